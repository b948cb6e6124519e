import { type Card, type CardIndex, cardsIn, type Loadout } from '../../engine/index.ts';

/** The cards that an Adventurer brings, its own first. */
export function cardsBrought(adventurer: Card, loadout: Loadout, cards: CardIndex): readonly Card[] {
  const brought = cardsIn(loadout).flatMap(({ kind, ref }) =>
    kind === 'upgrades' ? [] : (cards[kind][ref] ?? []),
  );
  return [...new Set([adventurer, ...brought])];
}
