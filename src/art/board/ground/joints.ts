import { at, noise, texel } from '../noise.ts';
import { hash, mix, smooth } from '../pass-numbers.ts';
import { fromSide, type Row } from '../row.ts';
import type { Ground } from './ground-of-space.ts';

/** Half the width of a sill. */
const SILL = 0.085;

/** Where two rough floors meet, whole stones of each lie in the other, with a dark rim around them. */
export function ragged(row: Row, other: Row, { joints }: Ground): void {
  const { coarse, cell } = noise();
  const { from, to, left, y, fy, pixels } = row;
  for (let side = 0; side < 4; side++) {
    const joint = joints[side];
    if (!joint) continue;
    Object.assign(other, { from, to, left, y, fy });
    joint.laid(other);
    const outward = side === 0 || side === 3 ? -1 : 1;
    for (let i = from; i < to; i++) {
      const fx = (i + 0.5) / pixels;
      const x = left + fx;
      const chip =
        (texel(cell, x * 104 + 17, y * 104) - 0.5) * 0.3 + (at(coarse, x * 70, y * 70 + 31) - 0.5) * 0.16;
      const inside = fromSide(side, fx, fy) + outward * chip;
      if (inside < 0) {
        row.red[i] = other.red[i]!;
        row.green[i] = other.green[i]!;
        row.blue[i] = other.blue[i]!;
        row.height[i] = other.height[i]!;
        row.gloss[i] = other.gloss[i]!;
        row.seam[i] = other.seam[i]!;
      }
      const rim = smooth(0.06, 0, Math.abs(inside));
      if (rim <= 0) continue;
      const shade = 1 - 0.42 * rim;
      row.red[i] = row.red[i]! * shade;
      row.green[i] = row.green[i]! * shade;
      row.blue[i] = row.blue[i]! * shade;
      row.height[i] = row.height[i]! - 0.02 * rim;
      row.gloss[i] = row.gloss[i]! * (1 - rim);
    }
  }
}

/** What people carried from one floor to the other. */
export function trodden(row: Row, { meets }: Ground): void {
  const { coarse } = noise();
  const { from, to, left, y, fy, pixels, red, green, blue, height, fine } = row;
  for (let side = 0; side < 4; side++) {
    if (!meets[side]) continue;
    for (let i = from; i < to; i++) {
      const fx = (i + 0.5) / pixels;
      const away = fromSide(side, fx, fy);
      if (away > 0.35) continue;
      const here = smooth(0.2, 0, away + (at(coarse, (left + fx) * 80, y * 80) - 0.5) * 0.3) * 0.32;
      red[i] = mix(red[i]!, 54, here);
      green[i] = mix(green[i]!, 46, here);
      blue[i] = mix(blue[i]!, 37, here);
      height[i] = mix(height[i]!, -0.01 + (fine[i]! - 0.5) * 0.05, here * 0.8);
    }
  }
}

/** Dressed stones between two floors one of which would look torn. */
export function sill(row: Row, { joints, x: cx, y: cy }: Ground): void {
  const { from, to, fy, pixels, red, green, blue, height, gloss, fine, wall } = row;
  for (let side = 0; side < 4; side++) {
    if (!joints[side]) continue;
    const across = side === 1 ? cx + 1 : side === 3 ? cx : side === 2 ? cy + 1 : cy;
    const isUpright = (side & 1) === 1;
    for (let i = from; i < to; i++) {
      const fx = (i + 0.5) / pixels;
      const away = fromSide(side, fx, fy);
      if (away >= SILL) continue;
      const along = (isUpright ? fy : fx) * 2;
      const id = hash((isUpright ? cy : cx) * 2 + Math.floor(along), across, 55);
      const joint = Math.min(along % 1, 1 - (along % 1)) / 2;
      const whole = smooth(0, 0.016, joint) * smooth(0, 0.02, SILL - away);
      const tone = (0.8 + 0.35 * fine[i]! + 0.22 * (id - 0.5)) * (1 - 0.2 * smooth(0.14, 0.46, wall[i]!));
      red[i] = mix(44, 128 * tone, whole);
      green[i] = mix(38, 119 * tone, whole);
      blue[i] = mix(33, 106 * tone, whole);
      height[i] = 0.03 * whole - 0.004 * (1 - whole);
      gloss[i] = 0.15;
    }
  }
}

/** The grid, engraved into whatever lies there. */
export function groove(row: Row): void {
  const { from, to, fy, pixels, red, green, blue, height } = row;
  const rimY = fy < 0.5 ? fy : 1 - fy;
  for (let i = from; i < to; i++) {
    const fx = (i + 0.5) / pixels;
    const rim = Math.min(rimY, fx, 1 - fx);
    if (rim > 0.045) continue;
    const depth = Math.exp((-rim * rim) / (0.014 * 0.014)) * 0.5;
    red[i] = red[i]! * (1 - depth);
    green[i] = green[i]! * (1 - depth);
    blue[i] = blue[i]! * (1 - depth);
    height[i] = height[i]! - 0.044 * depth;
  }
}
