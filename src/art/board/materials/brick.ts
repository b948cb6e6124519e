import { at, noise } from '../noise.ts';
import { type Colours, channelOf } from '../palette.ts';
import { hash, mix, smooth } from '../pass-numbers.ts';
import { insideBox, type Laid } from './laid.ts';

const COURSE = 0.25;
const LENGTH = 0.5;

/** Bricks in courses, one in ten sunk, wet in patches. */
export function brick(stones: Colours, seam: Colours, gloss: number, seed: number): Laid {
  const { coarse, fine } = noise();
  return (row) => {
    const { from, to, left, y, pixels, red, green, blue, height } = row;
    const course = Math.floor(y / COURSE);
    const shift = (course & 1) * (LENGTH / 2);
    let last = Number.NaN;
    let id = 0;
    let own = 0;
    let r = 0;
    let g = 0;
    let b = 0;
    for (let i = from; i < to; i++) {
      const x = left + (i + 0.5) / pixels;
      const wobble = (at(coarse, x * 120, y * 120) - 0.5) * 0.03;
      const along = x + shift + wobble * 0.6;
      const number = Math.floor(along / LENGTH);
      if (number !== last) {
        last = number;
        id = hash(number, course, seed);
        own = (hash(number, course, 9) - 0.5) * 0.2;
        r = channelOf(stones, id, 0);
        g = channelOf(stones, id, 1);
        b = channelOf(stones, id, 2);
      }
      const inside = insideBox(
        along - number * LENGTH,
        y + wobble * 0.4 - course * COURSE,
        LENGTH,
        COURSE,
        0.03 + 0.03 * id,
      );
      const whole = smooth(0.004, 0.03, inside);
      const grain = at(fine, x * 210 + id * 300, y * 150 + id * 90);
      const tone = 0.74 + 0.38 * grain + 0.2 * (at(coarse, x * 60, y * 60) - 0.5) + own;
      const sunk = id > 0.9 ? 0.05 * whole : 0;
      red[i] = mix(seam[0]!, r * tone, whole);
      green[i] = mix(seam[1]!, g * tone, whole);
      blue[i] = mix(seam[2]!, b * tone, whole);
      height[i] =
        -0.05 * (1 - whole) +
        0.03 * smooth(0, 0.09, inside) +
        (grain - 0.5) * 0.03 +
        (id - 0.5) * 0.03 -
        sunk;
      row.gloss[i] = gloss * (0.4 + 0.6 * whole) * smooth(0.35, 0.7, at(coarse, x * 22 + 50, y * 22) + 0.2);
      row.seam[i] = 1 - whole;
    }
  };
}
