import type { AheadFault } from '../../../stores/kept/ahead.ts';
import { notArrived, settingTable, tryAgain, withoutPacks } from './first.ts';

export { setUp } from './doors.ts';
export { games } from './games.ts';
export { guests } from './guests.ts';
export { encounters, home } from './home.ts';

export const first = { settingTable, notArrived, tryAgain };

/** Ways out that several screens have. */
export const ways = {
  toGames: 'Home',
  backToGames: 'Home',
  back: 'Back',
  dismiss: 'Close',
  saveGame: 'Save the game as a file',
  watchRecorded: 'Watch the recording',
  /** Nothing else was recorded. */
  showLastMoment: 'Show the last recorded position',
  /** From its last safe moment. */
  takeUp: ({ decisions, of }: { readonly decisions: number; readonly of: number }) =>
    `Continue from decision ${decisions} of ${of}`,
};

/** A newer build of the page. */
export const newer = {
  ready: 'A new version is ready.',
  about: 'Your games and packs are kept.',
  gameOpen: 'A game is open in another tab. Go to Home there first.',
  take: 'Update now',
  taking: 'Updating …',
};

/** In a game that is not kept. */
export const keeping = {
  nothing: (why: string) =>
    `This browser cannot save games (${why}). Save this one as a file before you leave.`,
  failed: (why: string) => `Your last decisions are not saved (${why}). Trying again …`,
  deleted: 'This game was deleted in another tab. What you play now is not saved.',
  keepAgain: 'Save again',
  asFile: 'Save as a file',
  retry: 'Try again',
  understood: 'OK',
};

const AHEAD_FAULTS: Readonly<Record<AheadFault, string>> = {
  damaged: 'is damaged',
  'other-game': 'belongs to another game',
  'does-not-fit': 'does not match the saved game',
  'does-not-run': 'does not match the rules',
};

export const error = {
  title: 'Something broke. Your game is saved up to its last decision.',
  again: 'Reload',
  noGame: 'No game is open',
  /** Above what an engine says of itself. */
  report: 'For a bug report',
  withoutPacks,
};

/** What no screen has told: over all of them. */
export const mishap = {
  title: 'Something went wrong in the background. Your game is unchanged; save it as a file to be safe.',
};

/** The way in without packs. */
export const safe = {
  title: 'Your packs are turned off.',
  about:
    'They are kept, but not loaded this time. Remove the one that causes trouble, or play without packs.',
  none: 'No packs are saved in this browser.',
  loaded: 'Your packs are loaded.',
  remove: (pack: string) => `Remove ${pack}`,
  notRemoved: (why: string) => `Could not remove it: ${why}`,
  without: withoutPacks,
  play: 'Play without packs',
  withPacks: 'Reload with packs',
  /** Of the page itself. */
  anew: 'Download the app again',
  anewAbout:
    'For when the app itself is broken or out of date. You need to be online. Your games and packs are kept.',
  notFetched: (why: string) => `Could not remove the old version: ${why}`,
};

/** A game that is open in two tabs. */
export const tabs = {
  lost: 'This game was continued in another tab. Every decision saved here is in it.',
  elsewhere: 'This game is open in another tab.',
  oneAtATime: 'You can play a game in one tab at a time.',
  takeBack: 'Play here',
  takeOver: 'Play here',
};

/** What is said of the workshop outside of it. */
export const workshop = {
  open: 'Open the workshop',
  change: 'Edit',
  changePack: (name: string) => `Edit ${name} in the workshop`,
  title: 'Workshop',
  begunThere: 'This game was started in the workshop.',
  back: 'Back to the workshop',
};

export const table = {
  rulesBroke: 'That decision caused an error and was undone. Everything before it is kept.',
  goOn: 'Continue',
  /** On a board too full for it. */
  tooManyWays: 'Too many spaces to show where the figure can go. Move it step by step.',
  otherContent: 'This game was made with other content. It plays the same with today’s cards.',
  newerRules: (rules: string) =>
    `This game comes from newer rules (${rules}). It is the same so far; from here on the older rules apply.`,
  /** Decisions that were made just before the page was left, and cannot be taken. */
  aheadFault: (why: AheadFault) =>
    `The page closed before your last decisions were saved. The copy of them ${AHEAD_FAULTS[why]}, so the game continues from the decision before.`,
  good: 'OK',
  /** Said aloud when a question comes. */
};
