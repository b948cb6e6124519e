import { at, noise, texel } from '../noise.ts';
import { clamp, hash, smooth } from '../pass-numbers.ts';
import type { Row } from '../row.ts';
import { type Field, fieldAt } from '../sampled-fields.ts';
import { type Ground, LEVEL } from './ground-of-space.ts';

/** How far its wall is looked down, in spaces: less in a small hole, so that its bottom is seen, too. */
const DOWN = [0, 0.3, 0.44, 0.52];
const STEPS = 11;
const LIP = 0.5;

const chip = (x: number, y: number): number => {
  const { coarse, cell } = noise();
  return (
    ((texel(cell, x * 88 + 30, y * 88) - 0.5) * 0.22 + (at(coarse, x * 110, y * 110) - 0.5) * 0.12) * 0.9
  );
};

/** A hole with a broken edge, a wall of strata that fades to black, and embers deep in it: danger that needs no sign. */
export function pit(row: Row, { fields, level, pitLength }: Ground): void {
  const { fine, cell } = noise();
  const { from, to, left, y, pixels, red, green, blue, height, gloss } = row;
  const down = DOWN[Math.min(pitLength, DOWN.length - 1)] || DOWN[1]!;
  const base = (level - 1) * LEVEL;
  for (let i = from; i < to; i++) {
    const x = left + (i + 0.5) / pixels;
    const inside = fieldAt(fields.pit, x, y) + chip(x, y);
    if (inside <= 0.36) continue;
    if (inside <= LIP) {
      const worn = smooth(0.36, LIP, inside);
      red[i] = red[i]! * (1 - 0.3 * worn);
      green[i] = green[i]! * (1 - 0.36 * worn);
      blue[i] = blue[i]! * (1 - 0.4 * worn);
      height[i] = height[i]! - 0.07 * worn * texel(cell, x * 88 + 30, y * 88);
      continue;
    }
    const deep = belowLip(fields.pit, x, y, down);
    const grain = at(fine, x * 140, y * 60);
    const layer = Math.floor(deep / 0.12 + grain * 0.4);
    const dark = clamp(1 - deep / down);
    const tone = dark * (0.5 + 0.5 * hash(layer, Math.floor(x * 4 + layer * 0.5), 3)) * (0.7 + 0.5 * grain);
    red[i] = 7 + 110 * tone;
    green[i] = 5 + 88 * tone;
    blue[i] = 7 + 74 * tone;
    row.face[i] = deep < down * 0.9 ? 1 : 0;
    row.water[i] = 0;
    height[i] = base - 0.1 - 1.2 * Math.min(1, (deep / down) * 1.1);
    gloss[i] = 0;
    row.glow[i] = embers(x, y, inside, deep / down, grain, pitLength);
  }
}

/** How far south of the lip it is, up to a little more than is looked down. */
function belowLip(field: Field, x: number, y: number, down: number): number {
  const step = (down * 1.08) / STEPS;
  for (let s = 1; s <= STEPS; s++) {
    const above = y - s * step;
    if (fieldAt(field, x, above) + chip(x, above) <= LIP) return (s - 0.5) * step;
  }
  return down * 1.1;
}

/** Sparse veins, deep down; in a small hole more of what little is seen of its bottom. */
function embers(x: number, y: number, inside: number, deep: number, grain: number, length: number): number {
  const { coarse, edge } = noise();
  const vein = 1 - smooth(0, 0.16, at(edge, x * 62 + grain * 26, y * 62 + 8));
  const cloud = at(coarse, x * 48 + 9, y * 48);
  const patch = length < 3 ? smooth(0.42, 0.66, cloud) : smooth(0.52, 0.72, cloud);
  const breath =
    (length < 3 ? 0.01 : 0.02) +
    (length < 3 ? 0.06 : 0.15) * smooth(0.4, 0.75, at(coarse, x * 55 + 70, y * 55));
  return clamp(smooth(0.55, 1, inside) * smooth(0.6, 1.08, deep) * (breath + vein * vein * 0.4 * patch));
}
