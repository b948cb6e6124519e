import { type Field, SAMPLES } from './sampled-fields.ts';

/**
 * One line of pixels of one space while it is painted: each pass goes over it in a loop of its own, so that passes stay
 * small and what they work on stays near. Colours 0..255, height in spaces, the rest 0..1; water 0..255.
 */
export interface Row {
  readonly red: Float32Array;
  readonly green: Float32Array;
  readonly blue: Float32Array;
  readonly height: Float32Array;
  readonly gloss: Float32Array;
  /** How much of it lies between stones: there moss takes. */
  readonly seam: Float32Array;
  /** 1 where it is a face that looks south. */
  readonly face: Float32Array;
  readonly water: Float32Array;
  readonly glow: Float32Array;
  readonly alpha: Float32Array;
  /** Noise and fields several passes read. */
  readonly big: Float32Array;
  readonly fine: Float32Array;
  readonly wet: Float32Array;
  readonly wall: Float32Array;
  readonly rubble: Float32Array;
  /** Pixels of a space, and of these the ones painted. */
  readonly pixels: number;
  from: number;
  to: number;
  /** The west edge of the space and the middle of the line, in spaces. */
  left: number;
  y: number;
  /** How far down its space the line runs, 0..1. */
  fy: number;
}

export function rowOf(pixels: number): Row {
  const line = () => new Float32Array(pixels);
  return {
    red: line(),
    green: line(),
    blue: line(),
    height: line(),
    gloss: line(),
    seam: line(),
    face: line(),
    water: line(),
    glow: line(),
    alpha: line(),
    big: line(),
    fine: line(),
    wet: line(),
    wall: line(),
    rubble: line(),
    pixels,
    from: 0,
    to: pixels,
    left: 0,
    y: 0,
    fy: 0,
  };
}

/** Samples of a field a line needs: those of its space and one on each side. */
const samples = new Float32Array(SAMPLES + 3);

/** The field along the line, or along one so many spaces further south. */
export function fieldAlong(row: Row, { w, h, values }: Field, out: Float32Array, dy = 0): void {
  const { from, to, left } = row;
  let Y = (row.y + dy) * SAMPLES - 0.5;
  if (Y < 0) Y = 0;
  else if (Y > h - 1.01) Y = h - 1.01;
  const yi = Y | 0;
  const fy = Y - yi;
  for (let k = 0; k < SAMPLES + 2; k++) {
    const column = left * SAMPLES - 1 + k;
    const o = yi * w + (column < 0 ? 0 : column < w ? column : w - 1);
    samples[k] = values[o]! + (values[o + w]! - values[o]!) * fy;
  }
  const step = SAMPLES / row.pixels;
  for (let i = from; i < to; i++) {
    const X = (i + 0.5) * step + 0.5;
    const k = X | 0;
    out[i] = samples[k]! + (samples[k + 1]! - samples[k]!) * (X - k);
  }
}

/** How far a pixel lies from a side (north, east, south, west) of its space. */
export function fromSide(side: number, fx: number, fy: number): number {
  if (side === 0) return fy;
  if (side === 1) return 1 - fx;
  return side === 2 ? 1 - fy : fx;
}
