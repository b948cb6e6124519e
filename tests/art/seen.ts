import type { Picture } from '../../src/art/board/paint.ts';

/** Linear light of a byte of sRGB. */
const linear = (byte: number): number => (byte / 255) ** 2.2;

/** Mean light (0..1) of a space of the sheet, as an eye weighs colours. */
export function lightOf({ w, pixels }: Picture, size: number, x: number, y: number): number {
  let sum = 0;
  eachPixel(size, x, y, w, (o) => {
    sum += 0.2126 * linear(pixels[o]!) + 0.7152 * linear(pixels[o + 1]!) + 0.0722 * linear(pixels[o + 2]!);
  });
  return sum / (size * size);
}

function labOf(pixels: Uint8ClampedArray, o: number): [number, number, number] {
  const [r, g, b] = [linear(pixels[o]!), linear(pixels[o + 1]!), linear(pixels[o + 2]!)];
  const f = (v: number) => (v > 0.008856 ? Math.cbrt(v) : 7.787 * v + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** How different a space looks in two pictures: the mean ΔE (1976) of its pixels. */
export function differenceOf(a: Picture, b: Picture, size: number, x: number, y: number): number {
  let sum = 0;
  eachPixel(size, x, y, a.w, (o) => {
    const [p, q] = [labOf(a.pixels, o), labOf(b.pixels, o)];
    sum += Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
  });
  return sum / (size * size);
}

/** How sharp the edge between a space and its neighbour to the east or south is: mean step of brightness over it. */
export function edgeOf(
  { w, pixels }: Picture,
  size: number,
  x: number,
  y: number,
  way: 'east' | 'south',
): number {
  let sum = 0;
  for (let i = 0; i < size; i++) {
    const px = way === 'east' ? (x + 1) * size : x * size + i;
    const py = way === 'east' ? y * size + i : (y + 1) * size;
    const step = way === 'east' ? 2 : 2 * w;
    const o = py * w + px;
    sum += Math.abs(labOf(pixels, (o + step / 2) * 4)[0] - labOf(pixels, (o - step) * 4)[0]);
  }
  return sum / size;
}

export function eachPixel(size: number, x: number, y: number, w: number, visit: (o: number) => void): void {
  for (let j = 0; j < size; j++)
    for (let i = 0; i < size; i++) visit(((y * size + j) * w + x * size + i) * 4);
}
