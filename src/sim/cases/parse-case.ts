import { parseValue } from '../../check/parse-value.ts';
import { CaseError } from './case-error.ts';
import { type CaseInput, caseSchema } from './case-schema.ts';

/** Checks one rule case. Throws CaseError with the JSON path and what was expected. */
export function parseCase(value: unknown, root = '$'): CaseInput {
  const parsed = parseValue(caseSchema, value, root);
  if (!parsed.ok) throw CaseError.of(parsed.problems[0]!);
  checkReferences(parsed.value, root);
  return parsed.value;
}

/** What names a figure must name one of the case; spaces must be on the board. */
function checkReferences(input: CaseInput, root: string): void {
  const ids = new Set<string>();
  input.figures.forEach((figure, i) => {
    const path = `${root}.figures[${i}]`;
    if (ids.has(figure.id)) throw new CaseError(`${path}.id`, `an id of its own, "${figure.id}" is taken`);
    ids.add(figure.id);
    if (figure.card === undefined && figure.stats === undefined) throw new CaseError(path, 'a card or stats');
    if (figure.card === undefined && figure.side === undefined)
      throw new CaseError(`${path}.side`, 'adventurers or combatants, but it is missing');
    if (input.board.rows[figure.at[1]]?.[figure.at[0]] === undefined)
      throw new CaseError(`${path}.at`, `a space of the board, got [${figure.at.join(', ')}]`);
  });
  const check = (id: string, path: string) => {
    if (!ids.has(id)) throw new CaseError(path, `the id of a figure, got "${id}"`);
  };
  for (const [i, id] of input.initiative.entries()) check(id, `${root}.initiative[${i}]`);
  if (input.active !== undefined) check(input.active, `${root}.active`);
  input.boardTokens.forEach(({ at }, i) => {
    if (input.board.rows[at[1]]?.[at[0]] === undefined)
      throw new CaseError(`${root}.boardTokens[${i}].at`, `a space of the board, got [${at.join(', ')}]`);
  });
  (input.board.walls ?? []).forEach(([a, b], i) => {
    if (Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) !== 1)
      throw new CaseError(`${root}.board.walls[${i}]`, 'two orthogonal neighbours');
  });
  input.queries.forEach((query, i) => {
    const [kind, fields] = Object.entries(query)[0]!;
    if (kind === 'sources') return;
    for (const [name, value] of Object.entries(fields as Record<string, unknown>)) {
      if (typeof value === 'string') check(value, `${root}.queries[${i}].${kind}.${name}`);
    }
  });
  if (playsTurn(input) && input.active === undefined)
    throw new CaseError(`${root}.active`, 'the figure whose turn is played, but it is missing');
}

/** The figure's turn, or all from there on, is played when asked for, or when there are rolls or decisions for it. */
export const playsTurn = (input: CaseInput): boolean =>
  input.play === 'turn' ||
  input.play === 'on' ||
  (input.play === undefined && (input.rolls.length > 0 || input.decisions.length > 0));
