import { clamp, hash } from './pass-numbers.ts';

/** Texels of a side of each texture; all of them repeat. */
const SIZE = 512;
const MASK = SIZE - 1;
/** A multiple of SIZE that makes every place asked for positive, so that it may be cut off instead of floored. */
const FAR = SIZE << 11;

/** The five textures all noise is looked up in: it is never worked out for a pixel. */
export interface Noise {
  /** Gradient noise, coarse and fine. */
  readonly coarse: Float32Array;
  readonly fine: Float32Array;
  /** Worley noise: distance to the nearest point, to the edge of its cell, and a number of the cell. */
  readonly near: Float32Array;
  readonly edge: Float32Array;
  readonly cell: Float32Array;
}

let made: Noise | null = null;

/** Made at the first call and kept: 5 MB. */
export function noise(): Noise {
  made ??= { coarse: gradients(11, 4), fine: gradients(29, 8), ...worley(5, 24) };
  return made;
}

/** Smooth between texels. */
export function at(texture: Float32Array, x: number, y: number): number {
  const X = x + FAR;
  const Y = y + FAR;
  const xi = X | 0;
  const yi = Y | 0;
  const fx = X - xi;
  const x0 = xi & MASK;
  const x1 = (xi + 1) & MASK;
  const y0 = (yi & MASK) << 9;
  const y1 = ((yi + 1) & MASK) << 9;
  const a = texture[y0 + x0]!;
  const c = texture[y1 + x0]!;
  const top = a + (texture[y0 + x1]! - a) * fx;
  return top + (c + (texture[y1 + x1]! - c) * fx - top) * (Y - yi);
}

/** The texel itself: for what must not be blended, as the number of a cell. */
export const texel = (texture: Float32Array, x: number, y: number): number =>
  texture[(((y + FAR) & MASK) << 9) + ((x + FAR) & MASK)]!;

const OCTAVES = 6;
const GAIN = 0.5;
/** Stretches the sum of octaves, which seldom comes near its ends. */
const SPREAD = 1.35;

function gradients(seed: number, lattice: number): Float32Array {
  const sum = new Float32Array(SIZE * SIZE);
  let weight = 1;
  let all = 0;
  for (let octave = 0; octave < OCTAVES; octave++) {
    addOctave(sum, lattice << octave, seed, octave, weight);
    all += weight;
    weight *= GAIN;
  }
  for (let i = 0; i < sum.length; i++) sum[i] = clamp(0.5 + (sum[i]! / all) * SPREAD);
  return sum;
}

function addOctave(sum: Float32Array, lattice: number, seed: number, octave: number, weight: number): void {
  const toX = new Float64Array(lattice * lattice);
  const toY = new Float64Array(lattice * lattice);
  for (let i = 0; i < toX.length; i++) {
    const angle = hash(i, seed, octave) * 6.2832;
    toX[i] = Math.cos(angle);
    toY[i] = Math.sin(angle);
  }
  const step = lattice / SIZE;
  const blend = new Float64Array(SIZE);
  for (let x = 0; x < SIZE; x++) {
    const f = x * step - Math.floor(x * step);
    blend[x] = f * f * f * (f * (f * 6 - 15) + 10);
  }
  for (let y = 0; y < SIZE; y++) {
    const yi = (y * step) | 0;
    const above = yi * lattice;
    const below = ((yi + 1) % lattice) * lattice;
    const fy = y * step - yi;
    const v = blend[y]!;
    for (let x = 0; x < SIZE; x++) {
      const xi = (x * step) | 0;
      const next = xi + 1 === lattice ? 0 : xi + 1;
      const fx = x * step - xi;
      const u = blend[x]!;
      const a = toX[above + xi]! * fx + toY[above + xi]! * fy;
      const b = toX[above + next]! * (fx - 1) + toY[above + next]! * fy;
      const c = toX[below + xi]! * fx + toY[below + xi]! * (fy - 1);
      const d = toX[below + next]! * (fx - 1) + toY[below + next]! * (fy - 1);
      const top = a + (b - a) * u;
      sum[y * SIZE + x]! += weight * (top + (c + (d - c) * u - top) * v);
    }
  }
}

function worley(seed: number, points: number): Pick<Noise, 'near' | 'edge' | 'cell'> {
  const near = new Float32Array(SIZE * SIZE);
  const edge = new Float32Array(SIZE * SIZE);
  const cell = new Float32Array(SIZE * SIZE);
  const px = new Float64Array(points * points);
  const py = new Float64Array(points * points);
  for (let i = 0; i < px.length; i++) {
    px[i] = 0.12 + 0.76 * hash(i, seed, 1);
    py[i] = 0.12 + 0.76 * hash(i, seed, 2);
  }
  const step = points / SIZE;
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      const X = x * step;
      const Y = y * step;
      const xi = X | 0;
      const yi = Y | 0;
      let first = 9;
      let second = 9;
      let whose = 0;
      for (let j = -1; j < 2; j++) {
        for (let i = -1; i < 2; i++) {
          const k = ((yi + j + points) % points) * points + ((xi + i + points) % points);
          const dx = xi + i + px[k]! - X;
          const dy = yi + j + py[k]! - Y;
          const d = dx * dx + dy * dy;
          if (d < first) {
            second = first;
            first = d;
            whose = k;
          } else if (d < second) second = d;
        }
      }
      const o = y * SIZE + x;
      near[o] = Math.sqrt(first);
      edge[o] = Math.sqrt(second) - Math.sqrt(first);
      cell[o] = hash(whose, seed, 3);
    }
  }
  return { near, edge, cell };
}
