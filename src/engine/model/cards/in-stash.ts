/** Cards that lie in the party stash, as one who may use them from there has them (X473). */
import type { CardId, CardRef } from '../ids.ts';
import type { CardInstance, LootState } from '../state.ts';
import { freshCard } from './fresh-card.ts';

/** What lay there before the encounter, and what was sent there in it. */
const PILES = { inStash: 'party-stash.', stash: 'sent-stash.' } as const;
export type Pile = keyof typeof PILES;

const fresh = (pile: Pile, ref: CardRef): CardInstance => freshCard(`${PILES[pile]}${ref}`, ref, 'item');

/** The cards of the stash as if they lay before somebody, each but once: fresh, since what lies there is not used. */
export function cardsInStash({ inStash = [], stash = [] }: Pick<LootState, Pile>): CardInstance[] {
  const before = new Set(inStash);
  const sent = new Set(stash.filter((ref) => !before.has(ref)));
  return [...[...before].map((ref) => fresh('inStash', ref)), ...[...sent].map((ref) => fresh('stash', ref))];
}

/** Which item of the stash that is, and of which pile; null for a card that lies before a figure. */
export function stashedAs(card: CardId): { readonly pile: Pile; readonly ref: CardRef } | null {
  for (const pile of Object.keys(PILES) as Pile[])
    if (card.startsWith(PILES[pile])) return { pile, ref: card.slice(PILES[pile].length) };
  return null;
}
