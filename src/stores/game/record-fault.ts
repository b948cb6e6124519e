/** What is wrong with what was recorded of a game: apart from the watching itself, which few come to. */
import type { Finding } from '../../check/problem.ts';

/** A record that does not fit together, and where. */
export class RecordFault extends Error {
  constructor(
    readonly finding: Finding,
    cause = '',
  ) {
    super(`${finding.path}: ${cause}`);
  }
}

/** There is nothing to watch. */
export const nothingRecorded = (): RecordFault =>
  new RecordFault({ path: '$.events', expected: { what: 'list-not-empty' }, got: { got: 'none' } });
