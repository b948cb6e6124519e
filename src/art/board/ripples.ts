import { depthOf } from './ground/water.ts';
import { at, noise } from './noise.ts';
import { clamp, smooth } from './numbers.ts';
import { COARSE, type Painting, type Picture } from './paint.ts';
import { caustic } from './water-light.ts';

/** Pictures of the net of light on water, one after the other; the last leads to the first. */
export const PHASES = 3;

/**
 * Light that moves over the water of a painted board, COARSE pixels a space, all else clear: the smallest picture that
 * holds all water, once for each phase. Empty where there is no water.
 */
export function paintRipples({ coarse }: Painting): Picture[] {
  const { w, h, water } = coarse;
  let [left, top, right, bottom] = [w, h, 0, 0];
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      if (water[y * w + x] === 0) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  }
  if (right <= left) return [];
  const part = { left, top, w: right - left, h: bottom - top };
  return Array.from({ length: PHASES }, (_, k) => ({
    ...part,
    pixels: phase(coarse, part, (k + 1) / PHASES),
  }));
}

/** How much of the light is seen, of 255: more would draw the eye from what matters. */
const STRENGTH = 120;

function phase(
  { w: line, water }: Painting['coarse'],
  { left, top, w, h }: Omit<Picture, 'pixels'>,
  turn: number,
): Picture['pixels'] {
  const { coarse } = noise();
  const out = new Uint8ClampedArray(w * h * 4);
  for (let j = 0; j < h; j++) {
    const y = (top + j + 0.5) / COARSE;
    for (let i = 0; i < w; i++) {
      const channel = water[(top + j) * line + left + i]!;
      if (channel === 0) continue;
      const x = (left + i + 0.5) / COARSE;
      const patch = 0.35 + 0.9 * smooth(0.4, 0.62, at(coarse, x * 24 + 5, y * 24));
      const net = clamp(caustic(x, y, turn) * (1 - 0.6 * depthOf(channel)) * patch);
      const o = (j * w + i) * 4;
      out[o] = 176;
      out[o + 1] = 236;
      out[o + 2] = 240;
      out[o + 3] = net * STRENGTH;
    }
  }
  return out;
}
