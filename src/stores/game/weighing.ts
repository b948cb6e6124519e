/** Whether a question is to be asked, weighed while what led to it is still shown, so that nobody waits for it. */
import { type Clock, SLICE } from './in-slices.ts';
import type { Timer } from './pace.ts';

/** Milliseconds by which what friends did is drawn, on a slow machine too. */
export const DRAWN = 60;

/** So long it may be weighed before that is drawn. */
const GLANCE = 2;

export interface Weighing<Q> {
  /** Begins to weigh it, between frames. */
  ahead(question: Q | null): void;
  /** What is answered unasked; null where it is asked. What is left to weigh is weighed at once. */
  answerOf(question: Q): string | null;
  /** Weighs it for a moment; whether it takes longer: it goes on once all is drawn, and `then` is called at its end. */
  takesLonger(question: Q, then: () => void): boolean;
  stop(): void;
}

interface Work<Q> {
  readonly question: Q;
  readonly steps: Generator<void, string | null>;
  answer?: string | null;
  ended?: () => void;
}

export function createWeighing<Q>(
  weigh: (question: Q) => Generator<void, string | null>,
  timer: Timer,
  clock: Clock = () => performance.now(),
): Weighing<Q> {
  let work: Work<Q> | null = null;
  let waiting: unknown = null;

  const stop = () => {
    if (waiting !== null) timer.stop(waiting);
    waiting = null;
  };
  const begin = (question: Q): Work<Q> => {
    if (work?.question === question) return work;
    stop();
    work = { question, steps: weigh(question) };
    return work;
  };
  /** Weighs on until the clock says so; Infinity: to the end. */
  function goOn(one: Work<Q>, until: number): void {
    while (one.answer === undefined) {
      const step = one.steps.next();
      if (step.done) one.answer = step.value;
      else if (clock() >= until) return;
    }
  }
  const wait = (one: Work<Q>, since = 0) => {
    waiting = timer.start(() => {
      waiting = null;
      goOn(one, clock() + SLICE);
      if (work !== one) return;
      if (one.answer === undefined) wait(one);
      else one.ended?.();
    }, since);
  };

  return {
    ahead(question) {
      if (!question || work?.question === question) return;
      wait(begin(question));
    },
    answerOf(question) {
      const one = begin(question);
      stop();
      goOn(one, Number.POSITIVE_INFINITY);
      return one.answer ?? null;
    },
    takesLonger(question, then) {
      const one = begin(question);
      goOn(one, clock() + GLANCE);
      if (one.answer !== undefined) return false;
      one.ended = then;
      if (waiting === null) wait(one, DRAWN);
      return true;
    },
    stop,
  };
}
