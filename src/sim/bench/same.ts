/** Whether two commits play the same games (`npm run bench -- --same`). */
import type { EncounterEvent, EncounterSession, Prompt } from '../../engine/index.ts';
import { inWorkers, workersFor } from '../workers.ts';
import type { Made } from './code.ts';

/** What a worker that compares games is told once: which two checkouts. */
export interface SameGiven {
  readonly now: Made;
  readonly before: Made;
}

/** One game played by this checkout and run again by the other. */
export interface Compared {
  readonly encounter: string;
  readonly policy: string;
  readonly seed: string;
  readonly decisions: number;
  readonly events: number;
  /** Where they part; null where they are the same to the end. */
  readonly difference: Difference | null;
}

export interface Difference {
  /** How many decisions were taken before it. */
  readonly after: number;
  readonly now: string;
  readonly before: string;
}

/** The games of `sim --everything`, number by number, compared on all cores. Throws what a game throws. */
export const compareGames = (given: SameGiven, games: number): AsyncGenerator<Compared> =>
  inWorkers<SameGiven, number, Compared>(
    { workers: workersFor(games), file: new URL('./same-worker.ts', import.meta.url), given },
    games,
    (i) => i,
  );

/**
 * Takes the decisions of a game in a fresh session of the same set-up: the same events, word for word of their JSON,
 * and before each decision the same question with the same answers in the same order.
 */
export function differenceFrom(played: EncounterSession, again: EncounterSession): Difference | null {
  const questions = [...played.questions, played.pending];
  let seen = 0;
  for (let n = 0; ; n++) {
    const upTo = n < played.decisions.length ? played.marks[n]! : played.events.length;
    for (; seen < Math.max(upTo, again.events.length); seen++) {
      const [now, before] = [textOf(played.events[seen]), textOf(again.events[seen])];
      if (now !== before) return { after: n, now, before };
    }
    const [now, before] = [asked(questions[n]!), asked(again.pending)];
    if (now !== before) return { after: n, now, before };
    const decision = played.decisions[n];
    if (decision === undefined) return null;
    again.decide(decision.option, decision.mix);
  }
}

const textOf = (event: EncounterEvent | undefined): string => JSON.stringify(event) ?? 'nothing';

const asked = (question: Prompt | null): string =>
  question ? `${question.kind}: ${question.options.map(({ id }) => id).join(' ')}` : 'nothing';

/** A line for a game that parts. */
export const lineOf = ({ encounter, policy, seed, difference }: Compared): string =>
  difference === null
    ? ''
    : [
        `${encounter}, ${policy}, seed ${seed}, after decision ${difference.after}:`,
        `  now     ${difference.now}`,
        `  before  ${difference.before}`,
      ].join('\n');
