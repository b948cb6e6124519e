import type { Foreknown, PackStamp, Revealed } from '../../../engine/index.ts';
import type { NoteMade } from '../../../stores/game/feed.ts';
import type { OpenFault } from '../../../stores/opened/opened.ts';
import type { RerunFault } from '../../../stores/opened/rerun.ts';
import { listed } from '../grammar.ts';

const SAW: Readonly<Record<Revealed, string>> = {
  dice: 'the dice',
  draw: 'what is drawn',
  order: 'the order of the track',
  text: 'a hidden text',
};

/** What somebody knew who should not have: `the dice and a hidden text`. */
export const saw = (what: readonly Revealed[]): string => listed(what.map((one) => SAW[one]));

export const foreknownTitle = 'Marks of this game';

/** The mark that a game carries for good: `Knew the dice at decision 41`. */
export const foreknown = ({ decision, saw: what }: Foreknown): string =>
  `Knew ${saw(what)} at decision ${decision + 1}`;

/** Something the table did that is no event, in the feed. */
export function note(made: NoteMade): string {
  switch (made.note) {
    case 'undone':
      return `Taken back: ${made.decisions === 1 ? 'one decision' : `${made.decisions} decisions`}`;
    case 'redone':
      return 'Done again';
    case 'foreknown':
      return `${foreknown(made)}: gone back past it, and marked for good`;
    case 'said':
      return made.text;
  }
}

const named = (stamps: readonly PackStamp[]): string =>
  stamps.map(({ name, id, version }) => `“${name}” (${id} ${version})`).join(' and ');

/** Why a game, a file or a link did not open: the sentence above its problems. */
const OPEN_FAULTS: {
  readonly [K in OpenFault['fault']]: (fault: Extract<OpenFault, { fault: K }>) => string;
} = {
  'not-given-back': ({ message }) =>
    `This browser does not give the game back: ${message}. Open the page again; if it stays so, load the game from a file.`,
  'not-kept': () =>
    'No game of that name is kept in this browser. It may have been deleted, or kept by another browser; a file or a link of it opens here.',
  damaged: () => 'This saved game is damaged. It is left as it is; if you have it as a file, load that.',
  'other-rules': () =>
    'This log does not run: its decisions do not fit the rules. Nothing was changed; if it can still be watched or taken up, that is offered below.',
  'older-rules': ({ rules }) =>
    `This game was played by other rules (${rules}), and does not run by those of today. If it can still be watched or taken up, that is offered below.`,
  'newer-rules': ({ rules, today }) =>
    `This game was played by newer rules (${rules}) than this page has (${today}), and does not run by them. Open the page again where there is a network, so that it is brought up to date.`,
  'other-content': () =>
    'This game was made with other content and does not run with the cards of today. If it can still be watched or taken up, that is offered below.',
  'packs-missing': ({ packs }) => {
    const [the, is, it] = packs.length === 1 ? ['the pack', 'is', 'it'] : ['the packs', 'are', 'them'];
    return `This game needs ${the} ${named(packs)}, which ${is} not loaded. Load ${it} on the start page; the game waits.`;
  },
  'packs-changed': ({ packs }) =>
    `This game was made with ${named(packs)}. What is loaded of it today is different, and the game does not run with it. Load the pack as it was then, and open the game again.`,
  'other-tab': () => 'This game is open in another tab.',
  'not-watched': () =>
    'This game cannot be watched: what was recorded of it does not fit together. Nothing was changed; if you have it as a file, try that.',
  'no-saved-game': () =>
    'This file is not a saved game, or it is damaged. Nothing was changed; save it anew where it was played, and load that.',
  'no-whole-link': () =>
    'This link does not hold a whole game. Nothing was changed; it may have been cut off on its way: ask for it again, or for the game as a file.',
  'too-long': ({ seconds }) =>
    `This was not read to its end in ${seconds} seconds, and was left. Nothing was changed. Try again when this computer has less to do; if it takes as long again, it was made to.`,
  broke: ({ message }) =>
    `This could not be opened: ${message}. Nothing was changed; the games kept are as they were.`,
  'other-game': ({ game }) =>
    `This is a game of ${game}, which this table does not play. Open it in the page it was played in.`,
};

/** Why a decision was taken back. */
export const overBudget =
  'What comes of it would take longer to work out than any decision may: too many figures look too far, or a card goes round in a circle. Decide otherwise, or play without the pack it comes from.';

/** The same, where numbers hang on one another in a ring. */
export const asksForItself =
  'Cards on this table go by what the others change, round in a circle, so that a number would have to be known before it can be worked out. Decide otherwise, or play without the pack they come from.';

export { noAnswer } from './first.ts';

export const openFault = (fault: OpenFault): string =>
  (OPEN_FAULTS[fault.fault] as (fault: OpenFault) => string)(fault);

/** A decision of a link made by rules that offered something else. */
const notNamed = 'a choice that the link only counts, among others than these';

/** What was expected where a log does not run, and what stands there; `asked` is the question it stopped at, in words. */
export function rerunFault(
  fault: RerunFault,
  asked?: string | null,
): { readonly expected: string; readonly got: string } {
  switch (fault.fault) {
    case 'set-up':
      return { expected: 'a beginning and cards that are in the content', got: fault.message };
    case 'over':
      return { expected: 'no more decisions: the game is over', got: fault.option || notNamed };
    case 'broke':
      return { expected: 'a decision the rules can carry out', got: fault.message };
    case 'not-offered':
      return {
        expected: `an answer to "${asked ?? fault.question}" (${fault.offered.join(', ')})`,
        got: fault.option || notNamed,
      };
    case 'other-kind':
      return {
        expected: `a decision of the kind ${fault.question}: "${asked ?? fault.question}"`,
        got: fault.kind,
      };
    case 'other-seat':
      return { expected: `a decision of ${fault.asked}, who is asked`, got: fault.seat };
    case 'hash':
      return { expected: `${fault.here}, where these decisions lead now`, got: fault.log };
  }
}

/** The name of a game that came by a link, that goes on from a decision, or from its last safe moment. */
export const fromLink = (encounter: string): string => `${encounter} (from a link)`;
export const fromDecision = (name: string, decision: number): string => `${name}, from decision ${decision}`;
export const takenUp = (name: string): string => `${name}, taken up again`;

/** What a pack that cannot be taken says. */
export const packs = {
  noZip: (name: string): string =>
    `${name} is not a zip that can be opened. Nothing was changed; pack the folder into a zip anew, or add the folder itself.`,
  noPack: (name: string): string =>
    `${name} holds no pack: there is no JSON in it. Nothing was changed; choose the folder or zip that has a pack.json.`,
  notLoaded: (name: string): string =>
    `${name} is not a pack that can be loaded. Nothing was changed; mend what is told here, or ask its author for a whole one.`,
  nothingLoaded: (name: string): string =>
    `Nothing in ${name} can be loaded. Nothing was changed; mend what is told here, or ask its author for a whole one.`,
  noneHere: 'No packs are loaded here.',
  tooLong: (name: string, seconds: number): string =>
    `${name} was not read to its end in ${seconds} seconds, and was left. Nothing was changed. Try again when this computer has less to do; a pack in several smaller ones is read faster.`,
};
