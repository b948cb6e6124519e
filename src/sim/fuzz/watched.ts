import { Worker } from 'node:worker_threads';
import { type ClassName, inputOf } from './classes.ts';
import type { Corpus } from './corpus.ts';
import type { WorkerTask } from './fuzz-worker.ts';
import { type Fault, noTally, type Tally } from './run-tries.ts';

/** A try that is still not done after so many milliseconds of a processor never will be. */
const NEVER = 20_000;
/** Looked at so often, in milliseconds. */
const LOOK = 1000;
/** Megabytes a stack may have: as in a page. */
const STACK = 1;
/** Tries a thread makes before it is ended: what one leaves behind does not add up. */
const A_THREAD = 1000;

/** All tries of a class, in threads that are watched: one that hangs or dies is a fault, and the next goes on. */
export async function watchedTries(
  name: ClassName,
  corpus: Corpus,
  seed: string,
  tries: number,
  told: (done: number) => void = () => {},
): Promise<{ readonly tally: Tally; readonly faults: Fault[] }> {
  const tally = noTally(name);
  const faults: Fault[] = [];
  for (let from = 0; from < tries; ) {
    const to = Math.min(tries, from + A_THREAD);
    const run = await inThread({ class: name, seed, from, to });
    if (run.result) {
      add(tally, run.result.tally);
      faults.push(...run.result.faults);
      from = to;
    } else {
      tally.tries += run.stuck - from + 1;
      tally.failed += 1;
      tally.slowest = Math.max(tally.slowest, run.hung ? NEVER : 0);
      faults.push({
        ...{ class: name, seed, index: run.stuck, why: run.why },
        input: inputOf(name, corpus, seed, run.stuck),
      });
      from = run.stuck + 1;
    }
    told(from);
  }
  return { tally, faults };
}

function add(all: Tally, some: Tally): void {
  for (const key of ['tries', 'taken', 'refused', 'failed', 'cpu'] as const) all[key] += some[key];
  all.slowest = Math.max(all.slowest, some.slowest);
}

type Run =
  | { readonly result: { readonly tally: Tally; readonly faults: Fault[] } }
  | { readonly result: null; readonly stuck: number; readonly why: string; readonly hung: boolean };

function inThread(task: Omit<WorkerTask, 'under'>): Promise<Run> {
  const under = new Int32Array(new SharedArrayBuffer(4));
  Atomics.store(under, 0, -1);
  const worker = new Worker(new URL('./thread.mjs', import.meta.url), {
    workerData: { ...task, under } satisfies WorkerTask,
    resourceLimits: { stackSizeMb: STACK },
  });
  return new Promise((done, fail) => {
    let at = -1;
    let since = process.cpuUsage();
    const end = (run: Run) => {
      clearInterval(look);
      void worker.terminate().then(() => done(run));
    };
    const stuck = (why: string, hung: boolean) =>
      end({ result: null, stuck: Math.max(task.from, Atomics.load(under, 0)), why, hung });
    const look = setInterval(() => {
      const now = Atomics.load(under, 0);
      if (now !== at) {
        at = now;
        since = process.cpuUsage();
      }
      const { user, system } = process.cpuUsage(since);
      if (now >= 0 && (user + system) / 1000 > NEVER)
        stuck(`hangs: over ${NEVER / 1000} s of a processor`, true);
    }, LOOK);
    worker.once('message', (result) => end({ result }));
    worker.once('error', (error) => {
      if (Atomics.load(under, 0) >= 0)
        return stuck(`the thread died: ${error.stack ?? error.message}`, false);
      clearInterval(look);
      fail(error);
    });
  });
}
