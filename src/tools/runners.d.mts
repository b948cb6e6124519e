import type { Result } from './stages.mjs';

type Variables = Readonly<Record<string, string>>;

/** Runs these unit tests, all where none is named; `more` are further arguments of vitest. */
export function unitTests(
  files: readonly string[],
  env?: Variables,
  more?: readonly string[],
): Promise<Result>;
/** Runs browser tests: `args` as Playwright takes them, and further reporters, from the project's folder. */
export function browserTests(
  args: readonly string[],
  env?: Variables,
  reporters?: readonly string[],
): Promise<Result>;
