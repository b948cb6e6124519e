import type { CardId, CardRef } from '../ids.ts';
import type { CardInstance } from '../state.ts';

/** A card as it is dealt: neither exhausted nor flipped, and nothing of it used. */
export const freshCard = (
  id: CardId,
  ref: CardRef,
  type: CardInstance['type'],
  face: CardInstance['face'] = 'front',
): CardInstance => ({
  id,
  ref,
  type,
  face,
  exhausted: false,
  flipped: false,
  used: [],
});
