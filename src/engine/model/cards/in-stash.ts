/** Cards that lie in the party stash, as one who may use them from there has them (X473). */
import type { CardId, CardRef } from '../ids.ts';
import type { CardInstance } from '../state.ts';

const IN_STASH = 'party-stash.';

/** A card of the stash as if it lay before somebody: fresh, since what lies there is not used. */
export const cardInStash = (ref: CardRef): CardInstance => ({
  id: `${IN_STASH}${ref}`,
  ref,
  type: 'item',
  face: 'front',
  exhausted: false,
  flipped: false,
  used: [],
});

/** Which item of the stash that is; null for a card that lies before a figure. */
export const refInStash = (card: CardId): CardRef | null =>
  card.startsWith(IN_STASH) ? card.slice(IN_STASH.length) : null;
