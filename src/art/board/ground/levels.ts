import { hash, mix, smooth } from '../pass-numbers.ts';
import { fromSide, type Row } from '../row.ts';
import { type Ground, LEVEL } from './ground-of-space.ts';

const KERB = 0.11;

/** Where floors of two levels meet: the shadow on the lower, the kerb of the higher, the steps between. */
export function levels(row: Row, ground: Ground): void {
  const { rises } = ground;
  for (let side = 0; side < 4; side++) {
    const rise = rises[side]!;
    if (rise > 0) shadow(row, side, rise);
    if (rise < 0) kerb(row, ground, side);
  }
  if (rises[0]! > 0) steps(row, ground, rises[0]!);
}

/** The low floor lies in the shade of the high one, on whatever side: so one sees which is up. */
function shadow(row: Row, side: number, rise: number): void {
  const { from, to, fy, pixels, red, green, blue } = row;
  const reach = 0.22 + 0.12 * rise + (side === 0 ? 0.15 + 0.11 * rise : 0);
  for (let i = from; i < to; i++) {
    const away = fromSide(side, (i + 0.5) / pixels, fy);
    if (away > reach) continue;
    const dark = 1 - 0.72 * smooth(reach, 0, away);
    red[i] = red[i]! * dark;
    green[i] = green[i]! * dark;
    blue[i] = blue[i]! * (dark + 0.04);
  }
}

/** Dressed stones along the edge. They belong to what is up. */
function kerb(row: Row, { x: cx, y: cy, tile }: Ground, side: number): void {
  const { from, to, fy, pixels, red, green, blue, height, gloss, fine } = row;
  const isUpright = (side & 1) === 1;
  for (let i = from; i < to; i++) {
    const fx = (i + 0.5) / pixels;
    const away = fromSide(side, fx, fy);
    if (away >= KERB) continue;
    const along = (isUpright ? fy : fx) * 3;
    const id = hash((isUpright ? cy : cx) * 3 + Math.floor(along), side, tile.seed + 8);
    const joint = Math.min(along % 1, 1 - (along % 1)) / 3;
    const whole = smooth(0.004, 0.016, joint) * smooth(0, 0.022, KERB - away);
    const tone = 1.04 + 0.3 * fine[i]! + 0.2 * (id - 0.5);
    red[i] = mix(26, 150 * tone, whole);
    green[i] = mix(23, 140 * tone, whole);
    blue[i] = mix(20, 122 * tone, whole);
    height[i] = 0.03 * whole * smooth(0, 0.03, away) + (id - 0.5) * 0.01;
    gloss[i] = 0.15;
  }
}

/** The face of the higher floor to the north: two treads one walks up, or a sheer wall where it is more than a level. */
function steps(row: Row, { y: cy }: Ground, rise: number): void {
  const deep = 0.15 + 0.11 * rise;
  const { from, to, left, fy, pixels, red, green, blue, height, gloss, face, fine } = row;
  if (fy >= deep) return;
  const treads = rise === 1 ? 2 : 1;
  const down = (fy / deep) * treads;
  const tread = Math.floor(down);
  const within = down - tread;
  const isTop = rise === 1 && within < 0.52;
  for (let i = from; i < to; i++) {
    const along = (left + (i + 0.5) / pixels) * 3 + tread * 0.5;
    const id = hash(Math.floor(along), tread, cy + 76);
    const joint = Math.abs((along % 1) - 0.5) > 0.485 ? 0.6 : 1;
    const tone = (0.8 + 0.35 * fine[i]! + 0.25 * (id - 0.5)) * joint;
    if (rise === 1) {
      const light = tone * (isTop ? 1.25 - 0.15 * tread : 0.5 * (1 - 0.2 * within));
      red[i] = 150 * light;
      green[i] = 138 * light;
      blue[i] = 116 * light;
      height[i] = isTop ? LEVEL - 0.14 * (tread + 0.3) : LEVEL - 0.15 * (tread + 0.6);
    } else {
      const light = tone * (1.05 - 0.5 * down);
      red[i] = 118 * light;
      green[i] = 108 * light;
      blue[i] = 94 * light;
      height[i] = LEVEL * rise * (1 - down);
    }
    face[i] = isTop ? 0 : 1;
    gloss[i] = 0.1;
  }
}
