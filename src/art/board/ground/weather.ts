import { at, noise } from '../noise.ts';
import { clamp, mix, smooth } from '../pass-numbers.ts';
import { fieldAlong, type Row } from '../row.ts';
import type { Ground } from './ground-of-space.ts';

/** A higher floor is lighter, so that it is also told by those who look at it from behind. */
const LIGHTER = 0.08;

/** Stains, moss, dirt and damp. They lie in the board's own places and know of no tile, so they join what tiles part. */
export function weather(row: Row, ground: Ground): void {
  stain(row, ground.level);
  const { near, fields } = ground;
  if (near.damp) fieldAlong(row, fields.wet, row.wet);
  else row.wet.fill(0);
  if (near.edge) {
    fieldAlong(row, fields.floor, row.wall);
    for (let i = row.from; i < row.to; i++) row.wall[i] = 1 - row.wall[i]!;
  } else row.wall.fill(0);
  if (near.rubble) fieldAlong(row, fields.rubble, row.rubble);
  else row.rubble.fill(0);
  if (ground.paints.theme.moss > 0) moss(row, ground.paints.theme.moss);
  if (near.edge || near.rubble) dirt(row);
  if (near.damp) damp(row);
}

function stain(row: Row, level: number): void {
  const { coarse, fine: finer } = noise();
  const { from, to, left, y, pixels, red, green, blue, big, fine } = row;
  const lift = 1 + LIGHTER * (level - 1);
  for (let i = from; i < to; i++) {
    const x = left + (i + 0.5) / pixels;
    const cloud = at(coarse, x * 23 + 311, y * 23 + 97);
    const grain = at(finer, x * 170 + 5, y * 170);
    const tone = (0.82 + 0.36 * cloud) * lift;
    big[i] = cloud;
    fine[i] = grain;
    red[i] = red[i]! * tone;
    green[i] = green[i]! * tone * (0.99 + 0.02 * grain);
    blue[i] = blue[i]! * tone * 0.99;
  }
}

function moss(row: Row, amount: number): void {
  const { coarse } = noise();
  const { from, to, left, y, pixels, red, green, blue, height, gloss, seam, wet, wall, fine } = row;
  for (let i = from; i < to; i++) {
    const x = left + (i + 0.5) / pixels;
    const takes =
      at(coarse, x * 34 + 40, y * 34 + 120) +
      0.16 * seam[i]! +
      0.45 * wet[i]! +
      0.25 * wall[i]! +
      0.2 * (fine[i]! - 0.5);
    if (takes <= 0.6) continue;
    const here = amount * smooth(0.6, 0.78, takes);
    const tone = 0.7 + 0.6 * fine[i]!;
    red[i] = mix(red[i]!, 70 * tone, here * 0.85);
    green[i] = mix(green[i]!, 84 * tone, here * 0.85);
    blue[i] = mix(blue[i]!, 42 * tone, here * 0.85);
    height[i] = height[i]! + here * 0.03 * fine[i]!;
    gloss[i] = gloss[i]! * (1 - here);
  }
}

/** Along the walls, and under rubble: that marks the whole of its space. */
function dirt(row: Row): void {
  const { from, to, red, green, blue, height, gloss, wall, rubble, fine, big } = row;
  for (let i = from; i < to; i++) {
    const grain = fine[i]! - 0.5;
    const here = clamp(
      smooth(0.14, 0.46, wall[i]! + 0.22 * grain + 0.1 * (big[i]! - 0.5)) * 0.75 +
        smooth(0.3, 0.62, rubble[i]! + 0.25 * grain) * 0.42,
    );
    if (here <= 0) continue;
    red[i] = mix(red[i]!, 58, here * 0.62);
    green[i] = mix(green[i]!, 47, here * 0.62);
    blue[i] = mix(blue[i]!, 36, here * 0.62);
    height[i] = height[i]! + here * 0.012 * fine[i]!;
    gloss[i] = gloss[i]! * (1 - here * 0.7);
  }
}

function damp(row: Row): void {
  const { from, to, red, green, blue, gloss, wet, big } = row;
  for (let i = from; i < to; i++) {
    const here = smooth(0.18, 0.5, wet[i]! + 0.25 * (big[i]! - 0.5));
    if (here <= 0) continue;
    red[i] = red[i]! * (1 - 0.28 * here);
    green[i] = green[i]! * (1 - 0.24 * here);
    blue[i] = blue[i]! * (1 - 0.2 * here);
    const shine = 0.55 * here;
    if (gloss[i]! < shine) gloss[i] = shine;
  }
}
