import type { Pose } from '../../art/figures/pictures.ts';
import type { DrawnFigure } from './drawn.ts';

/** A figure painted once, for one size: moving it paints nothing again. */
type Bitmap = HTMLCanvasElement | OffscreenCanvas;

/** Pixels of a space that figures are painted for; a large one twice that. */
const STEPS = [64, 96, 128, 192, 256, 384, 512] as const;
/** So many are kept: of the figures of a table in a few sizes. */
const MOST = 160;

export const stepFor = (pixels: number): number => STEPS.find((one) => one >= pixels) ?? STEPS.at(-1)!;

interface Wanted {
  readonly figure: DrawnFigure;
  readonly pose: Pose;
  readonly step: number;
  readonly key: string;
}

const numbers = new WeakMap<object, number>();
let count = 0;
/** Oldest first. */
const bitmaps = new Map<string, Bitmap>();
const queue = new Map<string, Wanted>();
const listeners = new Set<() => void>();
let isScheduled = false;

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
  if (bitmaps.has(key) || queue.has(key)) return;
  queue.set(key, { figure, pose, step, key });
  schedule();
}

export function subscribeToBitmaps(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function schedule(): void {
  if (isScheduled || queue.size === 0) return;
  isScheduled = true;
  const next = () => {
    isScheduled = false;
    paintNext();
    schedule();
  };
  if (typeof requestIdleCallback === 'function') requestIdleCallback(next, { timeout: 400 });
  else setTimeout(next, 16);
}

function paintNext(): void {
  const [wanted] = queue.values();
  if (!wanted) return;
  queue.delete(wanted.key);
  const side = Math.round(wanted.step * 1.3);
  const bitmap = canvasOf(side);
  const on = bitmap.getContext('2d') as CanvasRenderingContext2D | null;
  if (!on) return;
  wanted.figure.paint(on, side, wanted.pose);
  bitmaps.set(wanted.key, bitmap);
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
