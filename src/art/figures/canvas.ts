/** A figure on a canvas. */
import type { Stroke } from './strokes.ts';
import { RIM } from './svg.ts';

/** What of a canvas a figure is painted with. */
export type Canvas2d = Pick<
  CanvasRenderingContext2D,
  | 'save'
  | 'restore'
  | 'clip'
  | 'fill'
  | 'stroke'
  | 'translate'
  | 'createLinearGradient'
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'lineJoin'
  | 'lineCap'
  | 'globalAlpha'
>;

/** Paints strokes on a canvas, in its present place and scale, one at a step: the same picture as `svgOf` writes. */
export function* paintStrokes(on: Canvas2d, strokes: readonly Stroke[]): Generator<void, void> {
  on.lineJoin = 'round';
  on.lineCap = 'round';
  for (const one of strokes) {
    yield;
    paint(on, one);
  }
}

function paint(on: Canvas2d, { path, fill, stroke, width, opacity, move, rim, within }: Stroke): void {
  const shape = new Path2D(path);
  on.save();
  if (within) {
    on.clip(shape);
    for (const one of within) paint(on, one);
  } else {
    if (move) on.translate(...move);
    if (opacity !== undefined) on.globalAlpha *= opacity;
    if (fill !== undefined) {
      on.fillStyle = fill;
      on.fill(shape);
    }
    if (stroke !== undefined || rim) {
      on.strokeStyle = rim ? rimOf(on, rim) : stroke!;
      on.lineWidth = width ?? 1;
      on.stroke(shape);
    }
  }
  on.restore();
}

function rimOf(on: Canvas2d, [left, top, right, bottom]: NonNullable<Stroke['rim']>): CanvasGradient {
  // As a gradient of an SVG's bounding box: square to its diagonal once the box is stretched to a square.
  const [wide, high] = [Math.max(1, right - left), Math.max(1, bottom - top)];
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const reach = (wide * high) / (wide * wide + high * high);
  const gradient = on.createLinearGradient(
    x - high * reach,
    y - wide * reach,
    x + high * reach,
    y + wide * reach,
  );
  for (const [at, colour, alpha] of RIM) {
    const part = Math.round(alpha * 255)
      .toString(16)
      .padStart(2, '0');
    gradient.addColorStop(at, `${colour}${part}`);
  }
  return gradient;
}
