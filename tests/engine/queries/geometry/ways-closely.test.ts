import { describe, expect, it } from 'vitest';
import type { Board, Space } from '../../../../src/engine/model/board.ts';
import { baseSpaces } from '../../../../src/engine/queries/geometry/board-grid.ts';
import { jumpsFrom } from '../../../../src/engine/queries/geometry/jumps.ts';
import { comesAway, reachOf } from '../../../../src/engine/queries/geometry/movement.ts';
import type { Mover } from '../../../../src/engine/queries/geometry/mover-field.ts';
import type { Occupant } from '../../../../src/engine/queries/geometry/occupants.ts';
import type { Threat, Way } from '../../../../src/engine/queries/geometry/ways.ts';
import { findWays, threatenedPlaces } from '../../../../src/engine/queries/geometry/ways.ts';
import type { BoardMix } from '../../../support/random-boards.ts';
import { randomBoard, seededRandom } from '../../../support/random-boards.ts';
import {
  allSpaces,
  has,
  slowHarm,
  slowIsSpace,
  slowJumps,
  slowLeaps,
  slowReach,
  slowStepsFrom,
  slowWall,
  slowWays,
} from '../../../support/slow-geometry.ts';

const MIXES: readonly BoardMix[] = [
  { terrain: '......hwdd', levels: '1', wallEvery: 12 },
  { terrain: '.....hd# ', levels: '1112', wallEvery: 0 },
  { terrain: '......dm', levels: '1111224', wallEvery: 9 },
  { terrain: '.....dd', levels: '1', wallEvery: 0 },
];
type Random = (below: number) => number;

interface Scene {
  readonly board: Board;
  readonly mover: Mover;
  readonly occupants: readonly Occupant[];
  readonly threats: readonly Threat[];
  readonly told: string;
}

/** A small board, a mover of any sort on it with room to stand, and others that stand elsewhere. */
function sceneOf(next: Random, more: Partial<Mover>, most = 4): Scene | null {
  const width = 2 + next(most - 1);
  const height = 2 + next(most - 2);
  const board = randomBoard(next, width, height, MIXES[next(MIXES.length)]!);
  const size = (
    [
      [1, 1],
      [1, 1],
      [1, 1],
      [2, 1],
    ] as const
  )[next(4)]!;
  const at: Space = [next(width - size[0] + 1), next(height)];
  const mover: Mover = { id: 'me', at, size, ...more };
  const own = baseSpaces(at, size);
  if (
    !own.every((space) => slowIsSpace(board, space)) ||
    (size[0] === 2 && slowWall(board, own[0]!, own[1]!))
  )
    return null;
  const occupants = Array.from({ length: next(4) }, (_, i): Occupant => {
    const spaces: Space[] = [[next(width), next(height)]];
    return { id: `f${i}`, spaces, relation: next(3) === 0 ? 'ally' : 'opponent' };
  }).filter(({ spaces }) => !has(own, spaces[0]!));
  const threats = occupants
    .filter(({ relation }) => relation === 'opponent')
    .map(({ id, spaces }) => ({ id, places: threatenedPlaces(board, size, spaces) }));
  return { board, mover, occupants, threats, told: JSON.stringify({ ...board, mover, occupants }) };
}

const SORTS: readonly Partial<Mover>[] = [
  {},
  { diagonal: true },
  { through: true },
  { crush: true },
  { evenCost: true },
  { freeMovement: true },
  { unstoppable: true },
  { flight: true, diagonal: true },
  { jumps: 'never' },
  { jumps: 'not-over-dangerous' },
];

/** What a way comes to if it is walked by the slow rules; null where one of its steps or jumps cannot be made. */
function walked({ board, mover, occupants, threats }: Scene, { path }: Way, most: number): object | null {
  let at = mover.at;
  let cost = 0;
  let steps = 0;
  const provoked = new Set<string>();
  const jumps: object[] = [];
  for (const step of path) {
    if (!mover.flight) for (const { id, places } of threats) if (has(places, at)) provoked.add(id);
    if (step.kind === 'step') {
      const made = slowStepsFrom(board, mover, at, occupants).find(({ to }) => has([step.to], to));
      if (!made) return null;
      cost += made.cost;
      steps += 1;
    } else {
      const wanted = JSON.stringify([step.over, step.to]);
      const made = slowJumps(board, mover, at, most, occupants).find(
        ({ over, to }) => JSON.stringify([over, to]) === wanted,
      );
      if (!made) return null;
      const price = step.over.length + 1;
      jumps.push({ from: at, ...made, cost: price });
      cost += price;
      steps += price;
    }
    at = step.to;
  }
  const breaks = threats.map(({ id }) => id).filter((id) => provoked.has(id));
  return { end: at, cost, steps, breaks, jumps };
}

describe('C4, X15: the ways of every sort of mover', () => {
  it.each(SORTS)('are the best there are, and can be gone: %o', (sort) => {
    const next = seededRandom(31);
    let found = 0;
    for (let round = 0; round < 10; round++) {
      const scene = sceneOf(next, sort);
      const points = next(5);
      const maxSpaces = next(3);
      if (scene === null) continue;
      const { board, mover, occupants, threats } = scene;
      const jump = maxSpaces === 0 ? null : { maxSpaces };
      const told = `${scene.told} ${points} ${maxSpaces}`;
      const ways = findWays(board, mover, { points, occupants, threats, jump });
      const slow = slowWays(board, mover, points, occupants, threats, maxSpaces);
      const ends = allSpaces(board).filter((space) => slow.has(space.join()));
      expect(
        ways.all().map(({ end }) => end),
        told,
      ).toEqual(ends);
      const all = ways.all();
      const scores = all.map(({ breaks, jumps, cost, steps }) => [
        breaks.length,
        jumps.filter(({ dangerous }) => dangerous).length,
        jumps.length,
        cost,
        steps,
        jumps.reduce((sum, { over }) => sum + over.length, 0),
      ]);
      expect(scores, told).toEqual(ends.map((end) => slow.get(end.join())));
      const plain = all.map(({ end, cost, steps, breaks, jumps }) => ({ end, cost, steps, breaks, jumps }));
      expect(plain, told).toEqual(all.map((way) => walked(scene, way, maxSpaces)));
      const byNumber = all.map((_, i) => [
        ways.endOf(i),
        ways.costOf(i),
        ways.stepsOf(i),
        ways.breakersOf(i),
        ways.breaksOf(i),
        ways.jumpsOf(i),
        ways.riskyJumpsOf(i),
      ]);
      expect(byNumber, told).toEqual(
        plain.map(({ end, cost, steps, breaks, jumps }, i) => [
          end,
          cost,
          steps,
          breaks,
          breaks.length,
          jumps.length,
          scores[i]![1],
        ]),
      );
      found += ways.count;
    }
    expect(found).toBeGreaterThan(15);
  });

  it('are found by the space they end in, and told without some', () => {
    const board: Board = { rows: ['.#..', '....'], elevation: [], walls: [] };
    const mover: Mover = { at: [0, 0], size: [1, 1] };
    const ways = findWays(board, mover, { points: 4, occupants: [], threats: [], jump: null });
    const ends = ways.all().map(({ end }) => end);
    expect(ends.map((end) => ways.numberOf(end))).toEqual([0, 1, 2, 3, 4, 5].slice(0, ends.length));
    expect([ways.numberOf([1, 0]), ways.numberOf([3, 0])]).toEqual([-1, -1]);
    const south = ways.without(([, y]) => y === 0);
    expect(south.all().map(({ end, cost }) => [...end, cost])).toEqual([
      [0, 1, 1],
      [1, 1, 2],
      [2, 1, 3],
      [3, 1, 4],
    ]);
    expect(ways.without(() => true).count).toBe(0);
    expect(ways.without(() => false).all()).toEqual(ways.all());
    expect(ways.wayOf(1)).toBe(ways.wayOf(1));
  });
});

describe('M1-M3, X3: where a plain move of every sort of mover may end', () => {
  it.each(SORTS)('%o', (sort) => {
    const next = seededRandom(32);
    const answers = new Set<boolean>();
    for (let round = 0; round < 12; round++) {
      const scene = sceneOf(next, sort, 5);
      const points = next(5);
      if (scene === null) continue;
      const { board, mover, occupants, told } = scene;
      const slow = slowReach(board, mover, points, occupants);
      const fast = reachOf(board, mover, points, occupants);
      expect(
        fast.map(({ space, cost }) => [...space, cost]),
        told,
      ).toEqual(slow);
      const away = slow.some(([x, y]) => !has([mover.at], [x, y]));
      expect(comesAway(board, mover, points, occupants), told).toBe(away);
      answers.add(away);
    }
    expect(answers.size).toBe(2);
  });
});

describe('M8, X25: the jumps from a space', () => {
  it('are, for each space landed in, the shortest, and the shortest over no Dangerous Terrain if that is longer', () => {
    const next = seededRandom(33);
    const seen = { jumps: 0, both: 0, deadly: 0 };
    for (let round = 0; round < 120; round++) {
      const sort = ([{}, {}, { unstoppable: true }, { jumps: 'not-over-dangerous' }] as const)[next(4)]!;
      const scene = sceneOf(next, sort, 5);
      const most = next(5);
      if (scene === null) continue;
      const { board, mover, occupants } = scene;
      const told = `${scene.told} ${most}`;
      const leaps = slowLeaps(board, mover, mover.at, most, occupants).filter(
        ({ to }) => !isStepAway(scene, to),
      );
      const wanted = allSpaces(board).flatMap((to) => {
        const all = leaps.filter((leap) => has([to], leap.to));
        const safe = all.filter(({ dangerous }) => !dangerous);
        const shortest = (list: typeof all): number => Math.min(...list.map(({ over }) => over.length));
        if (all.length === 0) return [];
        const lengths = safe.length > 0 && shortest(safe) === shortest(all) ? [safe] : [all, safe];
        return lengths
          .filter((list) => list.length > 0)
          .map((list) => {
            const [first] = list.filter(({ over }) => over.length === shortest(list));
            return [to, shortest(list), first!.defeats, list === all && list !== safe];
          });
      });
      const fast = jumpsFrom(board, mover, mover.at, occupants, { points: most + 1 });
      expect(
        fast.map(({ to, over, defeats, dangerous }) => [to, over.length, defeats, dangerous]),
        told,
      ).toEqual(wanted);
      expect(jumpsFrom(board, mover, mover.at, occupants, { points: 9, maxSpaces: most }), told).toEqual(
        fast,
      );
      for (const jump of fast) {
        const alike = leaps.filter(
          ({ to, over, dangerous }) =>
            has([jump.to], to) && over.length === jump.over.length && (jump.dangerous || !dangerous),
        );
        const made = alike.find(({ over }) => JSON.stringify(over) === JSON.stringify(jump.over));
        expect({ from: mover.at, cost: jump.over.length + 1, ...made }, told).toEqual(jump);
        const harm = alike.map(({ over }) => slowHarm(board, mover, mover.at, over[0]!));
        expect(slowHarm(board, mover, mover.at, jump.over[0]!), told).toBe(Math.min(...harm));
        seen.jumps++;
        if (jump.defeats) seen.deadly++;
      }
      seen.both += fast.length - new Set(fast.map(({ to }) => to.join())).size;
    }
    expect(seen.jumps).toBeGreaterThan(100);
    expect(seen.both).toBeGreaterThan(1);
    expect(seen.deadly).toBeGreaterThan(10);
  });
});

/** Whether a space is beside the mover's with room and no wall between: there is nothing to jump over. */
function isStepAway({ board, mover, occupants }: Scene, to: Space): boolean {
  const { at } = mover;
  if (Math.abs(to[0] - at[0]) + Math.abs(to[1] - at[1]) !== 1) return false;
  // Whoever flies asks for room and walls alone.
  const flying = { ...mover, flight: true };
  return slowStepsFrom(board, flying, at, occupants).some((step) => has([to], step.to));
}
