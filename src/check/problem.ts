import type { Doubt, Expected, Got, Hint } from './messages.ts';

/** One thing wrong with what was read: where, what was to be there and what is. `src/words` says it. */
export interface Finding {
  /** JSON path from the root: `$.abilities[0].when`. */
  readonly path: string;
  readonly expected: Expected;
  readonly got: Got;
  readonly hint?: Hint;
  /** Where the text is not JSON at all: counted from 1. */
  readonly line?: number;
  readonly column?: number;
}

/** A finding in a content file, said so that its author can find and mend it. */
export interface Problem extends Finding {
  readonly file: string;
}

/** Something legal in a content file that its author cannot have meant. */
export interface Warning {
  readonly file: string;
  /** JSON path from the root, as in a problem. */
  readonly path: string;
  readonly doubt: Doubt;
}

/** Keys and indexes from the root, as a JSON path. */
export function jsonPath(keys: readonly (string | number)[], root = '$'): string {
  return keys.reduce<string>((path, key) => {
    if (typeof key === 'number') return `${path}[${key}]`;
    return /^[A-Za-z_]\w*$/.test(key) ? `${path}.${key}` : `${path}[${JSON.stringify(key)}]`;
  }, root);
}

/** What stands in the file. */
export const shown = (value: unknown): Got =>
  value === undefined ? { got: 'nothing' } : { got: 'value', json: shortJson(value) };

const isEndless = (value: unknown): boolean => value === Infinity || value === -Infinity;

/** A value shortened to one line. */
export function shortJson(value: unknown): string {
  // What is too large for a number has no JSON of its own.
  const text =
    Number.isNaN(value) || isEndless(value) ? String(value) : (JSON.stringify(value) ?? String(value));
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
