/**
 * A second reading of L3292–L3632, which knows nothing of the rules: sight by clipping lines with fractions, ways by
 * going on and on until nothing gets cheaper, a jump told from step to step by its direction.
 */

export type At = readonly [x: number, y: number];

export interface Room {
  readonly rows: readonly string[];
  readonly red: readonly (readonly [At, At])[];
  readonly yellow: readonly (readonly [At, At])[];
}

export interface Body {
  readonly id: string;
  readonly side: 'hero' | 'enemy';
  readonly at: At;
}

/** A reader's own numbers: 0 to n − 1, the same for the same seed. */
export function numbersFrom(seed: number): (below: number) => number {
  let state = (seed * 2654435761 + 12345) >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A room of 8 × 8 with red, yellow, water, rifts, here and there no tile. */
export function roomOf(next: (below: number) => number): Room {
  const letters = '.......................ssswwwwrrrr '.split('');
  const rows = Array.from({ length: 8 }, () =>
    Array.from({ length: 8 }, () => letters[next(letters.length)]).join(''),
  );
  const lines: [At, At][] = [];
  for (let y = 0; y < 8; y++)
    for (let x = 0; x < 8; x++) {
      if (x < 7)
        lines.push([
          [x, y],
          [x + 1, y],
        ]);
      if (y < 7)
        lines.push([
          [x, y],
          [x, y + 1],
        ]);
    }
  const red = lines.filter(() => next(100) < 9);
  const yellow = lines.filter((line) => !red.includes(line) && next(100) < 9);
  return { rows, red, yellow };
}

export const letterAt = (room: Room, [x, y]: At): string => room.rows[y]?.charAt(x) || ' ';
export const isThere = (room: Room, at: At): boolean => letterAt(room, at) !== ' ';

const same = (a: At, b: At) => a[0] === b[0] && a[1] === b[1];
const lies = (lines: Room['red'], a: At, b: At) =>
  lines.some(([c, d]) => (same(a, c) && same(b, d)) || (same(a, d) && same(b, c)));

/** Whether one cannot go from one space to one that shares a side with it. */
const walled = (room: Room, a: At, b: At) => !isThere(room, a) || !isThere(room, b) || lies(room.red, a, b);

/** Whether they share a corner and are not parted: round one of both sides nothing is red. */
export function beside(room: Room, a: At, b: At): boolean {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  if (Math.max(Math.abs(dx), Math.abs(dy)) !== 1) return false;
  if (dx === 0 || dy === 0) return !walled(room, a, b);
  const corner = (c: At) => !walled(room, a, c) && !walled(room, c, b);
  return isThere(room, a) && isThere(room, b) && (corner([b[0], a[1]]) || corner([a[0], b[1]]));
}

/** Corners of the grid from one end of a side to the other. */
function ends([a, b]: readonly [At, At]): [At, At] {
  if (a[1] === b[1]) {
    const x = Math.max(a[0], b[0]);
    return [
      [x, a[1]],
      [x, a[1] + 1],
    ];
  }
  const y = Math.max(a[1], b[1]);
  return [
    [a[0], y],
    [a[0] + 1, y],
  ];
}

/** The part of a line that lies in a box with its rim, as shares of the line times its own whole numbers; null: none. */
function clip(from: At, to: At, low: At, high: At): { readonly in: number; readonly out: number } | null {
  let [lo, hi] = [0, 1];
  for (const axis of [0, 1] as const) {
    const [start, length] = [from[axis], to[axis] - from[axis]];
    if (length === 0) {
      if (start < low[axis] || start > high[axis]) return null;
      continue;
    }
    const [one, two] = [(low[axis] - start) / length, (high[axis] - start) / length];
    lo = Math.max(lo, Math.min(one, two));
    hi = Math.min(hi, Math.max(one, two));
  }
  // Rooms are small: numbers that differ at all differ by much more.
  return lo > hi + 1e-9 ? null : { in: lo, out: hi };
}

function eyesOf(a: At, b: At): [At, At] {
  if (a[0] === b[0] || a[1] === b[1])
    return [
      [a[0] + 0.5, a[1] + 0.5],
      [b[0] + 0.5, b[1] + 0.5],
    ];
  const corners = (at: At): At[] => [0, 1].flatMap((x) => [0, 1].map((y): At => [at[0] + x, at[1] + y]));
  const pairs = corners(a).flatMap((one) => corners(b).map((other): [At, At] => [one, other]));
  const long = ([[x, y], [u, v]]: [At, At]) => (x - u) ** 2 + (y - v) ** 2;
  return pairs.reduce((best, pair) => (long(pair) < long(best) ? pair : best));
}

const reds = new WeakMap<Room, readonly (readonly [At, At])[]>();

/** Every side that is red: where tiles end, too. */
function allRed(room: Room): readonly (readonly [At, At])[] {
  const known = reds.get(room);
  if (known) return known;
  const found: (readonly [At, At])[] = [...room.red];
  for (let y = -1; y <= room.rows.length; y++)
    for (let x = -1; x <= 8; x++)
      for (const other of [
        [x + 1, y],
        [x, y + 1],
      ] as const)
        if (isThere(room, [x, y]) !== isThere(room, other)) found.push([[x, y], other]);
  reds.set(room, found);
  return found;
}

export function look(
  room: Room,
  from: At,
  to: At,
  adversaries: readonly At[],
  quiet: boolean,
): 'valid' | 'hampered' | 'none' {
  if (same(from, to) || beside(room, from, to)) return 'valid';
  const [eye, aim] = eyesOf(from, to);
  const meets = (side: readonly [At, At]) => clip(eye, aim, ...ends(side)) !== null;
  if (allRed(room).some(meets)) return 'none';
  const yellow = room.yellow.some(meets);
  if (yellow && quiet) return 'none';
  const through = adversaries.some((at) => {
    const part = clip(eye, aim, at, [at[0] + 1, at[1] + 1]);
    if (!part || part.out - part.in < 1e-9) return false;
    // Its middle lies inside: it does not run along the rim.
    const share = (part.in + part.out) / 2;
    return [0, 1].every((axis) => {
      const value = eye[axis]! + share * (aim[axis]! - eye[axis]!);
      return value > at[axis]! + 1e-9 && value < at[axis]! + 1 - 1e-9;
    });
  });
  return yellow || through ? 'hampered' : 'valid';
}

const EIGHT: readonly At[] = [-1, 0, 1]
  .flatMap((x) => [-1, 0, 1].map((y): At => [x, y]))
  .filter(([x, y]) => x !== 0 || y !== 0);

export interface Going {
  readonly light?: boolean;
  /** Nobody goes through these. */
  readonly shut?: readonly At[];
  /** Whoever comes here stops. */
  readonly halts?: (at: At) => boolean;
}

interface Next {
  readonly to: At;
  readonly flight: string;
  readonly extra: number;
  readonly overRift: boolean;
}

const nexts = new WeakMap<Room, Map<string, readonly Next[]>>();

/** Where one can go from a space in one step. */
function nextsFrom(room: Room, at: At): readonly Next[] {
  const all = nexts.get(room) ?? new Map<string, readonly Next[]>();
  nexts.set(room, all);
  const known = all.get(`${at}`);
  if (known) return known;
  const found = EIGHT.flatMap(([dx, dy]): Next[] => {
    const to: At = [at[0] + dx, at[1] + dy];
    if (!beside(room, at, to)) return [];
    const letter = letterAt(room, to);
    const extra = Number('wr'.includes(letter)) + Number(lies(room.yellow, at, to));
    return [{ to, flight: `${dx},${dy}`, extra, overRift: letter === 'r' }];
  });
  all.set(`${at}`, found);
  return found;
}

/** What every space costs, rifts on the way with the direction of the jump: key `x,y` or `x,y>dx,dy`. */
export function costs(room: Room, from: At, { light = false, shut = [], halts = () => false }: Going) {
  const known = new Map<string, number>([[`${from}`, 0]]);
  let changed: string[] = [`${from}`];
  while (changed.length > 0) {
    const again: string[] = [];
    for (const key of changed) {
      const cost = known.get(key)!;
      const [place = '', flight] = key.split('>');
      const [x = 0, y = 0] = place.split(',').map(Number);
      if (cost > 0 && halts([x, y])) continue;
      for (const next of nextsFrom(room, [x, y])) {
        if (flight && flight !== next.flight) continue;
        if (shut.some((at) => same(at, next.to))) continue;
        const sum = cost + 1 + (light ? 0 : next.extra);
        const there = next.overRift && !light ? `${next.to}>${next.flight}` : `${next.to}`;
        if (sum >= (known.get(there) ?? Infinity)) continue;
        known.set(there, sum);
        again.push(there);
      }
    }
    changed = again;
  }
  return known;
}

/** Spaces one can end on, with what they cost. */
export function landings(room: Room, from: At, going: Going, taken: readonly At[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const [key, cost] of costs(room, from, going)) {
    if (key.includes('>') || key === `${from}`) continue;
    const at = key.split(',').map(Number) as unknown as At;
    if (letterAt(room, at) === 'r' || taken.some((other) => same(other, at))) continue;
    found.set(key, cost);
  }
  return found;
}
