/** Where packs, zips, files and links from outside are read: one after the other, with a deadline. */
import type { ContentFile } from '../../content/index.ts';
import { type Before, type Given, type Pool, TaskStopped } from '../game/pool.ts';
import type { Readings } from './readings.ts';

/** The same readings, from wherever they are done. */
export type Reader = {
  readonly [R in Exclude<keyof Readings, 'begin'>]: (
    ...given: Parameters<Readings[R]>
  ) => Promise<ReturnType<Readings[R]>>;
};

/** Longer than any file of ours takes on a slow machine, by far. */
export const DEADLINE = 15_000;

/** Milliseconds within which it is to be known what a file is. */
const KNOWN_WITHIN = 5000;

/** What took too long, or broke its thread, was put an end to: nothing came of it. */
export class ReadingStopped extends Error {
  override readonly name = 'ReadingStopped';
  constructor(readonly seconds: number) {
    super();
  }
}

export interface ReaderDeps {
  /** Asked for when first needed, and again only where it did not come. */
  builtIn(): Promise<readonly ContentFile[]>;
  readonly pool: Pool<Readings>;
  /** Milliseconds on the clock that one reading may take. */
  readonly deadline?: number;
}

/**
 * Reads on the threads of the page, one thing after the other, each within the deadline. A reading that exceeds it is
 * ended with its thread and throws ReadingStopped; the next has a new one. Where no thread comes up the page reads.
 */
export function createReader({ builtIn, pool, deadline = DEADLINE }: ReaderDeps): Reader {
  let files: readonly ContentFile[] | null = null;
  let last: Promise<unknown> = Promise.resolve();

  function read<R extends keyof Reader>(name: R, ...given: Given<Readings, R>): ReturnType<Reader[R]> {
    // Whoever takes it reads it once more: to know what it is takes no longer than to see that nobody can.
    const within = name === 'kind' ? Math.min(deadline, KNOWN_WITHIN) : deadline;
    const reading = last.then(async () => {
      // The network has no part in the deadline; and what a thread was told is known by being the same.
      if (name !== 'kind') files ??= await builtIn();
      const before: Before<Readings>[] = files ? [{ job: 'begin', given: [files], of: files }] : [];
      try {
        return await pool.ask(name, given, { before, deadline: within });
      } catch (error) {
        throw error instanceof TaskStopped ? new ReadingStopped(within / 1000) : error;
      }
    });
    last = reading.catch(() => {});
    return reading as ReturnType<Reader[R]>;
  }

  return {
    kind: (file) => read('kind', file),
    unpack: (source) => read('unpack', source),
    content: (packs, naming) => read('content', packs, naming),
    draft: (packs) => read('draft', packs),
    game: (text) => read('game', text),
    link: (packed) => read('link', packed),
    rehearse: (log, packs) => read('rehearse', log, packs),
  };
}
