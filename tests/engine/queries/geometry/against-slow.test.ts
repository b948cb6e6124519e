import { describe, expect, it } from 'vitest';
import type { Board, Space } from '../../../../src/engine/model/board.ts';
import { areSpacesAdjacent, stepsBetween } from '../../../../src/engine/queries/geometry/adjacency.ts';
import { baseSpaces, ONE_SPACE } from '../../../../src/engine/queries/geometry/board-grid.ts';
import { isFlanking } from '../../../../src/engine/queries/geometry/flanking.ts';
import {
  SEEN,
  SEEN_OVER_HEADS,
  seenBetween,
  spacesSeenFrom,
} from '../../../../src/engine/queries/geometry/in-sight.ts';
import { jumpsFrom } from '../../../../src/engine/queries/geometry/jumps.ts';
import type { Occupant } from '../../../../src/engine/queries/geometry/line-of-sight.ts';
import { sightBetween } from '../../../../src/engine/queries/geometry/line-of-sight.ts';
import { leaveCost, reachOf } from '../../../../src/engine/queries/geometry/movement.ts';
import type { Mover } from '../../../../src/engine/queries/geometry/mover-field.ts';
import { fieldSeenBy, OTHER_SIDE } from '../../../../src/engine/queries/geometry/sight-field.ts';
import { findWays, threatenedPlaces } from '../../../../src/engine/queries/geometry/ways.ts';
import { many, proved } from '../../../support/depth.ts';
import type { BoardMix } from '../../../support/random-boards.ts';
import { randomBoard, seededRandom } from '../../../support/random-boards.ts';
import {
  allSpaces,
  slowAdjacent,
  slowBase,
  slowIsSpace,
  slowJumps,
  slowLeaveCost,
  slowLevel,
  slowReach,
  slowStep,
  slowSteps,
  slowWays,
} from '../../../support/slow-geometry.ts';
import { slowOpposite, slowSight } from '../../../support/slow-lines.ts';

const MIXES: readonly BoardMix[] = [
  { terrain: '..........#h', levels: '1', wallEvery: 0 },
  { terrain: '.......hhh# ', levels: '1', wallEvery: 9 },
  { terrain: '......hhwmds', levels: '1111112', wallEvery: 14 },
  { terrain: '......hwd# ', levels: '1111122234', wallEvery: 10 },
  { terrain: '.hd', levels: '12', wallEvery: 0 },
];
const SIZES: readonly (readonly [number, number])[] = [
  [1, 1],
  [1, 1],
  [1, 1],
  [2, 2],
  [1, 2],
  [3, 2],
];
/** Of so many boards every run of the tests looks at some. */
const some = (all: number): number => many(Math.ceil(all / 8), all);
type Random = (below: number) => number;

function someBoard(next: Random, most = 7): Board {
  const mix = MIXES[next(MIXES.length)] as BoardMix;
  return randomBoard(next, 2 + next(most - 1), 2 + next(most - 1), mix);
}

/** A base that fits on the board rectangle. */
function someBase(next: Random, board: Board, sizes = SIZES): { at: Space; size: readonly [number, number] } {
  const width = board.rows[0]?.length ?? 0;
  const size = sizes[next(sizes.length)] ?? [1, 1];
  if (size[0] > width || size[1] > board.rows.length)
    return { at: [next(width), next(board.rows.length)], size: [1, 1] };
  return { at: [next(width - size[0] + 1), next(board.rows.length - size[1] + 1)], size };
}

function someOccupants(next: Random, board: Board, most: number): Occupant[] {
  return Array.from({ length: next(most + 1) }, (_, i): Occupant => {
    const { at, size } = someBase(next, board, [
      [1, 1],
      [1, 1],
      [1, 1],
      [2, 1],
    ]);
    return { id: `f${i}`, spaces: baseSpaces(at, size), relation: next(2) === 0 ? 'ally' : 'opponent' };
  });
}

const show = (board: Board, more: unknown): string => JSON.stringify({ ...board, more });

describe('the fast queries say what the slow ones say', () => {
  it('adjacency (G2) and nearest (G4)', () => {
    const next = seededRandom(1);
    const boards = some(300);
    for (let round = 0; round < boards; round++) {
      const board = someBoard(next, 5);
      const spaces = allSpaces(board);
      const a = spaces[next(spaces.length)] as Space;
      for (const b of spaces) {
        expect(areSpacesAdjacent(board, a, b), show(board, { a, b })).toBe(slowAdjacent(board, a, b));
      }
      const from = someBase(next, board);
      const to = someBase(next, board);
      const [fromSpaces, toSpaces] = [baseSpaces(from.at, from.size), baseSpaces(to.at, to.size)];
      expect(stepsBetween(board, fromSpaces, toSpaces), show(board, { from, to })).toBe(
        slowSteps(board, slowBase(from.at, from.size), slowBase(to.at, to.size)),
      );
    }
    proved({ boards });
  });

  it('line of sight and Sphere of Influence (L1-L7)', () => {
    const next = seededRandom(2);
    const seen = { clear: 0, one: 0, two: 0 };
    const boards = some(12000);
    for (let round = 0; round < boards; round++) {
      const board = someBoard(next, 8);
      const from = someBase(next, board);
      const to = someBase(next, board);
      const occupants = someOccupants(next, board, 5);
      const options = { colossal: next(6) === 0, influence: next(6) === 0 };
      const fromSpaces = baseSpaces(from.at, from.size);
      const toSpaces = baseSpaces(to.at, to.size);
      const sight = sightBetween(board, fromSpaces, toSpaces, occupants, options);
      const { clear, penalty } = sight;
      const slow = slowSight(board, fromSpaces, toSpaces, occupants, options);
      expect({ clear, penalty }, show(board, { from, to, occupants, options })).toEqual(slow);
      const outcome = seenBetween(fieldSeenBy(board, occupants), OTHER_SIDE, from, to);
      const least = options.influence || options.colossal ? SEEN_OVER_HEADS : SEEN;
      expect(outcome >= least, show(board, { from, to, occupants, options })).toBe(clear);
      expect(sight.blockedBy === null).toBe(clear);
      expect(0 - Number(sight.allyBetween) - Number(sight.hinderingBetween)).toBe(penalty);
      if (clear) seen.clear++;
      if (penalty === -1) seen.one++;
      if (penalty === -2) seen.two++;
    }
    expect(seen.clear).toBeGreaterThan(some(2000));
    expect(seen.one).toBeGreaterThan(some(500));
    expect(seen.two).toBeGreaterThan(many(0, 50));
    proved({ boards });
  });

  it('all that is seen from a base (L1-L7, G3)', () => {
    const next = seededRandom(9);
    let seen = 0;
    const boards = some(250);
    for (let round = 0; round < boards; round++) {
      const board = someBoard(next, 8);
      const from = someBase(next, board);
      const occupants = someOccupants(next, board, 5);
      const colossal = next(3) === 0;
      const within = next(2) === 0 ? undefined : next(5);
      const own = baseSpaces(from.at, from.size);
      const isNear = (at: Space): boolean =>
        within === undefined ||
        own.some(([x, y]) => Math.max(Math.abs(x - at[0]), Math.abs(y - at[1])) <= within);
      const slow = allSpaces(board).filter(
        (at) =>
          slowIsSpace(board, at) && isNear(at) && slowSight(board, own, [at], occupants, { colossal }).clear,
      );
      const options = { isColossal: colossal, within };
      const fast = spacesSeenFrom(fieldSeenBy(board, occupants), OTHER_SIDE, from, options);
      expect(fast, show(board, { from, occupants, options })).toEqual(slow);
      seen += fast.length;
    }
    expect(seen).toBeGreaterThan(some(2000));
    proved({ boards });
  });

  it('long diagonals, whose every corner is a pick (L1)', () => {
    const next = seededRandom(3);
    const boards = some(1500);
    for (let round = 0; round < boards; round++) {
      const size = 4 + next(5);
      const mix: BoardMix = { terrain: '.....hh', levels: '1', wallEvery: 30 };
      const board = randomBoard(next, size, size, mix);
      const onLine = next(8) === 0;
      const occupants = someOccupants(next, board, 8).filter(
        ({ spaces }) => onLine || spaces.every(([x, y]) => x !== y),
      );
      const last: Space = [size - 1, size - 1];
      const { clear, penalty } = sightBetween(board, [[0, 0]], [last], occupants);
      const [from, to] = [[0, 0] as Space, last].map((at) => ({ at, size: ONE_SPACE }));
      expect(seenBetween(fieldSeenBy(board, occupants), OTHER_SIDE, from!, to!) === SEEN).toBe(clear);
      expect({ clear, penalty }, show(board, { last, occupants })).toEqual(
        slowSight(board, [[0, 0]], [last], occupants, {}),
      );
    }
    proved({ boards });
  });

  it('leave costs and reach (M1-M3, M6, M9)', () => {
    const next = seededRandom(4);
    let reached = 0;
    const boards = some(2500);
    for (let round = 0; round < boards; round++) {
      const board = someBoard(next);
      const base = someBase(next, board);
      if (!baseSpaces(base.at, base.size).every((space) => slowIsSpace(board, space))) continue;
      const mover: Mover = {
        ...base,
        flight: next(5) === 0,
        crush: next(8) === 0,
        unstoppable: next(8) === 0,
        freeMovement: next(5) === 0,
      };
      const occupants = someOccupants(next, board, 5);
      const points = next(9);
      const told = show(board, { mover, occupants, points });
      const reach = reachOf(board, mover, points, occupants);
      const fast = reach.map(({ space, cost }) => [space[0], space[1], cost]);
      expect(fast, told).toEqual(slowReach(board, mover, points, occupants));
      expect(leaveCost(board, mover, base.at, occupants), told).toBe(
        slowLeaveCost(board, mover, base.at, occupants),
      );
      for (const { space, cost, way } of reach.map((entry) => ({ ...entry, way: entry.way() }))) {
        expect(way.at(-1) ?? mover.at).toEqual(space);
        expect(costOfWay(board, mover, way, occupants), told).toBe(cost);
      }
      reached += reach.length;
    }
    expect(reached).toBeGreaterThan(some(10000));
    proved({ boards });
  });

  it('jumps (M8)', () => {
    const next = seededRandom(5);
    const boards = some(1200);
    for (let round = 0; round < boards; round++) {
      const board = someBoard(next, 5);
      const mover: Mover = { ...someBase(next, board), unstoppable: next(10) === 0 };
      const occupants = someOccupants(next, board, 3);
      const most = 1 + next(4);
      const told = show(board, { mover, occupants, most });
      const slow = slowJumps(board, mover, mover.at, most, occupants);
      const fast = jumpsFrom(board, mover, mover.at, occupants, { points: most + 1 });
      for (const jump of fast.filter(({ defeats }) => !defeats)) {
        const match = slow.some(
          ({ over, to }) => JSON.stringify([over, to]) === JSON.stringify([jump.over, jump.to]),
        );
        expect(match, `${told} ${JSON.stringify(jump)}`).toBe(true);
      }
      for (const { over, to, dangerous } of slow) {
        const steps = Math.abs(to[0] - mover.at[0]) + Math.abs(to[1] - mover.at[1]);
        const beside = steps === 1 && !board.walls.some((wall) => isCrossed(mover, to, wall));
        const better = fast.some(
          (jump) =>
            jump.to.join() === to.join() && jump.over.length <= over.length && (dangerous || !jump.dangerous),
        );
        expect(better || beside, `${told} ${JSON.stringify({ over, to })}`).toBe(true);
      }
    }
    proved({ boards });
  });

  it('ways (C4)', () => {
    const next = seededRandom(6);
    let provoking = 0;
    const boards = some(500);
    for (let round = 0; round < boards; round++) {
      const mix = MIXES[next(MIXES.length)] as BoardMix;
      const board = randomBoard(next, 3 + next(3), 3 + next(3), mix);
      const mover: Mover = {
        ...someBase(next, board, [
          [1, 1],
          [1, 1],
          [2, 1],
        ]),
        flight: next(10) === 0,
      };
      if (!baseSpaces(mover.at, mover.size).every((space) => slowIsSpace(board, space))) continue;
      const occupants = someOccupants(next, board, 4).filter(
        ({ spaces }) =>
          !spaces.some((space) => baseSpaces(mover.at, mover.size).join('|').includes(space.join())),
      );
      const threats = occupants
        .filter(({ relation }) => relation === 'opponent')
        .map(({ id, spaces }) => ({ id, places: threatenedPlaces(board, mover.size, spaces) }));
      const points = 1 + next(5);
      const maxSpaces = next(3);
      const jump = maxSpaces === 0 ? null : { maxSpaces };
      const fast = findWays(board, mover, { points, occupants, threats, jump }).all();
      const slow = slowWays(board, mover, points, occupants, threats, maxSpaces);
      const told = show(board, { mover, occupants, points, maxSpaces });
      expect(fast.map(({ end }) => end.join()).sort(), told).toEqual([...slow.keys()].sort());
      for (const way of fast) {
        const risky = way.jumps.filter(({ dangerous }) => dangerous).length;
        const over = way.jumps.reduce((sum, jump) => sum + jump.over.length, 0);
        const score = [way.breaks.length, risky, way.jumps.length, way.cost, way.steps, over];
        expect(score, `${told} ${JSON.stringify(way.path)}`).toEqual(slow.get(way.end.join()));
        if (way.breaks.length > 0) provoking++;
      }
    }
    expect(provoking).toBeGreaterThan(some(300));
    proved({ boards });
  });

  it('threatened places (M4)', () => {
    const next = seededRandom(7);
    const boards = some(400);
    for (let round = 0; round < boards; round++) {
      const board = someBoard(next, 6);
      const opponent = someBase(next, board);
      const spaces = baseSpaces(opponent.at, opponent.size);
      const { size } = someBase(next, board);
      const slow = allSpaces(board).filter((at) => {
        const base = slowBase(at, size);
        return base.some((a) =>
          spaces.some(
            (b) => slowAdjacent(board, a, b) && Math.abs(slowLevel(board, a) - slowLevel(board, b)) <= 1,
          ),
        );
      });
      expect(threatenedPlaces(board, size, spaces), show(board, { opponent, size })).toEqual(slow);
    }
    proved({ boards });
  });

  it('flanking on an open board (A4)', () => {
    const board: Board = { rows: Array.from({ length: 9 }, () => '.........'), elevation: [], walls: [] };
    const next = seededRandom(8);
    let flanked = 0;
    const boards = some(20000);
    for (let round = 0; round < boards; round++) {
      const bases = [0, 1, 2].map(() => someBase(next, board)).map(({ at, size }) => baseSpaces(at, size));
      const [attacker, target, ally] = bases as [Space[], Space[], Space[]];
      const keys = bases.flat().map((space) => space.join());
      if (new Set(keys).size < keys.length) continue;
      const near = (a: readonly Space[]): boolean =>
        a.some((x) => target.some((y) => slowAdjacent(board, x, y)));
      const slow = near(attacker) && near(ally) && slowOpposite(attacker, ally, target);
      const fast = isFlanking(board, attacker, target, [{ id: 'a', spaces: ally }], { edition: '1.08' });
      expect(fast, show(board, bases)).toBe(slow);
      if (fast) flanked++;
    }
    expect(flanked).toBeGreaterThan(many(2, 30));
    proved({ boards });
  });
});

/** What a way costs, step by step; NaN where a step of it cannot be made and survived. */
function costOfWay(
  board: Board,
  mover: Mover,
  way: readonly Space[],
  occupants: readonly Occupant[],
): number {
  let at = mover.at;
  let cost = 0;
  for (const to of way) {
    cost += slowStep(board, mover, at, to, occupants) ?? Number.NaN;
    at = to;
  }
  return cost;
}

/** Whether any space of the base would cross this wall on its way to `to`. */
function isCrossed(mover: Mover, to: Space, wall: readonly [Space, Space]): boolean {
  return baseSpaces(mover.at, mover.size).some((space) => {
    const there: Space = [space[0] + to[0] - mover.at[0], space[1] + to[1] - mover.at[1]];
    const edge = [space.join(), there.join()];
    return edge.includes(wall[0].join()) && edge.includes(wall[1].join());
  });
}
