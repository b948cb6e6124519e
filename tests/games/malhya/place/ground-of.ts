/** Little places drawn for tests. */
import {
  type Edge,
  type Ground,
  groundOf,
  type PlaceGround,
} from '../../../../src/games/malhya/rules/place/ground.ts';
import type { Space } from '../../../../src/games/malhya/rules/place/space.ts';
import type { Field, Standing } from '../../../../src/games/malhya/rules/place/standing.ts';

/** Sides from the left of a column, or from above a row, over so many spaces. */
export const wallLeftOf = (x: number, fromY: number, toY: number): Edge[] =>
  Array.from(
    { length: toY - fromY + 1 },
    (_, i): Edge => [
      [x - 1, fromY + i],
      [x, fromY + i],
    ],
  );

export const wallAbove = (y: number, fromX: number, toX: number): Edge[] =>
  Array.from(
    { length: toX - fromX + 1 },
    (_, i): Edge => [
      [fromX + i, y - 1],
      [fromX + i, y],
    ],
  );

export const placeOf = (
  rows: readonly string[],
  { red = [], yellow = [] }: Partial<Pick<PlaceGround, 'red' | 'yellow'>> = {},
): Ground => groundOf({ rows, red, yellow });

export const hero = (id: string, at: Space, more: Partial<Standing> = {}): Standing => ({
  id,
  side: 'hero',
  at,
  size: 1,
  light: false,
  ...more,
});

export const enemy = (id: string, at: Space, more: Partial<Standing> = {}): Standing => ({
  ...hero(id, at),
  side: 'enemy',
  ...more,
});

export const fieldOf = (ground: Ground, ...figures: Standing[]): Field => ({ ground, figures });

export const open = (wide: number, high: number): string[] =>
  Array.from({ length: high }, () => '.'.repeat(wide));
