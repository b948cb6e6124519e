import { type Board, isSameSpace, type Space } from '../../engine/index.ts';

/** Units of the drawing for one space. */
export const CELL = 100;
/** Units around the board, for the rulers. */
export const MARGIN = 46;

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

export function sizeOfBoard(board: Board): BoardSize {
  return {
    columns: board.rows.reduce((most, row) => Math.max(most, row.length), 0),
    rows: board.rows.length,
  };
}

/** Every space with something to stand on or to see; void is left out. */
export function listDrawnSpaces(board: Board): Space[] {
  const spaces: Space[] = [];
  board.rows.forEach((row, y) => {
    [...row].forEach((character, x) => {
      if (character !== ' ') spaces.push([x, y]);
    });
  });
  return spaces;
}

/** Whether there is something to stand on or to see there; what is not is void. */
export const isDrawn = (board: Board, [x, y]: Space): boolean => (board.rows[y]?.[x] ?? ' ') !== ' ';

/** Where the drawing of a board lies on the page, and how wide it is, in pixels. */
export interface DrawnAt {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** The space under a point of the page; null beside the board and where it is void. */
export function spaceAtPoint(
  board: Board,
  { left, top, width }: DrawnAt,
  point: { readonly clientX: number; readonly clientY: number },
): Space | null {
  const units = (sizeOfBoard(board).columns * CELL + 2 * MARGIN) / width;
  const place = (pixels: number) => Math.floor((pixels * units - MARGIN) / CELL);
  const space: Space = [place(point.clientX - left), place(point.clientY - top)];
  return isDrawn(board, space) ? space : null;
}

/** One path of squares with rounded corners, `inset` units inside their spaces. */
export function squaresPath(spaces: readonly Space[], inset = 0, radius = 0): string {
  const side = CELL - 2 * inset - 2 * radius;
  const arc = (dx: number, dy: number) => (radius ? `a${radius} ${radius} 0 0 1 ${dx} ${dy}` : '');
  return spaces
    .map(([x, y]) => {
      const left = x * CELL + inset;
      const top = y * CELL + inset;
      return (
        `M${left + radius} ${top}h${side}${arc(radius, radius)}v${side}${arc(-radius, radius)}` +
        `h${-side}${arc(-radius, -radius)}v${-side}${arc(radius, -radius)}z`
      );
    })
    .join('');
}

type Corner = readonly [number, number];
const cornerKey = ([x, y]: Corner) => `${x},${y}`;

/** The outline of a set of spaces as one path: only edges with nothing of the set on the other side. */
export function outlinePath(spaces: readonly Space[]): string {
  const inside = new Set(spaces.map(spaceKey));
  const edges = new Map<string, { to: Corner; key: string }[]>();
  const put = (from: Corner, to: Corner) => {
    const list = edges.get(cornerKey(from)) ?? [];
    list.push({ to, key: cornerKey(to) });
    edges.set(cornerKey(from), list);
  };
  for (const [x, y] of spaces) {
    if (!inside.has(`${x},${y - 1}`)) put([x, y], [x + 1, y]);
    if (!inside.has(`${x + 1},${y}`)) put([x + 1, y], [x + 1, y + 1]);
    if (!inside.has(`${x},${y + 1}`)) put([x + 1, y + 1], [x, y + 1]);
    if (!inside.has(`${x - 1},${y}`)) put([x, y + 1], [x, y]);
  }
  const loops: string[] = [];
  for (const [start] of edges) {
    while ((edges.get(start)?.length ?? 0) > 0) loops.push(traceLoop(edges, start));
  }
  return loops.join('');
}

function traceLoop(edges: Map<string, { to: Corner; key: string }[]>, start: string): string {
  const first = start.split(',').map(Number) as [number, number];
  const corners: Corner[] = [first];
  let key = start;
  for (let next = edges.get(key)?.pop(); next; next = edges.get(key)?.pop()) {
    corners.push(next.to);
    key = next.key;
    if (key === start) break;
  }
  const turns = corners.filter((corner, i) => {
    const before = corners[i - 1];
    const after = corners[i + 1];
    if (!before || !after) return true;
    return !(
      (before[0] === corner[0] && corner[0] === after[0]) ||
      (before[1] === corner[1] && corner[1] === after[1])
    );
  });
  return `M${turns.map(([x, y]) => `${x * CELL} ${y * CELL}`).join('L')}z`;
}

/** The edge between two orthogonal neighbours as a path. */
export function edgePath([ax, ay]: Space, [bx, by]: Space): string {
  const x = Math.max(ax, bx) * CELL;
  const y = Math.max(ay, by) * CELL;
  return ax === bx ? `M${ax * CELL} ${y}h${CELL}` : `M${x} ${ay * CELL}v${CELL}`;
}
