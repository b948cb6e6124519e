import type { AheadFault } from '../../../stores/kept/ahead.ts';
import { notArrived, settingTable, tryAgain, withoutPacks } from './first.ts';

export { setUp } from './doors.ts';
export { games } from './games.ts';
export { guests } from './guests.ts';
export { encounters, home } from './home.ts';

export const first = { settingTable, notArrived, tryAgain };

/** Ways out that several screens have. */
export const ways = {
  toGames: 'To the games',
  backToGames: 'Back to the games',
  back: 'Back',
  dismiss: 'Dismiss',
  saveGame: 'Save the game as a file',
  watchRecorded: 'Watch it as it was recorded',
  /** Nothing else was recorded. */
  showLastMoment: 'Look at its last recorded moment',
  /** From its last safe moment. */
  takeUp: ({ decisions, of }: { readonly decisions: number; readonly of: number }) =>
    `Take it up again from decision ${decisions} of ${of}`,
};

/** A newer build of the page. */
export const newer = {
  ready: 'A new version of the table is ready.',
  about: 'Games and packs stay as they are.',
  gameOpen: 'A game is open in another tab: go back to its games there first, so that it is not disturbed.',
  take: 'Take it now',
  taking: 'It is being taken …',
};

/** In a game that is not kept. */
export const keeping = {
  nothing: (why: string) =>
    `This browser keeps no games (${why}). This one is gone when the page is left: save it as a file.`,
  failed: (why: string) => `Your last decisions are not kept in this browser (${why}). It is tried again.`,
  deleted: 'This game was deleted in another tab. What is played on here is kept nowhere.',
  keepAgain: 'Keep it again',
  asFile: 'Save as a file',
  retry: 'Try now',
  understood: 'Understood',
};

const AHEAD_FAULTS: Readonly<Record<AheadFault, string>> = {
  damaged: 'is damaged',
  'other-game': 'is of another game',
  'does-not-fit': 'does not fit what is kept of the game',
  'does-not-run': 'does not fit the rules',
};

export const error = {
  title: 'Something on this screen broke. Your game is kept as it was after its last decision.',
  again: 'Open it again',
  noGame: 'No game is open',
  withoutPacks,
};

/** What no screen has told: over all of them. */
export const mishap = {
  title:
    'Something went wrong behind this screen. The game stands as it is shown; save it as a file to be on the safe side.',
};

/** The way in without packs. */
export const safe = {
  title: 'The table is set without your packs.',
  about:
    'They are kept, and left out of this visit. Remove the one that makes trouble, or play without them.',
  none: 'No packs are kept in this browser.',
  loaded: 'Your packs are loaded.',
  remove: (pack: string) => `Remove ${pack}`,
  notRemoved: (why: string) => `This browser did not remove it: ${why}`,
  without: withoutPacks,
  play: 'Play without them',
  withPacks: 'Begin again with the packs',
  /** Of the page itself. */
  anew: 'Fetch the page anew',
  anewAbout:
    'If the page itself is broken or out of date: it is dropped from this browser and fetched from its server, for which a network is needed. Games and packs are kept.',
  notFetched: (why: string) => `This browser did not let go of it: ${why}`,
};

/** A game that is open in two tabs. */
export const tabs = {
  lost: 'Another tab has taken this game over. Every decision made here is in it.',
  elsewhere: 'This game is open in another tab.',
  oneAtATime: 'A game is played in one tab at a time, so that no decision overwrites another.',
  takeBack: 'Take it back',
  takeOver: 'Take it over here',
};

/** What is said of the workshop outside of it. */
export const workshop = {
  open: 'Open the workshop',
  change: 'Change it',
  changePack: (name: string) => `Change ${name} in the workshop`,
  title: 'Workshop',
  begunThere: 'This game was begun in the workshop.',
  back: 'Back to the workshop',
};

export const table = {
  rulesBroke: 'The rules broke on that decision. It was taken back; everything before it is kept.',
  goOn: 'Go on',
  /** On a board too full for it. */
  tooManyWays:
    'There is too much on this board to show where the figure can go. It can still be moved, step by step.',
  otherContent: 'This game was made with other content. It runs the same with the cards of today.',
  newerRules: (rules: string) =>
    `This game was played by newer rules (${rules}) than this page has. It comes out the same so far; what is played on here goes by the older ones.`,
  /** Decisions that were made just before the page was left, and cannot be taken. */
  aheadFault: (why: AheadFault) =>
    `The page was left before your last decisions were kept. What was noted of them ${AHEAD_FAULTS[why]}, so the game goes on from the decision before.`,
  good: 'Good',
  /** Said aloud when a question comes. */
};
