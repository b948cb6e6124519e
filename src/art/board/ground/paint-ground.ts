/** The ground of a board, painted space by space. */
import { type Row, rowOf } from '../row.ts';
import type { Fields } from '../sampled-fields.ts';
import { type Scene, terrainOn, VOID } from '../scene.ts';
import type { Sheet } from '../sheet.ts';
import { beyond, beyondOf } from './beyond.ts';
import { type Ground, groundOf, LEVEL } from './ground-of-space.ts';
import { groove, ragged, sill, trodden } from './joints.ts';
import { levels } from './levels.ts';
import { muck } from './muck.ts';
import { water } from './open-water.ts';
import { pit } from './pit.ts';
import { special } from './special.ts';
import { weather } from './weather.ts';

/** Every space that lies on the sheet, whole or in part. */
export function paintGround(sheet: Sheet, scene: Scene, fields: Fields): void {
  const { pixels, left, top, w, h } = sheet;
  const row = rowOf(pixels);
  const other = rowOf(pixels);
  for (let y = Math.floor(top / pixels); y * pixels < top + h; y++) {
    for (let x = Math.floor(left / pixels); x * pixels < left + w; x++) {
      paintSpace(sheet, scene, fields, x, y, row, other);
    }
  }
}

function paintSpace(
  sheet: Sheet,
  scene: Scene,
  fields: Fields,
  x: number,
  y: number,
  row: Row,
  other: Row,
): void {
  const { pixels } = sheet;
  const isFloor = terrainOn(scene, x, y) !== VOID;
  const ground = isFloor ? groundOf(scene, fields, x, y) : null;
  const place = isFloor ? null : beyondOf(scene, x, y);
  if (!ground && !place) return;
  row.left = x;
  row.from = Math.max(0, sheet.left - x * pixels);
  row.to = Math.min(pixels, sheet.left + sheet.w - x * pixels);
  const first = Math.max(0, sheet.top - y * pixels);
  const last = Math.min(pixels, sheet.top + sheet.h - y * pixels);
  row.water.fill(0);
  row.glow.fill(0);
  row.face.fill(0);
  row.alpha.fill(255);
  for (let j = first; j < last; j++) {
    row.fy = (j + 0.5) / pixels;
    row.y = y + row.fy;
    if (ground) floor(row, other, ground);
    else if (place) beyond(row, place);
    put(sheet, row, (y * pixels + j - sheet.top) * sheet.w + x * pixels - sheet.left);
  }
}

function floor(row: Row, other: Row, ground: Ground): void {
  const { near, hasJoint, hasSill, meets, rises, level, isSpecial } = ground;
  if (near.water) row.water.fill(0);
  if (near.pit) row.glow.fill(0);
  row.face.fill(0);
  ground.laid(row);
  if (hasJoint && !hasSill) ragged(row, other, ground);
  weather(row, ground);
  if (meets.includes(true)) trodden(row, ground);
  groove(row);
  if (hasSill) sill(row, ground);
  if (rises.some((rise) => rise !== 0)) levels(row, ground);
  if (level > 1) raise(row, (level - 1) * LEVEL);
  if (isSpecial) special(row);
  if (near.muck) muck(row, ground);
  if (near.water && !ground.isDeck) water(row, ground);
  if (near.pit && !ground.isDeck) pit(row, ground);
}

function raise({ from, to, height }: Row, by: number): void {
  for (let i = from; i < to; i++) height[i] = height[i]! + by;
}

function put(sheet: Sheet, row: Row, offset: number): void {
  const { height, colour, gloss, face, water: depth, glow, alpha } = sheet;
  for (let i = row.from; i < row.to; i++) {
    const o = offset + i;
    height[o] = row.height[i]!;
    colour[o * 3] = row.red[i]!;
    colour[o * 3 + 1] = row.green[i]!;
    colour[o * 3 + 2] = row.blue[i]!;
    gloss[o] = row.gloss[i]! * 255;
    face[o] = row.face[i]! * 255;
    depth[o] = row.water[i]!;
    glow[o] = row.glow[i]! * 255;
    alpha[o] = row.alpha[i]!;
  }
}
