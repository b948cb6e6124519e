/** Ids name instances in one encounter, refs name things in content. All are plain strings in JSON. */
export type FigureId = string;
export type SeatId = string;
/** An initiative card: one Adventurer, or a Group of a Combatant (p.54). */
export type GroupId = string;
/** An item, discipline or adventurer card as it lies before a figure. */
export type CardId = string;
export type CardRef = string;
export type CardType = 'adventurer' | 'item' | 'upgrade' | 'discipline' | 'familiar' | 'combatant';
export type EncounterRef = string;
/** `CardId/abilityId`: one ability on one card of one figure. */
export type AbilityKey = string;

/** Which pack of content a game was played with, and which state of it. */
export interface PackStamp {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  /** Of what was loaded of it. */
  readonly hash: string;
}
