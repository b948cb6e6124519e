import type { ContentFile } from '../../content/index.ts';
import type { LinkLog } from '../game/link.ts';
import { type Before, type Given, type Pool, TaskStopped } from '../game/pool.ts';
import type { StoredPack } from './pack-storage.ts';
import { createReadings, type Readings } from './readings.ts';

/** The same readings, from wherever they are done. */
export type Reader = {
  readonly [R in Exclude<keyof Readings, 'begin'>]: (
    ...given: Parameters<Readings[R]>
  ) => Promise<ReturnType<Readings[R]>>;
};

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
  readonly pool: Pool<Readings>;
  /** Milliseconds on the clock that one reading may take. */
  readonly deadline?: number;
}

/** Where there are no threads everything is read on the page, within the same limits of size and number. */
export const pageReader = (builtIn: readonly ContentFile[]): Reader =>
  readerOf(onThePage(createReadings(builtIn)));

/** Seeing beforehand that a log ends takes as long there as what it is to be known before; numbers need it all the same. */
export const onThePage = <R extends Readings>(readings: R): R => ({
  ...readings,
  rehearse: (log: LinkLog, packs: readonly StoredPack[]) => (log.picks ? readings.rehearse(log, packs) : log),
});

const readerOf = (readings: Readings): Reader => ({
  unpack: async (source) => readings.unpack(source),
  content: async (packs) => readings.content(packs),
  game: async (text) => readings.game(text),
  link: async (packed) => readings.link(packed),
  rehearse: async (log, packs) => readings.rehearse(log, packs),
});

/**
 * Reads on the threads of the page, one thing after the other, each within the deadline. A reading that exceeds it is
 * ended with its thread and throws ReadingStopped; the next has a new one. Where no thread comes up the page reads.
 */
export function createReader({ builtIn, pool, deadline = DEADLINE }: ReaderDeps): Reader {
  const before: Before<Readings>[] = [{ job: 'begin', given: [builtIn], of: builtIn }];
  let last: Promise<unknown> = Promise.resolve();

  function read<R extends keyof Reader>(name: R, ...given: Given<Readings, R>): ReturnType<Reader[R]> {
    const reading = last.then(async () => {
      try {
        return await pool.ask(name, given, { before, deadline });
      } catch (error) {
        throw error instanceof TaskStopped ? new ReadingStopped(deadline / 1000) : error;
      }
    });
    last = reading.catch(() => {});
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
