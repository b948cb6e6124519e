/** What may lie beside a table's stream, under which names, and how much of it. */
import type { Chunk } from './streams.ts';
import type { TableRecord } from './tables.ts';

export const NAME = /^[A-Za-z0-9_-]{1,64}(\.[A-Za-z0-9_-]{1,64}){0,2}$/;

/** Bytes of a chunk: with what is around it, under the server's 64 kB. */
export const CHUNK_BYTES = 48 * 1024;
export const MOST_CHUNKS = 400;

const PACK_BYTES = 4 * 1024 * 1024;
const PACKS = 16;
/** A person's name is short. */
const OF_A_KEY_BYTES = 1024;
const NAMES = 400;

const isPack = (name: string) => name.startsWith('pack');

/** The key whose own it is; null: the table's. */
export const ownerOf = (name: string): string | null => /^name\.(U[A-Z2-7]{55})$/.exec(name)?.[1] ?? null;

const lengthOf = ({ of, text }: Chunk): number => (of === 1 ? Buffer.byteLength(text) : of * CHUNK_BYTES);

/**
 * The table with this put beside it; null where it is too much. What is in several chunks counts as if all of them
 * were full.
 */
export function withBeside(record: TableRecord, what: Chunk): TableRecord | null {
  const { name, of, text } = what;
  if (Buffer.byteLength(text) > CHUNK_BYTES) return null;
  const bytes = lengthOf(what);
  if (ownerOf(name) !== null && (of !== 1 || bytes > OF_A_KEY_BYTES)) return null;
  const beside = { ...record.beside, [name]: bytes };
  if (Object.keys(beside).length > NAMES) return null;
  const packs = Object.entries(beside).filter(([other]) => isPack(other));
  const packed = packs.reduce((sum, [, each]) => sum + each, 0);
  // The last chunk of each pack may be nearly empty.
  if (packs.length > PACKS || packed > PACK_BYTES + packs.length * CHUNK_BYTES) return null;
  return { ...record, beside };
}

export function withoutBeside(record: TableRecord, name: string): TableRecord {
  const { [name]: _, ...beside } = record.beside;
  return { ...record, beside };
}
