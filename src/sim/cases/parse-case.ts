import { CASE_VERSION } from '../../check/case-version.ts';
import { newerIn } from '../../check/newer.ts';
import { parseValue } from '../../check/parse-value.ts';
import { CaseError } from './case-error.ts';
import { type CaseInput, caseSchema } from './case-schema.ts';
import { checkReferences } from './check-references.ts';

/** What a newer version of the format says may mean something else here. Throws CaseError. */
export function refuseNewer(value: unknown, root = '$'): void {
  const newer = newerIn(value, [[['version'], CASE_VERSION]]);
  if (newer) throw CaseError.of({ ...newer, path: `${root}.version` });
}

/** Checks one rule case. Throws CaseError with the JSON path and what was expected. */
export function parseCase(value: unknown, root = '$'): CaseInput {
  refuseNewer(value, root);
  const parsed = parseValue(caseSchema, value, root);
  if (!parsed.ok) throw CaseError.of(parsed.problems[0]!);
  checkReferences(parsed.value, root);
  if (playsTurn(parsed.value) && parsed.value.active === undefined)
    throw new CaseError(`${root}.active`, 'the figure whose turn is played, but it is missing');
  return parsed.value;
}

/** The figure's turn, or all from there on, is played when asked for, or when there are rolls or decisions for it. */
export const playsTurn = (input: CaseInput): boolean =>
  input.play === 'turn' ||
  input.play === 'on' ||
  (input.play === undefined && (input.rolls.length > 0 || input.decisions.length > 0));
