import type { CardRef, GroupId } from '../ids.ts';
import type { CombatantCard } from './cards.ts';

/** The initiative card of an Activation Number (p.54): the first Group has the card's name, a second its own. */
export function groupOf(card: CombatantCard, number: number): string {
  const group = Math.ceil(number / card.perGroup);
  return group <= 1 ? card.id : `${card.id}#${group}`;
}

/** The card a Group was dealt by: its figures may have turned it over since (X60). */
export const cardOfGroup = (group: GroupId): CardRef => group.split('#')[0]!;
