/** Abraxis as the table shows any game: its events, its pace, its feed. */
import {
  type AbraxisEvent,
  type AbraxisOdds,
  type AbraxisPrompt,
  type AbraxisSession,
  type AbraxisSetup,
  type AbraxisState,
  applyAbraxis,
  houseAnswer,
  revealedInAbraxis,
  sameAbraxis,
} from '../../abraxis/index.ts';
import type { WholeWords } from '../../words/words.ts';
import type { Play } from '../game/play.ts';
import type { GameTypes } from '../game/types.ts';

/** What the table says of Abraxis: fetched with its screen. */
export type AbraxisWords = Awaited<ReturnType<WholeWords['abraxis']>>;

/** Its types by name. Nothing stands beside its view, and it has no course of answers. */
export interface Abraxis extends GameTypes {
  readonly setup: AbraxisSetup;
  readonly state: AbraxisState;
  readonly event: AbraxisEvent;
  readonly question: AbraxisPrompt;
  readonly moment: null;
  readonly course: never;
  readonly session: AbraxisSession;
}

/** How long each event stays, in milliseconds at normal speed; dice that tumble longer. */
const PACE: Readonly<Partial<Record<AbraxisEvent['type'], number>>> = {
  roundBegan: 500,
  diceLocked: 450,
  lastLocked: 250,
  symbolsToCompare: 500,
  symbolsCompared: 900,
};
/** What a throw of all takes, from the first die to the last. */
const THROW = 850;

/** Abraxis as showing, feed and undo need it; an empty seat is played by the expectation. */
export function abraxisPlay(
  { setup, card }: AbraxisSession,
  odds: AbraxisOdds,
  words: AbraxisWords,
  stateNow: () => AbraxisState,
): Play<Abraxis> {
  return {
    copy: sameAbraxis,
    fold(view, events) {
      const next = sameAbraxis(view);
      for (const event of events) applyAbraxis(next, event);
      return next;
    },
    apply: applyAbraxis,
    describe(event, view) {
      const told = words.told(event, setup);
      if (!told || event.type !== 'diceRolled') return told;
      const { dice } = view.players[event.player]!;
      return { ...told, dice: event.faces.map(({ at, face }) => ({ die: dice[at]!.die, face })) };
    },
    reveals: revealedInAbraxis,
    pace(event, view, thrown) {
      if (event.type !== 'diceRolled') return PACE[event.type] ?? 0;
      // All roll at once: the last of them is waited for.
      const isLast = view.players.every(
        ({ out, dice }) => out !== null || dice.every(({ face }) => face !== null),
      );
      return isLast ? (thrown ? THROW : THROW / 3) : 0;
    },
    ends: ({ type }) => (type === 'symbolsCompared' ? 'result' : null),
    momentOf: () => null,
    momentAfter: () => null,
    summary: (state, question) => ({
      encounter: card.name,
      of: card.id,
      seats: setup.players.map(({ name }) => name),
      round: state.round,
      result:
        state.phase === 'over' ? (state.players.some(({ out }) => out === null) ? 'won' : 'lost') : null,
      waiting: question && words.question(question, setup),
    }),
    unasked(question) {
      if (question?.kind !== 'abraxis-lock' || !setup.players[question.player]!.house) return null;
      return houseAnswer(odds, stateNow(), question).id;
    },
    onward: (course) => course,
  };
}
