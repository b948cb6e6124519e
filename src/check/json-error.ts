import { LIMITS } from './limits.ts';
import type { Expected, Got, Hint } from './messages.ts';

/** Where a text stops being JSON, counted from 1, and what was wrong there. */
export interface JsonError {
  readonly line: number;
  readonly column: number;
  readonly expected: Expected;
  readonly got: Got;
  /** What its author may have done, where it is a slip that many make. */
  readonly hint?: Hint;
}

class Stop extends Error {
  constructor(
    readonly at: number,
    readonly expected: Expected,
  ) {
    super(expected.what);
  }
}

/** What a text says as JSON, or the first place at which it is none. */
export type ReadJson =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: JsonError };

/**
 * Reads JSON. Well-written text is read by the browser's own reader; only where that fails, or where keys may have been
 * lost, is it gone through letter by letter.
 */
export function readJson(given: string): ReadJson {
  const text = withoutMark(given);
  let value: unknown;
  try {
    value = JSON.parse(text);
    if (keysIn(value, 0) === keysWritten(text)) return { ok: true, value };
  } catch {
    // Told below, the same in every browser.
  }
  const error = jsonError(text);
  // Text in another encoding comes as zeros between letters, or as marks in place of what is none.
  if (error?.line === 1 && (text.startsWith('\ufffd') || text.slice(0, 4).includes('\0')))
    return { ok: false, error: { ...error, hint: { hint: 'save-as-utf-8' } } };
  return error === null ? { ok: true, value: JSON.parse(text) } : { ok: false, error };
}

/** Without the byte order marks that some editors begin a file with, one each: they are no part of what it says. */
export const withoutMark = (text: string): string => text.replace(/^\ufeff+/, '');

/** Keys of all objects in it; none for what lies too deep. */
function keysIn(value: unknown, level: number): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (level >= LIMITS.levels) return Number.NaN;
  let keys = 0;
  if (Array.isArray(value)) {
    for (const one of value) if (typeof one === 'object') keys += keysIn(one, level + 1);
    return keys;
  }
  const record = value as Readonly<Record<string, unknown>>;
  for (const key in record) {
    keys += 1;
    const one = record[key];
    if (typeof one === 'object') keys += keysIn(one, level + 1);
  }
  return keys;
}

/** Keys as they stand in a text of JSON, each of them, or more where a sentence looks like one. */
function keysWritten(text: string): number {
  let keys = 0;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) {
    let next = at + 1;
    let letter = text.charCodeAt(next);
    while (letter === 0x20 || letter === 0x0a || letter === 0x0d || letter === 0x09)
      letter = text.charCodeAt(++next);
    if (letter === 0x3a) keys += 1;
  }
  return keys;
}

/**
 * The first place at which a text is not JSON, the same in every browser; a key written twice in one object
 * counts, since the first would be lost. null when all is well.
 */
export function jsonError(given: string): JsonError | null {
  const text = withoutMark(given);
  try {
    const end = value(text, blank(text, 0), 0);
    const rest = blank(text, end);
    if (rest < text.length) throw new Stop(rest, { what: 'end-of-file' });
    return null;
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    const got: Got =
      error.at < text.length
        ? { got: 'text', text: readable(/^(?:\S{1,12}|\s)/.exec(text.slice(error.at))![0]) }
        : { got: 'end-of-file' };
    const hint = slipAt(text, error);
    return {
      ...placeIn(text, error.at),
      expected: error.expected,
      got,
      ...(hint === undefined ? {} : { hint }),
    };
  }
}

/** A text with what nobody sees in it written out: a line break as `\\n`, a space of another kind by its number. */
const readable = (text: string): string =>
  text.replace(
    /[\p{Cc}\p{Cf}\p{Z}]/gu,
    (letter) => ESCAPED[letter] ?? `U+${letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`,
  );
const ESCAPED: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function placeIn(text: string, at: number): Pick<JsonError, 'line' | 'column'> {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}

/** Where a text has the mark that stands for bytes which are no UTF-8; null where it has none. */
export function notUtf8(text: string): JsonError | null {
  const at = text.indexOf('\ufffd');
  if (at < 0) return null;
  return {
    ...placeIn(text, at),
    expected: { what: 'utf-8' },
    got: { got: 'text', text: readable(/^\S{1,12}/.exec(text.slice(at))![0]) },
    hint: { hint: 'save-as-utf-8' },
  };
}

/** Slips that everybody makes once. */
function slipAt(text: string, { at, expected: { what } }: Stop): Hint | undefined {
  const here = text.slice(at, at + 2);
  const before = text.slice(0, at).trimEnd().at(-1);
  if (here === '//' || here === '/*' || here[0] === '#') return { hint: 'no-comments' };
  if (/^[\u0027\u0060\u00ab‘’“”„]/.test(here)) return { hint: 'straight-quotes' };
  if (/^[}\]]/.test(here) && before === ',') return { hint: 'comma-too-many' };
  if (what === 'comma-or' && here[0] === '"') return { hint: 'comma-missing' };
  if (what === 'key' && /^\w/.test(here)) return { hint: 'key-in-quotes' };
  if (what === 'value' && /^(True|False|None|undefined)/.test(text.slice(at)))
    return { hint: 'words-of-json' };
  return undefined;
}

function blank(text: string, at: number): number {
  while (at < text.length && ' \t\r\n'.includes(text[at]!)) at++;
  return at;
}

/** The index behind the value that begins at `at`, so many levels below the first. */
function value(text: string, at: number, level: number): number {
  const first = text[at];
  const opens = first === '{' || first === '[';
  if (opens && level >= LIMITS.levels)
    throw new Stop(at, { what: 'at-most', most: LIMITS.levels, of: 'levels' });
  if (first === '{') return object(text, at, level + 1);
  if (first === '[') return list(text, at, level + 1);
  if (first === '"') return string(text, at);
  const plain = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)/.exec(
    text.slice(at, at + 400),
  );
  if (!plain) throw new Stop(at, { what: 'value' });
  return at + plain[0].length;
}

function object(text: string, start: number, level: number): number {
  const keys = new Set<string>();
  let at = blank(text, start + 1);
  if (text[at] === '}') return at + 1;
  for (;;) {
    if (text[at] !== '"') throw new Stop(at, { what: 'key' });
    const end = string(text, at);
    const key = text.slice(at, end);
    if (keys.has(key)) throw new Stop(at, { what: 'key-once', key });
    keys.add(key);
    at = blank(text, end);
    if (text[at] !== ':') throw new Stop(at, { what: 'colon' });
    at = blank(text, value(text, blank(text, at + 1), level));
    if (text[at] === '}') return at + 1;
    if (text[at] !== ',') throw new Stop(at, { what: 'comma-or', close: '}' });
    at = blank(text, at + 1);
  }
}

function list(text: string, start: number, level: number): number {
  let at = blank(text, start + 1);
  if (text[at] === ']') return at + 1;
  for (;;) {
    at = blank(text, value(text, at, level));
    if (text[at] === ']') return at + 1;
    if (text[at] !== ',') throw new Stop(at, { what: 'comma-or', close: ']' });
    at = blank(text, at + 1);
  }
}

function string(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const letter = text[at]!;
    if (letter === '"') return at + 1;
    if (letter < ' ') throw new Stop(at, { what: 'closing-quote' });
    if (letter === '\\') {
      if (!/^\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/.test(text.slice(at, at + 6)))
        throw new Stop(at, { what: 'escape' });
      at++;
    }
  }
  throw new Stop(text.length, { what: 'closing-quote' });
}
