/** What the page has done beside itself: on which threads, in what order. */
import type { Timer } from './pace.ts';

/** What a piece of work is given. */
export type Given<J, K extends keyof J> = J[K] extends (...given: infer G) => unknown ? G : never;

/** What comes of it; work that may be done in slices gives it at its end. */
export type Result<J, K extends keyof J> = J[K] extends (...given: never[]) => infer R
  ? R extends Generator<unknown, infer V, unknown>
    ? V
    : R
  : never;

/** Somewhere to work: a worker, or the page itself. */
export interface Thread<J> {
  /** Once it is there: a browser may refuse it, or not find its script. */
  ready(): Promise<unknown>;
  ask<K extends keyof J>(job: K, given: Given<J, K>): Promise<Result<J, K>>;
  /** Told when it breaks, with what it was at. */
  onBroken(tell: () => void): void;
  end(): void;
}

/** It took longer than its deadline, or broke its thread: nothing came of it. */
export class TaskStopped extends Error {
  override readonly name = 'TaskStopped';
}

/** Nobody asks for it any more. */
export class TaskDropped extends Error {
  override readonly name = 'TaskDropped';
}

/** What a thread has to be told before; not again while `of` is the last that it was told by that job. */
export type Before<J> = {
  readonly [K in keyof J]: { readonly job: K; readonly given: Given<J, K>; readonly of: object };
}[keyof J];

export interface TaskOptions<J> {
  readonly before?: readonly Before<J>[];
  /** Milliseconds on a thread. */
  readonly deadline?: number;
  /** Says when nobody asks for it any more. */
  readonly signal?: AbortSignal;
}

export interface Pool<J> {
  /** Throws TaskStopped, TaskDropped, or what the work threw. */
  ask<K extends keyof J>(job: K, given: Given<J, K>, options?: TaskOptions<J>): Promise<Result<J, K>>;
  /** So many it works on at once; more wait. Fewer when threads do not come up. */
  readonly atOnce: number;
}

export interface PoolDeps<J> {
  /** A new thread; null, or throws, where there are none. */
  thread(): Thread<J> | null;
  /** Does the same on the page: where no thread comes up, one thing after the other. */
  page(): Thread<J>;
  readonly timer: Timer;
  /** As many threads at once, at least one. */
  readonly size: number;
}

/** Milliseconds within which a thread is there, on the slowest network it is worth waiting for. */
export const START = 15_000;
/** Milliseconds in which work that was dropped may still come to its end; its thread is ended then. */
export const GRACE = 500;

interface Task<J> {
  readonly job: keyof J;
  readonly given: Given<J, keyof J>;
  readonly options: TaskOptions<J>;
  readonly settle: { done(result: Result<J, keyof J>): void; failed(error: unknown): void };
  /** Set while it is being worked on. */
  hurry: (() => void) | null;
}

interface Place<J> {
  readonly thread: Thread<J>;
  readonly isPage: boolean;
  readonly broken: Promise<never>;
  readonly told: Map<keyof J, object>;
  isReady: boolean;
  isBusy: boolean;
}

/**
 * The threads of the page, for whatever takes longer than a frame. They are made when they are needed. The newest
 * question comes first, and one nobody asks any more is dropped; work over its deadline is ended with its thread, and a
 * thread that dies is replaced at the next question.
 */
export function createPool<J>({ thread, page, timer, size }: PoolDeps<J>): Pool<J> {
  const places: Place<J>[] = [];
  const waiting: Task<J>[] = [];
  let most = Math.max(1, size);
  let hasThreads = true;

  function make(): Pick<Place<J>, 'thread' | 'isPage'> {
    try {
      const made = hasThreads ? thread() : null;
      if (made) return { thread: made, isPage: false };
    } catch {
      // as good as none
    }
    hasThreads = false;
    most = 1;
    return { thread: page(), isPage: true };
  }

  function open(): Place<J> {
    const made = make();
    const broken = new Promise<never>((_, stop) => made.thread.onBroken(() => stop(new TaskStopped())));
    const place: Place<J> = { ...made, broken, told: new Map(), isReady: false, isBusy: false };
    // Between two tasks nobody waits for it.
    broken.catch(() => close(place));
    places.push(place);
    return place;
  }

  function close(place: Place<J>): void {
    const at = places.indexOf(place);
    if (at < 0) return;
    places.splice(at, 1);
    place.thread.end();
  }

  /** A free thread, rather one that was told already what the task needs. */
  function placeFor({ options: { before = [] } }: Task<J>): Place<J> | null {
    const free = places.filter(({ isBusy }) => !isBusy);
    const ready = free.find(({ told }) => before.every(({ job, of }) => told.get(job) === of));
    return ready ?? free[0] ?? (places.length < most ? open() : null);
  }

  function goOn(): void {
    for (let task = waiting.at(-1); task; task = waiting.at(-1)) {
      const place = placeFor(task);
      if (!place) return;
      waiting.pop();
      void work(place, task);
    }
  }

  async function work(place: Place<J>, task: Task<J>): Promise<void> {
    place.isBusy = true;
    try {
      if (await isThere(place)) task.settle.done(await carryOut(place, task));
      else if (!task.options.signal?.aborted) waiting.push(task);
    } catch (error) {
      if (error instanceof TaskStopped) close(place);
      task.settle.failed(error);
    }
    task.hurry = null;
    place.isBusy = false;
    goOn();
  }

  async function isThere(place: Place<J>): Promise<boolean> {
    if (place.isPage) {
      // Nobody comes after the page: what it lacks is told.
      await place.thread.ready();
      return true;
    }
    try {
      if (!place.isReady) await within(place, place.thread.ready(), START);
      place.isReady = true;
      return true;
    } catch {
      close(place);
      // Those that are there do; where there are none, the page.
      if (places.length === 0) hasThreads = false;
      most = Math.max(1, places.length);
      return false;
    }
  }

  async function carryOut(place: Place<J>, task: Task<J>): Promise<Result<J, keyof J>> {
    const { before = [], deadline, signal } = task.options;
    for (const { job, given, of } of before) {
      if (place.told.get(job) === of) continue;
      await within(place, place.thread.ask(job, given), deadline);
      place.told.set(job, of);
    }
    if (signal?.aborted) throw new TaskDropped();
    return within(place, place.thread.ask(task.job, task.given), deadline, task);
  }

  /** Waits for it until it is late, until its thread breaks, or for a little after it was dropped. */
  async function within<T>(
    { broken }: Place<J>,
    work: Promise<T>,
    deadline?: number,
    task?: Task<J>,
  ): Promise<T> {
    const clocks: unknown[] = [];
    const late = new Promise<never>((_, stop) => {
      const after = (milliseconds: number) =>
        clocks.push(timer.start(() => stop(new TaskStopped()), milliseconds));
      if (deadline !== undefined) after(deadline);
      if (task) task.hurry = () => after(GRACE);
    });
    try {
      return await Promise.race([work, late, broken]);
    } finally {
      for (const clock of clocks) timer.stop(clock);
    }
  }

  function drop(task: Task<J>): void {
    const at = waiting.indexOf(task);
    if (at >= 0) waiting.splice(at, 1);
    task.settle.failed(new TaskDropped());
    task.hurry?.();
  }

  return {
    get atOnce() {
      return most;
    },
    ask: <K extends keyof J>(job: K, given: Given<J, K>, options: TaskOptions<J> = {}) =>
      new Promise<Result<J, K>>((done, failed) => {
        if (options.signal?.aborted) {
          failed(new TaskDropped());
          return;
        }
        const settle = { done: done as (result: Result<J, keyof J>) => void, failed };
        const task: Task<J> = { job, given: given as Given<J, keyof J>, options, settle, hurry: null };
        options.signal?.addEventListener('abort', () => drop(task), { once: true });
        waiting.push(task);
        goOn();
      }),
  };
}
