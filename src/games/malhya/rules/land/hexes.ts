/** The hexes of a region board (L1980–1996, L2208–2242): what they are, which lie beside one another, which are barred. */
import type { HexId, RegionCard } from './land-cards.ts';
import { COMPASS, type Direction, type Ground } from './land-words.ts';

const LETTERS: Readonly<Record<string, Ground>> = {
  f: 'forest',
  p: 'plains',
  m: 'mountain',
  s: 'swamp',
  c: 'city',
  '~': 'sea',
  '-': 'half',
};

/** One hex that way: of an even column, of an odd one, which lies half a hex lower. */
const STEPS: Readonly<Record<Direction, readonly (readonly [column: number, row: number])[]>> = {
  n: [
    [0, -1],
    [0, -1],
  ],
  ne: [
    [1, -1],
    [1, 0],
  ],
  se: [
    [1, 0],
    [1, 1],
  ],
  s: [
    [0, 1],
    [0, 1],
  ],
  sw: [
    [-1, 0],
    [-1, 1],
  ],
  nw: [
    [-1, -1],
    [-1, 0],
  ],
};

export const placeOf = (hex: HexId): readonly [column: number, row: number] => {
  const [column, row] = hex.split('.').map(Number);
  return [column!, row!];
};

/** What a hex is; null: none is there. */
export function groundOf({ rows }: RegionCard, hex: HexId): Ground | null {
  const [column, row] = placeOf(hex);
  return LETTERS[rows[row]?.[column] ?? ' '] ?? null;
}

/** All of a region, in order. */
export const hexesOf = (region: RegionCard): HexId[] =>
  region.rows.flatMap((row, y) => [...row].flatMap((letter, x) => (LETTERS[letter] ? [`${x}.${y}`] : [])));

/** Sea and half hexes are barred (L1984, L2218). */
export function mayEnter(region: RegionCard, hex: HexId): boolean {
  const ground = groundOf(region, hex);
  return ground !== null && ground !== 'sea' && ground !== 'half';
}

export function towards(hex: HexId, direction: Direction): HexId {
  const [column, row] = placeOf(hex);
  const [x, y] = STEPS[direction][Math.abs(column) % 2]!;
  return `${column + x}.${row + y}`;
}

/** Where the group may go from there, in the order of the compass (L2218). */
export const waysFrom = (region: RegionCard, hex: HexId): HexId[] =>
  COMPASS.map((direction) => towards(hex, direction)).filter((to) => mayEnter(region, to));

/** The fewest hexes from one to another; null: there is no way. */
export function stagesBetween(region: RegionCard, from: HexId, to: HexId): number | null {
  const found = new Map([[from, 0]]);
  for (const [hex, stages] of found) {
    if (hex === to) return stages;
    for (const next of waysFrom(region, hex)) if (!found.has(next)) found.set(next, stages + 1);
  }
  return null;
}
