import type { Space } from './model/board.ts';
import { figureIn } from './model/figures.ts';
import type { FigureId } from './model/ids.ts';
import type { Position } from './model/position.ts';
import type { Figure } from './model/state.ts';
import { listBreakAttackers } from './procedures/attack/break-attack.ts';
import { priceOf, spendableSp } from './queries/figures/costs.ts';
import { moverOf } from './queries/figures/mover.ts';
import { occupantsFor } from './queries/figures/sight.ts';
import { hasTag, movementTotalOf } from './queries/figures/stats.ts';
import { isDeadlyAt, reachOf, stepVerdict } from './queries/geometry/movement.ts';
import type { Mover } from './queries/geometry/mover-field.ts';
import type { Occupant } from './queries/geometry/occupants.ts';

/** A space a figure's move may end in, for the screen: price and way before anything is decided. */
export interface MoveDestination {
  readonly space: Space;
  /** The spaces stepped into, in order. */
  readonly way: readonly Space[];
  /** Movement points (spaces, when the movement is free). */
  readonly cost: number;
  /** SP that starting the Move Action costs, 2 in Muck (p.21); 0 while a move is under way. */
  readonly startSp: number;
  /** SP for points beyond those at hand, 2 points each, bought on the way where they run out (M1, M5). */
  readonly sp: number;
  /** Opponents that would get a Break Attack on the way, each once (M4). */
  readonly breaks: readonly FigureId[];
}

/**
 * Where a figure can go: by the move under way, or by a Move Action it would start now. Points that SP would
 * buy are counted in; spaces where a FLIGHT given for the movement alone would end in Dangerous are not (M3).
 * Jumps are chosen by themselves.
 */
export function listMoveDestinations(position: Position, figureId: FigureId): MoveDestination[] {
  const figure = figureIn(position.state, figureId);
  if (figure.at === null || figure.defeated) return [];
  const move = position.state.scopes.findLast((s) => s.kind === 'move' && s.figure === figureId);
  const underWay = move?.kind === 'move' ? move : null;
  const free = underWay?.mode === 'free';
  const startSp = underWay ? 0 : priceOf(position, figure, 1);
  if (!underWay && (spendableSp(position, figure) < startSp || position.state.turn?.moved)) return [];
  const points = underWay ? underWay.points : movementTotalOf(position, figure);
  const extra = free
    ? 0
    : Math.floor((spendableSp(position, figure) - startSp) / priceOf(position, figure, 1));
  const mover = moverOf(position, figure, { free, flight: underWay?.flight, diagonal: underWay?.diagonal });
  const provokes = underWay?.provokes !== false && !mover.flight && !hasTag(position, figure, 'flight');
  const breaksAt = breaksFrom(position, figureId);
  const outstays = hasTag({ ...position, state: { ...position.state, scopes: [] } }, figure, 'flight');
  const occupants = occupantsFor(position, figure);
  return reachOf(position.state.board, mover, points + 2 * extra, occupants)
    .filter(({ space }) => outstays || !isDeadlyAt(position.state.board, { ...mover, flight: false }, space))
    .map(({ space, cost, way }) => {
      const left = way.length === 0 ? [] : [figure.at!, ...way.slice(0, -1)];
      return {
        space,
        way,
        cost,
        startSp,
        sp: cost > points ? spOnWay(position, figure, mover, points, way, occupants) : 0,
        breaks: provokes ? [...new Set(left.flatMap(breaksAt))] : [],
      };
    });
}

/** What the points bought on a way cost, each time they run out, where they do. */
function spOnWay(
  position: Position,
  figure: Figure,
  mover: Mover,
  points: number,
  way: readonly Space[],
  occupants: readonly Occupant[],
): number {
  let at = figure.at!;
  let left = points;
  let sp = 0;
  for (const to of way) {
    const verdict = stepVerdict(position.state.board, mover, at, to, occupants);
    const cost = verdict.kind === 'blocked' ? 0 : verdict.cost;
    for (; cost > left; left += 2) sp += priceOf(position, { ...figure, at }, 1);
    left -= cost;
    at = to;
  }
  return sp;
}

/** Who would strike at the figure as it leaves a space; judged once for each space. */
function breaksFrom(position: Position, figureId: FigureId): (at: Space) => FigureId[] {
  const known = new Map<string, FigureId[]>();
  return (at) => {
    const key = at.join();
    let found = known.get(key);
    if (!found) {
      const figures = position.state.figures.map((f) => (f.id === figureId ? { ...f, at } : f));
      const there: Position = { ...position, state: { ...position.state, figures } };
      found = listBreakAttackers(there, figureIn(there.state, figureId)).map((f) => f.id);
      known.set(key, found);
    }
    return found;
  };
}
