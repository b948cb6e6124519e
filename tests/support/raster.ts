import { arcsOf, type Point } from '../../src/art/figures/curve.ts';
import { piecesOf } from '../../src/art/figures/expand.ts';
import type { Figure } from '../../src/art/figures/figure.ts';

/** Dots a side; of the box 260 units wide from −30, −60. */
const DOTS = 52;
const UNIT = 260 / DOTS;

/** The outline in short straight pieces. */
function flattened(points: readonly Point[], open: boolean): [number, number][] {
  return arcsOf(points, open).flatMap(([a, b, c, d]) =>
    Array.from({ length: 8 }, (_, i): [number, number] => {
      const t = i / 8;
      const s = 1 - t;
      const of = (p: number, q: number, r: number, u: number) =>
        s * s * s * p + 3 * s * s * t * q + 3 * s * t * t * r + t * t * t * u;
      return [of(a.x, b.x, c.x, d.x), of(a.y, b.y, c.y, d.y)];
    }),
  );
}

function isInside(line: readonly [number, number][], x: number, y: number): boolean {
  let winding = 0;
  for (let i = 0; i < line.length; i++) {
    const [x1, y1] = line[i]!;
    const [x2, y2] = line[(i + 1) % line.length]!;
    if (y1 > y === y2 > y) continue;
    if (x1 + ((y - y1) / (y2 - y1)) * (x2 - x1) > x) winding += y2 > y1 ? 1 : -1;
  }
  return winding !== 0;
}

/** Which dots of a picture 52 wide the figure covers: what is left of it without colour and without lines. */
export function silhouetteDots(figure: Figure): boolean[] {
  const dots = Array.from({ length: DOTS * DOTS }, () => false);
  const [scale, left, top] = figure.bust ? [1.11, -11, -24] : [1, 0, 0];
  const dotAt = (x: number, y: number): number => {
    const [i, j] = [Math.floor((x * scale + left + 30) / UNIT), Math.floor((y * scale + top + 60) / UNIT)];
    return i >= 0 && j >= 0 && i < DOTS && j < DOTS ? j * DOTS + i : -1;
  };
  for (const piece of piecesOf(figure.parts, figure.palette, false)) {
    if (piece.hole || piece.soft) continue;
    const line = flattened(piece.points, piece.line !== undefined);
    if (piece.line !== undefined) {
      for (const [x, y] of line) {
        const at = dotAt(x, y);
        if (at >= 0) dots[at] = true;
      }
      continue;
    }
    for (let at = 0; at < dots.length; at++) {
      const x = (((at % DOTS) + 0.5) * UNIT - 30 - left) / scale;
      const y = ((Math.floor(at / DOTS) + 0.5) * UNIT - 60 - top) / scale;
      if (!dots[at] && isInside(line, x, y)) dots[at] = true;
    }
  }
  return dots;
}

/** Of all that either covers, the part that only one of them does: 0 for the same, 1 for nothing in common. */
export function differenceOf(one: readonly boolean[], other: readonly boolean[]): number {
  let either = 0;
  let differ = 0;
  for (let i = 0; i < one.length; i++) {
    if (one[i] || other[i]) either++;
    if (one[i] !== other[i]) differ++;
  }
  return either === 0 ? 0 : differ / either;
}
