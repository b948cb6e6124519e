import { at, noise, texel } from '../noise.ts';
import { type Colours, channelOf } from '../palette.ts';
import { clamp, mix, smooth } from '../pass-numbers.ts';
import type { Laid } from './laid.ts';

/** Texels a space: a little over four stones. */
const STONES = (512 / 24) * 4.2;

/** Round stones, laid as they came. */
export function cobble(stones: Colours, seam: Colours, gloss: number, seed: number): Laid {
  const { coarse, fine, near, edge, cell } = noise();
  return (row) => {
    const { from, to, left, y, pixels, red, green, blue, height } = row;
    for (let i = from; i < to; i++) {
      const x = left + (i + 0.5) / pixels;
      const bend = (at(coarse, x * 60, y * 60) - 0.5) * 14;
      const X = x * STONES + seed * 7 + bend;
      const Y = y * STONES + seed * 3 + bend;
      const id = texel(cell, X, Y);
      const far = at(near, X, Y);
      const whole = smooth(0.06, 0.22, at(edge, X, Y));
      const grain = at(fine, x * 220, y * 220);
      const tone = 0.72 + 0.32 * grain + 0.2 * (1 - far);
      red[i] = mix(seam[0]!, channelOf(stones, id, 0) * tone, whole);
      green[i] = mix(seam[1]!, channelOf(stones, id, 1) * tone, whole);
      blue[i] = mix(seam[2]!, channelOf(stones, id, 2) * tone, whole);
      height[i] = -0.06 * (1 - whole) + 0.05 * Math.sqrt(clamp(1 - far * far * 1.4)) + (grain - 0.5) * 0.025;
      row.gloss[i] = gloss * whole;
      row.seam[i] = 1 - whole;
    }
  };
}
