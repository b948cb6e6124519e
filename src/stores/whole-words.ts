import type { WholeWords, Words } from '../words/words.ts';

const come = new WeakMap<Words, WholeWords>();
const asked = new WeakMap<Words, Promise<WholeWords>>();

const isWhole = (words: Words): words is WholeWords => words.whole === null;

/** The whole language; null until it has come. */
export const wholeOf = (words: Words): WholeWords | null =>
  isWhole(words) ? words : (come.get(words) ?? null);

/** As much of the language as there is by now. */
export const fullest = (words: Words): Words => wholeOf(words) ?? words;

/** Fetches the rest of a language, once; what does not come is asked for again. */
export function fetchWhole(words: Words): Promise<WholeWords> {
  if (isWhole(words)) return Promise.resolve(words);
  const known = asked.get(words) ?? fetchRest(words);
  asked.set(words, known);
  return known;
}

/** Done when the whole language is there, or does not come; null where it is there. */
export const wholeOrNot = (words: Words): Promise<unknown> | null =>
  wholeOf(words) ? null : fetchWhole(words).catch(() => {});

async function fetchRest(words: Words): Promise<WholeWords> {
  try {
    const whole = await words.whole!();
    come.set(words, whole);
    return whole;
  } catch (error) {
    asked.delete(words);
    throw error;
  }
}
