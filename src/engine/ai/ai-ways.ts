import { type Counted, once } from '../kernel/budget.ts';
import type { Space } from '../model/board.ts';
import { keptInMoment } from '../model/kept-in-moment.ts';
import type { Position } from '../model/position.ts';
import type { Figure } from '../model/state.ts';
import { figureWith } from '../model/with.ts';
import { provokedWithin, slipsFrom } from '../queries/attack/break-attackers.ts';
import { isCurrentAt, isDoomedByCurrent } from '../queries/figures/current-way.ts';
import { isPlaced, listOpponents, type Placed, spacesOf } from '../queries/figures/figures.ts';
import { hasModifier } from '../queries/figures/modifiers.ts';
import { canAct, movementTotalOf } from '../queries/figures/stats.ts';
import { rangeOfBases } from '../queries/geometry/adjacency.ts';
import { listSpaces } from '../queries/geometry/board-grid.ts';
import { isEndable, placeOf } from '../queries/geometry/mover-field.ts';
import { type FoundWays, findWays, type Threat, threatenedPlaces } from '../queries/geometry/ways.ts';
import { groundOf } from './mover-ground.ts';
import { couldBeStruck } from './what-if.ts';

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
function placesStruckBy(
  position: Position,
  figure: Figure,
  other: Placed,
  points: number,
  within: number,
): Space[] {
  const { board } = position.state;
  const isFar = (at: Space) => rangeOfBases({ at, size: figure.size }, other) <= within;
  const near = threatenedPlaces(board, figure.size, spacesOf(other));
  const places = within === 0 ? near : [...near, ...listSpaces(board).filter(isFar)];
  return places.filter((at) => stepsAway(figure, at) < points && couldBeStruck(position, figure, at, other));
}

/** Whose Break Attacks its leaving provokes, and where; of those it could come near at all with so many points. */
function listThreats(position: Position, figure: Figure, points: number): readonly Threat[] {
  if (hasModifier(position, figure, 'provokesNothing')) return NO_THREATS;
  const threats: Threat[] = [];
  for (const other of listOpponents(position.state, figure)) {
    if (!isPlaced(other) || !isPlaced(figure)) continue;
    if (!canAct(other) || position.state.turn?.breakAttacked.includes(other.id)) continue;
    if (slipsFrom(position, figure, other)) continue;
    const within = provokedWithin(position, other);
    if (rangeOfBases(figure, other) > points + 1 + within) continue;
    threats.push({ id: other.id, places: placesStruckBy(position, figure, other, points, within) });
  }
  return threats;
}

const NO_THREATS: readonly Threat[] = [];

/** Ways with and without jumps go by the same threats. */
const threatsTo = keptInMoment((_, __: Figure) => new Map<number, Counted<readonly Threat[]>>());

/**
 * The best way to every space the figure may end in (C3, C4), its own space among them. A condition, the choice of an
 * end and the move itself ask for the same.
 */
export function listWays(position: Position, figure: Figure, search: WaySearch): FoundWays {
  const points = search.points ?? movementTotalOf(position, figure);
  const { free = false, provokes = true, jump } = search;
  return once(searchedFor(position, figure), `${points} ${free} ${provokes} ${jump}`, () =>
    searchWays(position, figure, { points, free, provokes, jump }),
  );
}

const searchedFor = keptInMoment((_, __: Figure) => new Map<string, Counted<FoundWays>>());

/**
 * Where it might end with so many points, by y, then x, as indices of the board: its own space, and all it would have
 * room in that are no more spaces away. No way, jumps and all, ends anywhere else; so what holds in none of them needs
 * no search.
 */
export function listNear(position: Position, figure: Figure, points: number): readonly number[] {
  const far = Math.max(0, Math.floor(points));
  return once(nearFor(position, figure), far, () => placesNear(position, figure, far));
}

const nearFor = keptInMoment((_, __: Figure) => new Map<number, Counted<readonly number[]>>());

function placesNear(position: Position, figure: Figure, far: number): number[] {
  const { field, mover } = groundOf(position, figure);
  const { width, height } = field.grid;
  const [ownX, ownY] = figure.at!;
  const own = ownY * width + ownX;
  const places: number[] = [];
  for (let y = Math.max(0, ownY - far); y <= Math.min(height - 1, ownY + far); y++) {
    const left = far - Math.abs(y - ownY);
    const last = y * width + Math.min(width - 1, ownX + left);
    for (let place = y * width + Math.max(0, ownX - left); place <= last; place++)
      if (place === own || isEndable(mover, placeOf(field, place))) places.push(place);
  }
  return places;
}

/** The fewest spaces to there: a Combatant goes by the sides of its spaces, and so do its jumps. */
const stepsAway = ({ at }: Figure, [x, y]: Space): number => Math.abs(x - at![0]) + Math.abs(y - at![1]);

function searchWays(position: Position, figure: Figure, search: Required<WaySearch>): FoundWays {
  const { points, free, provokes, jump } = search;
  const threats = () =>
    once(threatsTo(position, figure), points, () => listThreats(position, figure, points));
  const { mover, occupants } = groundOf(position, figure);
  const ways = findWays(position.state.board, free ? { ...mover, freeMovement: true } : mover, {
    points,
    occupants,
    threats: provokes ? threats() : NO_THREATS,
    jump: jump === null ? null : { maxSpaces: jump },
  });
  // It never moves where a Current would surely defeat it (p.58).
  return position.state.board.currents?.length
    ? ways.without((end) => wouldBeDoomed(position, figure, end))
    : ways;
}

/** Whether a Current would surely defeat it if it stood there. */
export const wouldBeDoomed = (position: Position, figure: Figure, at: Space): boolean =>
  isCurrentAt(position.state.board, at) && isDoomedByCurrent(position, figureWith(figure, { at }));
