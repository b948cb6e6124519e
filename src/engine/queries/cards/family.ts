import type { CardIndex } from '../../model/cards/cards.ts';
import type { CardRef } from '../../model/ids.ts';

/** The Combatant a card is of: another tier or a later phase is the same Combatant as its first card. */
export const familyOf = (cards: CardIndex, ref: CardRef): CardRef => cards.combatants[ref]?.family ?? ref;
