import type { Space } from '../../model/board.ts';
import { figureIn } from '../../model/figures.ts';
import type { FigureId } from '../../model/ids.ts';
import { keptBy } from '../../model/kept.ts';
import type { Position } from '../../model/position.ts';
import type { EncounterState, Figure } from '../../model/state.ts';
import type { Side } from '../../model/vocabulary.ts';
import { rangeBetween } from '../geometry/adjacency.ts';
import { type Occupant, type Sight, sightBetween } from '../geometry/line-of-sight.ts';
import { listStanding, rangeOf, spacesOf } from './figures.ts';
import { hasTag, influenceRangeOf } from './stats.ts';

/** Everybody on the board, as one side sees them. */
const seenAs = (viewers: Side) =>
  keptBy((_: EncounterState, standing: readonly Figure[]): readonly Occupant[] =>
    standing.map((other) => ({
      id: other.id,
      spaces: spacesOf(other),
      relation: other.side === viewers ? 'ally' : 'opponent',
    })),
  );
const seenBy = { adventurers: seenAs('adventurers'), combatants: seenAs('combatants') };

/** The other figures on the board as one figure sees them. */
export const occupantsFor = (
  position: Position,
  viewer: Figure,
  without: readonly FigureId[] = [],
): Occupant[] =>
  seenBy[viewer.side](position.state, listStanding(position.state)).filter(
    ({ id }) => id !== viewer.id && !without.includes(id),
  );

/** Line of sight between two figures (L1-L5, L7), with the penalty and what blocks it. */
export function sightOf(position: Position, from: Figure, to: Figure): Sight {
  const colossal = hasTag(position, from, 'colossal') || hasTag(position, to, 'colossal');
  return sightBetween(
    position.state.board,
    spacesOf(from),
    spacesOf(to),
    occupantsFor(position, from, [to.id]),
    { colossal },
  );
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
  return sightBetween(position.state.board, spacesOf(from), [to], occupantsFor(position, from), {
    colossal: hasTag(position, from, 'colossal'),
  });
}

/** Whether a figure is within another's Sphere of Influence (L6). A figure is within its own. */
export function isInInfluence(position: Position, from: Figure, to: Figure): boolean {
  if (from.id === to.id) return true;
  return (
    rangeOf(from, to) <= influenceRangeOf(position, from) &&
    sightBetween(position.state.board, spacesOf(from), spacesOf(to), [], { influence: true }).clear
  );
}

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
