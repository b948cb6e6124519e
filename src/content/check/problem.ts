/** One thing wrong with a content file, said so that its author can find and mend it. */
export interface Problem {
  readonly file: string;
  /** JSON path from the root of the file: `$.abilities[0].when`. */
  readonly path: string;
  readonly expected: string;
  readonly got: string;
  readonly hint?: string;
  /** Where the text is not JSON at all: counted from 1. */
  readonly line?: number;
  readonly column?: number;
}

/** A problem before it is known which file it is in. */
export type Finding = Omit<Problem, 'file'>;

/** Keys and indexes from the root, as a JSON path. */
export function jsonPath(keys: readonly (string | number)[]): string {
  return keys.reduce<string>((path, key) => {
    if (typeof key === 'number') return `${path}[${key}]`;
    return /^[A-Za-z_]\w*$/.test(key) ? `${path}.${key}` : `${path}[${JSON.stringify(key)}]`;
  }, '$');
}

/** What stands in the file, shortened to one line. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

/** One line: file, place, expected, got, hint. */
export function problemLine(problem: Problem): string {
  const place =
    problem.line === undefined ? problem.path : `line ${problem.line}, column ${problem.column ?? 1}`;
  const hint = problem.hint ? ` (${problem.hint})` : '';
  return `${problem.file}: ${place}: expected ${problem.expected}, got ${problem.got}${hint}`;
}
