import { type Counted, once } from '../kernel/budget.ts';
import type { Space } from '../model/board.ts';
import { figureIn } from '../model/figures.ts';
import { keptInMoment } from '../model/moment.ts';
import type { Position } from '../model/position.ts';
import type { Figure } from '../model/state.ts';
import { breakProfileOf, provokedWithin } from '../procedures/attack/break-attack.ts';
import { mayAttack } from '../queries/attack/attack-verdict.ts';
import { isDoomedByCurrent } from '../queries/figures/current-way.ts';
import { listOpponents, spacesOf } from '../queries/figures/figures.ts';
import { hasModifier } from '../queries/figures/modifiers.ts';
import { moverOf } from '../queries/figures/mover.ts';
import { occupantsFor } from '../queries/figures/sight.ts';
import { canAct, movementTotalOf } from '../queries/figures/stats.ts';
import { rangeBetween } from '../queries/geometry/adjacency.ts';
import { baseSpaces, listSpaces } from '../queries/geometry/board-grid.ts';
import { isEndable, moverField, placeAt } from '../queries/geometry/mover-field.ts';
import { type Threat, threatenedPlaces, type Way, waysOf } from '../queries/geometry/ways.ts';
import { whatIfAt } from './what-if.ts';

export interface WaySearch {
  /** Points of a MOVE; the Movement Value if absent. */
  readonly points?: number;
  /** Free movement: counts spaces. */
  readonly free?: boolean;
  readonly provokes?: boolean;
  /** Spaces it may jump in one go; null for none. */
  readonly jump: number | null;
}

/**
 * Where its leaving would be struck at: adjacent, or as far as an ability of the other's says, and an attack there is
 * legal, line of sight and all (M4, A1). Left out is what it could not leave with so many points.
 */
function placesStruckBy(position: Position, figure: Figure, other: Figure, points: number): Space[] {
  const { board } = position.state;
  const within = provokedWithin(position, other);
  const rangeTo = (at: Space) => rangeBetween(baseSpaces(at, figure.size), spacesOf(other));
  const near = threatenedPlaces(board, figure.size, spacesOf(other));
  const far = within === 0 ? [] : listSpaces(board).filter((at) => rangeTo(at) <= within);
  return [...near, ...far].filter((at) => {
    if (stepsAway(figure, at) >= points) return false;
    const there = whatIfAt(position, figure.id, at);
    const attacker = figureIn(there.state, other.id);
    return mayAttack(there, attacker, figureIn(there.state, figure.id), breakProfileOf(there, attacker));
  });
}

/** Whose Break Attacks its leaving provokes, and where; of those it could come near at all with so many points. */
function listThreats(position: Position, figure: Figure, points: number): Threat[] {
  if (hasModifier(position, figure, 'provokesNothing')) return [];
  const struck = struckBy(position, figure);
  const base = spacesOf(figure);
  return listOpponents(position.state, figure).flatMap((other) => {
    if (!canAct(other) || position.state.turn?.breakAttacked.includes(other.id)) return [];
    const far = points + 1 + provokedWithin(position, other);
    if (rangeBetween(base, spacesOf(other)) > far) return [];
    const places = once(struck, `${other.id} ${points}`, () =>
      placesStruckBy(position, figure, other, points),
    );
    return [{ id: other.id, places }];
  });
}

const struckBy = keptInMoment((_, __: Figure) => new Map<string, Counted<readonly Space[]>>());

/**
 * The best way to every space the figure may end in (C3, C4), its own space among them. A condition, the choice of an
 * end and the move itself ask for the same.
 */
export function listWays(position: Position, figure: Figure, search: WaySearch): readonly Way[] {
  const points = search.points ?? movementTotalOf(position, figure);
  const { free = false, provokes = true, jump } = search;
  return once(searchedFor(position, figure), `${points} ${free} ${provokes} ${jump}`, () =>
    searchWays(position, figure, { points, free, provokes, jump }),
  );
}

const searchedFor = keptInMoment((_, __: Figure) => new Map<string, Counted<readonly Way[]>>());

/** The best way that ends there, if any does. */
export const wayTo = (ways: readonly Way[], [x, y]: Space): Way | undefined =>
  ways.find(({ end }) => end[0] === x && end[1] === y);

/**
 * Where it might end with so many points, by y, then x: its own space, and all it would have room in that are no more
 * spaces away. No way, jumps and all, ends anywhere else; so what holds in none of them needs no search.
 */
export function listNear(position: Position, figure: Figure, points: number): readonly Space[] {
  const far = Math.max(0, Math.floor(points));
  return once(nearFor(position, figure), far, () => placesNear(position, figure, far));
}

const nearFor = keptInMoment((_, __: Figure) => new Map<number, Counted<readonly Space[]>>());

function placesNear(position: Position, figure: Figure, far: number): Space[] {
  const { board } = position.state;
  const mover = moverOf(position, figure);
  const field = moverField(board, mover, occupantsFor(position, figure));
  const { width, height } = field.grid;
  const [ownX, ownY] = figure.at!;
  const places: Space[] = [];
  for (let y = Math.max(0, ownY - far); y <= Math.min(height - 1, ownY + far); y++) {
    const left = far - Math.abs(y - ownY);
    for (let x = Math.max(0, ownX - left); x <= Math.min(width - 1, ownX + left); x++) {
      const isOwn = x === ownX && y === ownY;
      if (isOwn || isEndable(mover, placeAt(field, x, y))) places.push([x, y]);
    }
  }
  return places;
}

/** The fewest spaces to there: a Combatant goes by the sides of its spaces, and so do its jumps. */
const stepsAway = ({ at }: Figure, [x, y]: Space): number => Math.abs(x - at![0]) + Math.abs(y - at![1]);

function searchWays(position: Position, figure: Figure, search: Required<WaySearch>): readonly Way[] {
  const { points, free, provokes, jump } = search;
  const ways = waysOf(position.state.board, moverOf(position, figure, { free }), {
    points,
    occupants: occupantsFor(position, figure),
    threats: provokes ? listThreats(position, figure, points) : [],
    jump: jump === null ? null : { maxSpaces: jump },
  });
  if (!position.state.board.currents?.length) return ways;
  // It never moves where a Current would surely defeat it (p.58).
  return ways.filter((way) => !isDoomedByCurrent(position, { ...figure, at: way.end }));
}
