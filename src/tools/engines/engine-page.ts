/** A page in a browser of any engine: what a walk needs of it, and no more. */
export const ENGINES = ['Chromium', 'Firefox', 'WebKit'] as const;
export type EngineName = (typeof ENGINES)[number];

export interface EnginePage {
  readonly engine: EngineName;
  /** As the browser says it. */
  readonly version: string;
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page, which knows nothing but its arguments; those and what it gives go as JSON. */
  ask<A extends readonly unknown[], T>(run: (...args: A) => T | Promise<T>, ...args: A): Promise<T>;
  /** Presses keys one after the other as a keyboard does: a letter, or the name of a key, with `Shift+` before it where that is held. */
  press(...keys: readonly string[]): Promise<void>;
  /** The page as it is seen, a PNG. */
  picture(): Promise<Buffer>;
  /** Ends the browser, all of it. */
  close(): Promise<void>;
}

/** The size all are opened at, px. */
export const SIZE = { width: 1366, height: 768 } as const;

/**
 * A function and its arguments as a text that a page runs: an expression whose value, as JSON, is promised. The protocols
 * write values themselves, too, but each its own way: BiDi leaves out what occurs twice.
 */
export const asExpression = (run: (...args: never[]) => unknown, args: readonly unknown[]): string =>
  // What compiles the tests may wrap functions that have a name in a call of this; a page has none.
  `(globalThis.__name ??= (it) => it, Promise.resolve((${run})(...${JSON.stringify(args)})).then((it) => JSON.stringify(it ?? null)))`;

/** What is pressed for `Shift+E`: what is held, and the key. */
export function heldWith(key: string): readonly [shift: boolean, key: string] {
  return key.startsWith('Shift+') ? [true, key.slice('Shift+'.length)] : [false, key];
}
