/** Whether an attack is left after a move, and whom it reaches (X115). */
import type { Space } from '../model/board.ts';
import { figureIn } from '../model/figure-in.ts';
import type { FigureId } from '../model/ids.ts';
import type { Position } from '../model/position.ts';
import type { Figure } from '../model/state.ts';
import { figureWith, positionWithFigure } from '../model/with.ts';
import { listTargets, mayAttack } from '../queries/attack/attack-verdict.ts';
import { attackProfileOf } from '../queries/figures/attack-profile.ts';
import { actionPriceOf, spendableSp } from '../queries/figures/costs.ts';
import { canAct } from '../queries/figures/stats.ts';
import { type MoveDestination, spOfMove } from './move-destinations.ts';

/**
 * Whether the figure, once it has gone there and paid for it, has the SP left for an Attack Action this turn, by the
 * price it has there (p.21). Whether there is anybody to attack from there is another question (X115).
 */
export function attackAfter(position: Position, figureId: FigureId): (there: MoveDestination) => boolean {
  const { state } = position;
  const figure = figureIn(state, figureId);
  if (state.turn?.figure !== figureId || state.turn.phase !== 'action' || !canAct(figure)) return () => false;
  const sp = spendableSp(position, figure);
  return (there) =>
    sp - spOfMove(there) >= actionPriceOf(position, figureWith(figure, { at: there.space }), 'attack');
}

/** The opponents its Attack Action could be aimed at from a space, in no more than one attack's rules (p.43). */
export function targetsFrom(position: Position, figureId: FigureId, at: Space): FigureId[] {
  const [there, figure] = stoodAt(position, figureId, at);
  return targetsOf(there, figure);
}

/** As if it stood there, all else as it is. */
export function stoodAt(position: Position, figureId: FigureId, at: Space): readonly [Position, Figure] {
  const figure = figureWith(figureIn(position.state, figureId), { at });
  return [positionWithFigure(position, figure), figure];
}

/** The same from where it stands. */
export const targetsOf = (position: Position, figure: Figure): FigureId[] =>
  listTargets(position, figure, attackProfileOf(position, figure)).map(({ id }) => id);

/** Of ways that it could go, the first from whose end its Attack Action could be aimed at an opponent (p.43). */
export function firstToReach(
  position: Position,
  figureId: FigureId,
  target: FigureId,
  ways: readonly MoveDestination[],
): MoveDestination | null {
  const foe = figureIn(position.state, target);
  const found = ways.find(({ space }) => {
    const [there, figure] = stoodAt(position, figureId, space);
    return mayAttack(there, figure, foe, attackProfileOf(there, figure));
  });
  return found ?? null;
}
