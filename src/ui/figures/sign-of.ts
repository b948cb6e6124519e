import type { Figure, Position } from '../../engine/index.ts';

/** Letters of a kind: two where one is not enough to tell two kinds apart. */
function lettersOf(name: string, others: readonly string[]): string {
  const first = name.slice(0, 1);
  return others.some((other) => other.startsWith(first)) ? name.slice(0, 2) : first;
}

/**
 * What stands on a figure that has a number: that alone where one kind has numbers, else with the first letter of its
 * kind before it, so that no two are called alike (face.md 16.19). Empty for who has none.
 */
export function signOf(
  { state, cards }: Pick<Position, 'state' | 'cards'>,
  { card, number }: Figure,
): string {
  if (number <= 0) return '';
  const kinds = new Set(state.figures.flatMap((one) => (one.number > 0 ? [one.card] : [])));
  kinds.delete(card);
  if (kinds.size === 0) return `${number}`;
  const nameOf = (id: string) => cards.combatants[id]?.name ?? '';
  return `${lettersOf(nameOf(card), [...kinds].map(nameOf))}${number}`;
}
