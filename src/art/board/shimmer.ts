/** Light that moves on water and muck. */
import { depthOf } from './ground/open-water.ts';
import { at, noise } from './noise.ts';
import { COARSE, type Painting, type Picture } from './paint.ts';
import { clamp, smooth } from './pass-numbers.ts';
import { fieldAt } from './sampled-fields.ts';
import { caustic } from './water-light.ts';

/** Pictures of the light that moves, one after the other; the last leads to the first. */
export const PHASES = 3;

/** What shines where, 0: nothing there. */
type Kind = 0 | 1 | 2 | 3;
const [WATER, MUCK, EMBER] = [1, 2, 3] as const;

/** How much of each is seen, of 255: more would draw the eye from what matters. */
const STRENGTH = { [WATER]: 150, [MUCK]: 150, [EMBER]: 130 } as const;
const COLOUR = { [WATER]: [176, 236, 240], [MUCK]: [226, 236, 170], [EMBER]: [255, 120, 36] } as const;

/**
 * Light that moves over the water, the muck and the embers of a painted board, COARSE pixels a space, all else clear:
 * the smallest picture that holds all of it, once for each phase. Empty where there is none.
 */
export function paintShimmer(painting: Painting): Picture[] {
  const { w, h } = painting.coarse;
  const kinds = kindsOn(painting);
  let [left, top, right, bottom] = [w, h, 0, 0];
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      if (kinds[y * w + x] === 0) continue;
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
    pixels: phase(painting, kinds, part, (k + 1) / PHASES),
  }));
}

function kindsOn({ coarse: { w, h, water, glow }, fields }: Painting): Uint8Array {
  const kinds = new Uint8Array(w * h);
  for (let y = 0, o = 0; y < h; y++) {
    const Y = (y + 0.5) / COARSE;
    for (let x = 0; x < w; x++, o++) {
      const X = (x + 0.5) / COARSE;
      if (water[o] !== 0) kinds[o] = WATER;
      else if (glow[o] !== 0 && fieldAt(fields.pit, X, Y) > 0.4) kinds[o] = EMBER;
      else if (fieldAt(fields.muck, X, Y) > 0.5) kinds[o] = MUCK;
    }
  }
  return kinds;
}

/** How bright it is there in a phase, 0..1. */
function shine(
  { coarse: sheet }: Painting,
  kind: Exclude<Kind, 0>,
  o: number,
  x: number,
  y: number,
  turn: number,
) {
  const { coarse, fine } = noise();
  if (kind === WATER) {
    const patch = 0.35 + 0.9 * smooth(0.4, 0.62, at(coarse, x * 24 + 5, y * 24));
    return caustic(x, y, turn) * (1 - 0.6 * depthOf(sheet.water[o]!)) * patch;
  }
  if (kind === EMBER) {
    const breath = smooth(0.35, 0.65, at(coarse, x * 30 + turn * 190, y * 30 - turn * 120));
    return breath * Math.min(1, sheet.glow[o]! / 120);
  }
  const fold = at(fine, x * 88 + turn * 9, y * 88 - turn * 6);
  const patch = smooth(0.44, 0.6, at(coarse, x * 46 + turn * 170, y * 46 + turn * 90));
  return smooth(0.58, 0.74, fold) * patch;
}

function phase(
  painting: Painting,
  kinds: Uint8Array,
  { left, top, w, h }: Omit<Picture, 'pixels'>,
  turn: number,
): Picture['pixels'] {
  const line = painting.coarse.w;
  const out = new Uint8ClampedArray(w * h * 4);
  for (let j = 0; j < h; j++) {
    const y = (top + j + 0.5) / COARSE;
    for (let i = 0; i < w; i++) {
      const from = (top + j) * line + left + i;
      const kind = kinds[from] as Kind;
      if (kind === 0) continue;
      const x = (left + i + 0.5) / COARSE;
      const o = (j * w + i) * 4;
      [out[o], out[o + 1], out[o + 2]] = COLOUR[kind] as unknown as [number, number, number];
      out[o + 3] = clamp(shine(painting, kind, from, x, y, turn)) * STRENGTH[kind];
    }
  }
  return out;
}
