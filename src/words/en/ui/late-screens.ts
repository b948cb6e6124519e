/** Screens that nobody sees before the first question of a first fight. */
import type { Doubt, Hint } from '../../../check/messages.ts';
import type { Finding } from '../../../check/problem.ts';
import type { Outcome } from '../../../engine/index.ts';
import { doubtText } from '../doubts.ts';
import { listed, points } from '../grammar.ts';
import { hintText } from '../hints.ts';
import { changedLines, changeTitle } from '../pack-changes.ts';
import { placeWords } from '../places.ts';
import { findingWords, waitingText } from '../problems.ts';
import { SORTS } from '../sorts.ts';

export { party, seats, setUp } from './set-up.ts';

export const credits = {
  title: 'Credits and licences',
  about:
    'An unofficial fan project, not affiliated with Succubus Publishing. It holds no art and no text of the ' +
    'game: the words on its cards are written from data, in its own wording.',
  by: {
    icons: 'Lorc, Delapouite, Skoll, sbed, Caro Asercion and the other artists of game-icons.net; recoloured',
    cinzel: 'The Cinzel Project Authors (Natanael Gama)',
    'source-sans': 'Adobe',
  },
  licence: {
    'cc-by': 'Creative Commons Attribution 3.0 (CC BY 3.0)',
    ofl: 'SIL Open Font License 1.1',
  },
  all: 'The licences of all that this page holds',
};

/** Players' own packs. */
export const packs = {
  title: 'Packs',
  /** Around the names of two files. */
  about: [
    'Cards and encounters of your own, as a folder or a zip with a ',
    '. Drop one here, or choose it. It stays in this browser; ',
    ' shows how to make one.',
  ] as const,
  addFolder: 'Add a folder',
  addZip: 'Add a zip',
  reading: 'Reading …',
  neither: 'That is neither a folder nor a zip. Nothing was changed.',
  notRead: (why: string) =>
    `This browser does not give back the packs it keeps (${why}). Open this page again, or load them anew.`,
  slow: (ids: readonly string[]) =>
    `${listed(ids)} took too long to be read and ${ids.length === 1 ? 'is' : 'are'} left out of this visit. Open this page again when this computer has less to do, or remove what makes trouble.`,
  toRemove: 'Remove packs',
  notKept: (why: string) => `This browser does not keep it (${why}): load it again at your next visit.`,
  count: (sort: keyof typeof SORTS, n: number) => points(n, SORTS[sort].one, SORTS[sort].many),
  loaded: (pack: string, replaced: string | null, counts: readonly string[]) =>
    `${pack} ${replaced === null ? 'is loaded' : `took the place of ${replaced}`}: ${listed(counts)}.`,
  /** What another version would change, before it is loaded. */
  changes: {
    title: (pack: string, replaced: string) => `${pack} would take the place of ${replaced}.`,
    kept: 'Games played with the old version keep it.',
    none: 'No card, tile or encounter is another.',
    faulty: 'Not in order, and so not loaded with it:',
    list: 'What changes',
    change: changeTitle,
    lines: changedLines,
    replace: 'Replace it',
    keep: (version: string) => `Keep ${version}`,
  },
  by: (authors: readonly string[], licence: string) => `by ${listed(authors)} · ${licence}`,
  remove: 'Remove',
  removePack: (name: string) => `Remove ${name}`,
  reallyRemove: 'Really remove',
  tryMonster: (name: string) => `Try ${name}`,
  problemsOf: (name: string) => `Problems of ${name}`,
  warnings: (n: number) => `${points(n, 'warning')}: what is loaded, and surely not as it is meant.`,
  warningsOf: (name: string) => `Warnings of ${name}`,
  leftOut: (n: number) => `${points(n, 'problem')}. What they are in is left out; the rest is loaded.`,
};

/** What is wrong with files of the content. */
export const problems = {
  ofContent: (n: number) =>
    `${points(n, 'problem')} in the content. What they are in is left out; the rest is loaded.`,
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

export const outcome = {
  title: { won: 'Victory', lost: 'Defeat' } satisfies Record<Outcome['result'], string>,
  rounds: 'Rounds',
  beaten: 'Opponents beaten',
  gold: 'Gold',
  xp: 'XP',
  decisions: 'Decisions',
  drawn: (items: readonly string[]) => `Loot drawn: ${listed(items)}`,
  stash: (items: readonly string[]) => `In the party stash: ${listed(items)}`,
  fallen: (names: readonly string[]) => `Fallen: ${listed(names)}`,
  restored: 'The adventurers are restored and may trade their items (p.18).',
  trade: 'Trade items',
  /** The encounter that follows. */
  goOn: (name: string) => `Go on: ${name}`,
  /** Where these stand at the table, the outcome put away. */
  ways: 'On from here',
  lookBack: 'What decided it',
  watchAgain: 'Watch it again',
  playAgain: 'Play it again',
  keepParty: 'Keep this party',
  toCampaign: 'Back to the campaign',
  asFile: 'Save as a file',
  look: 'Look at the table',
};

/** Encounters that belong to stories. */
export const stories = {
  knows: 'I know the story',
  about: 'Shows the encounters of Adventures, too, before a campaign has come to them.',
};

export const replay = {
  title: 'Watching',
  happening: 'What is happening',
  fromRecord: 'From the record: this game does not run with the content of today.',
  /** Where nothing but one position was recorded. */
  lastMoment: 'Its last recorded moment: this game does not run with the rules or content of today.',
  start: 'The start',
  moment: 'Moment of the game',
  where: ({ decision, decisions, index, total }: Moment) =>
    `Decision ${decision}/${decisions} · event ${index}/${total}`,
  /** A mark above the slider, and where the slider stands, said aloud. */
  roundMark: (round: number) => `R${round}`,
  atRound: (round: number, where: string) => `Round ${round}. ${where}`,
  whatIf: 'What if …',
  lookBack: 'After the game',
  playOn: 'Play on from here',
  notPlayedOn: (why: string) => `It cannot be played on from here: ${why}`,
};

/** Playing on from a moment of another game. */
export const whatIf = {
  title: 'Play on from here',
  about: (decision: number) =>
    `A game of its own that goes on after ${points(decision, 'decision')}. The game it comes from stays as it is.`,
  name: 'Its name',
  dice: 'Dice',
  same: 'The same dice as in this game',
  other: 'Other dice',
  otherAbout: 'It begins at the last moment between two rules, with all that follows thrown anew.',
  seed: 'Seed (same seed, same luck)',
  go: 'Play on',
};

/** The buttons of the tape: their names, and their names with their keys. */
export const tape = {
  start: { label: 'To the start', hint: 'To the start (Home)' },
  'decision-back': { label: 'Back to the last decision', hint: 'Last decision (↑)' },
  back: { label: 'One event back', hint: 'One event back (←)' },
  play: { label: 'Play', hint: 'Play or pause (Space)' },
  pause: { label: 'Pause', hint: 'Play or pause (Space)' },
  on: { label: 'One event on', hint: 'One event on (→)' },
  'round-back': {
    label: 'Back to the start of the round',
    hint: 'Start of this round, or the one before (Page Up)',
  },
  'round-on': { label: 'On to the next round', hint: 'Next round (Page Down)' },
  'decision-on': { label: 'On to the next decision', hint: 'Next decision (↓)' },
  end: { label: 'To the end', hint: 'To the end (End)' },
};

interface Moment {
  readonly decision: number;
  readonly decisions: number;
  readonly index: number;
  readonly total: number;
}

export const link = { opening: 'Opening the link …' };

/** Cards that unfold. */
export const showCards = 'Show the cards';

/** Over a game that belongs to a campaign. */
export const ofCampaign = {
  label: 'Of a campaign',
  scene: 'The scene at hand',
};
