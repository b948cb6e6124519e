/** A turn laid out before it is taken: its steps and what they come to. */
import { isSameSpace, isSameWay, type Space } from '../model/board.ts';
import { figureIn } from '../model/figure-in.ts';
import type { FigureId } from '../model/ids.ts';
import type { Position } from '../model/position.ts';
import type { Figure, TurnState } from '../model/state.ts';
import { figureWith, positionWith, positionWithFigure, stateWith, turnWith } from '../model/with.ts';
import { combatDiceOf } from '../queries/figures/attack-profile.ts';
import { actionPriceOf, spendableSp } from '../queries/figures/costs.ts';
import { canAct, staminaOf } from '../queries/figures/stats.ts';
import { targetsOf } from './attack-after.ts';
import { listMoveDestinations, type MoveDestination, spOfMove } from './move-destinations.ts';

/** A step of a turn that is laid out before it is taken: its Move Action, or an Attack Action (p.40). */
export type PlanStep =
  | { readonly do: 'go'; readonly space: Space; readonly way: readonly Space[] }
  | { readonly do: 'strike'; readonly target: FigureId; readonly empower: boolean };

/**
 * The position as it would be at the figure's own turn, if nothing changed before: its turn under way, else one that
 * begins with the SP it recovers then (p.39; none in the first).
 */
export function atTurnOf(position: Position, figureId: FigureId): Position {
  const { state } = position;
  if (state.turn?.figure === figureId) return position;
  const figure = figureIn(state, figureId);
  const { recovery, max } = staminaOf(position, figure);
  const sp = figure.turnsTaken > 0 ? Math.max(figure.sp, Math.min(max, figure.sp + recovery)) : figure.sp;
  const figures = state.figures.map((one) => (one.id === figureId ? figureWith(one, { sp }) : one));
  return positionWith(position, stateWith(state, { figures, turn: freshTurn(figureId), scopes: [] }));
}

const freshTurn = (figure: FigureId): TurnState => ({
  figure,
  phase: 'action',
  moved: false,
  movementOver: false,
  statusDone: [],
  breakAttacked: [],
  used: [],
  aiStep: 0,
  aiActed: false,
});

/** What a step finds in the rules as the plan stands; null where it may not be taken there. */
export type PlannedStep =
  | {
      readonly do: 'go';
      readonly destination: MoveDestination;
      readonly sp: number;
      readonly after: Position;
    }
  | {
      readonly do: 'strike';
      readonly target: FigureId;
      readonly empower: boolean;
      readonly sp: number;
      readonly after: Position;
    };

/**
 * A step, and the position after it: the figure has gone there, its SP are paid. Of all that dice decide nothing is
 * taken for done: who is struck at stands as before, and so does who is struck on the way.
 */
export function planned(position: Position, figureId: FigureId, step: PlanStep): PlannedStep | null {
  const figure = figureIn(position.state, figureId);
  if (figure.defeated || !canAct(figure)) return null;
  return step.do === 'go' ? gone(position, figure, step) : struck(position, figure, step);
}

function gone(
  position: Position,
  figure: Figure,
  { space, way }: Extract<PlanStep, { do: 'go' }>,
): PlannedStep | null {
  const destination = listMoveDestinations(position, figure.id).find(
    (one) => isSameSpace(one.space, space) && isSameWay(one.way, way),
  );
  if (!destination) return null;
  const sp = spOfMove(destination);
  const { turn } = position.state;
  const moved = positionWith(
    position,
    stateWith(position.state, {
      turn:
        turn &&
        turnWith(turn, { moved: true, ...(turn.moved ? { movedMore: (turn.movedMore ?? 0) + 1 } : {}) }),
      scopes: [],
    }),
  );
  const after = positionWithFigure(moved, figureWith(figure, { at: space, sp: figure.sp - sp }));
  return { do: 'go', destination, sp, after };
}

function struck(
  position: Position,
  figure: Figure,
  { target, empower }: Extract<PlanStep, { do: 'strike' }>,
): PlannedStep | null {
  if (!listStrikes(position, figure.id).includes(target)) return null;
  if (empower && combatDiceOf(position, figure).some(({ die }) => die === 'black')) return null; // it is already (p.50)
  const sp =
    actionPriceOf(position, figure, 'attack') + (empower ? actionPriceOf(position, figure, 'empower') : 0);
  if (spendableSp(position, figure) < sp) return null;
  const after = positionWithFigure(position, figureWith(figure, { sp: figure.sp - sp }));
  return { do: 'strike', target, empower, sp, after };
}

/** The opponents an Attack Action could be aimed at, with the SP there are (pp.40, 43). */
export function listStrikes(position: Position, figureId: FigureId): FigureId[] {
  const figure = figureIn(position.state, figureId);
  if (!canAct(figure) || spendableSp(position, figure) < actionPriceOf(position, figure, 'attack')) return [];
  return targetsOf(position, figure);
}
