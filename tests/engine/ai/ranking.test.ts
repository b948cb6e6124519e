import { describe, expect, test } from 'vitest';
import { listWays } from '../../../src/engine/ai/ai-ways.ts';
import type { MoveOrder } from '../../../src/engine/ai/move-goals.ts';
import { Ranking } from '../../../src/engine/ai/ranking.ts';
import { worth } from '../../../src/engine/ai/worth.ts';
import { type AiMove, type Board, figureIn, type Position, type Space } from '../../../src/engine/index.ts';
import { counted } from '../../../src/engine/kernel/budget.ts';
import { WAY_CRITERIA } from '../../../src/engine/model/messages/because.ts';
import { gridOf } from '../../../src/engine/queries/geometry/board-grid.ts';
import { FoundWays } from '../../../src/engine/queries/geometry/found-ways.ts';
import { arena, brute, hero } from '../../support/arena.ts';
import { crossesWall, randomBoard, seededRandom } from '../../support/random-boards.ts';
import { charAt, has, slowAdjacent, slowBase } from '../../support/slow-geometry.ts';

type Size = readonly [number, number];
const WIDTH = 8;
const HEIGHT = 6;

/** One board in two has ground that nobody walks over. */
const MIXES = [
  { terrain: '....hwwmmd#', levels: '1112', wallEvery: 12 },
  { terrain: '...ddd', levels: '1', wallEvery: 0 },
];

const TO: Readonly<Record<string, AiMove['to']>> = {
  towards: { goal: 'towards', of: 'nearest' },
  within: { goal: 'within', range: 2, of: 'nearest' },
  away: { goal: 'away', from: 'nearest' },
  farther: { goal: 'farther', from: 'nearest' },
};
const orderOf = (goal: string, style: MoveOrder['style'] = 'melee'): MoveOrder => ({
  move: { do: 'move', to: TO[goal]! },
  struck: null,
  nextAttack: null,
  style,
});

interface Scene {
  readonly board: Board;
  readonly position: Position;
  readonly size: Size;
  readonly flies: boolean;
  readonly favorable: boolean;
  readonly foes: readonly Space[];
}

/** A beast of some size on ground of every sort among three Adventurers. */
function scene(next: (below: number) => number): Scene | null {
  const board = randomBoard(next, WIDTH, HEIGHT, MIXES[next(2)]!);
  const size = (
    [
      [1, 1],
      [2, 1],
      [1, 2],
      [2, 2],
    ] as const
  )[next(4)]!;
  const [flies, favorable] = [next(3) === 0, next(2) === 0];
  const spot = (): Space => [next(WIDTH - 1), next(HEIGHT - 1)];
  const [at, ...foes] = [spot(), spot(), spot(), spot()] as const;
  const taken = [...slowBase(at, size), ...foes];
  const isGround = taken.every((space) => !'d#'.includes(charAt(board, space)));
  if (!isGround || new Set(taken.map(String)).size < taken.length || crossesWall(board, at, size))
    return null;
  const figures = [
    brute('beast', at, { size, ...(flies ? { tags: ['flight'] } : {}) }),
    ...foes.map((one, i) => hero(`foe-${i}`, one)),
  ];
  const position = arena({ board, figures, ruleset: { favorableConditions: favorable } });
  return { board, position, size, flies, favorable, foes };
}

const isBeside = (board: Board, base: readonly Space[], foe: Space): boolean =>
  !has(base, foe) && base.some((space) => slowAdjacent(board, space, foe));

/** What a way is compared by, as C4 to C6 have it in their order; less is better. */
function measuresOf(
  { board, size, flies, favorable, foes }: Scene,
  { move, style }: MoveOrder,
  ways: ReturnType<typeof listWays>,
  way: number,
  value: number,
): number[] {
  const end = ways.endOf(way);
  const base = slowBase(end, size);
  const [ground, ...others] = [...new Set(base.map((space) => charAt(board, space)))];
  const isHazard = !flies && others.length === 0 && 'wmd'.includes(ground!); // X6
  const beside = foes.filter((foe) => isBeside(board, base, foe)).length;
  // C5: beside most in melee, fewest at range; p.71 turns it round; who goes away wants the fewest (p.42).
  const wantsMost = move.to.goal !== 'away' && (favorable ? style === 'ranged' : style === 'melee');
  return [
    -value,
    ways.breaksOf(way),
    ways.riskyJumpsOf(way),
    ways.jumpsOf(way),
    move.to.goal === 'within' ? ways.stepsOf(way) : 0,
    isHazard ? 1 : 0,
    wantsMost ? -beside : beside,
    ways.stepsOf(way),
    end[1],
    end[0],
  ];
}

const HAZARD = 5;
const firstOther = (a: readonly number[], b: readonly number[]): number =>
  a.findIndex((number, i) => number !== b[i]);

test('C4–C6: ways stand in the order of what they are compared by, each ruling after the other', () => {
  const next = seededRandom(11);
  const decided = new Map<string, number>();
  for (let made = 0; made < 60; ) {
    const one = scene(next);
    if (!one) continue;
    made++;
    const self = figureIn(one.position.state, 'beast');
    const ways = listWays(one.position, self, { jump: [null, 2, 4][next(3)]!, points: 2 + next(4) });
    const order = orderOf(Object.keys(TO)[next(4)]!, next(2) ? 'melee' : 'ranged');
    // Few values, so that many are even: by what they do not differ in, the next decides.
    const values = Array.from({ length: WIDTH * HEIGHT }, () => (next(20) > 14 ? 7 : next(3)));
    const ranking = new Ranking(one.position, self, order, ways, (place) =>
      worth(values[place]!, next(2) === 0, next(2) === 0),
    );
    const measured = Array.from({ length: ways.count }, (_, way) =>
      measuresOf(one, order, ways, way, values[ways.placeOf(way)]!),
    );
    const wanted = [...measured.keys()].sort((a, b) => {
      const at = firstOther(measured[a]!, measured[b]!);
      return at < 0 ? 0 : measured[a]![at]! - measured[b]![at]!;
    });
    expect(ranking.inOrder(), `${made}`).toEqual(wanted);
    const [best, ...others] = wanted as [number, ...number[]];
    expect(ranking.best).toBe(best);
    expect(ranking.bestWorth! >> 2).toBe(values[ways.placeOf(best)]);
    expect(ranking.whyWorse(best)).toBeUndefined();
    const why = others.map((way) => WAY_CRITERIA[firstOther(measured[way]!, measured[best]!)]!);
    expect(others.map((way) => ranking.whyWorse(way))).toEqual(why);
    for (const criterion of why) decided.set(criterion, (decided.get(criterion) ?? 0) + 1);
    const even = others.filter((way) => firstOther(measured[way]!, measured[best]!) >= HAZARD);
    expect(ranking.ties()).toEqual([best, ...even]);
  }
  expect([...decided.keys()].sort()).toEqual([...WAY_CRITERIA].sort());
});

describe('of no way at all', () => {
  test('there is no best, and nothing to pick from', () => {
    const position = arena({ figures: [brute('beast', [0, 0]), hero('foe', [3, 0])] });
    const ways = new FoundWays({
      grid: gridOf(position.state.board),
      threats: [],
      ends: [],
      trail: [],
      leaps: [],
    });
    const self = figureIn(position.state, 'beast');
    const ranking = new Ranking(position, self, orderOf('towards'), ways, () => worth(1, true, true));
    expect([ranking.bestWorth, ranking.inOrder(), ranking.ties()]).toEqual([undefined, [], []]);
  });
});

test('a comparison is counted by each opponent and each space of the base that may stand beside it', () => {
  const cost = (size: Size, foes: number) => {
    const board = { rows: Array<string>(6).fill('........') };
    const others = Array.from({ length: foes }, (_, i) => hero(`foe-${i}`, [i, 5]));
    const position = arena({ board, figures: [brute('beast', [0, 0], { size }), ...others] });
    const self = figureIn(position.state, 'beast');
    const ways = listWays(position, self, { jump: null, points: 1 });
    const { steps } = counted(
      () => new Ranking(position, self, orderOf('towards'), ways, (place) => worth(place, false, false)),
    );
    return steps / ways.count;
  };
  for (const [w, h] of [
    [1, 1],
    [2, 1],
    [1, 2],
    [2, 3],
  ] as const) {
    const alone = cost([w, h], 0);
    expect(alone).toBeGreaterThan(0);
    expect([1, 3].map((foes) => cost([w, h], foes) - alone)).toEqual([w * h, 3 * w * h]);
  }
});
