import { at, noise } from '../noise.ts';
import { clamp, smooth } from '../pass-numbers.ts';
import { fieldAlong, type Row } from '../row.ts';
import { type Ground, LEVEL } from './ground-of-space.ts';

/** How far below a north bank its shadow lies on the water. */
const BANK = 0.14;
/** Numbers of the depth channel: the shallowest water, and how much there is below it. */
const SHALLOW = 30;
const DEEP = 225;

/** The floor goes on under water, lowered; how deep it is stands in a channel that the light reads. */
export function water(row: Row, { fields, level }: Ground): void {
  const { coarse } = noise();
  const base = (level - 1) * LEVEL;
  const { from, to, left, y, pixels, red, green, blue, height, gloss } = row;
  // What these held has been read by the passes before.
  fieldAlong(row, fields.shore, row.wet);
  fieldAlong(row, fields.depth, row.wall);
  fieldAlong(row, fields.shore, row.rubble, -BANK);
  for (let i = from; i < to; i++) {
    const x = left + (i + 0.5) / pixels;
    const inside = row.wet[i]! + (at(coarse, x * 75, y * 75 + 200) - 0.5) * 0.17;
    if (inside <= 0.3) continue;
    const here = smooth(0.47, 0.5, inside);
    const bank = smooth(0.3, 0.45, inside) * (1 - here);
    if (bank > 0) {
      red[i] = red[i]! * (1 - 0.35 * bank);
      green[i] = green[i]! * (1 - 0.3 * bank);
      blue[i] = blue[i]! * (1 - 0.28 * bank);
      gloss[i] = Math.max(gloss[i]!, 0.8 * bank);
      height[i] = height[i]! - 0.05 * bank;
    }
    if (here <= 0) continue;
    const deep = clamp(smooth(0.47, 0.78, inside) * 0.55 + smooth(0.55, 0.98, row.wall[i]!) * 0.55);
    row.water[i] = Math.max(1, Math.round(here * (SHALLOW + DEEP * deep)));
    row.face[i] = 0;
    const north = row.rubble[i]! + (at(coarse, x * 75, (y - BANK) * 75 + 200) - 0.5) * 0.17;
    if (north < 0.47) {
      red[i] = red[i]! * 0.55;
      green[i] = green[i]! * 0.52;
      blue[i] = blue[i]! * 0.5;
    }
    height[i] = base - 0.09 + (height[i]! - base) * 0.25;
  }
}

/** 0 at the shore, 1 at the deepest, of the number in the depth channel. */
export const depthOf = (channel: number): number => clamp((channel - SHALLOW) / DEEP);
