/** Spaces of a place, across and down from 0, and the eight directions (malhya.txt L3296). */
export type Space = readonly [x: number, y: number];

/** Diagonals before straight ones, as enemies go (L3993, L5164). */
export const DIRECTIONS: readonly Space[] = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
];

export const isSameSpace = (a: Space, b: Space): boolean => a[0] === b[0] && a[1] === b[1];

export const keyOf = ([x, y]: Space): string => `${x},${y}`;

export const plus = ([x, y]: Space, [dx, dy]: Space): Space => [x + dx, y + dy];

/** Spaces apart, diagonals counted once: what ranges and visual ranges are measured in (MA-6). */
export const spacesApart = (a: Space, b: Space): number =>
  Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]));

/** As the crow flies, squared. */
export const asTheCrow = (a: Space, b: Space): number => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2;

/** Spaces of a base: its upper left one for all, and of a base of four the three to its right and below (L3504). */
export const spacesFrom = (at: Space, size: 1 | 4): readonly Space[] =>
  size === 1 ? [at] : [at, plus(at, [1, 0]), plus(at, [0, 1]), plus(at, [1, 1])];
