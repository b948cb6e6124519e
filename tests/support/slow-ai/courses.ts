/** Where force and Currents take a figure, space by space (pp.22, 42; M4, M7): nobody and nothing is moved round. */
import type { Space } from '../../../src/engine/index.ts';
import { slowDies, slowIsSpace, slowWall } from '../slow-geometry.ts';
import { baseOf, figureOf, foes, friends, has, hpOf, levelOf, range, type SlowTable } from './table.ts';
import { moverOf } from './walks.ts';

/** Where being moved a space leads: on, nowhere, or to its end. */
type Shift = 'goes' | 'blocked' | 'falls' | 'lost';

export interface Course {
  readonly path: readonly Space[];
  readonly blocked: number;
  readonly dies: 'leaving' | 'falling' | 'ending' | null;
  readonly end: Space;
}

export function shift(table: SlowTable, id: string, at: Space, to: Space): Shift {
  const { board } = table.state;
  const self = figureOf(table, id);
  const mover = moverOf(table, self, true);
  const base = baseOf(self, to);
  const isRoom =
    base.every((space) => slowIsSpace(board, space)) &&
    !base.some((a) => base.some((b) => slowWall(board, a, b)));
  const walled = baseOf(self, at).some((a) =>
    slowWall(board, a, [a[0] + to[0] - at[0], a[1] + to[1] - at[1]]),
  );
  const taken = [...foes(table, self), ...friends(table, self)].some((one) => range(baseOf(one), base) === 0);
  const rise = levelOf(table, base) - levelOf(table, baseOf(self, at));
  if (!isRoom || walled || taken || (!mover.flight && rise > 1)) return 'blocked';
  if (slowDies(board, mover, at)) return 'lost';
  return !mover.flight && rise < -2 ? 'falls' : 'goes';
}

export function courseAlong(
  table: SlowTable,
  id: string,
  [dx, dy]: readonly [number, number],
  spaces: number,
): Course {
  const path: Space[] = [];
  let at = figureOf(table, id).at as Space;
  while (path.length < spaces) {
    const to: Space = [at[0] + dx, at[1] + dy];
    const step = shift(table, id, at, to);
    if (step === 'blocked') break;
    if (step === 'lost') return { path, blocked: 0, dies: 'leaving', end: at };
    path.push(to);
    at = to;
    if (step === 'falls') return { path, blocked: 0, dies: 'falling', end: at };
  }
  const mover = moverOf(table, figureOf(table, id), true);
  const drowns = path.length > 0 && slowDies(table.state.board, mover, at);
  return { path, blocked: drowns ? 0 : spaces - path.length, dies: drowns ? 'ending' : null, end: at };
}

/** p.22: whoever ends its turn in a Current; null for none. */
export function currentUnder(
  table: SlowTable,
  id: string,
  at: Space = figureOf(table, id).at as Space,
): { way: readonly [number, number]; spaces: number } | null {
  const self = figureOf(table, id);
  const under = baseOf(self, at).map((space) =>
    table.state.board.currents?.find((one) => String(one.at) === String(space)),
  );
  const [first] = under;
  if (!first || under.some((one) => one?.direction !== first.direction || one.spaces !== first.spaces))
    return null;
  if (has(table, self, 'flight') || has(table, self, 'hulking')) return null;
  const way = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] } as const;
  const spaces = first.spaces - (has(table, self, 'heavy') ? 1 : 0);
  return spaces > 0 ? { way: way[first.direction], spaces } : null;
}

/** p.58: whether ending its turn there the Current would surely be its Defeat. */
export function isLostTo(table: SlowTable, id: string, at: Space): boolean {
  const current = currentUnder(table, id, at);
  if (!current) return false;
  const figures = table.state.figures.map((one) => (one.id === id ? { ...one, at } : one));
  const there = { ...table, state: { ...table.state, figures } };
  const { dies, blocked } = courseAlong(there, id, current.way, current.spaces);
  const self = figureOf(table, id);
  return dies !== null || blocked >= hpOf(table, self) - self.damage;
}
