/** Screens that nobody sees before the first question of a first fight. */
import { isolated } from '../../../check/isolated.ts';
import type { Doubt, Hint } from '../../../check/messages.ts';
import type { Finding } from '../../../check/problem.ts';
import { doubtText } from '../doubts.ts';
import { listed, points } from '../grammar.ts';
import { hintText } from '../hints.ts';
import { changedLines, changeTitle } from '../pack-changes.ts';
import { placeWords } from '../places.ts';
import { findingWords, waitingText } from '../problems.ts';
import { SORTS } from '../sorts.ts';

export { backup } from './backup.ts';
export { brought } from './brought.ts';
export { more } from './more.ts';
export { outcome } from './outcome.ts';
export { party, seats, setUp } from './set-up.ts';

/** Of whatever was asked for. */
export const failed = (why: string): string => `That did not work: ${why}.`;

export const credits = {
  title: 'Credits and licenses',
  about:
    'An unofficial fan project, not affiliated with Succubus Publishing. It contains none of the game’s art or text: ' +
    'card texts are written from data, in our own words.',
  by: {
    icons: 'Lorc, Delapouite, Skoll, sbed, Caro Asercion and the other artists of game-icons.net; recoloured',
    cinzel: 'The Cinzel Project Authors (Natanael Gama)',
    'source-sans': 'Adobe',
  },
  licence: {
    'cc-by': 'Creative Commons Attribution 3.0 (CC BY 3.0)',
    ofl: 'SIL Open Font License 1.1',
  },
  all: 'All licenses',
};

/** Players' own packs. */
export const packs = {
  title: 'Packs',
  /** Around the names of two files. */
  about: [
    'Your own cards and encounters: a folder or zip with a ',
    '. Drop one here or choose it. It is saved in this browser; ',
    ' shows how to make one.',
  ] as const,
  addFolder: 'Add a folder',
  addZip: 'Add a zip',
  reading: 'Reading …',
  neither: 'That is not a folder or a zip. Nothing changed.',
  notRead: (why: string) =>
    `This browser could not load your saved packs (${why}). Reload the page, or add them again.`,
  slow: (ids: readonly string[]) =>
    `${listed(ids)} took too long to load and ${ids.length === 1 ? 'is' : 'are'} left out this time. Reload when this computer is less busy, or remove what causes trouble.`,
  toRemove: 'Remove packs',
  notKept: (why: string) => `This browser could not save it (${why}). Add it again next time.`,
  count: (sort: keyof typeof SORTS, n: number) => points(n, SORTS[sort].one, SORTS[sort].many),
  loaded: (pack: string, replaced: string | null, counts: readonly string[]) =>
    `${isolated(pack)} ${replaced === null ? 'is loaded' : `replaced ${replaced}`}: ${listed(counts)}.`,
  /** What another version would change, before it is loaded. */
  changes: {
    title: (pack: string, replaced: string) => `${isolated(pack)} would replace ${replaced}.`,
    kept: 'Games played with the old version keep it.',
    none: 'No card, tile or encounter changes.',
    faulty: 'Not loaded, because of problems:',
    list: 'What changes',
    change: changeTitle,
    lines: changedLines,
    replace: 'Replace',
    keep: (version: string) => `Keep ${version}`,
  },
  by: (authors: readonly string[], licence: string) => `by ${listed(authors)} · ${licence}`,
  remove: 'Remove',
  removePack: (name: string) => `Remove ${name}`,
  reallyRemove: 'Really remove',
  tryMonster: (name: string) => `Try ${name}`,
  problemsOf: (name: string) => `Problems of ${name}`,
  warnings: (n: number) => `${points(n, 'warning')}: it loads, but probably not as you meant it.`,
  warningsOf: (name: string) => `Warnings of ${name}`,
  leftOut: (n: number, isAnyLoaded: boolean) =>
    `${points(n, 'problem')}. ${isAnyLoaded ? 'Files with problems are left out; the rest is loaded.' : 'Nothing of it is loaded.'}`,
};

/** What is wrong with files of the content. */
export const problems = {
  ofContent: (n: number) => `${points(n, 'problem')} in the content. Files with problems are left out.`,
  count: (n: number) => points(n, 'problem'),
  place: ({ path, line, column = 1 }: Finding) =>
    `In ${line === undefined ? placeWords(path) : `line ${line}, column ${column}`}`,
  fault: (finding: Finding) => {
    const { expected, got } = findingWords(finding);
    return `: expected ${expected}, got ${got}`;
  },
  /** The same where its place is seen. */
  faultThere: (finding: Finding) => {
    const { expected, got } = findingWords(finding);
    return `Expected ${expected}, got ${got}.`;
  },
  hint: (hint: Hint) => ` (${hintText(hint)})`,
  waiting: (n: number) => waitingText(n),
  doubt: (path: string, doubt: Doubt) => `In ${placeWords(path)}: ${doubtText(doubt)}`,
};

/** Encounters that belong to stories. */
export const stories = {
  knows: 'Show spoilers',
  about: 'Lists the battles of stories before you have met them.',
};

export const replay = {
  title: 'Replay',
  happening: 'What is happening',
  fromRecord: 'Recording only: this game does not run with today’s content.',
  /** Where nothing but one position was recorded. */
  lastMoment: 'Last recorded position only: this game does not run with today’s rules or content.',
  start: 'Start',
  moment: 'Position in the game',
  where: ({ decision, decisions, index, total }: Moment) =>
    `Decision ${decision}/${decisions} · event ${index}/${total}`,
  /** A mark above the slider, and where the slider stands, said aloud. */
  roundMark: (round: number) => `R${round}`,
  atRound: (round: number, where: string) => `Round ${round}. ${where}`,
  whatIf: 'Play with other dice …',
  lookBack: 'Analyze',
  playOn: 'Play from here',
  notPlayedOn: (why: string) => `You cannot play from here: ${why}`,
};

/** Playing on from a moment of another game. */
export const whatIf = {
  title: 'Play from here',
  about: (decision: number) =>
    `A new game that continues after ${points(decision, 'decision')}. The original stays as it is.`,
  name: 'Name',
  dice: 'Dice',
  same: 'Same dice as in this game',
  other: 'Other dice',
  otherAbout: 'Starts at the last moment between two rules. Everything after it is rolled again.',
  seed: 'Seed (same seed, same dice)',
  go: 'Start',
};

/** The buttons of the tape: their names, and their names with their keys. */
export const tape = {
  start: { label: 'Go to the start', hint: 'Go to the start (Home)' },
  'decision-back': { label: 'Previous decision', hint: 'Previous decision (↑)' },
  back: { label: 'Previous event', hint: 'Previous event (←)' },
  play: { label: 'Play', hint: 'Play or pause (Space)' },
  pause: { label: 'Pause', hint: 'Play or pause (Space)' },
  on: { label: 'Next event', hint: 'Next event (→)' },
  'round-back': { label: 'Previous round', hint: 'Start of this round, then the one before (Page Up)' },
  'round-on': { label: 'Next round', hint: 'Next round (Page Down)' },
  'decision-on': { label: 'Next decision', hint: 'Next decision (↓)' },
  end: { label: 'Go to the end', hint: 'Go to the end (End)' },
};

interface Moment {
  readonly decision: number;
  readonly decisions: number;
  readonly index: number;
  readonly total: number;
}

export const link = { opening: 'Opening the link …' };

/** Cards that unfold. */
export const showCards = 'Show cards';

/** Over a game that belongs to a campaign. */
export const ofCampaign = {
  label: 'Campaign',
  scene: 'Current scene',
};
