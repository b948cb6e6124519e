/** What stands on a board, painted over its ground. */
import { LEVEL } from '../ground/ground-of-space.ts';
import { paintsOf } from '../palette.ts';
import { hash } from '../pass-numbers.ts';
import {
  BLOCKED,
  isWater,
  levelOn,
  RUBBLE,
  type Scene,
  type SceneTile,
  terrainOn,
  tileOn,
} from '../scene.ts';
import type { Sheet } from '../sheet.ts';
import type { Block } from '../themes.ts';
import { BLOCKS, type Place, STANDS_ALONE } from './blocks.ts';
import { innerWalls } from './inner-walls.ts';
import { roots } from './roots.ts';
import { rubble } from './rubble.ts';

/** Spaces around a sheet whose things may reach into it. */
const REACH = 2;

/** What stands on the floor, from north to south: the nearer covers the farther. */
export function paintThings(sheet: Sheet, scene: Scene): void {
  const { pixels, left, top, w, h } = sheet;
  const lastX = Math.min(scene.columns, Math.ceil((left + w) / pixels) + REACH);
  const lastY = Math.min(scene.rows, Math.ceil((top + h) / pixels) + REACH);
  for (let y = Math.max(0, Math.floor(top / pixels) - REACH); y < lastY; y++) {
    // What stands comes first: rubble lies before it.
    for (let x = Math.max(0, Math.floor(left / pixels) - REACH); x < lastX; x++) {
      if (terrainOn(scene, x, y) === BLOCKED) standing(sheet, scene, x, y);
    }
    for (let x = Math.max(0, Math.floor(left / pixels) - REACH); x < lastX; x++) {
      if (terrainOn(scene, x, y) === RUBBLE) rubble(sheet, placeOf(scene, x, y, 1));
    }
  }
  for (const tile of scene.tiles) if (paintsOf(tile.theme).theme.laying === 'mud') roots(sheet, scene, tile);
  innerWalls(sheet, scene);
}

function placeOf(scene: Scene, x: number, y: number, wide: number): Place {
  const base = (levelOn(scene, x, y) - 1) * LEVEL;
  return { x, y, wide, base, id: hash(x, y, 91), rubble: paintsOf(tileOn(scene, x, y).theme).rubble };
}

const blockOf = (scene: Scene, x: number, y: number): Block =>
  isWater(scene, x, y) ? 'pillar' : paintsOf(tileOn(scene, x, y).theme).theme.block;

/** Blocks of a row of them, the first first: two beside one another are one thing, the west one of the two. */
function standing(sheet: Sheet, scene: Scene, x: number, y: number): void {
  const block = blockOf(scene, x, y);
  const tile = tileOn(scene, x, y);
  if (STANDS_ALONE.has(block)) {
    BLOCKS[block](sheet, placeOf(scene, x, y, 1));
    return;
  }
  let before = 0;
  while (isLike(scene, x - before - 1, y, tile, block)) before++;
  if (before % 2 === 1) return;
  const wide = isLike(scene, x + 1, y, tile, block) ? 2 : 1;
  BLOCKS[block](sheet, placeOf(scene, x, y, wide));
}

const isLike = (scene: Scene, x: number, y: number, tile: SceneTile, block: Block): boolean =>
  terrainOn(scene, x, y) === BLOCKED && tileOn(scene, x, y) === tile && blockOf(scene, x, y) === block;
