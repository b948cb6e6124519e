/** Spaces and points of the board's drawing: which space a point is over (`spaceAtPoint`). */
import {
  type Board,
  isSameSpace,
  keptBy,
  type Space,
  TERRAIN_OF,
  type Terrain,
} from '../../../engine/index.ts';

/** Units of the drawing for one space. */
export const CELL = 100;
/** Units around the board, for the rulers; above it also for the wall that is seen there. */
export const MARGIN = 46;
export const HEAD = 76;

export const spaceKey = ([x, y]: Space): string => `${x},${y}`;

export const hasSpace = (spaces: readonly Space[], space: Space): boolean =>
  spaces.some((one) => isSameSpace(one, space));

/** The middle of a space, or of a base of that size standing on it. */
export const centreOf = ([x, y]: Space, size: readonly [number, number] = [1, 1]): [number, number] => [
  (x + size[0] / 2) * CELL,
  (y + size[1] / 2) * CELL,
];

export interface BoardSize {
  readonly columns: number;
  readonly rows: number;
}

export const sizeOfBoard: (board: Board) => BoardSize = keptBy(
  (board: Board): BoardSize => ({
    columns: board.rows.reduce((most, row) => Math.max(most, row.length), 0),
    rows: board.rows.length,
  }),
);

/** What is drawn of a board: its spaces, those of each terrain, and the way round them all. */
export interface Lay {
  /** Every space with something to stand on or to see; void is left out. */
  readonly spaces: readonly Space[];
  readonly ofTerrain: (terrain: Terrain) => readonly Space[];
  readonly outline: string;
}

/** Worked out once for each board. */
export const layOf: (board: Board) => Lay = keptBy((board: Board): Lay => {
  const spaces: Space[] = [];
  const terrains = new Map<Terrain, Space[]>();
  board.rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      const letter = row[x]!;
      if (letter === ' ') continue;
      const space: Space = [x, y];
      spaces.push(space);
      const terrain = TERRAIN_OF[letter] ?? 'void';
      const alike = terrains.get(terrain);
      if (alike) alike.push(space);
      else terrains.set(terrain, [space]);
    }
  });
  return {
    spaces,
    ofTerrain: (terrain) => terrains.get(terrain) ?? [],
    outline: outlinePath(spaces),
  };
});

/** Whether there is something to stand on or to see there; what is not is void. */
export const isDrawn = (board: Board, [x, y]: Space): boolean => (board.rows[y]?.[x] ?? ' ') !== ' ';

/** Where the drawing of a board lies on the page, and how wide it is, in pixels. */
export interface DrawnAt {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** One path of squares with rounded corners, `inset` units inside their spaces. */
export function squaresPath(spaces: readonly Space[], inset = 0, radius = 0): string {
  const side = CELL - 2 * inset - 2 * radius;
  const bend = (x: number, y: number, dx: number, dy: number) =>
    radius ? `q${x * radius} ${y * radius} ${dx * radius} ${dy * radius}` : '';
  const square = `h${side}${bend(1, 0, 1, 1)}v${side}${bend(0, 1, -1, 1)}h${-side}${bend(-1, 0, -1, -1)}v${-side}${bend(0, -1, 1, -1)}z`;
  let path = '';
  for (const [x, y] of spaces) path += `M${x * CELL + inset + radius} ${y * CELL + inset}${square}`;
  return path;
}

/** The outline of a set of spaces as one path: only edges with nothing of the set on the other side. */
export function outlinePath(spaces: readonly Space[]): string {
  // A line of spaces is one longer than the furthest, so that the corner after the last is none of the next line.
  const line = spaces.reduce((most, [x]) => Math.max(most, x), 0) + 3;
  const indexOf = (x: number, y: number) => (y + 1) * line + x + 1;
  const inside = new Set<number>();
  for (const [x, y] of spaces) inside.add(indexOf(x, y));
  /** From each corner to the next; where two loops touch a corner there are two ways on. */
  const ways = new Map<number, number[]>();
  const put = (from: number, to: number) => {
    const known = ways.get(from);
    if (known) known.push(to);
    else ways.set(from, [to]);
  };
  for (const [x, y] of spaces) {
    const i = indexOf(x, y);
    if (!inside.has(i - line)) put(i, i + 1);
    if (!inside.has(i + 1)) put(i + 1, i + 1 + line);
    if (!inside.has(i + line)) put(i + 1 + line, i + line);
    if (!inside.has(i - 1)) put(i + line, i);
  }
  let path = '';
  const place = (corner: number) =>
    `${((corner % line) - 1) * CELL} ${(Math.floor(corner / line) - 1) * CELL}`;
  for (const [start, on] of ways) while (on.length > 0) path += traceLoop(ways, start, place);
  return path;
}

/** Round from a corner until it is met again, by the corners where it turns; what was gone is taken out of `ways`. */
function traceLoop(ways: Map<number, number[]>, start: number, place: (corner: number) => string): string {
  let path = `M${place(start)}`;
  let from = start;
  let way = 0;
  for (let to = ways.get(from)?.pop(); to !== undefined; to = ways.get(from)?.pop()) {
    if (way !== 0 && to - from !== way) path += `L${place(from)}`;
    way = to - from;
    from = to;
    if (from === start) break;
  }
  return `${path}L${place(from)}z`;
}

/** The edge between two orthogonal neighbours as a path. */
export function edgePath([ax, ay]: Space, [bx, by]: Space): string {
  const x = Math.max(ax, bx) * CELL;
  const y = Math.max(ay, by) * CELL;
  return ax === bx ? `M${ax * CELL} ${y}h${CELL}` : `M${x} ${ay * CELL}v${CELL}`;
}
