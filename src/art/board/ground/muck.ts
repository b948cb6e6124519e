import { at, noise, texel } from '../noise.ts';
import { mix, smooth } from '../pass-numbers.ts';
import { fieldAlong, type Row } from '../row.ts';
import { type Ground, LEVEL } from './ground-of-space.ts';

/** Muck: a torn border, folds, bubbles, a wet shine. Too red it looks like meat, too violet like a carpet. */
export function muck(row: Row, { fields, level }: Ground): void {
  const { coarse, fine, near, edge, cell } = noise();
  const base = (level - 1) * LEVEL;
  fieldAlong(row, fields.muck, row.wet);
  const { from, to, left, y, pixels, red, green, blue, height, gloss, wet } = row;
  for (let i = from; i < to; i++) {
    const x = left + (i + 0.5) / pixels;
    const cloud = at(coarse, x * 70 + 9, y * 70);
    const inside = wet[i]! + (cloud - 0.5) * 0.78 + (at(fine, x * 64, y * 64) - 0.5) * 0.2 + 0.04;
    const here = smooth(0.36, 0.43, inside);
    if (here <= 0) continue;
    const X = x * 95 + cloud * 20;
    const Y = y * 95;
    const rim = smooth(0.02, 0.12, at(edge, X, Y));
    const bubble = smooth(0.62, 0.75, texel(cell, X, Y)) * smooth(0.34, 0.2, at(near, X, Y)) * rim;
    const fold = at(fine, x * 80 + cloud * 90, y * 80 - cloud * 60);
    const deep = smooth(0.36, 0.7, inside);
    red[i] = mix(red[i]!, mix(78, 44, deep) + 30 * fold + 16 * bubble, here);
    green[i] = mix(green[i]!, mix(76, 45, deep) + 26 * fold + 20 * bubble, here);
    blue[i] = mix(blue[i]!, mix(40, 23, deep) + 13 * fold + 8 * bubble, here);
    const level =
      -0.02 +
      0.05 * smooth(0.36, 0.5, inside) -
      0.05 * smooth(0.5, 0.9, inside) +
      0.14 * (fold - 0.5) +
      0.06 * bubble;
    height[i] = mix(height[i]!, base + level, here);
    gloss[i] = mix(gloss[i]!, 0.92, here);
  }
}
