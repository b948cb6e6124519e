import { at, noise } from '../noise.ts';
import { type Colours, channelOf } from '../palette.ts';
import { hash, mix, smooth } from '../pass-numbers.ts';
import type { Laid } from './laid.ts';

/** Where the stone at the crossing of four spaces begins: |x| + |y| from the middle of one. */
const CORNER = 0.8;

/** Octagon and dot: light and dark slabs by turns, a red stone where four spaces meet. The most readable grid of all. */
export function marble(
  light: Colours,
  dark: Colours,
  seam: Colours,
  gloss: number,
  seed: number,
  cx: number,
  cy: number,
): Laid {
  const { coarse, fine } = noise();
  const isLight = ((cx + cy) & 1) === 1;
  const id = hash(cx, cy, seed);
  const colours = isLight ? light : dark;
  const slab = [0, 1, 2].map((k) => channelOf(colours, id, k));
  const dot = [1.25, 0.95, 0.72].map((k, i) => channelOf(dark, id, i) * k);
  const veined = isLight ? -0.42 : 0.55;
  return (row) => {
    const { from, to, left, y, fy, pixels, red, green, blue, height } = row;
    const ay = Math.abs(fy - 0.5);
    for (let i = from; i < to; i++) {
      const fx = (i + 0.5) / pixels;
      const x = left + fx;
      const ax = Math.abs(fx - 0.5);
      const corner = ax + ay - CORNER;
      const stone = corner > 0 ? dot : slab;
      const inside = corner > 0 ? corner * 0.7 : Math.min(0.5 - ax, 0.5 - ay, -corner * 0.7);
      const whole = smooth(0.008, 0.022, inside + (at(coarse, x * 200, y * 200) - 0.5) * 0.008);
      const cloud = at(coarse, x * 60 + id * 200, y * 60);
      const bend = at(coarse, x * 46 + id * 500, y * 46) * 120;
      const wide = Math.abs(at(fine, x * 44 + bend + id * 300, y * 44 - bend * 0.6) - 0.5);
      const thin = Math.abs(at(coarse, x * 110 + bend, y * 110 + id * 99) - 0.5);
      const vein = (1 - smooth(0, 0.035, wide)) * 0.55 + (1 - smooth(0, 0.02, thin)) * 0.25;
      let tone = (0.86 + 0.24 * cloud) * (1 + veined * vein);
      let h =
        -0.03 * (1 - whole) + 0.008 * smooth(0, 0.05, inside) + (id - 0.5) * 0.015 + (cloud - 0.5) * 0.008;
      const worn = smooth(0.55, 0.62, at(fine, x * 13 + seed, y * 13));
      if (worn > 0) {
        const crack = Math.abs(at(coarse, x * 50 + id * 200, y * 50 + seed) - 0.5);
        if (crack < 0.012) {
          const deep = (1 - crack / 0.012) * worn;
          h -= 0.04 * deep;
          tone *= 1 - 0.55 * deep;
        }
      }
      red[i] = mix(seam[0]!, stone[0]! * tone, whole);
      green[i] = mix(seam[1]!, stone[1]! * tone, whole);
      blue[i] = mix(seam[2]!, stone[2]! * tone, whole);
      height[i] = h;
      row.gloss[i] = gloss * whole;
      row.seam[i] = 1 - whole;
    }
  };
}
