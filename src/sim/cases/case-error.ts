import type { Finding } from '../../check/problem.ts';
import { findingWords } from '../../words/en/problems.ts';

/** Bad input: the JSON path and what was expected there. Exit code 2. */
export class CaseError extends Error {
  override readonly name = 'CaseError';

  constructor(
    readonly path: string,
    readonly expected: string,
  ) {
    super(`${path}: expected ${expected}`);
  }

  static of(finding: Finding): CaseError {
    const { expected, got, hint } = findingWords(finding);
    const found = finding.got.got === 'nothing' ? ', but it is missing' : `, got ${got}`;
    return new CaseError(finding.path, `${expected}${found}${hint ? ` (${hint})` : ''}`);
  }
}
