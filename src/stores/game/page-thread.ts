import { finished } from '../../engine/index.ts';
import type { Timer } from './pace.ts';
import type { Given, Result, Thread } from './pool.ts';

/** Milliseconds the page is held up at a stretch; a frame has sixteen. */
export const SLICE = 8;

/** Milliseconds that run on, from whenever. */
export type Clock = () => number;

/**
 * The page as a thread: work that can stop is done in slices, between which the page goes on. `fetchJobs` is asked when
 * they are first needed, and again only where they did not come.
 */
export function pageThread<J>(
  fetchJobs: () => Promise<J>,
  timer: Timer,
  clock: Clock = () => performance.now(),
): Thread<J> {
  let fetched: J | null = null;
  let hasEnded = false;

  const jobs = async (): Promise<J> => {
    fetched ??= await fetchJobs();
    return fetched;
  };

  const pause = () => new Promise<void>((goOn) => void timer.start(goOn, 0));

  async function sliced<V>(work: Generator<unknown, V, unknown>): Promise<V> {
    await pause();
    let until = clock() + SLICE;
    let step = work.next();
    while (!step.done) {
      if (clock() >= until) {
        await pause();
        // Nobody waits for it any more.
        if (hasEnded) return new Promise(() => {});
        until = clock() + SLICE;
      }
      step = work.next();
    }
    return step.value;
  }

  return {
    ready: jobs,
    async ask<K extends keyof J>(job: K, given: Given<J, K>): Promise<Result<J, K>> {
      const work = (await jobs())[job] as (...given: Given<J, K>) => unknown;
      const made = work(...given);
      return (isSliced(made) ? sliced(made) : made) as Result<J, K>;
    },
    onBroken() {},
    end() {
      hasEnded = true;
    },
  };
}

/** The same jobs for a thread of its own, where nothing waits: each to its end at once. */
export function toTheEnd<J extends object>(
  jobs: J,
): { readonly [K in keyof J]: (...given: Given<J, K>) => Result<J, K> } {
  const whole = Object.entries(jobs).map(([job, work]) => [
    job,
    (...given: unknown[]) => {
      const made: unknown = work(...given);
      return isSliced(made) ? finished(made) : made;
    },
  ]);
  return Object.fromEntries(whole);
}

const isSliced = (made: unknown): made is Generator<unknown, unknown, unknown> =>
  typeof made === 'object' && made !== null && Symbol.iterator in made && 'next' in made;
