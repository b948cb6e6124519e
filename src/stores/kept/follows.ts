/** Which write of a whole value was the last: two pages that know nothing of each other never write over one another. */
import { isRecord } from '../../check/is-record.ts';
import type { Transaction } from './cells.ts';

/** How many writes there were, and which page the last was of, by a name of its own for each visit. */
export interface WrittenBy {
  readonly seq: number;
  readonly by: string;
}

/** A write, and the one it follows; null where nothing was written before. */
export interface Following {
  readonly stand: WrittenBy;
  readonly follows: WrittenBy | null;
}

export const isWrittenBy = (value: unknown): value is WrittenBy =>
  isRecord(value) && typeof value.seq === 'number' && typeof value.by === 'string';

export const isSameWrite = (one: WrittenBy | null, other: WrittenBy | null): boolean =>
  one?.seq === other?.seq && one?.by === other?.by;

/** What a value says of its last write; null where it says nothing, or is none. */
export function writtenBy(value: unknown): WrittenBy | null {
  const stand = isRecord(value) ? value.stand : undefined;
  return isWrittenBy(stand) ? stand : null;
}

/**
 * Puts a value where what lies there is what it follows, or of the same page, which was told too late that it was
 * written: true. False where something else lies there: then nothing is written.
 */
export async function putAfter(
  now: Transaction,
  key: string,
  value: object,
  { stand, follows }: Following,
): Promise<boolean> {
  const lies = await now.get(key);
  const there = writtenBy(lies);
  const fits = lies === undefined || isSameWrite(there, follows) || there?.by === stand.by;
  if (fits) now.put(key, { ...value, stand });
  return fits;
}

/** The stands of the writes of one page, each after the one before. */
export interface Standing {
  /** Of the next write, and what it follows. */
  next(): Following;
  /** The number of the next write, if none begins before. */
  upcoming(): number;
  /** It was written. */
  wrote(stand: WrittenBy): void;
  /** What is written so far; null where nothing is. */
  last(): WrittenBy | null;
}

export function standingAfter(found: WrittenBy | null, by: string): Standing {
  let last = found;
  let seq = found?.seq ?? 0;
  return {
    next: () => ({ stand: { seq: ++seq, by }, follows: last }),
    upcoming: () => seq + 1,
    wrote: (stand) => {
      last = stand;
    },
    last: () => last,
  };
}
