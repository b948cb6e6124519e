import { readFileSync } from 'node:fs';

/** Words in a row that are no accident. */
const RUN = 8;

/**
 * The runs of eight words of the rulebook 1.08, as numbers: 32 bits of each, sorted, little endian. The book itself is
 * not ours to keep here. Made of its text with `runsOf` and `numberOf`.
 */
const bytes = readFileSync(new URL('book-runs.bin', import.meta.url));
const known = new Uint32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}']+/gu) ?? [];

/** Every eight words in a row. */
export function runsOf(text: string): string[] {
  const words = wordsOf(text);
  return words.slice(0, Math.max(0, words.length - RUN + 1)).map((_, i) => words.slice(i, i + RUN).join(' '));
}

/** FNV-1a, 32 bits. */
export function numberOf(run: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < run.length; i++) hash = Math.imul(hash ^ run.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

function isKnown(number: number): boolean {
  let [from, to] = [0, known.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (known[middle]! < number) from = middle + 1;
    else to = middle;
  }
  return known[from] === number;
}

/** The runs of a text that stand in the rulebook. */
export const bookRunsIn = (text: string): string[] => runsOf(text).filter((run) => isKnown(numberOf(run)));
