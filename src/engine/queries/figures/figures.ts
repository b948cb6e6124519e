import { type Board, isSameSpace, type Space } from '../../model/board.ts';
import { figureIn } from '../../model/figure-in.ts';
import type { FigureId } from '../../model/ids.ts';
import { keptLately, keptWithSteps } from '../../model/kept.ts';
import type { Position } from '../../model/position.ts';
import type { EncounterState, Figure } from '../../model/state.ts';
import type { Side } from '../../model/vocabulary.ts';
import { areBesideEachOther, leastSteps, rangeOfBases, stepsFrom } from '../geometry/adjacency.ts';
import { type Base, baseSpaces, levelUnder, ONE_SPACE } from '../geometry/board-grid.ts';

/** The spaces a figure stands in; none while it is off the board. */
export const spacesOf = (figure: Figure): Space[] => (figure.at ? baseSpaces(figure.at, figure.size) : []);

/** Whether its base covers the space. */
export const standsOn = (figure: Figure, space: Space): boolean =>
  spacesOf(figure).some((one) => isSameSpace(one, space));

/** A figure that has a place of its own, whether or not it is defeated. */
export type Placed = Figure & Base;
export const isPlaced = (figure: Figure): figure is Placed => figure.at !== null;

/** On the board. */
export const isOnBoard = (figure: Figure): boolean => !figure.defeated && figure.at !== null;

export const areAllies = (a: Figure, b: Figure): boolean => a.side === b.side;

/** Who stands on the board, in the state's order: all of them, and by side whose allies and opponents. */
const standing = keptLately((figures: readonly Figure[]) => {
  const all: Figure[] = [];
  const allies: Record<Side, Figure[]> = { adventurers: [], combatants: [] };
  for (const figure of figures) {
    if (!isOnBoard(figure)) continue;
    all.push(figure);
    allies[figure.side].push(figure);
  }
  return { all, allies, opponents: { adventurers: allies.combatants, combatants: allies.adventurers } };
});

/** Figures on the board, in the state's order. */
export const listStanding = (state: EncounterState): readonly Figure[] => standing(state.figures).all;

/** Standing opponents of a figure. */
export const listOpponents = (state: EncounterState, figure: Figure): readonly Figure[] =>
  standing(state.figures).opponents[figure.side];

/** Standing allies of a figure, itself left out. */
export const listOtherAllies = (state: EncounterState, figure: Figure): Figure[] =>
  standing(state.figures).allies[figure.side].filter((other) => other.id !== figure.id);

/** Adjacent bases (G2). */
export function areFiguresAdjacent({ state }: Position, a: FigureId, b: FigureId): boolean {
  const one = figureIn(state, a);
  const other = figureIn(state, b);
  return isPlaced(one) && isPlaced(other) && areBesideEachOther(state.board, one, other);
}

/** Range in spaces (G3). */
export const rangeOf = (a: Figure, b: Figure): number =>
  isPlaced(a) && isPlaced(b) ? rangeOfBases(a, b) : Number.POSITIVE_INFINITY;

/** The flood of king's steps from where a figure stands (G4). */
export const stepsAround = keptWithSteps(
  (figure: Figure, board: Board): Int16Array => stepsFrom(board, spacesOf(figure)),
);

/** King's steps of ruling G4, the same both ways; null when there is no way. `b` is the one that more may ask of. */
export const stepsOf = (position: Position, a: Figure, b: Figure): number | null =>
  leastSteps(position.state.board, stepsAround(b, position.state.board), spacesOf(a));

/** The level a figure stands on: the highest of its spaces (X1). */
export const levelOf = (position: Position, figure: Figure): number =>
  isPlaced(figure) ? levelUnder(position.state.board, figure) : 0;

/** Place on the Initiative Track, 0 at the front; figures off it come last. Then the lowest number (C2). */
export function trackPlaceOf(state: EncounterState, figure: Figure): number {
  const { track } = state;
  let index = 0;
  while (index < track.length && track[index]!.id !== figure.group) index += 1;
  return index * 100 + figure.number;
}

/** Figures in the order of the track, then by number (C2). Each one's place is looked up once, and there are few. */
export function inTrackOrder(state: EncounterState, figures: readonly Figure[]): Figure[] {
  const ordered: Figure[] = [];
  const places: number[] = [];
  for (const figure of figures) {
    const place = trackPlaceOf(state, figure);
    let at = ordered.length;
    for (; at > 0 && places[at - 1]! > place; at -= 1) {
      ordered[at] = ordered[at - 1]!;
      places[at] = places[at - 1]!;
    }
    ordered[at] = figure;
    places[at] = place;
  }
  return ordered;
}

/** On the board, by id: figures are read again after every question (I8). */
export const isStanding = (position: Position, figureId: FigureId): boolean =>
  isOnBoard(figureIn(position.state, figureId));

/** On or adjacent to a space (p.17). */
export function isBesideSpace(
  position: Position,
  figureId: FigureId,
  at: readonly [number, number],
): boolean {
  const figure = figureIn(position.state, figureId);
  if (!isPlaced(figure)) return false;
  const space = { at, size: ONE_SPACE };
  return rangeOfBases(figure, space) === 0 || areBesideEachOther(position.state.board, figure, space);
}
