/** Where a figure can go, and what it costs. */
import type { Space } from '../model/board.ts';
import { figureIn } from '../model/figure-in.ts';
import type { FigureId } from '../model/ids.ts';
import type { Position } from '../model/position.ts';
import type { Figure } from '../model/state.ts';
import { figureWith, positionWithFigure } from '../model/with.ts';
import { listBreakAttackers, startOf } from '../queries/attack/break-attackers.ts';
import { actionPriceOf, spendableSp } from '../queries/figures/costs.ts';
import { listOpponents, spacesOf } from '../queries/figures/figures.ts';
import { mightHaveModifier } from '../queries/figures/modifiers.ts';
import { hasMoved } from '../queries/figures/move-actions.ts';
import { moverOf } from '../queries/figures/mover.ts';
import { occupantsFor } from '../queries/figures/sight.ts';
import { hasTag, movementTotalOf } from '../queries/figures/stats.ts';
import { gridOf, spaceOfIndex } from '../queries/geometry/board-grid.ts';
import { type Flood, floodOf, wayTo } from '../queries/geometry/flood.ts';
import { isDeadly, type Mover, moverField, placeOf } from '../queries/geometry/mover-field.ts';
import { NOBODY_THERE } from '../queries/geometry/occupants.ts';
import { threatenedPlaces } from '../queries/geometry/ways.ts';

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

/** All SP that going there takes: the start of the Move Action and what is bought on the way. */
export const spOfMove = ({ startSp, sp }: Pick<MoveDestination, 'startSp' | 'sp'>): number => startSp + sp;

/** A figure with its move: the one under way, or the Move Action it would start now. */
export interface MoveAtHand {
  readonly figure: Figure;
  readonly startSp: number;
  /** Points (spaces, when the movement is free) before any are bought, and with all that SP would buy. */
  readonly points: number;
  readonly most: number;
  readonly mover: Mover;
  /** Whether leaving a space may bring a Break Attack about. */
  readonly provokes: boolean;
}

/** Null where it is not on the board, has moved already, or lacks the SP to begin. */
export function moveAtHand(position: Position, figureId: FigureId): MoveAtHand | null {
  const figure = figureIn(position.state, figureId);
  if (figure.at === null || figure.defeated) return null;
  const move = position.state.scopes.findLast((s) => s.kind === 'move' && s.figure === figureId);
  const underWay = move?.kind === 'move' ? move : null;
  const free = underWay?.mode === 'free';
  const startSp = underWay ? 0 : actionPriceOf(position, figure, 'move');
  if (!underWay && (spendableSp(position, figure) < startSp || hasMoved(position, figure))) return null;
  const points = underWay ? underWay.points : movementTotalOf(position, figure);
  const extra = free
    ? 0
    : Math.floor(
        (spendableSp(position, figure) - startSp) / actionPriceOf(position, figure, 'more-movement'),
      );
  const mover = moverOf(position, figure, { free, flight: underWay?.flight, diagonal: underWay?.diagonal });
  const provokes = underWay?.provokes !== false && !mover.flight && !hasTag(position, figure, 'flight');
  return { figure, startSp, points, most: points + 2 * extra, mover, provokes };
}

/**
 * Where a figure can go: by the move under way, or by a Move Action it would start now. Points that SP would
 * buy are counted in; spaces where a FLIGHT given for the movement alone would end in Dangerous are not (M3).
 * Jumps are chosen by themselves.
 */
export function listMoveDestinations(position: Position, figureId: FigureId): MoveDestination[] {
  const hand = moveAtHand(position, figureId);
  if (hand === null) return [];
  const { figure, startSp, points, most, mover, provokes } = hand;
  const sp = spendableSp(position, figure);
  const outstays = hasTag({ ...position, state: { ...position.state, scopes: [] } }, figure, 'flight');
  const { board } = position.state;
  const field = moverField(board, mover, occupantsFor(position, figure));
  const settled = moverField(board, { ...mover, flight: false }, NOBODY_THERE);
  const flood = floodOf(field, most);
  if (flood === null) return [];
  const spTo = spOnWays(position, figure, flood, points);
  const breaksTo = provokes ? breaksOnWays(position, figure, flood) : () => NOBODY;
  return (
    flood.ends
      .filter((end) => outstays || !isDeadly(settled.mover, placeOf(settled, flood.places[end]!)))
      .map((end) => ({
        space: spaceOfIndex(flood.grid, flood.places[end]!),
        way: wayTo(flood, end),
        cost: flood.costs[end]!,
        startSp,
        sp: spTo(end),
        breaks: breaksTo(end),
      }))
      // What is bought in Muck on the way is dearer than it is here (p.21).
      .filter((one) => one.sp === 0 || spOfMove(one) <= sp)
  );
}

/** What the points bought on the way to a place cost in SP, each time they run out, where they do. */
function spOnWays(
  position: Position,
  figure: Figure,
  { grid, places, costs, before }: Flood,
  points: number,
): (end: number) => number {
  const prices = new Map<number, number>();
  const priceAt = (place: number): number => {
    const known = prices.get(place);
    if (known !== undefined) return known;
    const price = actionPriceOf(
      position,
      figureWith(figure, { at: spaceOfIndex(grid, places[place]!) }),
      'more-movement',
    );
    prices.set(place, price);
    return price;
  };
  return (end) => {
    if (costs[end]! <= points) return 0;
    const way = [end];
    for (let at = end; at !== 0; at = before[at]!) way.unshift(before[at]!);
    let bought = points;
    let sp = 0;
    for (let i = 1; i < way.length; i++) {
      for (; costs[way[i]!]! > bought; bought += 2) sp += priceAt(way[i - 1]!);
    }
    return sp;
  };
}

/** Who would strike on the way to a place, each once, in the order they would. */
function breaksOnWays(
  position: Position,
  figure: Figure,
  { before, places }: Flood,
): (end: number) => readonly FigureId[] {
  const breaksAt = breaksFrom(position, figure);
  const known = new Map<number, readonly FigureId[]>([[0, NOBODY]]);
  const breaksTo = (end: number): readonly FigureId[] => {
    let breaks = known.get(end);
    if (breaks === undefined) {
      const sooner = breaksTo(before[end]!);
      const there = breaksAt(places[before[end]!]!).filter((id) => !sooner.includes(id));
      breaks = there.length === 0 ? sooner : [...sooner, ...there];
      known.set(end, breaks);
    }
    return breaks;
  };
  return breaksTo;
}

/** Who would strike as it leaves a space, by index; judged once for each space, and only where somebody might. */
export function breaksFrom(position: Position, figure: Figure): (place: number) => readonly FigureId[] {
  const { board } = position.state;
  const grid = gridOf(board);
  const opponents = listOpponents(position.state, figure);
  const anywhere = opponents.some((other) => mightHaveModifier(position, other, 'provoke'));
  const near = new Set<number>();
  for (const other of opponents) {
    for (const [x, y] of threatenedPlaces(board, figure.size, spacesOf(other))) near.add(y * grid.width + x);
  }
  const known = new Map<number, readonly FigureId[]>();
  return (place) => {
    if (!anywhere && !near.has(place)) return NOBODY;
    let found = known.get(place);
    if (!found) {
      const at = spaceOfIndex(grid, place);
      const there = positionWithFigure(position, figureWith(figureIn(position.state, figure.id), { at }));
      found = listBreakAttackers(there, figureIn(there.state, figure.id), startOf(position, figure)).map(
        (f) => f.id,
      );
      known.set(place, found);
    }
    return found;
  };
}

const NOBODY: readonly FigureId[] = [];
