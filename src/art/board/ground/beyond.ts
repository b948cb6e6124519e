import { insideBox } from '../materials/laid.ts';
import { at, noise } from '../noise.ts';
import { channelOf, coloursOf } from '../palette.ts';
import { hash, mix, smooth } from '../pass-numbers.ts';
import type { Row } from '../row.ts';
import { levelOn, type Scene, terrainOn, tileOn, VOID } from '../scene.ts';
import { LEVEL } from './ground-of-space.ts';

/** How much of a wall north of a floor is seen, and how broad its top is. */
const FACE = 0.46;
const COPING = 0.26;
/** Height of a wall over the floor before it. */
export const WALL = 0.78;
const COURSE = FACE / 3;
const BLOCK = 0.42;
/** Side of a stone of the coping. */
const STONE = 0.36;

/** How much of the margin is not shown (MARGIN and HEAD of the board's drawing), and where it grows dark. */
const FRAME = 0.54;
const FRAME_ABOVE = 0.24;
const FADE = 0.15;

const STONES = coloursOf('6f675f 625c57 7d7266 57534f 6a615a');

/** What stands where there is no floor: the walls around the board, then rock that falls off into the dark. */
export interface Beyond {
  readonly scene: Scene;
  readonly y: number;
  /** West and north edges of the floors beside it, in spaces. */
  readonly floors: readonly (readonly [number, number])[];
  readonly top: number;
  readonly isRock: boolean;
}

export function beyondOf(scene: Scene, x: number, y: number): Beyond | null {
  const floors: (readonly [number, number])[] = [];
  let level = 1;
  let isRock = false;
  for (let ny = y - 1; ny <= y + 1; ny++) {
    for (let nx = x - 1; nx <= x + 1; nx++) {
      if (terrainOn(scene, nx, ny) === VOID) continue;
      floors.push([nx, ny]);
      level = Math.max(level, levelOn(scene, nx, ny));
      isRock ||= tileOn(scene, nx, ny).surroundings === 'rock';
    }
  }
  return floors.length === 0 ? null : { scene, y, floors, top: WALL + (level - 1) * LEVEL, isRock };
}

/** How far inside of what a table shows of the sheet, which is not all of its margin. */
const withinFrame = ({ columns, rows }: Scene, x: number, y: number): number =>
  Math.min(x - FRAME, columns - FRAME - x, y - FRAME_ABOVE, rows - FRAME - y);

/** One line of it: the lit face north of a floor, the coping around it, rock beyond. */
export function beyond(row: Row, place: Beyond): void {
  const { coarse } = noise();
  const { from, to, left, y, pixels } = row;
  for (let i = from; i < to; i++) {
    const x = left + (i + 0.5) / pixels;
    let up = 0;
    let isCoping = false;
    let away = 9;
    for (const [fx, fy] of place.floors) {
      const dx = Math.max(fx - x, 0, x - fx - 1);
      const north = fy - y;
      // North of a wall the dark begins behind it, and ends as near as elsewhere.
      const dy = north > 0 ? Math.max(0, north - FACE) / (1 - FACE) : Math.max(0, y - fy - 1);
      if (north > 0 && dx === 0 && north < FACE) up = north;
      if (dx < COPING && (north > 0 ? north < FACE + COPING : dy < COPING)) isCoping = true;
      const d = dx * dx + dy * dy;
      if (d < away) away = d;
    }
    row.face[i] = 0;
    row.alpha[i] = 255;
    const cloud = at(coarse, x * 90, y * 90);
    if (up > 0) {
      if (place.isRock) strata(row, i, x, up, place.top);
      else courses(row, i, x, up, cloud, place);
    } else if (isCoping && !place.isRock) coping(row, i, x, cloud, place.top);
    else rock(row, i, x, Math.sqrt(away), place);
  }
}

/** Three courses of blocks, darker to the foot. */
function courses(row: Row, i: number, x: number, up: number, cloud: number, { y: cy, top }: Beyond): void {
  const { coarse, fine } = noise();
  const { y } = row;
  const course = Math.floor(up / COURSE);
  const along = x + (course & 1) * 0.21 + course * 0.07;
  const block = Math.floor(along / BLOCK);
  const inside = insideBox(
    along - block * BLOCK + (cloud - 0.5) * 0.02,
    up - course * COURSE,
    BLOCK,
    COURSE,
    0.025,
  );
  const whole = smooth(0.004, 0.022, inside);
  const id = hash(block, course, cy + 30);
  const grain = at(fine, x * 230, y * 180 + id * 100);
  const tone = (0.8 + 0.34 * grain) * mix(0.3, 1, whole) * mix(0.55, 1.12, up / FACE);
  const moss = smooth(0.55, 0.7, at(coarse, x * 40, y * 90 + 7)) * smooth(0.3, 0, up) * 0.7;
  row.red[i] = mix(channelOf(STONES, id, 0) * tone, 62, moss);
  row.green[i] = mix(channelOf(STONES, id, 1) * tone, 72, moss);
  row.blue[i] = mix(channelOf(STONES, id, 2) * tone, 40, moss);
  row.height[i] = (top * up) / FACE + 0.03 * whole + (grain - 0.5) * 0.03;
  row.face[i] = 1;
  row.gloss[i] = 0.1;
}

function strata(row: Row, i: number, x: number, up: number, top: number): void {
  const { coarse, fine } = noise();
  const { y } = row;
  const bend = at(coarse, x * 30, y * 30) * 0.3;
  const layer = Math.floor((up + bend) / 0.09);
  const grain = at(fine, x * 150, y * 90);
  const tone = (0.55 + 0.4 * grain + 0.25 * (hash(layer, 5, 1) - 0.5)) * mix(0.6, 1.1, up / FACE);
  row.red[i] = 104 * tone;
  row.green[i] = 94 * tone;
  row.blue[i] = 82 * tone;
  row.height[i] = (top * up) / FACE + (grain - 0.5) * 0.06;
  row.face[i] = 1;
  row.gloss[i] = 0.06;
}

function coping(row: Row, i: number, x: number, cloud: number, top: number): void {
  const { fine } = noise();
  const X = x / STONE + (cloud - 0.5) * 0.1;
  const Y = row.y / STONE + (cloud - 0.5) * 0.1;
  const column = Math.floor(X);
  const Z = Y + (column & 1) * 0.5;
  const line = Math.floor(Z);
  const inside = insideBox(X - column, Z - line, 1, 1, 0.08) * STONE;
  const whole = smooth(0.004, 0.025, inside);
  const id = hash(column, line, 3);
  const grain = at(fine, x * 200, row.y * 200);
  const tone = (0.92 + 0.3 * grain) * mix(0.4, 1, whole);
  row.red[i] = channelOf(STONES, id, 0) * tone;
  row.green[i] = channelOf(STONES, id, 1) * tone;
  row.blue[i] = channelOf(STONES, id, 2) * tone;
  row.height[i] = top + 0.03 * whole + (grain - 0.5) * 0.03 + (id - 0.5) * 0.02;
  row.gloss[i] = 0.08;
}

function rock(row: Row, i: number, x: number, away: number, { scene, top, isRock }: Beyond): void {
  const { coarse, edge } = noise();
  const { y } = row;
  const cloud = at(coarse, x * 50, y * 50);
  const crack = smooth(0.05, 0.3, at(edge, x * 60 + cloud * 60, y * 60));
  // Rock that is the wall itself is lit at its edge, as a coping is.
  const lit = isRock ? 1 + 1.1 * smooth(0.3, 0.02, away) : 1;
  const tone = (0.35 + 0.5 * crack) * smooth(0.95, 0.22, away + (cloud - 0.5) * 0.3) * lit;
  row.red[i] = (34 + 26 * cloud) * tone;
  row.green[i] = (30 + 23 * cloud) * tone;
  row.blue[i] = (31 + 23 * cloud) * tone;
  row.height[i] = top - 0.9 * smooth(0.2, 0.75, away) + (cloud - 0.5) * 0.3 + 0.08 * crack;
  row.gloss[i] = 0;
  const dark = smooth(0.98, 0.55, away + (cloud - 0.5) * 0.25);
  row.alpha[i] = 255 * dark * smooth(0, FADE, withinFrame(scene, x, y));
}
