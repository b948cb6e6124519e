import type { Space } from '../../model/board.ts';
import type { Circumstances } from '../../model/circumstances.ts';
import { figureIn } from '../../model/figure-in.ts';
import type { FigureId } from '../../model/ids.ts';
import type { AllTarget, ChosenTarget } from '../../model/language/abilities.ts';
import type { Position } from '../../model/position.ts';
import type { Figure } from '../../model/state.ts';
import { areBasesAdjacent, rangeBetween } from '../geometry/adjacency.ts';
import { attackProfileOf, attackRangeOf } from './attack-profile.ts';
import { spacesOf } from './figures.ts';
import { isInInfluence, isInSight, sightFor } from './sight.ts';

/** Where a reach is measured from: a figure, or a space. */
export type Origin =
  | { readonly figure: FigureId; readonly spaces: readonly Space[] }
  | { readonly figure: null; readonly spaces: readonly Space[] };

export function originOf(position: Position, from: 'user', user: FigureId): Origin;
export function originOf(
  position: Position,
  from: 'target' | 'space',
  struck: FigureId | null,
  about?: Circumstances,
): Origin | null;
export function originOf(
  position: Position,
  from: 'user' | 'target' | 'space',
  id: FigureId | null,
  about?: Circumstances,
): Origin | null {
  if (from === 'space') return about?.space ? { figure: null, spaces: [about.space] } : null;
  if (id === null) return null;
  // Where a target just defeated stood is not known any more: nothing spreads from there.
  const figure = figureIn(position.state, id);
  return figure.at === null ? null : { figure: id, spaces: spacesOf(figure) };
}

/** Whether a figure is within the reach of a target description, measured from there. */
export function isWithin(
  position: Position,
  target: ChosenTarget | AllTarget,
  origin: Origin,
  figure: Figure,
): boolean {
  const { board } = position.state;
  const from = origin.figure === null ? null : figureIn(position.state, origin.figure);
  switch (target.within) {
    case 'adjacent':
      return (
        (origin.figure === null && rangeBetween(origin.spaces, spacesOf(figure)) === 0) ||
        areBasesAdjacent(board, origin.spaces, spacesOf(figure))
      );
    case 'soi':
      return from
        ? isInInfluence(position, from, figure)
        : sightFor(position, origin.spaces[0]!, figure.id, { influence: true }).clear;
    case 'reach':
    case 'range': {
      const most =
        target.within === 'reach' && from ? attackRangeOf(attackProfileOf(position, from)) : target.range;
      if (rangeBetween(origin.spaces, spacesOf(figure)) > (most ?? 1)) return false;
      if (target.who === 'all' || target.sight === false) return true;
      return from
        ? isInSight(position, from, figure)
        : sightFor(position, origin.spaces[0]!, figure.id).clear;
    }
    case 'board':
      return true;
  }
}
