import type { Foreknown, Revealed } from '../../../engine/index.ts';
import type { NoteMade } from '../../../stores/game/feed.ts';
import type { Mishap } from '../../../stores/message-of.ts';
import type { OpenFault } from '../../../stores/opened/opened.ts';
import type { RerunFault } from '../../../stores/opened/rerun.ts';
import { listed, points } from '../grammar.ts';

const SAW: Readonly<Record<Revealed, string>> = {
  dice: 'the dice',
  draw: 'a draw',
  order: 'the turn order',
  text: 'hidden text',
};

/** What somebody knew who should not have: `the dice and a hidden text`. */
export const saw = (what: readonly Revealed[]): string => listed(what.map((one) => SAW[one]));

export const foreknownTitle = 'Undone after a reveal';

/** The mark that a game carries for good: `Saw the dice at decision 41`. */
export const foreknown = ({ decision, saw: what }: Foreknown): string =>
  `Saw ${saw(what)} at decision ${decision + 1}`;

/** Something the table did that is no event, in the feed. */
export function note(made: NoteMade): string {
  switch (made.note) {
    case 'undone':
      return `Undone: ${points(made.decisions, 'decision')}`;
    case 'redone':
      return 'Redone';
    case 'foreknown':
      return `${foreknown(made)}, then undid it: the game is marked`;
    case 'said':
      return made.text;
  }
}

/** A question that was answered by the table, in the feed. */
export const unasked = (question: string): string => `Not asked: ${question}`;

/** Why a decision was taken back. */
export const overBudget =
  'That takes too long to calculate: too many figures see too far, or a card repeats itself. Choose something else, or play without its pack.';

/** The same, where numbers hang on one another in a ring. */
export const asksForItself =
  'Cards here depend on each other in a circle, so a number cannot be calculated. Choose something else, or play without their pack.';

export { noAnswer } from './first.ts';

/** What goes wrong in a browser, as the reason within a sentence. */
export const mishaps = {
  full: 'there is no room left',
  gone: 'it is no longer there',
  forbidden: 'this browser does not allow it',
  'not-arrived': 'part of the app did not load',
  unforeseen: 'something unforeseen happened',
} satisfies Record<Mishap, string>;

/** As much as is said before all words are there (`open-faults.ts`). */
export const openFault = (_fault: OpenFault): string =>
  'This could not be opened. Nothing changed; your games are safe.';

/** A decision of a link made by rules that offered something else. */
const notNamed = 'a choice by number, from a different list';

/** What was expected where a log does not run, and what stands there; `asked` is the question it stopped at, in words. */
export function rerunFault(
  fault: RerunFault,
  asked?: string | null,
): { readonly expected: string; readonly got: string } {
  switch (fault.fault) {
    case 'set-up':
      return { expected: 'a set-up and cards that are in the content', got: fault.message || 'others' };
    case 'over':
      return { expected: 'no more decisions: the game is over', got: fault.option || notNamed };
    case 'broke':
      return { expected: 'a decision the rules can carry out', got: fault.message || 'one they cannot' };
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
export const takenUp = (name: string): string => `${name}, continued`;

/** What a pack that cannot be taken says, before all words are there (`open-faults.ts`). */
const notTaken = (name: string): string => `${name} cannot be loaded. Nothing changed.`;
export const packs = {
  noZip: notTaken,
  noPack: notTaken,
  notLoaded: notTaken,
  nothingLoaded: notTaken,
  noneHere: 'No packs are loaded here.',
  tooLong: (name: string, _seconds: number): string => notTaken(name),
};
