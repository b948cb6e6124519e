import { finished } from '../../engine/index.ts';
import { type Clock, inSlices } from './in-slices.ts';
import type { Timer } from './pace.ts';
import type { Given, Result, Thread } from './pool.ts';

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

  const pause = async () => {
    await new Promise<void>((goOn) => void timer.start(goOn, 0));
    // Nobody waits for it any more.
    if (hasEnded) await new Promise(() => {});
  };

  return {
    ready: jobs,
    async ask<K extends keyof J>(job: K, given: Given<J, K>): Promise<Result<J, K>> {
      const work = (await jobs())[job] as (...given: Given<J, K>) => unknown;
      const made = work(...given);
      return (isSliced(made) ? inSlices(made, { pause, clock }) : made) as Result<J, K>;
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
