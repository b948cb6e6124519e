import type { WholeWords } from '../../src/words/words.ts';

/** In what words give back: keys that hold ids, cards and numbers, which are not read by people. */
const NO_WORDS: ReadonlySet<string> = new Set([
  'ability',
  'card',
  'cards',
  'colour',
  'dice',
  'die',
  'id',
  'instance',
  'keyword',
  'kind',
  'position',
  'side',
  'step',
  'sum',
  'symbol',
  'tone',
  'value',
]);

/** A whole second language, made by machine: English with every word in brackets. */
export function bracketed(words: WholeWords): WholeWords {
  return { ...(languageOf(words) as WholeWords), tag: 'x-bracketed' };
}

/** A word is put in brackets once: names that other words have said already stand in theirs. */
export const inBrackets = (text: string): string =>
  text.replace(/\[[^\][]*\]|[^\s[\]]+/g, (word) =>
    word.startsWith('[') || !/\p{L}/u.test(word) ? word : `[${word}]`,
  );

/** The language itself: all that stands in it is words, or gives words back. */
function languageOf(value: unknown): unknown {
  if (typeof value === 'string') return inBrackets(value);
  if (typeof value === 'function') return speaking(value as (...given: unknown[]) => unknown);
  if (Array.isArray(value)) return value.map(languageOf);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, own]) => [key, languageOf(own)]));
}

const speaking =
  (say: (...given: unknown[]) => unknown) =>
  (...given: unknown[]): unknown =>
    said(say(...given));

/** The same for the same: what English writes once is put in brackets once. */
const known = new WeakMap<object, unknown>();

/** What words have given back: its words in brackets, its ids as they are. */
function said(value: unknown): unknown {
  if (typeof value === 'string') return inBrackets(value);
  if (typeof value === 'function') return speaking(value as (...given: unknown[]) => unknown);
  if (value instanceof Promise) return value.then(said);
  if (value === null || typeof value !== 'object') return value;
  const found = known.get(value);
  if (found !== undefined) return found;
  const made = saidObject(value);
  known.set(value, made);
  return made;
}

function saidObject(value: object): unknown {
  if (Array.isArray(value)) return value.map(said);
  if (value instanceof Map) return new Map([...value].map(([id, own]) => [id, said(own)]));
  return Object.fromEntries(
    Object.entries(value).map(([key, own]) => [
      key,
      NO_WORDS.has(key) && typeof own !== 'function' ? own : said(own),
    ]),
  );
}
