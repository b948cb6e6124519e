import { standIn } from '../../model/alike.ts';
import type { Board, Space } from '../../model/board.ts';
import { figureIn } from '../../model/figure-in.ts';
import type { FigureId } from '../../model/ids.ts';
import { keptLately } from '../../model/kept.ts';
import type { Position } from '../../model/position.ts';
import type { Figure } from '../../model/state.ts';
import type { Side } from '../../model/vocabulary.ts';
import { rangeBetween, rangeOfBases } from '../geometry/adjacency.ts';
import { type Base, gridOf, ONE_SPACE } from '../geometry/board-grid.ts';
import { NOBODY, SEEN, SEEN_OVER_HEADS, seenBetween, spacesSeenFrom, UNSEEN } from '../geometry/in-sight.ts';
import { type Look, type Occupant, type Sight, sightBetween, sightBy } from '../geometry/line-of-sight.ts';
import {
  bareField,
  fieldSeenBy,
  markBase,
  ONE_SIDE,
  OTHER_SIDE,
  type SightField,
} from '../geometry/sight-field.ts';
import { areAllies, isOnBoard, isPlaced, listStanding, type Placed, rangeOf, spacesOf } from './figures.ts';
import { hasTag, influenceRangeOf } from './stats.ts';

/** The other figures on the board as one figure sees them. */
export function occupantsFor(
  { state: { figures } }: Position,
  viewer: Figure,
  without: readonly FigureId[] = [],
): readonly Occupant[] {
  const others = othersThan(viewer, figures);
  return without.length === 0 ? others : others.filter(({ id }) => !without.includes(id));
}

/** What of a figure says where it stands and for whom. */
const standsAlike = (a: Figure, b: Figure): boolean =>
  a === b ||
  (a.id === b.id && a.at === b.at && a.size === b.size && a.side === b.side && a.defeated === b.defeated);

type Figures = readonly Figure[];

/** One list of figures for all in which the same stand in the same places; one of them may be left out of account. */
const asTheyStand = standIn((a: Figures, b: Figures, without: FigureId | null): boolean => {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    const [one, other] = [a[i]!, b[i]!];
    if (!standsAlike(one, other) && (one.id !== without || other.id !== without)) return false;
  }
  return true;
});

const seenBySide = keptLately(
  (_: Figures): Record<Side, Map<FigureId, readonly Occupant[]>> => ({
    adventurers: new Map(),
    combatants: new Map(),
  }),
);

function othersThan(viewer: Figure, figures: Figures): readonly Occupant[] {
  const known = seenBySide(asTheyStand(figures, viewer.id))[viewer.side];
  let others = known.get(viewer.id);
  if (others === undefined) {
    others = listOthers(figures, viewer);
    known.set(viewer.id, others);
  }
  return others;
}

function listOthers(figures: Figures, viewer: Figure): Occupant[] {
  const others: Occupant[] = [];
  for (const other of figures) {
    if (!isOnBoard(other) || other.id === viewer.id) continue;
    const relation = areAllies(viewer, other) ? 'ally' : 'opponent';
    others.push({ id: other.id, spaces: spacesOf(other), relation });
  }
  return others;
}

const BIT_OF: Readonly<Record<Side, number>> = { adventurers: ONE_SIDE, combatants: OTHER_SIDE };
const opponentsOf = ({ side }: Figure): number => (side === 'adventurers' ? OTHER_SIDE : ONE_SIDE);

/** The board with all who stand on it, each with the bit of its side; one of them may be left out. */
function fieldOf(figures: Figures, board: Board, without: FigureId | null): SightField {
  const known = fieldsOn(asTheyStand(figures, without), board);
  let field = known.get(without);
  if (field === undefined) {
    field = fieldWith(figures, board, without);
    known.set(without, field);
  }
  return field;
}

/** The same with all of them: many lines are asked of one list. */
const fieldOfAll = keptLately((figures: Figures, board: Board): SightField => fieldOf(figures, board, null));

const fieldsOn = keptLately((_: Figures, __: Board) => new Map<FigureId | null, SightField>());

function fieldWith(figures: Figures, board: Board, without: FigureId | null): SightField {
  const grid = gridOf(board);
  const codes = grid.sight.slice();
  let standing = 0;
  for (const figure of figures) {
    if (figure.defeated || !isPlaced(figure) || figure.id === without) continue;
    markBase(grid, codes, figure, BIT_OF[figure.side]);
    standing += 1;
  }
  return { grid, codes, standing };
}

/**
 * The line between two bases, one of them that of a figure where it would stand, the other figures as they are: SEEN,
 * UNSEEN, or SEEN_OVER_HEADS, which is for who is COLOSSAL there.
 */
export const seenIfThere = (
  { state: { figures, board } }: Position,
  moved: Figure,
  viewer: Figure,
  from: Base,
  to: Base,
): number => seenBetween(fieldOf(figures, board, moved.id), opponentsOf(viewer), from, to);

/** The field of a position; null where one of the two is looked at as if it stood elsewhere. */
function fieldFor({ state: { figures, board } }: Position, from: Figure, to: Figure): SightField | null {
  return figures.includes(from) && figures.includes(to) ? fieldOfAll(figures, board) : null;
}

const isColossalLine = (position: Position, from: Figure, to: Figure): boolean =>
  hasTag(position, from, 'colossal') || hasTag(position, to, 'colossal');

/** Whether there is a line of sight between two figures (L1-L5, L7): `sightOf` for who asks nothing more. */
export function isInSight(position: Position, from: Figure, to: Figure): boolean {
  const field = fieldFor(position, from, to);
  if (field === null || !isPlaced(from) || !isPlaced(to)) return sightOf(position, from, to).clear;
  const seen = seenBetween(field, opponentsOf(from), from, to);
  return seen === SEEN || (seen === SEEN_OVER_HEADS && isColossalLine(position, from, to));
}

/** Line of sight between two figures (L1-L5, L7), with the penalty and what blocks it. */
export function sightOf(position: Position, from: Figure, to: Figure): Sight {
  const colossal = isColossalLine(position, from, to);
  const look = lookOf(position, colossal, from, to);
  if (look) return sightBy(look, spacesOf(from), spacesOf(to));
  const occupants = occupantsFor(position, from, [to.id]);
  return sightBetween(position.state.board, spacesOf(from), spacesOf(to), occupants, { colossal });
}

/** How a figure looks from where it stands, at another where that stands; null where one does not stand there. */
function lookOf(position: Position, colossal: boolean, from: Figure, to: Figure = from): Look | null {
  const field = fieldFor(position, from, to);
  if (field === null) return null;
  return {
    board: position.state.board,
    field,
    allies: BIT_OF[from.side],
    opponents: opponentsOf(from),
    colossal,
    influence: false,
    opponentOn: (at) =>
      listStanding(position.state).find(
        (other) =>
          isPlaced(other) && !areAllies(from, other) && rangeOfBases(other, { at, size: ONE_SPACE }) === 0,
      )?.id,
  };
}

/**
 * The opponents that stand in a figure's line to another: without opponents the line is clear, with the nearest such
 * alone it is not (L1, L2). Round a corner that two close together both stand in it, the one the line met first before.
 */
export function opponentsInLine(position: Position, from: Figure, to: Figure): Figure[] {
  const { board } = position.state;
  const colossal = hasTag(position, from, 'colossal') || hasTag(position, to, 'colossal');
  const others = occupantsFor(position, from, [to.id]);
  const opponents = others.filter(({ relation }) => relation === 'opponent');
  const isClearWith = (there: readonly Occupant[]) =>
    sightBetween(board, spacesOf(from), spacesOf(to), there, { colossal }).clear;
  if (!isClearWith([])) return [];
  const closing = opponents
    .filter((one) => !isClearWith([one]))
    .sort((a, b) => rangeBetween(spacesOf(from), a.spaces) - rangeBetween(spacesOf(from), b.spaces));
  const named = (ids: readonly FigureId[]) => ids.map((id) => figureIn(position.state, id));
  if (closing[0]) return named([closing[0].id]);
  const met = sightOf(position, from, to).blockedBy?.figure;
  if (met === undefined) return [];
  const atCorner = opponents.filter((one) => isClearWith(others.filter((other) => other !== one)));
  return named([met, ...atCorner.map(({ id }) => id).filter((id) => id !== met)]);
}

/** Line of sight from a figure to a space: tokens, throws, placements. */
export function sightToSpace(position: Position, from: Figure, to: Space): Sight {
  const colossal = hasTag(position, from, 'colossal');
  const look = lookOf(position, colossal, from);
  if (look) return sightBy(look, spacesOf(from), [to]);
  return sightBetween(position.state.board, spacesOf(from), [to], occupantsFor(position, from), { colossal });
}

/**
 * The spaces in a figure's line of sight, by y, then x, at most `within` spaces away (any number if absent); none while
 * it is off the board. Void and obstructing are no spaces (G1).
 */
export function listSpacesInSight(position: Position, from: Figure, within?: number): Space[] {
  if (!isPlaced(from)) return [];
  const isColossal = hasTag(position, from, 'colossal');
  const field = fieldFor(position, from, from);
  if (field) return spacesSeenFrom(field, opponentsOf(from), from, { isColossal, within });
  const asIfThere = fieldSeenBy(position.state.board, occupantsFor(position, from));
  return spacesSeenFrom(asIfThere, OTHER_SIDE, from, { isColossal, within });
}

/** The spaces within a figure's Sphere of Influence (L6), by y, then x. */
export function listSpacesInInfluence(position: Position, from: Figure): Space[] {
  if (!isPlaced(from)) return [];
  const within = influenceRangeOf(position, from);
  return spacesSeenFrom(bareField(position.state.board), NOBODY, from, { isColossal: true, within });
}

/** Whether a figure is within another's Sphere of Influence (L6). A figure is within its own. */
export function isInInfluence(position: Position, from: Figure, to: Figure): boolean {
  if (from.id === to.id) return true;
  return isPlaced(from) && isPlaced(to) && isInfluenced(position, from, to, influenceRangeOf(position, from));
}

/** Those of them within a figure's Sphere of Influence: how far that goes is asked once. */
export function listInInfluence(position: Position, from: Figure, among: readonly Figure[]): Figure[] {
  const reach = influenceRangeOf(position, from);
  return among.filter(
    (to) => to.id === from.id || (isPlaced(from) && isPlaced(to) && isInfluenced(position, from, to, reach)),
  );
}

const isInfluenced = ({ state }: Position, from: Placed, to: Placed, reach: number): boolean =>
  rangeOf(from, to) <= reach && seenBetween(bareField(state.board), NOBODY, from, to) !== UNSEEN;

/** A figure's id, or a space. */
export type Point = FigureId | Space;

/**
 * Line of sight, or of influence, between figures or spaces. A space has neither allies nor opponents, unless
 * it is looked from `as` a figure would.
 */
export function sightFor(
  position: Position,
  from: Point,
  to: Point,
  options: { as?: FigureId; influence?: boolean } = {},
): Sight {
  const figureAt = (point: Point) => (typeof point === 'string' ? figureIn(position.state, point) : null);
  const viewer = figureAt(from) ?? (options.as ? figureIn(position.state, options.as) : null);
  const target = figureAt(to);
  const fromSpaces = typeof from === 'string' ? spacesOf(figureIn(position.state, from)) : [from];
  const toSpaces = typeof to === 'string' ? spacesOf(figureIn(position.state, to)) : [to];
  if (options.influence) {
    const sight = sightBetween(position.state.board, fromSpaces, toSpaces, [], { influence: true });
    const reach = viewer ? influenceRangeOf(position, viewer) : 4;
    return rangeBetween(fromSpaces, toSpaces) <= reach ? sight : { ...sight, clear: false };
  }
  const occupants = viewer ? occupantsFor(position, viewer, target ? [target.id] : []) : [];
  const colossal = [viewer, target].some((figure) => figure !== null && hasTag(position, figure, 'colossal'));
  return sightBetween(position.state.board, fromSpaces, toSpaces, occupants, { colossal });
}
