import type { Space } from './model/board.ts';
import { figureIn } from './model/figures.ts';
import type { FigureId } from './model/ids.ts';
import type { Position } from './model/position.ts';
import { listBreakAttackers } from './procedures/break-attack.ts';
import { priceOf } from './queries/costs.ts';
import { reachOf } from './queries/movement.ts';
import { moverOf } from './queries/mover-of.ts';
import { occupantsFor } from './queries/sight.ts';
import { hasTag, movementOf } from './queries/stats.ts';

/** A space a figure's move may end in, for the screen: price and way before anything is decided. */
export interface MoveDestination {
  readonly space: Space;
  /** The spaces stepped into, in order. */
  readonly way: readonly Space[];
  /** Movement points (spaces, when the movement is free). */
  readonly cost: number;
  /** SP for points beyond those at hand, at 2 points each (M5). */
  readonly sp: number;
  /** Opponents that would get a Break Attack on the way, each once (M4). */
  readonly breaks: readonly FigureId[];
}

/**
 * Where a figure can go: by the move under way, or by a Move Action it would start now. Points that SP would
 * buy are counted in. Jumps are not: they are chosen by themselves.
 */
export function listMoveDestinations(position: Position, figureId: FigureId): MoveDestination[] {
  const figure = figureIn(position.state, figureId);
  if (figure.at === null || figure.defeated) return [];
  const move = position.state.scopes.findLast((s) => s.kind === 'move' && s.figure === figureId);
  const underWay = move?.kind === 'move' ? move : null;
  const free = underWay?.mode === 'free';
  const start = underWay ? 0 : priceOf(position, figure, 1);
  if (!underWay && (figure.sp < start || position.state.turn?.moved)) return [];
  const points = underWay ? underWay.points : movementOf(position, figure).total;
  const price = priceOf(position, figure, 1);
  const extra = free ? 0 : Math.floor((figure.sp - start) / price);
  const mover = moverOf(position, figure, { free, flight: underWay?.flight, diagonal: underWay?.diagonal });
  const provokes = underWay?.provokes !== false && !mover.flight && !hasTag(position, figure, 'flight');
  return reachOf(position.state.board, mover, points + 2 * extra, occupantsFor(position, figure)).map(
    ({ space, cost, way }) => ({
      space,
      way,
      cost,
      sp: Math.max(0, Math.ceil((cost - points) / 2)) * price,
      breaks: provokes ? breaksOn(position, figureId, [figure.at!, ...way.slice(0, -1)], way.length) : [],
    }),
  );
}

function breaksOn(position: Position, figureId: FigureId, left: readonly Space[], steps: number): FigureId[] {
  if (steps === 0) return [];
  const found = new Set<FigureId>();
  for (const at of left) {
    const figures = position.state.figures.map((f) => (f.id === figureId ? { ...f, at } : f));
    const there: Position = { ...position, state: { ...position.state, figures } };
    for (const opponent of listBreakAttackers(there, figureIn(there.state, figureId))) found.add(opponent.id);
  }
  return [...found];
}
