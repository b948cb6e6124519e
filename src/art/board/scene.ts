/** What is painted of a board. */
import type { Board, EncounterDefinition, Space } from '../../engine/index.ts';
import { seedOf } from './pass-numbers.ts';
import {
  MOODS,
  type Mood,
  ORNAMENTS,
  type Ornament,
  type Surroundings,
  THEMES,
  type ThemeName,
} from './themes.ts';

/** Spaces of nothing around the board: its walls stand there, and the dark. */
export const MARGIN = 1;

/** What lies on a space: the letters of a board (`engine/model/board.ts`) as numbers. */
export const VOID = 32;
export const BLOCKED = 35;
export const FLOOR = 46;
export const PIT = 100;
export const RUBBLE = 104;
export const MUCK = 109;
export const SPECIAL = 115;
export const WATER = 119;

/** North, east, south, west. */
export const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const satisfies readonly Space[];

export interface SceneTile {
  readonly theme: ThemeName;
  readonly seed: number;
  readonly surroundings: Surroundings;
  readonly ornament: Ornament | null;
  /** Where it lies on the sheet, in spaces. */
  readonly at: Space;
  readonly size: readonly [number, number];
  /** Where lamps stand, of the sheet; null: where they fit. */
  readonly lamps: readonly Space[] | null;
}

/**
 * All a picture of a board is painted from, as plain data: what lies on each space of the sheet (the board and its
 * margin), row by row. The same scene gives the same picture.
 */
export interface Scene {
  readonly columns: number;
  readonly rows: number;
  readonly terrain: Uint8Array;
  readonly levels: Uint8Array;
  /** Which of `tiles` each space is of, which lies on top. */
  readonly tileAt: Uint8Array;
  /** 1 where planks were laid over what was there (p.67). */
  readonly decks: Uint8Array;
  readonly tiles: readonly SceneTile[];
  /** Inner walls on the west edge of a space, and on its north edge. */
  readonly upright: readonly Space[];
  readonly lying: readonly Space[];
  /** Lamps of the encounter itself. */
  readonly lamps: readonly Space[];
  readonly mood: Mood;
}

/** As many tiles as a space can name. */
const MOST_TILES = 255;

const NOWHERE: SceneTile = {
  theme: 'flag',
  seed: 0,
  surroundings: 'wall',
  ornament: null,
  at: [0, 0],
  size: [0, 0],
  lamps: null,
};

const isOneOf = <T extends string>(all: readonly T[], name: string | undefined): name is T =>
  all.some((one) => one === name);

const isTheme = (name: string | undefined): name is ThemeName =>
  name !== undefined && Object.hasOwn(THEMES, name);

const onSheet = ([x, y]: Space): Space => [x + MARGIN, y + MARGIN];

type Look = Pick<EncounterDefinition, 'board' | 'tiles' | 'lamps' | 'mood'>;

/** What is to be painted of an encounter, with its board as it lies now; it may have changed since it was set up. */
export function sceneOf(encounter: Look, board: Board = encounter.board): Scene {
  const columns = board.rows.reduce((most, row) => Math.max(most, row.length), 0) + 2 * MARGIN;
  const rows = board.rows.length + 2 * MARGIN;
  const terrain = new Uint8Array(columns * rows).fill(VOID);
  const levels = new Uint8Array(columns * rows).fill(1);
  const decks = new Uint8Array(columns * rows);
  board.rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      const i = (y + MARGIN) * columns + x + MARGIN;
      terrain[i] = row.charCodeAt(x);
      levels[i] = Number(board.elevation[y]?.[x] ?? 1);
      decks[i] = isDeck(encounter.board.rows[y]?.charCodeAt(x) ?? VOID, terrain[i]) ? 1 : 0;
    }
  });
  const tiles = tilesOf(encounter);
  const walls = board.walls.map(([a, b]) => ({
    isLying: a[0] === b[0],
    at: onSheet([Math.max(a[0], b[0]), Math.max(a[1], b[1])]),
  }));
  return {
    columns,
    rows,
    terrain,
    levels,
    tileAt: tilesBySpace(tiles, columns, rows),
    decks,
    tiles,
    upright: walls.filter(({ isLying }) => !isLying).map(({ at }) => at),
    lying: walls.filter(({ isLying }) => isLying).map(({ at }) => at),
    lamps: (encounter.lamps ?? []).map(onSheet),
    mood: isOneOf(MOODS, encounter.mood) ? encounter.mood : 'lamplight',
  };
}

/** Whether planks were laid there: it is a floor now, and was something one falls or sinks into. */
const isDeck = (was: number, is: number): boolean =>
  is === FLOOR && (was === WATER || was === PIT || was === MUCK);

function tilesOf({ tiles = [] }: Look): SceneTile[] {
  if (tiles.length === 0) return [NOWHERE];
  return tiles.slice(0, MOST_TILES).map(({ name, at, size, look }) => ({
    theme: isTheme(look?.theme) ? look.theme : 'flag',
    seed: seedOf(look?.tile ?? name),
    surroundings: look?.void === 'rock' ? 'rock' : 'wall',
    ornament: isOneOf(ORNAMENTS, look?.ornament) ? look.ornament : null,
    at: onSheet(at),
    size,
    lamps: look?.lamps?.map(onSheet) ?? null,
  }));
}

/** Where tiles overlap the later one lies on top; where none lies (a board without tiles) the first goes on. */
function tilesBySpace(tiles: readonly SceneTile[], columns: number, rows: number): Uint8Array {
  const all = new Uint8Array(columns * rows);
  tiles.forEach(({ at: [left, top], size: [w, h] }, i) => {
    for (let y = top; y < Math.min(rows, top + h); y++) {
      all.fill(i, y * columns + left, y * columns + Math.min(columns, left + w));
    }
  });
  return all;
}

export const terrainOn = (scene: Scene, x: number, y: number): number =>
  x >= 0 && y >= 0 && x < scene.columns && y < scene.rows ? scene.terrain[y * scene.columns + x]! : VOID;

export const levelOn = (scene: Scene, x: number, y: number): number =>
  x >= 0 && y >= 0 && x < scene.columns && y < scene.rows ? scene.levels[y * scene.columns + x]! : 1;

/** The tile of a space of the sheet; next to the board that of nobody in particular. */
export const tileOn = (scene: Scene, x: number, y: number): SceneTile =>
  scene.tiles[scene.tileAt[y * scene.columns + x] ?? 0] ?? NOWHERE;

/** Water, and what stands in the midst of it. */
export function isWater(scene: Scene, x: number, y: number): boolean {
  const here = terrainOn(scene, x, y);
  if (here === WATER) return true;
  if (here !== BLOCKED && !isDecked(scene, x, y)) return false;
  let sides = 0;
  for (const [dx, dy] of SIDES) if (terrainOn(scene, x + dx, y + dy) === WATER) sides++;
  return sides >= 3;
}

export const isDecked = (scene: Scene, x: number, y: number): boolean =>
  scene.decks[y * scene.columns + x] === 1 && x >= 0 && x < scene.columns;

/** Water, and what it runs on into: up to the wall, over the edge of a pit. */
export function isWet(scene: Scene, x: number, y: number): boolean {
  if (isWater(scene, x, y)) return true;
  const here = terrainOn(scene, x, y);
  if (here !== VOID && here !== PIT) return false;
  return SIDES.some(([dx, dy]) => isWater(scene, x + dx, y + dy));
}
