/** Where a tag of a space lies: beside it, on as little as may be of figures, of other tags, and of what is beyond the board. */
import { listStanding, type Position, type Space } from '../../../engine/index.ts';
import { CELL } from '../place/geometry.ts';

/** Its middle and its size, as the board is drawn: a space is `CELL` wide. */
export interface TagBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Between a tag and its space. */
const GAP = 5;

const common = (at: number, wide: number, other: number, otherWide: number): number =>
  Math.max(
    0,
    Math.min(at + wide / 2, other + otherWide / 2) - Math.max(at - wide / 2, other - otherWide / 2),
  );

const over = (a: TagBox, b: TagBox): number =>
  common(a.x, a.width, b.x, b.width) * common(a.y, a.height, b.y, b.height);

/** Above, below, at its sides, then along its upper and lower edge: the first of those that hide least. */
export function tagPlace(
  position: Position,
  space: Space,
  { width, height }: Pick<TagBox, 'width' | 'height'>,
  taken: readonly TagBox[] = [],
  first: 'above' | 'below' = 'above',
): TagBox {
  const { rows } = position.state.board;
  const [most, high] = [Math.max(...rows.map((row) => row.length)) * CELL, rows.length * CELL];
  const [x, y] = [(space[0] + 0.5) * CELL, (space[1] + 0.5) * CELL];
  const [aside, along] = [(CELL + width) / 2 + GAP, Math.max(0, (width - CELL) / 2)];
  const [up, down] = [y - (CELL + height) / 2 - GAP, y + (CELL + height) / 2 + GAP];
  const [one, other] = first === 'above' ? [up, down] : [down, up];
  const ways = [
    [x, one],
    [x, other],
    [x + aside, y],
    [x - aside, y],
    ...[one, other].flatMap((row) => [
      [x + along, row],
      [x - along, row],
    ]),
  ] as const;
  const figures = listStanding(position.state).map(
    ({ at, size: [wide, tall] }): TagBox => ({
      x: (at![0] + wide / 2) * CELL,
      y: (at![1] + tall / 2) * CELL,
      width: wide * CELL,
      height: tall * CELL,
    }),
  );
  const own: TagBox = { x, y, width: CELL, height: CELL };
  const hides = (box: TagBox): number =>
    [...figures, ...taken, own].reduce((sum, lying) => sum + over(box, lying), 0);
  const boxes = ways.map(([atX, atY]): TagBox => {
    const within = Math.min(Math.max(atX, width / 2), Math.max(width / 2, most - width / 2));
    return { x: within, y: Math.min(Math.max(atY, -CELL / 4), high + CELL / 4), width, height };
  });
  return boxes.reduce((best, box) => (hides(box) < hides(best) - 1 ? box : best));
}

/** What a destination costs, over its space. */
export const costBox = (position: Position, space: Space, says: string): TagBox =>
  tagPlace(position, space, { width: Math.max(58, says.length * 17 + 26), height: 46 });
