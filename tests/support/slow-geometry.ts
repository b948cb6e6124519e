/**
 * The geometry rulings a second time, written from RULINGS.md alone and as slowly as they read: exact
 * rational arithmetic, every corner pick enumerated, floods relaxed until nothing changes. Nothing here is
 * shared with src/engine/queries; the two are compared on random boards.
 */
import type { Board, Space } from '../../src/engine/model/board.ts';

export interface SlowOccupant {
  readonly id: string;
  readonly spaces: readonly Space[];
  readonly relation: 'ally' | 'opponent';
}

export interface SlowMover {
  readonly at: Space;
  readonly size: readonly [number, number];
  readonly flight?: boolean;
  readonly crush?: boolean;
  readonly unstoppable?: boolean;
  readonly freeMovement?: boolean;
  /** A card says that terrain and allies never make a step dearer. */
  readonly evenCost?: boolean;
  /** A card says that opponents do not stand in its way. */
  readonly through?: boolean;
  /** A card says that it steps diagonally, too (X3). */
  readonly diagonal?: boolean;
  readonly jumps?: 'never' | 'not-over-dangerous' | undefined;
}

const same = (a: Space, b: Space): boolean => a[0] === b[0] && a[1] === b[1];
export const has = (spaces: readonly Space[], space: Space): boolean =>
  spaces.some((other) => same(other, space));

export const charAt = (board: Board, [x, y]: Space): string =>
  (x < 0 || y < 0 ? undefined : board.rows[y]?.[x]) ?? ' ';
export const slowLevel = (board: Board, [x, y]: Space): number => Number(board.elevation[y]?.[x] ?? 1);
export const slowIsSpace = (board: Board, at: Space): boolean => ![' ', '#'].includes(charAt(board, at));
export const slowWall = (board: Board, a: Space, b: Space): boolean =>
  board.walls.some(([c, d]) => (same(a, c) && same(b, d)) || (same(a, d) && same(b, c)));
export const slowBase = (at: Space, size: readonly [number, number]): Space[] =>
  Array.from({ length: size[0] * size[1] }, (_, i) => [
    at[0] + (i % size[0]),
    at[1] + Math.floor(i / size[0]),
  ]);

export function allSpaces(board: Board): Space[] {
  const width = Math.max(0, ...board.rows.map((row) => row.length));
  return board.rows.flatMap((_, y) => Array.from({ length: width }, (_unused, x): Space => [x, y]));
}

/** G2. */
export function slowAdjacent(board: Board, a: Space, b: Space): boolean {
  const dx = Math.abs(a[0] - b[0]);
  const dy = Math.abs(a[1] - b[1]);
  if (Math.max(dx, dy) !== 1 || !slowIsSpace(board, a) || !slowIsSpace(board, b)) return false;
  if (dx + dy === 1) return !slowWall(board, a, b);
  const ways: Space[] = [
    [a[0], b[1]],
    [b[0], a[1]],
  ];
  return ways.some((by) => slowIsSpace(board, by) && !slowWall(board, a, by) && !slowWall(board, by, b));
}

/** G4, by relaxation. */
export function slowSteps(board: Board, from: readonly Space[], to: readonly Space[]): number | null {
  const spaces = allSpaces(board).filter((space) => slowIsSpace(board, space));
  const steps = new Map<string, number>();
  for (const space of spaces) if (has(from, space)) steps.set(space.join(), 0);
  for (let changed = true; changed; ) {
    changed = false;
    for (const a of spaces) {
      for (const b of spaces) {
        const there = steps.get(a.join());
        if (there === undefined || !slowAdjacent(board, a, b)) continue;
        if (there + 1 < (steps.get(b.join()) ?? 1e9)) {
          steps.set(b.join(), there + 1);
          changed = true;
        }
      }
    }
  }
  const found = to.map((space) => steps.get(space.join())).filter((step) => step !== undefined);
  return found.length > 0 ? Math.min(...found) : null;
}

/** What the whole base stands on: one character, or null when mixed (M9). */
function under(board: Board, mover: SlowMover, at: Space): string | null {
  const read = (space: Space): string =>
    mover.unstoppable && charAt(board, space) === '#' ? '.' : charAt(board, space);
  const chars = new Set(slowBase(at, mover.size).map(read));
  const [only] = chars;
  return chars.size === 1 && only !== undefined ? only : null;
}

const slowLevelOfBase = (board: Board, mover: SlowMover, at: Space): number =>
  Math.max(...slowBase(at, mover.size).map((space) => slowLevel(board, space)));

const sharesWith = (mover: SlowMover, at: Space, occupants: readonly SlowOccupant[]): SlowOccupant[] =>
  occupants.filter(({ spaces }) => spaces.some((space) => has(slowBase(at, mover.size), space)));

export const slowDies = (board: Board, mover: SlowMover, at: Space): boolean =>
  !mover.flight && under(board, mover, at) === 'd';

function hasRoom(board: Board, mover: SlowMover, at: Space): boolean {
  const base = slowBase(at, mover.size);
  const isFree = (space: Space): boolean =>
    slowIsSpace(board, space) || (mover.unstoppable === true && charAt(board, space) === '#');
  return base.every(isFree) && !base.some((a) => base.some((b) => slowWall(board, a, b)));
}

/** M1. */
export function slowLeaveCost(
  board: Board,
  mover: SlowMover,
  at: Space,
  occupants: readonly SlowOccupant[],
): number {
  if (mover.flight || mover.freeMovement || mover.evenCost) return 1;
  if (['h', 'w'].includes(under(board, mover, at) ?? '')) return 2;
  const shared = sharesWith(mover, at, occupants).some(({ relation }) => relation === 'ally');
  return shared && !mover.crush ? 2 : 1;
}

/** M1-M3, M9: the cost of a step that is survived (entering Dangerous is not), or null. */
export function slowStep(
  board: Board,
  mover: SlowMover,
  from: Space,
  to: Space,
  occupants: readonly SlowOccupant[],
): number | null {
  const d: Space = [to[0] - from[0], to[1] - from[1]];
  if (Math.abs(d[0]) + Math.abs(d[1]) !== 1 || !hasRoom(board, mover, to)) return null;
  if (slowBase(from, mover.size).some((a) => slowWall(board, a, [a[0] + d[0], a[1] + d[1]]))) return null;
  const opposed = sharesWith(mover, to, occupants).some(({ relation }) => relation === 'opponent');
  if (opposed && !mover.flight && !mover.crush && !mover.through) return null;
  const rise = slowLevelOfBase(board, mover, to) - slowLevelOfBase(board, mover, from);
  if (!mover.flight && (rise > 1 || rise < -2)) return null;
  if (slowDies(board, mover, from) || slowDies(board, mover, to)) return null;
  return slowLeaveCost(board, mover, from, occupants);
}

/** X3: round the corner by the better of the two spaces, both halves as steps, at the dearer of their costs. */
function slowDiagonal(
  board: Board,
  mover: SlowMover,
  from: Space,
  to: Space,
  occupants: readonly SlowOccupant[],
): number | null {
  const rise = slowLevelOfBase(board, mover, to) - slowLevelOfBase(board, mover, from);
  if (!mover.flight && (rise > 1 || rise < -2)) return null;
  const corners: Space[] = [
    [to[0], from[1]],
    [from[0], to[1]],
  ];
  const costs = corners.flatMap((by) => {
    const first = slowStep(board, mover, from, by, occupants);
    const second = slowStep(board, mover, by, to, occupants);
    return first === null || second === null ? [] : [Math.max(first, second)];
  });
  return costs.length === 0 ? null : Math.min(...costs);
}

/** The steps from a space that are survived, and what each costs. */
export function slowStepsFrom(
  board: Board,
  mover: SlowMover,
  from: Space,
  occupants: readonly SlowOccupant[],
): { to: Space; cost: number }[] {
  return [-1, 0, 1].flatMap((dy) =>
    [-1, 0, 1].flatMap((dx) => {
      const to: Space = [from[0] + dx, from[1] + dy];
      const isStraight = Math.abs(dx) + Math.abs(dy) === 1;
      if ((dx === 0 && dy === 0) || (!isStraight && !mover.diagonal)) return [];
      const step = isStraight ? slowStep : slowDiagonal;
      const cost = step(board, mover, from, to, occupants);
      return cost === null ? [] : [{ to, cost }];
    }),
  );
}

/** Where a plain move may end, as the case format's `reach` has it: [x, y, cost], by relaxation. */
export function slowReach(
  board: Board,
  mover: SlowMover,
  points: number,
  occupants: readonly SlowOccupant[],
): [number, number, number][] {
  if (slowDies(board, mover, mover.at)) return [];
  const cost = new Map<string, number>([[mover.at.join(), 0]]);
  const spaces = allSpaces(board);
  for (let changed = true; changed; ) {
    changed = false;
    for (const a of spaces) {
      const spent = cost.get(a.join());
      if (spent === undefined) continue;
      for (const { to, cost: step } of slowStepsFrom(board, mover, a, occupants)) {
        if (spent + step > points || spent + step >= (cost.get(to.join()) ?? 1e9)) continue;
        cost.set(to.join(), spent + step);
        changed = true;
      }
    }
  }
  return spaces
    .filter((space) => cost.has(space.join()))
    .filter(
      (space) => same(space, mover.at) || mover.crush || sharesWith(mover, space, occupants).length === 0,
    )
    .map((space): [number, number, number] => [space[0], space[1], cost.get(space.join()) ?? 0]);
}

export interface SlowJump {
  readonly over: Space[];
  readonly to: Space;
  readonly dangerous: boolean;
  readonly defeats: boolean;
}

/** M8: every simple chain over at most `most` spaces, those that surely defeat among them (M2, M3). */
export function slowLeaps(
  board: Board,
  mover: SlowMover,
  from: Space,
  most: number,
  occupants: readonly SlowOccupant[],
): SlowJump[] {
  const isFree = (at: Space): boolean =>
    hasRoom(board, mover, at) && sharesWith(mover, at, occupants).length === 0;
  if (mover.flight || under(board, mover, from) !== '.' || sharesWith(mover, from, occupants).length > 0)
    return [];
  if (mover.jumps === 'never') return [];
  const jumps: SlowJump[] = [];
  const extend = (chain: Space[]): void => {
    const last = chain.at(-1) ?? from;
    for (const [dx, dy] of [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ] as const) {
      const to: Space = [last[0] + dx, last[1] + dy];
      if (same(to, from) || has(chain, to) || !isFree(to)) continue;
      if (slowBase(last, mover.size).some((a) => slowWall(board, a, [a[0] + dx, a[1] + dy]))) continue;
      const rise = slowLevelOfBase(board, mover, to) - slowLevelOfBase(board, mover, from);
      const dangerous = chain.some((space) => slowDies(board, mover, space));
      if (chain.length > 0 && rise <= 1 && !(dangerous && mover.jumps))
        jumps.push({ over: chain, to, dangerous, defeats: rise < -2 || slowDies(board, mover, to) });
      if (chain.length < most) extend([...chain, to]);
    }
  };
  extend([]);
  return jumps;
}

/** Those that may be survived. */
export const slowJumps = (...asked: Parameters<typeof slowLeaps>): SlowJump[] =>
  slowLeaps(...asked).filter(({ defeats }) => !defeats);

/** How harmful it is to fall into a space from another (X25): a deadly drop most, then what is not Normal. */
export function slowHarm(board: Board, mover: SlowMover, from: Space, into: Space): number {
  if (slowLevelOfBase(board, mover, into) - slowLevelOfBase(board, mover, from) < -2) return 2;
  return under(board, mover, into) === '.' ? 0 : 1;
}

/** C4 by trying everything: end -> [breaks, risky jumps, jumps, cost, steps, jumped over] of the best way. */
export function slowWays(
  board: Board,
  mover: SlowMover,
  points: number,
  occupants: readonly SlowOccupant[],
  threats: readonly { id: string; places: readonly Space[] }[],
  maxJump: number,
): Map<string, number[]> {
  const best = new Map<string, number[]>();
  if (slowDies(board, mover, mover.at)) return best;
  const edges = new Map<string, { to: Space; score: number[] }[]>();
  const edgesFrom = (at: Space): { to: Space; score: number[] }[] => {
    const known = edges.get(at.join());
    if (known !== undefined) return known;
    const steps = slowStepsFrom(board, mover, at, occupants).map(({ to, cost }) => ({
      to,
      score: [0, 0, cost, 1, 0],
    }));
    const jumps = slowJumps(board, mover, at, maxJump, occupants).map(({ over, to, dangerous }) => ({
      to,
      score: [dangerous ? 1 : 0, 1, over.length + 1, over.length + 1, over.length],
    }));
    edges.set(at.join(), [...steps, ...jumps]);
    return [...steps, ...jumps];
  };
  const go = (at: Space, provoked: ReadonlySet<string>, score: readonly number[]): void => {
    if (same(at, mover.at) || mover.crush || sharesWith(mover, at, occupants).length === 0) {
      const whole = [provoked.size, ...score];
      const known = best.get(at.join());
      if (known === undefined || compare(whole, known) < 0) best.set(at.join(), whole);
    }
    const leaving = new Set(provoked);
    if (!mover.flight) for (const { id, places } of threats) if (has(places, at)) leaving.add(id);
    for (const edge of edgesFrom(at)) {
      const next = score.map((value, i) => value + (edge.score[i] ?? 0));
      if ((next[2] ?? 0) <= points) go(edge.to, leaving, next);
    }
  };
  go(mover.at, new Set(), [0, 0, 0, 0, 0]);
  return best;
}

function compare(a: readonly number[], b: readonly number[]): number {
  const i = a.findIndex((value, index) => value !== b[index]);
  return i < 0 ? 0 : (a[i] ?? 0) - (b[i] ?? 0);
}
