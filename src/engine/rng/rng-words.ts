/** The four 32-bit words of the generator (xoshiro128**): in the state, so a snapshot holds all chance to come. */
export type RngWords = readonly [number, number, number, number];

/** Of what a decision's dice come, where nobody at the table may choose it: 128 bits as hex digits. */
export const MIX = /^[0-9a-f]{32}$/;

/** All of a mix as words, never all zero. Throws RangeError where it is none. */
export function wordsFromMix(mix: string): RngWords {
  if (!MIX.test(mix)) throw new RangeError('a mix is 32 hex digits');
  return neverZero([0, 8, 16, 24].map((at) => Number.parseInt(mix.slice(at, at + 8), 16)));
}

const neverZero = (words: readonly number[]): RngWords =>
  words.some((w) => w !== 0) ? (words as unknown as RngWords) : [1, 2, 3, 4];

/** Four words from any seed text, never all zero; `mix:` and a mix are the words of that. */
export function wordsFromSeed(seed: string): RngWords {
  const mix = seed.slice(4);
  if (seed === `mix:${mix}` && MIX.test(mix)) return wordsFromMix(mix);
  let h = 1779033703 ^ seed.length;
  for (let i = 0; i < seed.length; i++) {
    h = Math.imul(h ^ seed.charCodeAt(i), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  const next = () => {
    h = Math.imul(h ^ (h >>> 16), 2246822507);
    h = Math.imul(h ^ (h >>> 13), 3266489909);
    h ^= h >>> 16;
    return h >>> 0;
  };
  return neverZero([next(), next(), next(), next()]);
}

const rotl = (x: number, k: number) => ((x << k) | (x >>> (32 - k))) >>> 0;

/** One step: a 32-bit number and the words after it. */
export function nextWord(words: RngWords): { value: number; words: RngWords } {
  let [a, b, c, d] = words;
  const value = Math.imul(rotl(Math.imul(b, 5), 7), 9) >>> 0;
  const t = b << 9;
  c ^= a;
  d ^= b;
  b ^= c;
  a ^= d;
  c ^= t;
  d = rotl(d >>> 0, 11);
  return { value, words: [a >>> 0, b >>> 0, c >>> 0, d >>> 0] };
}

/** An integer from 0 to n-1, every one as likely (rejection, no modulo bias). */
export function nextBelow(words: RngWords, n: number): { value: number; words: RngWords } {
  const limit = Math.floor(0x1_0000_0000 / n) * n;
  let step = nextWord(words);
  while (step.value >= limit) step = nextWord(step.words);
  return { value: step.value % n, words: step.words };
}
