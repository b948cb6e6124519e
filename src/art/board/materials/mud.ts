import { at, noise } from '../noise.ts';
import type { Colours } from '../palette.ts';
import { mix, smooth } from '../pass-numbers.ts';
import { flag } from './flag.ts';
import type { Laid } from './laid.ts';

/** Trodden earth, out of which the slabs of an older floor look. */
export function mud(
  stones: Colours,
  seam: Colours,
  gloss: number,
  seed: number,
  cx: number,
  cy: number,
): Laid {
  const { coarse, fine } = noise();
  const slabs = flag(stones, seam, gloss * 0.6, seed, cx, cy);
  return (row) => {
    slabs(row);
    const { from, to, left, y, pixels, red, green, blue, height } = row;
    for (let i = from; i < to; i++) {
      const x = left + (i + 0.5) / pixels;
      const clod = at(coarse, x * 44 + seed, y * 44);
      const grain = at(fine, x * 150, y * 150);
      const bare = smooth(0.46, 0.56, at(coarse, x * 26 + seed * 3, y * 26 + 40) + 0.12 * (grain - 0.5));
      const tone = 0.72 + 0.4 * grain;
      red[i] = mix((78 + 38 * clod) * tone, red[i]!, bare);
      green[i] = mix((62 + 30 * clod) * tone, green[i]!, bare);
      blue[i] = mix((45 + 22 * clod) * tone, blue[i]!, bare);
      const earth = (clod - 0.5) * 0.09 + (grain - 0.5) * 0.05 - 0.03;
      height[i] = mix(earth, height[i]! + 0.015, bare);
      row.gloss[i] = mix(0.35 * smooth(0.48, 0.3, clod), row.gloss[i]!, bare);
      row.seam[i] = row.seam[i]! * bare;
    }
  };
}
