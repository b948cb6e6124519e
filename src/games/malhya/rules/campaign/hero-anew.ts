/** A hero as the box has it: board, people's card, what it begins with (L800). */
import type { CardRef, HeroCard } from '../model/content.ts';
import { ACTION_POINTS } from '../model/fixed-numbers.ts';
import type { Hero } from '../model/state.ts';
import { CUBES } from '../model/vocabulary.ts';

export function heroAnew(
  seat: string,
  ref: CardRef,
  content: { readonly heroes: Readonly<Record<CardRef, HeroCard>> },
): Hero {
  const card = content.heroes[ref]!;
  const { characteristics, initiative, movement, carrying, aura, life } = card;
  return {
    id: ref,
    seat,
    characteristics,
    initiative,
    movement,
    carrying,
    ap: ACTION_POINTS,
    aura: { ready: aura, spent: 0 },
    life: { life, damage: 0, injury: 0, shock: 0 },
    talents: card.talents.map((talent) => ({ ref: talent, side: 'normal' })),
    weapon: card.weapon ?? null,
    stored: null,
    armour: card.armour ?? null,
    artifacts: card.artifacts ?? [],
    objects: card.objects ?? [],
    cubes: Object.fromEntries(
      CUBES.map((kind) => [kind, card.cubes?.[kind] ?? []]),
    ) as unknown as Hero['cubes'],
    states: [],
    owed: { white: 0, black: 0 },
  };
}
