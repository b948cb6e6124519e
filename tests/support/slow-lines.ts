/** Lines, by rulings L1-L7 and A4, a second time: see slow-geometry.ts. */
import type { Board, Space } from '../../src/engine/model/board.ts';
import type { SlowOccupant } from './slow-geometry.ts';
import { allSpaces, charAt, has, slowIsSpace, slowLevel, slowWall } from './slow-geometry.ts';

/** A rational number; the denominator is positive. */
type Ratio = readonly [bigint, bigint];
const ratio = (n: number | bigint, d: number | bigint = 1n): Ratio => {
  const [a, b] = [BigInt(n), BigInt(d)];
  return b < 0n ? [-a, -b] : [a, b];
};
const less = (a: Ratio, b: Ratio): boolean => a[0] * b[1] < b[0] * a[1];
const equal = (a: Ratio, b: Ratio): boolean => a[0] * b[1] === b[0] * a[1];

/** When the segment between two centres is inside the open square of a space: entry and exit, or null. */
function crossingOf(from: Space, to: Space, space: Space): { enter: Ratio; leave: Ratio } | null {
  let enter = ratio(-1000);
  let leave = ratio(1000);
  for (const axis of [0, 1] as const) {
    // In half spaces: centres at odd numbers, edges at even ones.
    const start = 2 * from[axis] + 1;
    const run = 2 * (to[axis] - from[axis]);
    const low = 2 * space[axis];
    const high = low + 2;
    if (run === 0) {
      if (start <= low || start >= high) return null;
      continue;
    }
    const times = [ratio(low - start, run), ratio(high - start, run)];
    const [first, second] = less(times[0] as Ratio, times[1] as Ratio) ? times : times.reverse();
    if (less(enter, first as Ratio)) enter = first as Ratio;
    if (less(second as Ratio, leave)) leave = second as Ratio;
  }
  if (!less(enter, leave) || !less(enter, ratio(1)) || !less(ratio(0), leave)) return null;
  return { enter, leave };
}

export interface SlowSight {
  readonly clear: boolean;
  readonly penalty: number;
}

interface SlowSightOptions {
  readonly colossal?: boolean;
  readonly influence?: boolean;
}

/** L1-L7: the best over all pairs of spaces and all corner picks. */
export function slowSight(
  board: Board,
  from: readonly Space[],
  to: readonly Space[],
  occupants: readonly SlowOccupant[],
  options: SlowSightOptions,
): SlowSight {
  const all = from.flatMap((a) => to.flatMap((b) => sightsAlong(board, a, b, from, to, occupants, options)));
  const clear = all.filter((sight) => sight.clear);
  if (clear.length === 0) return { clear: false, penalty: 0 };
  return { clear: true, penalty: Math.max(...clear.map((sight) => sight.penalty)) };
}

/** One result for every enumeration of the corner picks. */
function sightsAlong(
  board: Board,
  from: Space,
  to: Space,
  viewer: readonly Space[],
  target: readonly Space[],
  occupants: readonly SlowOccupant[],
  options: SlowSightOptions,
): SlowSight[] {
  const crossed = allSpaces(board)
    .map((space) => ({ space, times: crossingOf(from, to, space) }))
    .filter((entry) => entry.times !== null)
    .sort((a, b) => (less(a.times?.enter as Ratio, b.times?.enter as Ratio) ? -1 : 1));
  let picks: { spaces: Space[]; walled: boolean }[] = [{ spaces: [], walled: false }];
  crossed.forEach(({ space, times }, i) => {
    const before = crossed[i - 1];
    if (before !== undefined) {
      if (!equal(before.times?.leave as Ratio, times?.enter as Ratio)) throw new Error('a gap in the line');
      const a = before.space;
      if (a[0] === space[0] || a[1] === space[1]) {
        for (const pick of picks) pick.walled ||= slowWall(board, a, space);
      } else {
        const flanks: Space[] = [
          [a[0], space[1]],
          [space[0], a[1]],
        ];
        picks = picks.flatMap((pick) =>
          flanks.map((flank) => ({
            spaces: [...pick.spaces, flank],
            walled: pick.walled || slowWall(board, a, flank) || slowWall(board, flank, space),
          })),
        );
      }
    }
    for (const pick of picks) pick.spaces.push(space);
  });
  return picks.map((pick) => judge(board, pick, from, to, viewer, target, occupants, options));
}

function judge(
  board: Board,
  pick: { spaces: Space[]; walled: boolean },
  from: Space,
  to: Space,
  viewer: readonly Space[],
  target: readonly Space[],
  occupants: readonly SlowOccupant[],
  options: SlowSightOptions,
): SlowSight {
  const blocked: SlowSight = { clear: false, penalty: 0 };
  if (pick.walled) return blocked;
  const between = pick.spaces.filter((space) => !has(viewer, space) && !has(target, space));
  if (between.some((space) => !slowIsSpace(board, space))) return blocked;
  if (options.influence) return { clear: true, penalty: 0 };
  const low = Math.min(slowLevel(board, from), slowLevel(board, to));
  if (!options.colossal && between.some((space) => slowLevel(board, space) !== low)) return blocked;
  const looksDown = slowLevel(board, from) > slowLevel(board, to);
  const seen = options.colossal
    ? []
    : occupants.filter(({ spaces }) =>
        spaces.some(
          (space) => has(between, space) && !(looksDown && slowLevel(board, space) < slowLevel(board, from)),
        ),
      );
  if (seen.some(({ relation }) => relation === 'opponent')) return blocked;
  const hindering =
    between.some((space) => charAt(board, space) === 'h') ||
    target.every((space) => charAt(board, space) === 'h');
  return {
    clear: true,
    penalty: 0 - (seen.length > 0 ? 1 : 0) - (hindering ? 1 : 0),
  };
}

/** A4 for bases as rectangles [left, top, right, bottom] in spaces: which opposite sides the segment passes. */
export function slowOpposite(a: readonly Space[], b: readonly Space[], target: readonly Space[]): boolean {
  const rect = (spaces: readonly Space[], axis: 0 | 1): [number, number] => {
    const values = spaces.map((space) => space[axis]);
    return [Math.min(...values), Math.max(...values) + 1];
  };
  const centre = (spaces: readonly Space[]): [number, number] => [
    rect(spaces, 0)[0] + rect(spaces, 0)[1],
    rect(spaces, 1)[0] + rect(spaces, 1)[1],
  ];
  const [p, q] = [centre(a), centre(b)];
  const insideCount = (): boolean => {
    let enter = ratio(0);
    let leave = ratio(1);
    for (const axis of [0, 1] as const) {
      const [low, high] = rect(target, axis).map((edge) => 2 * edge) as [number, number];
      const run = q[axis] - p[axis];
      if (run === 0) {
        if (p[axis] <= low || p[axis] >= high) return false;
        continue;
      }
      const times = [ratio(low - p[axis], run), ratio(high - p[axis], run)];
      if (!less(times[0] as Ratio, times[1] as Ratio)) times.reverse();
      if (less(enter, times[0] as Ratio)) enter = times[0] as Ratio;
      if (less(times[1] as Ratio, leave)) leave = times[1] as Ratio;
    }
    return less(enter, leave);
  };
  const touches = (axis: 0 | 1, edge: number): boolean => {
    const other = axis === 0 ? 1 : 0;
    const run = q[axis] - p[axis];
    if (run === 0) return false;
    const t = ratio(2 * edge - p[axis], run);
    if (less(t, ratio(0)) || less(ratio(1), t)) return false;
    const at: Ratio = [BigInt(p[other]) * t[1] + BigInt(q[other] - p[other]) * t[0], t[1]];
    const [low, high] = rect(target, other);
    return !less(at, ratio(2 * low)) && !less(ratio(2 * high), at);
  };
  if (!insideCount()) return false;
  return ([0, 1] as const).some((axis) => rect(target, axis).every((edge) => touches(axis, edge)));
}
