export type { CardType } from './cards/shelves.ts';

/** Ids name instances in one encounter, refs name things in content. All are plain strings in JSON. */
export type FigureId = string;
export type SeatId = string;
/** An initiative card: one Adventurer, or a Group of a Combatant (p.54). */
export type GroupId = string;
/** An item, discipline or adventurer card as it lies before a figure. */
export type CardId = string;
export type CardRef = string;
export type EncounterRef = string;
/** `CardId/abilityId`: one ability on one card of one figure. */
export type AbilityKey = string;
