/*
 * What an encounter's text remembers among the ids of `done`. No id of an author has a colon.
 */

/** The token has been picked up once. */
export const takenMark = (token: string): string => `taken:${token}`;
/** The token has been placed by the text. */
export const placedMark = (token: string): string => `placed:${token}`;
/** The door has been opened once. */
export const openedMark = (door: string): string => `opened:${door}`;
/** What an End Condition that goes on says has been read. */
export const toldMark = (condition: string): string => `told:${condition}`;
/** What a repeated Objective asks for holds, and it has come about for it. */
export const heldMark = (objective: string): string => `held:${objective}`;
/** A repeated Objective has come about for the n-th time of those that are counted. */
export const timeMark = (objective: string, n: number): string => `time:${objective}:${n}`;
/** The figure stands in that SPECIAL terrain. */
export const insideMark = (special: string, figure: string): string => `in:${special}:${figure}`;
/** The board is the one the encounter before was left on (F42). */
export const KEPT_BOARD = 'kept:board';
