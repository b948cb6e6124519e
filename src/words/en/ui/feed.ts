import { points } from '../grammar.ts';

export const title = 'What happened';
export const nothing = 'Nothing has happened yet.';
/** Where a line of the feed is from that is of no rule. */
export const byTable = 'table';

/** The fold of a round, and what is in it. */
export const round = (n: number) => (n === 0 ? 'Before the first round' : `Round ${n}`);
export const inRound = (deeds: number, notes: number) =>
  `${points(deeds, 'deed')}${notes > 0 ? `, ${points(notes, 'note')}` : ''}`;
/** A deed in full: a fold. */
export const inFull = (deed: string) => `${deed}: step by step`;
export const toMoment = 'Watch this moment';
export const toMomentOf = (deed: string) => `Watch this moment: ${deed}`;
export const goTo = 'Go to this moment';
export const goToOf = (deed: string) => `Go to this moment: ${deed}`;

export const search = 'Search';
export const whose = 'Deeds of';
export const everybody = 'Everybody';
export const none = 'No deed here is like that.';
export const found = (n: number) => `${points(n, 'deed')} found`;
/** In a replay. */
export const later = 'With what comes later';

export const note = 'Note';
export const noteAbout = 'Write a note to this moment';
export const noteText = 'Your note';
export const keep = 'Keep it';
export const leave = 'Leave it';
export const remove = 'Remove';
export const removeNote = (text: string) => `Remove the note “${text}”`;
export const ofYours = 'Your note: ';
