import { colourOf, type Palette } from './colour.ts';
import { mirrored, type Point, placed, pointsOf, whole, widened } from './curve.ts';
import type { Part } from './part.ts';

/** A part where it is drawn, in its colour. */
export interface Piece extends Omit<Part, 'outline' | 'form' | 'inside' | 'at' | 'wide'> {
  readonly points: readonly Point[];
  readonly inside: readonly Piece[];
}

/** Every part of a figure from back to front, mirrored twins first. Mirroring the points keeps the lamp where it is. */
export function piecesOf(parts: readonly Part[], palette: Palette, flipped: boolean): Piece[] {
  const pieces = parts.flatMap((part) => both(part, palette));
  return flipped ? pieces.map(otherSide) : pieces;
}

function both(part: Part, palette: Palette): Piece[] {
  const { outline, form, inside, at, wide, fill, ...rest } = part;
  const colour = colourOf(fill, palette);
  return sidesOf(part).map((side) => ({
    ...rest,
    fill: colour,
    points: side(part, part),
    inside: (inside ?? []).flatMap((detail) => detailsOf(detail, part, side, palette)),
  }));
}

/** Details lie on the side their part is drawn on, and are put where it is. */
function detailsOf(detail: Part, of: Part, side: Side, palette: Palette): Piece[] {
  const { outline, form, inside, at, wide, fill, ...rest } = detail;
  const colour = colourOf(fill, palette);
  const sides = form === 'twin' ? [farther, nearer] : [side];
  return sides.map((one) => ({ ...rest, fill: colour, points: one(detail, of), inside: [] }));
}

/** The points of a part on one side of the axis, put where another is. */
type Side = (part: Part, like: Part) => Point[];

const nearer: Side = (part, like) => {
  const points = pointsOf(part.outline);
  return putLike(like, part.form === 'half' ? whole(points) : points);
};
const farther: Side = (part, like) => putLike(like, mirrored(pointsOf(part.outline)));

const sidesOf = ({ form }: Part): readonly Side[] => (form === 'twin' ? [farther, nearer] : [nearer]);

function putLike({ at, wide }: Part, points: readonly Point[]): Point[] {
  const wider = wide === undefined ? [...points] : widened(points, wide);
  return at === undefined ? wider : placed(wider, at);
}

const otherSide = (piece: Piece): Piece => ({
  ...piece,
  points: mirrored(piece.points),
  inside: piece.inside.map(otherSide),
});
