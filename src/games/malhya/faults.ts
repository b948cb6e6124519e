/** What is wrong with heroes, gear and action cards beside one another. */
import { type Fault, type Key, said, unknownIn } from '../../check/guest-content.ts';
import type { Sign } from './rules/model/checks.ts';
import type { Condition } from './rules/model/conditions.ts';
import type { HeroCard, MalhyaCards } from './rules/model/content.ts';
import { MOST_HEROES, ROWS } from './rules/model/fixed-numbers.ts';
import { COLOURS_OF, CUBES, type CubeKind, GEMS, type GearKind } from './rules/model/vocabulary.ts';
import * as wanted from './words/wanted.ts';

export function* faultsOfCards(cards: MalhyaCards): Generator<Fault> {
  for (const hero of Object.values(cards.heroes)) yield* faultsOfHero(cards, hero);
  const count = Object.keys(cards.heroes).length;
  if (count < MOST_HEROES)
    yield { at: 'heroes', keys: [], expected: said(wanted.heroesWanted(MOST_HEROES)), got: count };
  for (const { id, normal, improved } of Object.values(cards.talents))
    for (const [side, { does = [] }] of Object.entries({ normal, improved }))
      yield* faultsOfSigns(cards, `talents/${id}`, [side, 'does'], does);
  for (const { id, kind, slot, use, does = [] } of Object.values(cards.gear)) {
    yield* faultsOfSigns(cards, `gear/${id}`, ['does'], does);
    if ((kind === 'artifact') !== (slot !== undefined))
      yield { at: `gear/${id}`, keys: ['slot'], expected: said(wanted.SLOT_WANTED), got: slot };
    if (use && (kind !== 'object' || (use.heal ?? use.aura ?? use.shocks) === undefined))
      yield { at: `gear/${id}`, keys: ['use'], expected: said(wanted.USE_WANTED), got: use };
  }
  for (const { id, search } of Object.values(cards.actions))
    for (const [i, find] of search.entries())
      if ('cube' in find) yield* faultsOfCube(`actions/${id}`, ['search', i, 'cube'], find.cube);
  const gems = new Set(Object.values(cards.actions).map(({ gem }) => gem));
  for (const gem of GEMS)
    if (!gems.has(gem))
      yield { at: 'actions', keys: [], expected: said(wanted.gemWanted(gem)), got: [...gems] };
  if (Object.keys(cards.missions).length === 0)
    yield { at: 'missions', keys: [], expected: said(wanted.MISSION_WANTED), got: 0 };
}

function* faultsOfSigns(
  cards: MalhyaCards,
  at: string,
  keys: readonly Key[],
  signs: readonly Sign[],
): Generator<Fault> {
  for (const [i, sign] of signs.entries())
    if (sign.if) yield* faultsOfCondition(cards, at, [...keys, i, 'if'], sign.if);
}

/** A colour of a cube that there is not. */
export function* faultsOfCube(
  at: string,
  keys: readonly Key[],
  { kind, colour }: { readonly kind: CubeKind; readonly colour?: string | undefined },
): Generator<Fault> {
  const names: readonly string[] = COLOURS_OF[kind];
  if (colour !== undefined && !names.includes(colour))
    yield { at, keys: [...keys, 'colour'], expected: { what: 'one-of', names }, got: colour };
}

/** Cards, signs and cubes that a condition names and that are not there. */
export function* faultsOfCondition(
  cards: MalhyaCards,
  at: string,
  keys: readonly Key[],
  condition: Condition,
): Generator<Fault> {
  if ('card' in condition) yield* unknownIn(cards.scenario, at, [...keys, 'card'], condition.card);
  else if ('symbol' in condition) {
    const symbols = [...Object.values(cards.scenario), ...Object.values(cards.gear)].flatMap(({ symbol }) =>
      symbol ? [[symbol, true]] : [],
    );
    yield* unknownIn(Object.fromEntries(symbols), at, [...keys, 'symbol'], condition.symbol);
  } else if ('cube' in condition) yield* faultsOfCube(at, [...keys, 'cube'], condition.cube);
  else if ('not' in condition) yield* faultsOfCondition(cards, at, [...keys, 'not'], condition.not);
  else
    for (const key of ['all', 'any'] as const)
      for (const [i, one] of ((condition as { all?: Condition[]; any?: Condition[] })[key] ?? []).entries())
        yield* faultsOfCondition(cards, at, [...keys, key, i], one);
}

function* faultsOfHero(cards: MalhyaCards, hero: HeroCard): Generator<Fault> {
  const { id, talents, weapon, armour, artifacts = [], objects = [], carrying } = hero;
  const at = `heroes/${id}`;
  for (const [i, talent] of talents.entries()) yield* unknownIn(cards.talents, at, ['talents', i], talent);
  const worn: readonly (readonly [GearKind, readonly Key[], string])[] = [
    ...(weapon === undefined ? [] : [['weapon', ['weapon'], weapon] as const]),
    ...(armour === undefined ? [] : [['armour', ['armour'], armour] as const]),
    ...artifacts.map((ref, i) => ['artifact', ['artifacts', i], ref] as const),
    ...objects.map((ref, i) => ['object', ['objects', i], ref] as const),
  ];
  for (const [kind, keys, ref] of worn) {
    yield* unknownIn(cards.gear, at, keys, ref);
    if (Object.hasOwn(cards.gear, ref) && cards.gear[ref]!.kind !== kind)
      yield { at, keys, expected: said(wanted.kindWanted(kind)), got: ref };
  }
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
    for (const [i, colour] of held.entries())
      if (!COLOURS_OF[kind].includes(colour))
        yield {
          at,
          keys: ['cubes', kind, i],
          expected: { what: 'one-of', names: COLOURS_OF[kind] },
          got: colour,
        };
  }
}
