import { at, noise } from '../noise.ts';
import { type Colours, channelOf } from '../palette.ts';
import { clamp, hash, mix, smooth } from '../pass-numbers.ts';
import type { Row } from '../row.ts';
import type { Laid } from './laid.ts';

/** How a space is cut into slabs: left, top, right, bottom of each. */
const PLANS: readonly (readonly (readonly [number, number, number, number])[])[] = [
  [[0, 0, 1, 1]],
  [
    [0, 0, 0.42, 1],
    [0.42, 0, 1, 1],
  ],
  [
    [0, 0, 1, 0.56],
    [0, 0.56, 1, 1],
  ],
  [
    [0, 0, 1, 0.46],
    [0, 0.46, 0.58, 1],
    [0.58, 0.46, 1, 1],
  ],
  [
    [0, 0, 0.45, 1],
    [0.45, 0, 1, 0.55],
    [0.45, 0.55, 1, 1],
  ],
  [
    [0, 0, 0.6, 0.42],
    [0.6, 0, 1, 0.6],
    [0, 0.42, 0.4, 1],
    [0.4, 0.6, 1, 1],
    [0.4, 0.42, 0.6, 0.6],
  ],
  [
    [0, 0, 0.55, 0.5],
    [0.55, 0, 1, 0.5],
    [0, 0.5, 0.42, 1],
    [0.42, 0.5, 1, 1],
  ],
];

/** Numbers of a slab, one after the other: its box, its rounding, its own noise, its colour, its brightness, its tilt. */
const OF_SLAB = 12;

/** So far inside its edges no wobble is seen. */
const AWAY = 0.13;

/** The slabs of a space: one of seven plans, mirrored and turned. */
function slabsOf(stones: Colours, seed: number, cx: number, cy: number): Float64Array {
  const plan = PLANS[(hash(cx, cy, seed) * PLANS.length) | 0]!;
  const turn = hash(cx, cy, seed + 1);
  const slabs = new Float64Array(plan.length * OF_SLAB);
  plan.forEach(([x0, y0, x1, y1], k) => {
    let box = [x0, y0, x1, y1];
    if (turn < 0.5) box = [1 - box[2]!, box[1]!, 1 - box[0]!, box[3]!];
    if (turn % 0.5 < 0.25) box = [box[0]!, 1 - box[3]!, box[2]!, 1 - box[1]!];
    if (turn % 0.25 < 0.125) box = [box[1]!, box[0]!, box[3]!, box[2]!];
    const id = hash(cx * 31 + k, cy * 17 + k, seed + 5);
    slabs.set(
      [
        ...box,
        0.03 + 0.1 * hash(k, cx, cy + seed),
        id,
        channelOf(stones, id, 0),
        channelOf(stones, id, 1),
        channelOf(stones, id, 2),
        0.8 + (hash(k, cx + 9, cy) - 0.5) * 0.16,
        (hash(k, cx, cy + 3) - 0.5) * 0.07,
        (hash(k, cx + 3, cy) - 0.5) * 0.07,
      ],
      k * OF_SLAB,
    );
  });
  return slabs;
}

/** Slabs of stone, cut along the borders of spaces: the grid is made of them. */
export function flag(
  stones: Colours,
  seam: Colours,
  gloss: number,
  seed: number,
  cx: number,
  cy: number,
): Laid {
  const slabs = slabsOf(stones, seed, cx, cy);
  const most = slabs.length - OF_SLAB;
  const { coarse, fine } = noise();
  return (row: Row) => {
    const { from, to, left, y, fy, pixels, red, green, blue, height } = row;
    for (let i = from; i < to; i++) {
      const fx = (i + 0.5) / pixels;
      const x = left + fx;
      // The edges wobble, less at the border of the space: the grid stays where it is.
      let k = slabAt(slabs, most, fx, fy);
      let inside = insideOf(slabs, k, fx, fy);
      if (inside < AWAY) {
        const rim = Math.min(fx, fy, 1 - fx, 1 - fy);
        const wobble = (smooth(0, 0.12, rim) * 0.8 + 0.2) * 0.055;
        const px = clamp(fx + (at(coarse, x * 150 + seed, y * 150) - 0.5) * wobble, 0.001, 0.999);
        const py = clamp(fy + (at(coarse, x * 150 + 77, y * 150 + seed) - 0.5) * wobble, 0.001, 0.999);
        k = slabAt(slabs, most, px, py);
        inside = insideOf(slabs, k, px, py);
      }
      const whole = smooth(0.004, 0.032, inside);
      const id = slabs[k + 5]!;
      const grain = at(fine, x * 230 + id * 400, y * 90 + id * 300);
      const cloud = at(coarse, x * 70 + id * 300, y * 70);
      let tone = slabs[k + 9]! + 0.28 * grain + 0.22 * (cloud - 0.5);
      let h =
        -0.032 * (1 - whole) +
        0.016 * smooth(0, 0.1, inside) +
        slabs[k + 10]! * (fx - 0.5) +
        slabs[k + 11]! * (fy - 0.5) +
        (grain - 0.5) * 0.022 +
        (cloud - 0.5) * 0.03;
      const worn = smooth(0.57, 0.64, at(fine, x * 17 + seed, y * 17));
      if (worn > 0) {
        const crack = Math.abs(at(coarse, x * 62 + id * 200, y * 62 + seed) - 0.5);
        if (crack < 0.014) {
          const deep = (1 - crack / 0.014) * worn;
          h -= 0.035 * deep;
          tone *= 1 - 0.5 * deep;
        }
      }
      red[i] = mix(seam[0]!, slabs[k + 6]! * tone, whole);
      green[i] = mix(seam[1]!, slabs[k + 7]! * tone, whole);
      blue[i] = mix(seam[2]!, slabs[k + 8]! * tone, whole);
      height[i] = h;
      row.gloss[i] = gloss * whole;
      row.seam[i] = 1 - whole;
    }
  };
}

function slabAt(slabs: Float64Array, most: number, x: number, y: number): number {
  let k = 0;
  while (k < most && (x < slabs[k]! || y < slabs[k + 1]! || x >= slabs[k + 2]! || y >= slabs[k + 3]!)) {
    k += OF_SLAB;
  }
  return k;
}

/** How far inside a slab with rounded corners. */
function insideOf(slabs: Float64Array, k: number, px: number, py: number): number {
  const round = slabs[k + 4]!;
  const qx = Math.abs(px - (slabs[k]! + slabs[k + 2]!) / 2) - (slabs[k + 2]! - slabs[k]!) / 2 + round;
  const qy = Math.abs(py - (slabs[k + 1]! + slabs[k + 3]!) / 2) - (slabs[k + 3]! - slabs[k + 1]!) / 2 + round;
  if (qx > 0 && qy > 0) return round - Math.sqrt(qx * qx + qy * qy);
  return round - (qx > qy ? qx : qy);
}
