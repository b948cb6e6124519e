import { jsonPath } from '../../check/problem.ts';
import { listOps } from '../../engine/index.ts';
import { CaseError } from './case-error.ts';
import type { CaseInput } from './case-schema.ts';

type Keys = readonly (string | number)[];
type Space = readonly [number, number];

/**
 * What names something of the case names one that is there: figures, tokens, Objectives, End Conditions, spaces of
 * the board. Throws CaseError with the path.
 */
export function checkReferences(input: CaseInput, root: string): void {
  const fail = (keys: Keys, expected: string): never => {
    throw new CaseError(jsonPath(keys, root), expected);
  };
  const onBoard = (at: Space, keys: Keys) => {
    if (input.board.rows[at[1]]?.[at[0]] === undefined)
      fail(keys, `a space of the board, got [${at.join(', ')}]`);
  };
  const ids = checkFigures(input, fail, onBoard);
  const figure = (id: string, keys: Keys) => {
    if (!ids.has(id)) fail(keys, `the id of a figure, got "${id}"`);
  };
  checkInitiative(input, fail, figure);
  if (input.active !== undefined) {
    figure(input.active, ['active']);
    if (input.figures.some(({ id, defeated }) => id === input.active && defeated))
      fail(['active'], `a figure that is not Defeated, got "${input.active}"`);
  }
  (input.board.walls ?? []).forEach(([a, b], i) => {
    if (Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) !== 1)
      fail(['board', 'walls', i], 'two orthogonal neighbours');
  });
  checkDynamite(input, fail, figure, onBoard);
  checkEncounter(input, fail, onBoard);
  input.queries.forEach((query, i) => {
    const [kind, fields] = Object.entries(query)[0]!;
    if (kind === 'sources') return;
    for (const [name, value] of Object.entries(fields as Record<string, unknown>)) {
      if (typeof value === 'string') figure(value, ['queries', i, kind, name]);
    }
  });
}

type Fail = (keys: Keys, expected: string) => never;
type OnBoard = (at: Space, keys: Keys) => void;
type IsFigure = (id: string, keys: Keys) => void;

/** Gives the ids of the figures. */
function checkFigures(input: CaseInput, fail: Fail, onBoard: OnBoard): ReadonlySet<string> {
  const ids = new Set<string>();
  input.figures.forEach((one, i) => {
    const keys = ['figures', i];
    if (ids.has(one.id)) fail([...keys, 'id'], `an id of its own, "${one.id}" is taken`);
    ids.add(one.id);
    if (one.card === undefined && one.stats === undefined) fail(keys, 'a card or stats');
    if (one.card === undefined && one.side === undefined)
      fail([...keys, 'side'], 'adventurers or combatants, but it is missing');
    if (one.at) onBoard(one.at, [...keys, 'at']);
    else if (!one.defeated) fail([...keys, 'at'], 'a space [x, y], but it is missing');
  });
  input.figures.forEach(({ summoner }, i) => {
    const known = input.figures.map(({ id }) => id);
    if (summoner !== undefined && (!ids.has(summoner) || summoner === known[i]))
      fail(['figures', i, 'summoner'], `the id of another figure, got "${summoner}"`);
  });
  return ids;
}

/** Each figure on one card, at most. */
function checkInitiative({ initiative }: CaseInput, fail: Fail, figure: IsFigure): void {
  const seen = new Set<string>();
  initiative.forEach((entry, i) => {
    const keys = ['initiative', i];
    const isPlain = typeof entry === 'string';
    const listed = isPlain ? [entry] : Array.isArray(entry) ? entry : entry.figures;
    const inside = isPlain ? keys : Array.isArray(entry) ? keys : [...keys, 'figures'];
    listed.forEach((id, j) => {
      const path = isPlain ? keys : [...inside, j];
      figure(id, path);
      if (seen.has(id)) fail(path, `each figure once, "${id}" stands there before`);
      seen.add(id);
    });
  });
}

function checkDynamite({ dynamite }: CaseInput, fail: Fail, figure: IsFigure, onBoard: OnBoard): void {
  const taken = new Set<string>();
  dynamite.forEach(({ id, at, carrier }, i) => {
    const keys = ['dynamite', i];
    if ((at === undefined) === (carrier === undefined)) fail(keys, 'either at or carrier');
    if (at) onBoard(at, [...keys, 'at']);
    if (carrier !== undefined) figure(carrier, [...keys, 'carrier']);
    const own = id ?? `dynamite-${i + 1}`;
    if (taken.has(own)) fail([...keys, 'id'], `an id of its own, "${own}" is taken`);
    taken.add(own);
  });
}

/** Tokens, what they bring about, and how it ends. */
function checkEncounter(input: CaseInput, fail: Fail, onBoard: OnBoard): void {
  const tokens = new Set<string>();
  input.boardTokens.forEach(({ id, at }, i) => {
    onBoard(at, ['boardTokens', i, 'at']);
    const own = id ?? `token-${i + 1}`;
    if (tokens.has(own)) fail(['boardTokens', i, 'id'], `an id of its own, "${own}" is taken`);
    tokens.add(own);
  });
  const ops = listOps(input);
  const named = new Set([
    ...tokens,
    ...ops.flatMap(({ op }) => (op.do === 'place-token' ? [op.token.id] : [])),
  ]);
  const token = (id: string, keys: Keys) => {
    if (!named.has(id))
      fail(keys, `the id of a token (${[...named].join(', ') || 'there is none'}), got "${id}"`);
  };
  const known = new Set<string>();
  for (const field of ['objectives', 'achievements'] as const) {
    input[field].forEach(({ id, when }, i) => {
      const keys = [field, i];
      if (known.has(id)) fail([...keys, 'id'], `an id of its own, "${id}" is taken`);
      known.add(id);
      if ('token' in when && when.token !== undefined) token(when.token, [...keys, 'when', 'token']);
      if (when.is === 'adventurer-enters')
        when.spaces.forEach((at, j) => {
          onBoard(at, [...keys, 'when', 'spaces', j]);
        });
      if (field === 'achievements' && when.is === 'encounter-action')
        fail(
          [...keys, 'when', 'is'],
          'what comes about by itself: an Achievement is no Encounter Action (p.18)',
        );
    });
  }
  input.done.forEach((id, i) => {
    if (!known.has(id)) fail(['done', i], `the id of an Objective or Achievement, got "${id}"`);
  });
  const ends = input.endConditions.map(({ id }, i) => id ?? `end-${i + 1}`);
  for (const { op, keys } of ops) {
    if (op.do === 'spawn' || op.do === 'place-dynamite') onBoard(op.at, [...keys, 'at']);
    if (op.do === 'place-token') onBoard(op.token.at, [...keys, 'token', 'at']);
    if (op.do === 'place-terrain')
      op.spaces.forEach((at, i) => {
        onBoard(at, [...keys, 'spaces', i]);
      });
    if (op.do === 'remove-token') token(op.token, [...keys, 'token']);
    if (op.do === 'end' && !ends.includes(op.condition))
      fail([...keys, 'condition'], `the id of an End Condition (${ends.join(', ')}), got "${op.condition}"`);
  }
}
