import type { Board, Space } from '../../model/board.ts';
import type { FigureId } from '../../model/ids.ts';
import { levelsOfMelee } from './adjacency.ts';
import { baseOf, gridOf, isOnGrid, spaceOfIndex } from './board-grid.ts';
import { FoundWays } from './found-ways.ts';
import type { Mover } from './mover-field.ts';
import { isDeadly, moverField, placeAt } from './mover-field.ts';
import type { Occupant } from './occupants.ts';
import { MOST_THREATS, searchWays } from './way-search.ts';

export type { FoundWays, Way, WayStep } from './found-ways.ts';

/** The places (reference spaces of the mover) from which leaving provokes this opponent's Break Attack. */
export interface Threat {
  readonly id: FigureId;
  readonly places: readonly Space[];
}

export interface WaysOptions {
  /** Movement points; spaces under free movement. */
  readonly points: number;
  readonly occupants: readonly Occupant[];
  /** At most 30; further ones are not looked at. FLIGHT provokes nobody. */
  readonly threats: readonly Threat[];
  /** Jumps it may make, each over at most so many spaces (C3: 2, C7: 4); null for none. */
  readonly jump: { readonly maxSpaces: number } | null;
}

/**
 * The best way to every space where the move may end and still stand (C3, C4), by y then x, its own space
 * among them. Never a way that surely defeats; then fewest opponents provoked, then fewest jumps over
 * Dangerous terrain, then fewest jumps, then least cost, then fewest spaces, then fewest jumped over, then the fixed direction order.
 * A jump leaves its take-off as a step does and provokes there, not at the spaces jumped over. They are found by number:
 * no way is made before somebody asks for it.
 */
export function findWays(board: Board, mover: Mover, options: WaysOptions): FoundWays {
  const field = moverField(board, mover, options.occupants);
  const { grid } = field;
  const [x, y] = mover.at;
  const threats = options.threats.slice(0, MOST_THREATS);
  const found =
    !isOnGrid(grid, x, y) || isDeadly(mover, placeAt(field, x, y))
      ? NOWHERE
      : searchWays(
          field,
          Math.max(0, Math.floor(options.points)),
          options.jump === null ? 0 : options.jump.maxSpaces,
          threats.map(({ places }) => places),
        );
  return new FoundWays({ grid, threats: threats.map(({ id }) => id), ...found });
}

const NOWHERE = { ends: [], trail: [], leaps: [] };

/**
 * The places of a base of this size from which leaving provokes an opponent that stands on `opponentSpaces`
 * and could attack: adjacent to it, and within one level (M4).
 */
export function threatenedPlaces(
  board: Board,
  size: readonly [width: number, height: number],
  opponentSpaces: readonly Space[],
): Space[] {
  const grid = gridOf(board);
  const opponent = baseOf(opponentSpaces);
  const [left, top] = opponent.at;
  const places: Space[] = [];
  const bottom = Math.min(grid.height - 1, top + opponent.size[1]);
  const right = Math.min(grid.width - 1, left + opponent.size[0]);
  for (let y = Math.max(0, top - size[1]); y <= bottom; y++) {
    for (let x = Math.max(0, left - size[0]); x <= right; x++) {
      const place = { at: spaceOfIndex(grid, y * grid.width + x), size };
      if (levelsOfMelee(board, place, opponent, 1) <= 1) places.push(place.at);
    }
  }
  return places;
}
