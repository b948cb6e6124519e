/** Any game of this table as the reader of a stream has it. */

import { canonicalJson } from '../../engine/index.ts';
import type { AtTable } from '../../online/at-table.ts';
import { sha256Of } from '../../online/mix.ts';
import type { Driven } from '../game/desk.ts';
import type { Played } from '../game/types.ts';
import { seenIn } from '../game/undoing.ts';

/** Citations are no part of what happened: a page number that was mended breaks no game. */
const CITATIONS: ReadonlySet<string> = new Set(['rule']);

/** A game that is driven, from its `begun`-th decision on: what was decided before lies before the table. */
export interface GameAtTable extends AtTable {
  /** Told anew from there, quietly, until `caughtUp`. */
  restart(): void;
  caughtUp(): void;
}

/** `bot`: what the computer answers the open question; by the state alone. */
export function gameAtTable<G extends Played<G>>(
  { session, play, gestures, answer, goBack, doAgain, quietly }: Driven<G>,
  begun: number,
  bot: (session: G['session']) => string,
): GameAtTable {
  /** Something was taken back since the last decision; what a session remembers of before a restart is no part of it. */
  let isBack = false;
  return {
    get decisions() {
      return session.decisions.length - begun;
    },
    asked() {
      const question = session.pending;
      return (
        question && {
          seat: question.seat,
          typed: question.kind === 'die-face',
          offers: (option) => question.has?.(option) ?? question.options.some(({ id }) => id === option),
        }
      );
    },
    stateHash: () => sha256Of(canonicalJson(session.state, CITATIONS)),
    decide(option, mix, joined) {
      if (!joined) gestures.begin(session.decisions.length);
      const fault = answer(option, mix);
      if (fault) throw fault;
      isBack = false;
    },
    back(to) {
      goBack(begun + to);
      isBack = true;
    },
    again() {
      if (!isBack || !session.canRedo) return false;
      doAgain();
      return true;
    },
    since(to) {
      const seats = new Set(session.decisions.slice(begun + to).map(({ seat }) => seat));
      const news = seenIn(session.events.slice(session.marks[begun + to]), play.reveals).length > 0;
      return { seats: [...seats], news };
    },
    standing: (passes) => play.unasked(session.pending, passes, session.state),
    ofBot: () => {
      const question = session.pending;
      const machine = question && play.machines?.seats.has(question.seat);
      return machine ? play.machines!.answer(question, session.state) : bot(session);
    },
    restart() {
      quietly(true, session.marks[begun] ?? session.events.length);
      gestures.back(session.decisions.length, begun);
      session.rewind(begun);
      isBack = false;
    },
    caughtUp: () => quietly(false, 0),
  };
}
