import { points } from '../grammar.ts';

export const title = 'Log';
export const nothing = 'Nothing has happened yet.';
/** Where a line of the feed is from that is of no rule. */
export const byTable = 'table';

/** The fold of a round, and what is in it. */
export const round = (n: number) => (n === 0 ? 'Before the first round' : `Round ${n}`);
export const inRound = (deeds: number, notes: number) =>
  `${points(deeds, 'event')}${notes > 0 ? `, ${points(notes, 'note')}` : ''}`;
/** A deed in full: a fold. */
export const inFull = (deed: string) => `${deed}: show steps`;
export const toMoment = 'Replay this';
export const toMomentOf = (deed: string) => `Replay this: ${deed}`;
export const goTo = 'Go here';
export const goToOf = (deed: string) => `Go here: ${deed}`;

export const search = 'Search';
export const whose = 'Show';
export const everybody = 'Everybody';
export const none = 'Nothing matches.';
export const found = (n: number) => `${points(n, 'event')} found`;
/** In a replay. */
export const later = 'Include later events';

export const note = 'Note';
export const noteAbout = 'Write a note here';
export const noteText = 'Your note';
export const keep = 'Save';
export const leave = 'Cancel';
export const remove = 'Remove';
export const removeNote = (text: string) => `Remove the note “${text}”`;
export const ofYours = 'Your note: ';
