/** Two tones and a rim: what a painter does with a part. */
import { INK, mix, shadeOf, spentOf } from './colour.ts';
import { type Point, pathOf } from './curve.ts';
import { type Piece, piecesOf } from './expand.ts';
import type { Figure } from './figure.ts';

/** One thing a painter does: fill a path, go along it, or do some more of that within it. */
export interface Stroke {
  readonly path: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
  readonly move?: readonly [number, number];
  /** Gone along with the light of the lamp, from corner to corner of this box: left, top, right, bottom. */
  readonly rim?: readonly [number, number, number, number];
  /** Clipped to the path. */
  readonly within?: readonly Stroke[];
}

export interface Manner {
  /** Ink around the whole figure. */
  readonly contour: number;
  /** Cream outside of the ink; on the board, where ink alone sinks into the slate. */
  readonly edge: number;
  readonly flipped?: boolean;
  /** It has acted: paler. */
  readonly spent?: boolean;
}

/** The portrait's way, and the board's (§1). */
export const PORTRAIT: Manner = { contour: 5, edge: 0 };
export const STANDING: Manner = { contour: 7, edge: 3.4 };

const EDGE = '#f2e3bd';
const SPENT_EDGE = '#8d8577';
const TONE = [-7, -6] as const;
const RIM_WIDTH = 5;
const INK_BETWEEN = 2.4;
const DETAIL = 3;

const isOpen = ({ line }: Piece): boolean => line !== undefined;
const pathOfPiece = (piece: Piece): string => pathOf(piece.points, isOpen(piece));

/** Fat strokes of every part's own outline, one colour: what stands around the figure. */
function around(pieces: readonly Piece[], colour: string, by: number): Stroke[] {
  return pieces
    .filter(({ hole, soft }) => !hole && !soft)
    .map((piece) => ({
      path: pathOfPiece(piece),
      fill: isOpen(piece) ? undefined : colour,
      stroke: colour,
      width: (piece.line ?? 0) + by * 2,
    }));
}

/** All strokes of a figure: cream edge, contour, then its parts from back to front. */
export function strokesOf(figure: Figure, manner: Manner): Stroke[] {
  const pieces = piecesOf(figure.parts, figure.palette, manner.flipped ?? false);
  const edge = manner.edge > 0 ? around(pieces, EDGE, manner.contour + manner.edge) : [];
  const all = [...edge, ...around(pieces, INK, manner.contour), ...pieces.flatMap(inFull)];
  return manner.spent ? all.map(spent) : all;
}

const spent = (one: Stroke): Stroke => ({
  ...one,
  fill: one.fill === undefined ? undefined : one.fill === EDGE ? SPENT_EDGE : spentOf(one.fill),
  stroke: one.stroke === undefined ? undefined : one.stroke === EDGE ? SPENT_EDGE : spentOf(one.stroke),
  opacity: one.rim ? 0.4 : one.opacity,
  within: one.within?.map(spent),
});

function inFull(piece: Piece): Stroke[] {
  const path = pathOfPiece(piece);
  const { fill, line, opacity } = piece;
  if (line !== undefined) {
    if (piece.hole) return [{ path, stroke: fill, width: line, opacity }];
    return [
      { path, stroke: INK, width: line + 4 },
      { path, stroke: shadeOf(fill), width: line },
      { path, stroke: fill, width: line * 0.6, move: [-line * 0.16, -line * 0.12] },
    ];
  }
  if (piece.glow !== undefined)
    return [
      { path, fill },
      { path, stroke: fill, width: piece.glow, opacity: 0.35 },
      { path, fill: mix(fill, '#ffffff', 0.35) },
    ];
  if (piece.soft || piece.flat) return [{ path, fill, opacity }];
  const tone = piece.tone === undefined ? TONE : piece.tone;
  const within: Stroke[] = [
    ...(tone ? [{ path, fill: shadeOf(fill) }] : []),
    { path, fill, ...(tone && { move: tone }) },
    ...piece.inside.map(detail),
  ];
  if (!piece.dull) within.push({ path, rim: boxOf(piece.points), width: RIM_WIDTH });
  const ink = piece.ink ?? INK_BETWEEN;
  return [{ path, within }, ...(ink > 0 ? [{ path, stroke: INK, width: ink }] : [])];
}

function detail(piece: Piece): Stroke {
  const path = pathOfPiece(piece);
  const { fill, opacity } = piece;
  return isOpen(piece)
    ? { path, stroke: fill, width: piece.line ?? DETAIL, opacity }
    : { path, fill, opacity };
}

function boxOf(points: readonly Point[]): [number, number, number, number] {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Its outline alone, filled: told apart where there is no room for more. */
export const silhouetteOf = (figure: Figure, colour: string, flipped = false): Stroke[] =>
  around(piecesOf(figure.parts, figure.palette, flipped), colour, 3);

/**
 * In two colours, those of text and ground, for whoever has the browser choose them: every part filled and parted from
 * the next by a line of ground, what is a hole cut out, what is soft left out.
 */
export function plainOf(figure: Figure, text: string, ground: string, flipped = false): Stroke[] {
  const pieces = piecesOf(figure.parts, figure.palette, flipped).filter(({ soft }) => !soft);
  const solids = pieces.filter(({ hole }) => !hole);
  return [
    ...around(solids, ground, 3.5),
    ...solids.map((piece): Stroke => {
      const path = pathOfPiece(piece);
      if (isOpen(piece)) return { path, stroke: text, width: piece.line };
      return { path, fill: text, stroke: ground, width: INK_BETWEEN };
    }),
    ...pieces
      .filter(({ hole }) => hole)
      .map((piece): Stroke => {
        const path = pathOfPiece(piece);
        return isOpen(piece) ? { path, stroke: ground, width: piece.line } : { path, fill: ground };
      }),
  ];
}
