/** What is wrong with heroes, gear and action cards beside one another. */
import { type Fault, said } from '../../check/guest-content.ts';
import type { HeroCard, MalhyaCards } from './rules/model/content.ts';
import { MOST_HEROES, ROWS } from './rules/model/fixed-numbers.ts';
import { CUBES, GEMS } from './rules/model/vocabulary.ts';
import * as wanted from './words/wanted.ts';

export function* faultsOfCards(cards: MalhyaCards): Generator<Fault> {
  for (const hero of Object.values(cards.heroes)) yield* faultsOfHero(cards, hero);
  const count = Object.keys(cards.heroes).length;
  if (count < MOST_HEROES)
    yield { at: 'heroes', keys: [], expected: said(wanted.heroesWanted(MOST_HEROES)), got: count };
  for (const { id, kind, slot, use } of Object.values(cards.gear)) {
    if ((kind === 'artifact') !== (slot !== undefined))
      yield { at: `gear/${id}`, keys: ['slot'], expected: said(wanted.SLOT_WANTED), got: slot };
    if (use && (kind !== 'object' || (use.heal ?? use.aura ?? use.shocks) === undefined))
      yield { at: `gear/${id}`, keys: ['use'], expected: said(wanted.USE_WANTED), got: use };
  }
  const gems = new Set(Object.values(cards.actions).map(({ gem }) => gem));
  for (const gem of GEMS)
    if (!gems.has(gem))
      yield { at: 'actions', keys: [], expected: said(wanted.gemWanted(gem)), got: [...gems] };
  if (Object.keys(cards.missions).length === 0)
    yield { at: 'missions', keys: [], expected: said(wanted.MISSION_WANTED), got: 0 };
}

function* faultsOfHero(cards: MalhyaCards, hero: HeroCard): Generator<Fault> {
  const { id, artifacts = [], objects = [], carrying } = hero;
  const at = `heroes/${id}`;
  if (objects.length > carrying)
    yield { at, keys: ['objects'], expected: said(wanted.mostWanted(carrying)), got: objects.length };
  const slots = artifacts.map((ref) => cards.gear[ref]?.slot);
  if (new Set(slots).size < slots.length)
    yield { at, keys: ['artifacts'], expected: said(wanted.SLOT_ONCE_WANTED), got: artifacts };
  for (const kind of CUBES) {
    const held = hero.cubes?.[kind] ?? [];
    const row = kind === 'material' ? carrying : ROWS[kind];
    if (held.length > row)
      yield { at, keys: ['cubes', kind], expected: said(wanted.mostWanted(row)), got: held.length };
  }
}
