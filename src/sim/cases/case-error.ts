/** Bad input: the JSON path and what was expected there. Exit code 2. */
export class CaseError extends Error {
  override readonly name = 'CaseError';

  constructor(
    readonly path: string,
    readonly expected: string,
  ) {
    super(`${path}: expected ${expected}`);
  }
}
