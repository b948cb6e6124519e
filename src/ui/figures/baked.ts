import type { Pose } from '../../art/figures/pictures.ts';
import { inSlices, type Slicing } from '../../stores/game/in-slices.ts';
import { whenIdle } from '../page/when-idle.ts';
import type { DrawnFigure } from './drawn.ts';

/** A figure painted once, for one size: moving it paints nothing again. */
type Bitmap = HTMLCanvasElement | OffscreenCanvas;

/** Pixels of a space that figures are painted for; a large one twice that. */
const STEPS = [64, 96, 128, 192, 256, 384, 512] as const;
/** So many are kept: of the figures of a table in a few sizes. */
const MOST = 160;

export const stepFor = (pixels: number): number => STEPS.find((one) => one >= pixels) ?? STEPS.at(-1)!;

const numbers = new WeakMap<object, number>();
let count = 0;
/** Oldest first. */
const bitmaps = new Map<string, Bitmap>();
const wanted = new Set<string>();
const listeners = new Set<() => void>();
let inTurn: Promise<unknown> = Promise.resolve();

function nameOf(self: object): number {
  let number = numbers.get(self);
  if (number === undefined) {
    number = count++;
    numbers.set(self, number);
  }
  return number;
}

/** What is kept of a figure in a pose, of any size. */
export const nameOfBitmap = ({ self }: DrawnFigure, { base, flipped, spent }: Pose): string =>
  `${nameOf(self)} ${base} ${flipped ? 1 : 0}${spent ? 1 : 0}`;

/** The bitmap of that size, or of another while it is painted; null while there is none. */
export function bitmapFor(name: string, step: number): Bitmap | null {
  const exact = bitmaps.get(`${name} ${step}`);
  if (exact) return exact;
  for (const one of [...STEPS].reverse()) {
    const other = bitmaps.get(`${name} ${one}`);
    if (other) return other;
  }
  return null;
}

/** Asks for one to be painted when the page has time for it, one figure at a time. */
export function wantBitmap(figure: DrawnFigure, pose: Pose, step: number): void {
  // Where nothing can be painted the silhouette stays.
  if (typeof Path2D === 'undefined') return;
  const key = `${nameOfBitmap(figure, pose)} ${step}`;
  if (bitmaps.has(key) || wanted.has(key)) return;
  wanted.add(key);
  inTurn = inTurn
    .then(() => inSlices(painted(figure, pose, step), IN_REST))
    .then((bitmap) => bitmap && keep(key, bitmap))
    // One that cannot be painted keeps no other from it.
    .catch((error) => reportError(error))
    .finally(() => wanted.delete(key));
}

export function subscribeToBitmaps(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** When the page has time, a stretch at a time: a knight in plate takes a slow one fifty milliseconds. */
const IN_REST: Slicing = {
  pause: () => new Promise((goOn) => whenIdle(goOn, 400)),
  clock: () => performance.now(),
};

function* painted(figure: DrawnFigure, pose: Pose, step: number): Generator<void, Bitmap | null> {
  const side = Math.round(step * 1.3);
  const bitmap = canvasOf(side);
  const on = bitmap.getContext('2d') as CanvasRenderingContext2D | null;
  if (!on) return null;
  yield* figure.paint(on, side, pose);
  return bitmap;
}

function keep(key: string, bitmap: Bitmap): void {
  bitmaps.set(key, bitmap);
  for (const oldest of bitmaps.keys()) {
    if (bitmaps.size <= MOST) break;
    bitmaps.delete(oldest);
  }
  for (const listener of listeners) listener();
}

function canvasOf(side: number): Bitmap {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(side, side);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  return canvas;
}
