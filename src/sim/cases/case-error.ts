import type { Finding } from '../../check/problem.ts';

/** Bad input: the JSON path and what was expected there. Exit code 2. */
export class CaseError extends Error {
  override readonly name = 'CaseError';

  constructor(
    readonly path: string,
    readonly expected: string,
  ) {
    super(`${path}: expected ${expected}`);
  }

  static of({ path, expected, got, hint }: Finding): CaseError {
    const found = got === 'nothing' ? ', but it is missing' : `, got ${got}`;
    return new CaseError(path, `${expected}${found}${hint ? ` (${hint})` : ''}`);
  }
}
