import type { Finding, Problem } from '../../check/problem.ts';

/** One line: place, expected, got, hint. */
export function findingLine({ path, line, column = 1, expected, got, hint }: Finding): string {
  const place = line === undefined ? path : `line ${line}, column ${column}`;
  return `${place}: expected ${expected}, got ${got}${hint ? ` (${hint})` : ''}`;
}

/** One line with its file. */
export const problemLine = (problem: Problem): string => `${problem.file}: ${findingLine(problem)}`;
