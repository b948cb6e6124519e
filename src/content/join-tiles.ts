import { LIMITS } from '../check/limits.ts';
import { type Finding, jsonPath, shown } from '../check/problem.ts';
import type { Board, Current, Space, Wall } from '../engine/model/board.ts';
import { CHARACTER_OF, REPLACES, TERRAIN_OF } from '../engine/model/board.ts';
import type { EncounterDefinition, TileLook } from '../engine/model/encounter.ts';
import type { Piece } from '../engine/model/story.ts';
import type { Terrain } from '../engine/model/vocabulary.ts';
import type { EncounterFile, TileFile, TilePlacement } from './files/encounter-file.ts';

/** Terrain a token of an encounter may lie on (p.21, table 7). On terrain of its own kind it would change nothing. */
const mayLieOn = (terrain: Terrain): Terrain[] => REPLACES[terrain].filter((under) => under !== terrain);

interface Joined {
  readonly board: Board;
  readonly tiles: NonNullable<EncounterDefinition['tiles']>;
  /** Terrain that can be moved, with what it lies on. */
  readonly pieces: readonly Piece[];
  readonly findings: Finding[];
}

const NO_BOARD: Board = { rows: [], elevation: [], walls: [] };

/** Spaces of a tile that are not void. */
const spacesOf = ({ rows }: TileFile): number =>
  rows.reduce((sum, row) => sum + row.replaceAll(' ', '').length, 0);

/** Size of a tile as it lies after its turns. */
function sizeOf(tile: TileFile, turns: number): [width: number, height: number] {
  const width = Math.max(...tile.rows.map((row) => row.length));
  return turns % 2 === 0 ? [width, tile.rows.length] : [tile.rows.length, width];
}

/** Where spaces of the tile come to be on the board: turned clockwise, then moved. */
function placing(tile: TileFile, { at, turns }: TilePlacement): (space: Space) => Space {
  const [width, height] = sizeOf(tile, 0);
  const [left, top] = at;
  switch (turns) {
    case 1:
      return ([x, y]) => [left + height - 1 - y, top + x];
    case 2:
      return ([x, y]) => [left + width - 1 - x, top + height - 1 - y];
    case 3:
      return ([x, y]) => [left + y, top + width - 1 - x];
    default:
      return ([x, y]) => [left + x, top + y];
  }
}

/** How a tile is to be painted where it lies. */
function lookOf(tile: TileFile, placed: (space: Space) => Space): TileLook {
  const { id, theme, lamps, ornament } = tile;
  return {
    tile: id,
    ...(theme ? { theme } : {}),
    ...(lamps ? { lamps: lamps.map(placed) } : {}),
    ...(ornament ? { ornament } : {}),
    ...(tile.void ? { void: tile.void } : {}),
  };
}

/**
 * The tiles of an encounter turned, laid out and covered with its terrain tokens, as one board. Tiles that
 * overlap or lie too far out, and tokens or walls that lie nowhere, come back as findings. Every tile named must be
 * given.
 */
export function joinTiles(file: EncounterFile, tiles: ReadonlyMap<string, TileFile>): Joined {
  const findings: Finding[] = [];
  const outlines = file.tiles.map((placement) => {
    const tile = tiles.get(placement.tile)!;
    const size = sizeOf(tile, placement.turns);
    return { name: tile.name, at: placement.at, size, look: lookOf(tile, placing(tile, placement)) };
  });
  const tooFar = outlines.flatMap(({ at, size }, i): Finding[] => {
    if (at.every((from, axis) => from + size[axis]! <= LIMITS.board)) return [];
    const expected = { what: 'place-on-board-up-to', most: LIMITS.board } as const;
    return [{ path: jsonPath(['tiles', i, 'at']), expected, got: shown(at) }];
  });
  if (tooFar.length > 0) return { board: NO_BOARD, tiles: outlines, pieces: [], findings: tooFar };
  const spaces = file.tiles.reduce((sum, { tile }) => sum + spacesOf(tiles.get(tile)!), 0);
  if (spaces > LIMITS.spaces) {
    const expected = { what: 'board-of-spaces', most: LIMITS.spaces } as const;
    const finding = { path: '$.tiles', expected, got: shown(spaces) };
    return { board: NO_BOARD, tiles: outlines, pieces: [], findings: [finding] };
  }
  const width = Math.max(...outlines.map(({ at, size }) => at[0] + size[0]));
  const height = Math.max(...outlines.map(({ at, size }) => at[1] + size[1]));
  const grid = Array.from({ length: height }, () => Array.from({ length: width }, () => ' '));
  const levels = Array.from({ length: height }, () => Array.from({ length: width }, () => '1'));
  const walls: Wall[] = [];
  file.tiles.forEach((placement, i) => {
    const tile = tiles.get(placement.tile)!;
    const placed = placing(tile, placement);
    let overlap: Space | undefined;
    tile.rows.forEach((row, y) => {
      [...row].forEach((character, x) => {
        if (character === ' ') return;
        const [bx, by] = placed([x, y]);
        if (grid[by]![bx] !== ' ') overlap ??= [bx, by];
        grid[by]![bx] = character;
        levels[by]![bx] = tile.elevation?.[y]?.[x] ?? '1';
      });
    });
    for (const [a, b] of tile.walls ?? []) walls.push([placed(a), placed(b)]);
    if (overlap) {
      findings.push({
        path: jsonPath(['tiles', i, 'at']),
        expected: { what: 'place-uncovered' },
        got: { got: 'space-covered', at: placement.at, over: overlap },
      });
    }
  });
  const pieces: Piece[] = [];
  findings.push(...layTokens(file, grid, pieces));
  const rows = grid.map((row) => row.join('').trimEnd());
  const elevation = levels.every((row) => row.every((level) => level === '1'))
    ? []
    : levels.map((row) => row.join(''));
  (file.walls ?? []).forEach((wall, i) => {
    const found = wallFinding(wall, rows, ['walls', i]);
    if (found) findings.push(found);
    else walls.push(wall);
  });
  const currents = layCurrents(file, rows, findings);
  const board = { rows, elevation, walls, ...(currents.length > 0 ? { currents } : {}) };
  return { board, tiles: outlines, pieces, findings };
}

/** The Currents space by space; each lies on a space, and no two on one. */
function layCurrents(file: EncounterFile, rows: readonly string[], findings: Finding[]): Current[] {
  const laid = new Map<string, Current>();
  (file.currents ?? []).forEach(({ spaces, direction, strength }, i) => {
    spaces.forEach((at, j) => {
      const path = jsonPath(['currents', i, 'spaces', j]);
      const under = TERRAIN_OF[rows[at[1]]?.[at[0]] ?? ' '] ?? 'void';
      if (under === 'void' || under === 'obstructing') {
        findings.push({ path, expected: { what: 'space-of-board' }, got: { got: 'space', at, is: under } });
      } else if (laid.has(at.join())) {
        findings.push({ path, expected: { what: 'space-without-current' }, got: shown(at) });
      } else laid.set(at.join(), { at, direction, spaces: strength });
    });
  });
  return [...laid.values()];
}

function layTokens(file: EncounterFile, grid: string[][], pieces: Piece[]): Finding[] {
  const findings: Finding[] = [];
  file.terrain.forEach(({ id, terrain, spaces }, i) => {
    const under = spaces.map(([x, y]) => grid[y]?.[x] ?? ' ').join('');
    if (id !== undefined) pieces.push({ id, terrain, spaces, under });
    spaces.forEach(([x, y], j) => {
      const under = TERRAIN_OF[grid[y]?.[x] ?? ' '] ?? 'void';
      if (!mayLieOn(terrain).includes(under)) {
        findings.push({
          path: jsonPath(['terrain', i, 'spaces', j]),
          expected: { what: 'space-under', terrain, under: mayLieOn(terrain) },
          got: { got: 'space', at: [x, y], is: under },
        });
        return;
      }
      grid[y]![x] = CHARACTER_OF[terrain];
    });
  });
  return findings;
}

/** A wall lies between two orthogonal neighbours, at least one of them on the board. */
export function wallFinding(wall: Wall, rows: readonly string[], keys: (string | number)[]): Finding | null {
  const [[ax, ay], [bx, by]] = wall;
  if (Math.abs(ax - bx) + Math.abs(ay - by) !== 1) {
    return { path: jsonPath(keys), expected: { what: 'spaces-side-by-side' }, got: shown(wall) };
  }
  if ((rows[ay]?.[ax] ?? ' ') === ' ' && (rows[by]?.[bx] ?? ' ') === ' ') {
    return { path: jsonPath(keys), expected: { what: 'space-of-tile' }, got: shown(wall) };
  }
  return null;
}
