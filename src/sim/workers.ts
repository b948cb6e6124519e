/** How games are shared out among the cores. */
import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';

/** A worker takes a second or two to start: for fewer games each it is not worth it. */
const WORTH_A_WORKER = 8;

/** As many as there are cores, and games enough for. */
export const workersFor = (games: number): number =>
  Math.max(1, Math.min(availableParallelism(), Math.floor(games / WORTH_A_WORKER)));

/** Where and how a part of a command's work is done in workers. */
export interface Workers<Given> {
  readonly workers: number;
  /** The file whose default export does one piece. */
  readonly file: URL;
  /** What every worker is told once, as it starts. */
  readonly given: Given;
}

/**
 * What `count` pieces of work come to, in the order of their numbers from 0, whichever worker is done first. Never far
 * ahead of whoever reads, so that a hundred thousand need no memory; the workers are gone when it ends or is left.
 * Throws what a piece throws.
 */
export async function* inWorkers<Given, Piece, Result>(
  { workers, file, given }: Workers<Given>,
  count: number,
  pieceOf: (i: number) => Piece,
): AsyncGenerator<Result> {
  const pool = new Tinypool({
    filename: new URL('./worker.mjs', import.meta.url).href,
    minThreads: workers,
    maxThreads: workers,
    workerData: { file: file.href, given },
    execArgv: [],
  });
  try {
    yield* ahead(count, workers * 4, (i) => pool.run(pieceOf(i)) as Promise<Result>);
  } finally {
    await pool.destroy();
  }
}

/** Begins so `many` before it waits for the first. */
async function* ahead<T>(count: number, many: number, begin: (i: number) => Promise<T>): AsyncGenerator<T> {
  const begun: Promise<T>[] = [];
  for (let next = 0; next < count || begun.length > 0; ) {
    while (next < count && begun.length < many) {
      const one = begin(next++);
      // Told when its turn comes; one that fails before that is no rejection nobody saw.
      one.catch(() => {});
      begun.push(one);
    }
    yield await begun.shift()!;
  }
}
