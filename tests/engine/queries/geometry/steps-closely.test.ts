import { describe, expect, it } from 'vitest';
import type { Board, Space } from '../../../../src/engine/model/board.ts';
import { baseSpaces } from '../../../../src/engine/queries/geometry/board-grid.ts';
import { pushAlong } from '../../../../src/engine/queries/geometry/forced.ts';
import { canEndAt, isDeadlyAt, stepVerdict } from '../../../../src/engine/queries/geometry/movement.ts';
import type { Mover } from '../../../../src/engine/queries/geometry/mover-field.ts';
import type { Occupant } from '../../../../src/engine/queries/geometry/occupants.ts';
import type { BoardMix } from '../../../support/random-boards.ts';
import { randomBoard, seededRandom } from '../../../support/random-boards.ts';
import {
  charAt,
  has,
  slowBase,
  slowDies,
  slowIsSpace,
  slowLeaveCost,
  slowLevel,
  slowWall,
} from '../../../support/slow-geometry.ts';

const MIXES: readonly BoardMix[] = [
  { terrain: '.....hwd# ', levels: '1', wallEvery: 8 },
  { terrain: '.....dm#', levels: '1234', wallEvery: 0 },
  { terrain: '...dds', levels: '1112', wallEvery: 9 },
];
const SORTS: readonly Partial<Mover>[] = [
  {},
  {},
  { flight: true },
  { crush: true },
  { through: true },
  { unstoppable: true },
  { freeMovement: true },
  { evenCost: true },
];
type Random = (below: number) => number;

function sceneOf(next: Random, sort: Partial<Mover>): { board: Board; mover: Mover; others: Occupant[] } {
  const [width, height] = [3 + next(3), 2 + next(3)];
  const board = randomBoard(next, width, height, MIXES[next(MIXES.length)]!);
  const size = (
    [
      [1, 1],
      [1, 1],
      [2, 1],
      [2, 2],
    ] as const
  )[next(4)]!;
  const at: Space = [next(width - size[0] + 1), next(height - size[1] + 1)];
  const others = Array.from({ length: next(4) }, (_, i): Occupant => {
    const spaces = baseSpaces(
      [next(width), next(height)],
      (
        [
          [1, 1],
          [1, 1],
          [2, 1],
        ] as const
      )[next(3)]!,
    );
    return { id: i === 0 ? 'me' : `f${i}`, spaces, relation: next(2) === 0 ? 'ally' : 'opponent' };
  });
  return { board, mover: { id: 'me', at, size, ...sort }, others };
}

const levelOf = (board: Board, base: readonly Space[]): number =>
  Math.max(...base.map((space) => slowLevel(board, space)));
const standing = (base: readonly Space[], others: readonly Occupant[], relation?: string): Occupant[] =>
  others.filter(
    (one) =>
      one.id !== 'me' &&
      (!relation || one.relation === relation) &&
      one.spaces.some((space) => has(base, space)),
  );
const isRoom = (board: Board, mover: Mover, at: Space): boolean =>
  slowIsSpace(board, at) || (mover.unstoppable === true && charAt(board, at) === '#');

/** Why a base cannot be moved so, all of it; by which figures. */
function whyNot(board: Board, mover: Mover, to: Space, others: readonly Occupant[]): string[] {
  const [own, there] = [slowBase(mover.at, mover.size), slowBase(to, mover.size)];
  const [dx, dy] = [to[0] - mover.at[0], to[1] - mover.at[1]];
  const crossed = own.some(([x, y]) => slowWall(board, [x, y], [x + dx, y + dy]));
  const astride = there.some((a) => there.some((b) => slowWall(board, a, b)));
  const shut = there.filter((space) => !isRoom(board, mover, space));
  const opposed = standing(there, others, 'opponent').length > 0;
  const isHigh = levelOf(board, there) - levelOf(board, own) > 1;
  return [
    ...(crossed || astride ? ['wall'] : []),
    ...(shut.some((space) => charAt(board, space) === '#') ? ['obstructing'] : []),
    ...(shut.some((space) => charAt(board, space) !== '#') ? ['void'] : []),
    ...(opposed && !mover.flight && !mover.crush && !mover.through ? ['figure'] : []),
    ...(isHigh && !mover.flight ? ['elevation'] : []),
  ];
}

/** How a step that can be made defeats (M2, M3); null where it does not. */
function defeatBy(board: Board, mover: Mover, to: Space): string | null {
  const [own, there] = [slowBase(mover.at, mover.size), slowBase(to, mover.size)];
  if (slowDies(board, mover, mover.at)) return 'leaves-dangerous';
  if (!mover.flight && levelOf(board, there) - levelOf(board, own) < -2) return 'fall';
  return slowDies(board, mover, to) ? 'enters-dangerous' : null;
}

const FOUR: readonly Space[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

describe('M1-M3, M6, M9, pp.32-33: one step of every sort of mover', () => {
  it('is blocked by what stands in its way, else defeats, else costs what leaving does', () => {
    const next = seededRandom(41);
    const seen: Record<string, number> = {};
    for (let round = 0; round < 240; round++) {
      const { board, mover, others } = sceneOf(next, SORTS[next(SORTS.length)]!);
      const told = JSON.stringify({ ...board, mover, others });
      for (const [dx, dy] of FOUR) {
        const to: Space = [mover.at[0] + dx, mover.at[1] + dy];
        const verdict = stepVerdict(board, mover, mover.at, to, others);
        const why = whyNot(board, mover, to, others);
        const name = verdict.kind === 'ok' ? 'ok' : verdict.why;
        seen[name] = (seen[name] ?? 0) + 1;
        if (verdict.kind === 'blocked') {
          expect(why, told).toContain(verdict.why);
          const who = standing(slowBase(to, mover.size), others, 'opponent').map(({ id }) => id);
          expect(verdict.figure, told).toBe(verdict.why === 'figure' ? who[0] : undefined);
          continue;
        }
        const defeat = defeatBy(board, mover, to);
        const cost = slowLeaveCost(
          board,
          mover,
          mover.at,
          others.filter(({ id }) => id !== 'me'),
        );
        expect(why, told).toEqual([]);
        expect(verdict, told).toEqual(
          defeat === null ? { kind: 'ok', cost } : { kind: 'defeats', cost, why: defeat },
        );
      }
      const [x, y] = mover.at;
      for (const to of [mover.at, [x + 2, y], [x, y - 2], [x + 2, y + 1]] as Space[])
        expect(stepVerdict(board, mover, mover.at, to, others)).toEqual({ kind: 'blocked', why: 'void' });
      const here = slowBase(mover.at, mover.size);
      const hasRoom =
        here.every((space) => isRoom(board, mover, space)) &&
        !here.some((a) => here.some((b) => slowWall(board, a, b)));
      const isFree = mover.crush === true || standing(here, others).length === 0;
      expect(canEndAt(board, mover, mover.at, others), told).toBe(hasRoom && isFree);
      expect(isDeadlyAt(board, mover, mover.at), told).toBe(slowDies(board, mover, mover.at));
    }
    for (const name of ['ok', 'obstructing', 'void', 'wall', 'figure', 'elevation'])
      expect(seen[name], name).toBeGreaterThan(10);
    for (const name of ['fall', 'leaves-dangerous', 'enters-dangerous'])
      expect(seen[name], name).toBeGreaterThan(5);
  });
});

/** M7 as it reads: space by space until it is stopped or defeated; who flies stops short of who is under it (p.32). */
function slowPush({ board, mover, others }: ReturnType<typeof sceneOf>, [dx, dy]: Space, spaces: number) {
  const all = others.map((one): Occupant => ({ ...one, relation: 'opponent' }));
  const path: Space[] = [];
  let at = mover.at;
  let defeated: string | null = null;
  while (path.length < spaces && defeated === null) {
    const to: Space = [at[0] + dx, at[1] + dy];
    const one = { ...mover, at, crush: false };
    if (whyNot(board, one, to, all).length > 0) break;
    const by = defeatBy(board, one, to);
    if (by === 'leaves-dangerous') defeated = by;
    else {
      path.push(to);
      at = to;
      if (by === 'fall') defeated = by;
    }
  }
  while (path.length > 0 && standing(slowBase(path.at(-1)!, mover.size), all).length > 0) path.pop();
  const end = path.at(-1) ?? mover.at;
  if (defeated === null && path.length > 0 && slowDies(board, mover, end)) defeated = 'enters-dangerous';
  return { path, end, defeated, blocked: defeated === null ? spaces - path.length : 0 };
}

describe('M7, p.42: moved by force, space by space', () => {
  it('figures of either side stop it, and what it could not be moved is blocked', () => {
    const next = seededRandom(42);
    const seen = { moved: 0, blocked: 0, defeated: 0 };
    for (let round = 0; round < 300; round++) {
      const scene = sceneOf(next, SORTS[next(4)]!);
      const spaces = 1 + next(3);
      const direction = FOUR[next(4)]!;
      const { board, mover, others } = scene;
      const told = JSON.stringify({ ...board, mover, others, direction, spaces });
      const way = pushAlong(board, mover, [direction[0], direction[1]], spaces, others);
      const { path, end, defeated, blocked } = way;
      expect({ path, end, defeated, blocked }, told).toEqual(slowPush(scene, direction, spaces));
      if (defeated === null) expect(way.by !== null, told).toBe(blocked > 0);
      const under = new Set(slowBase(end, mover.size).map((space) => charAt(board, space)));
      expect(way.terrain === null, told).toBe(mover.flight === true || under.size > 1);
      if (path.length > 0) seen.moved++;
      if (blocked > 0) seen.blocked++;
      if (defeated !== null) seen.defeated++;
    }
    expect(Math.min(seen.moved, seen.blocked, seen.defeated)).toBeGreaterThan(10);
  });
});
