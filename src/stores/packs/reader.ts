import type { ContentFile } from '../../content/index.ts';
import type { Timer } from '../game/pace.ts';
import { createReadings, type Readings } from './readings.ts';

/** The same readings, from wherever they are done. */
export type Reader = {
  readonly [R in Exclude<keyof Readings, 'begin'>]: (
    ...given: Parameters<Readings[R]>
  ) => Promise<ReturnType<Readings[R]>>;
};

/** A thread of its own for them. */
export interface ReadingThread {
  readonly readings: {
    readonly [R in keyof Readings]: (...given: Parameters<Readings[R]>) => Promise<unknown>;
  };
  /** Told when it breaks, with what it was at. */
  onBroken(tell: () => void): void;
  end(): void;
}

/** Longer than any file of ours takes on a slow machine, by far. */
export const DEADLINE = 15_000;

/** What took too long, or broke its thread, was put an end to: nothing came of it. */
export class ReadingStopped extends Error {
  override readonly name = 'ReadingStopped';
  constructor(readonly seconds: number) {
    super();
  }
}

export interface ReaderDeps {
  readonly builtIn: readonly ContentFile[];
  /** Made when first needed, and again after one was ended; null where there are none. */
  thread(): ReadingThread | null;
  readonly timer: Timer;
  /** Milliseconds on the clock that one reading may take. */
  readonly deadline?: number;
}

/** Where there are no threads everything is read on the page, within the same limits of size and number. */
export const pageReader = (builtIn: readonly ContentFile[]): Reader => readerOf(createReadings(builtIn));

const readerOf = (readings: Readings): Reader => ({
  unpack: async (source) => readings.unpack(source),
  content: async (packs) => readings.content(packs),
  game: async (text) => readings.game(text),
  link: async (packed) => readings.link(packed),
  // Here it would take as long as what it is to be known before; but for numbers nothing runs without it.
  rehearse: async (log, packs) => (log.picks ? readings.rehearse(log, packs) : log),
});

/**
 * Reads in a thread of its own, one thing after the other, each within the deadline. A reading that exceeds it is
 * ended with its thread and throws ReadingStopped; the next has a new one. Where no thread comes up the page reads.
 */
export function createReader({ builtIn, thread, timer, deadline = DEADLINE }: ReaderDeps): Reader {
  const here = pageReader(builtIn);
  let open: { readonly thread: ReadingThread; readonly broken: Promise<never> } | null = null;
  let hasThreads = true;
  let before: Promise<unknown> = Promise.resolve();

  const end = () => {
    open?.thread.end();
    open = null;
  };

  async function withinDeadline<T>(reading: Promise<T>): Promise<T> {
    let clock: unknown;
    const late = new Promise<never>((_, stop) => {
      clock = timer.start(() => stop(new ReadingStopped(deadline / 1000)), deadline);
    });
    try {
      return await Promise.race([reading, late, open!.broken]);
    } catch (error) {
      if (error instanceof ReadingStopped) end();
      throw error;
    } finally {
      timer.stop(clock);
    }
  }

  function begin(): ReadingThread | null {
    const made = thread();
    if (!made) return null;
    const broken = new Promise<never>((_, stop) => {
      made.onBroken(() => stop(new ReadingStopped(deadline / 1000)));
    });
    // Between two readings nobody waits for it.
    broken.catch(() => {
      if (open?.thread === made) end();
    });
    open = { thread: made, broken };
    return made;
  }

  /** The thread, when it has answered once: a browser may refuse it, or not find its script. */
  async function ready(): Promise<ReadingThread | null> {
    if (open) return open.thread;
    if (!hasThreads) return null;
    try {
      const made = begin();
      if (made) {
        await withinDeadline(made.readings.begin(builtIn));
        return made;
      }
    } catch {
      end(); // as good as none: then the page reads
    }
    hasThreads = false;
    return null;
  }

  function read<R extends keyof Reader>(name: R, ...given: Parameters<Reader[R]>): ReturnType<Reader[R]> {
    const reading = before.then(async () => {
      const far = await ready();
      const read = (far?.readings ?? here)[name] as (...given: Parameters<Reader[R]>) => Promise<unknown>;
      return far ? withinDeadline(read(...given)) : read(...given);
    });
    before = reading.catch(() => {});
    return reading as ReturnType<Reader[R]>;
  }

  return {
    unpack: (source) => read('unpack', source),
    content: (packs) => read('content', packs),
    game: (text) => read('game', text),
    link: (packed) => read('link', packed),
    rehearse: (log, packs) => read('rehearse', log, packs),
  };
}
