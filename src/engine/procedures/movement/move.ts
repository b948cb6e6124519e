import type { Space } from '../../model/board.ts';
import { isSameSpace } from '../../model/board.ts';
import { figureIn } from '../../model/figure-in.ts';
import type { FigureId } from '../../model/ids.ts';
import type { Act, Note } from '../../model/messages/act.ts';
import { term } from '../../model/messages/cause.ts';
import type { Reason } from '../../model/messages/reason.ts';
import { optionOf, refusalOf } from '../../model/option-id.ts';
import type { Option, Refusal } from '../../model/prompts.ts';
import type { MoveScope } from '../../model/scopes.ts';
import type { Figure } from '../../model/state.ts';
import { figureWith, stateWith } from '../../model/with.ts';
import { actionPriceOf, canAfford, isUnder, spendableSp } from '../../queries/figures/costs.ts';
import { isStanding } from '../../queries/figures/figures.ts';
import { moverOf } from '../../queries/figures/mover.ts';
import { occupantsFor } from '../../queries/figures/sight.ts';
import { canAct } from '../../queries/figures/stats.ts';
import { ALL_DIRECTIONS, ORTHOGONAL } from '../../queries/geometry/board-grid.ts';
import { type Jump, jumpsFrom } from '../../queries/geometry/jumps.ts';
import { canEndAt, comesAway, stepVerdict } from '../../queries/geometry/movement.ts';
import type { Mover } from '../../queries/geometry/mover-field.ts';
import type { Occupant } from '../../queries/geometry/occupants.ts';
import { ask, type Draft } from '../core/ask.ts';
import { type Offer, type OfferLine, Offers } from '../core/offers.ts';
import { reactAtOnce } from '../core/react-at-once.ts';
import { moveOf } from '../core/scope.ts';
import { spendSp } from '../core/stamina.ts';
import type { Rule, Table } from '../core/table.ts';
import { resolveCrush } from './crush.ts';
import { resolveEndOfMovement, resolveJump, resolveStep } from './step.ts';

export interface MovePlan {
  readonly figure: FigureId;
  /** A Move Action counts points and may be lengthened for SP; free movement counts spaces (p.41). */
  readonly mode: 'action' | 'free';
  readonly points: number;
  readonly flight?: boolean;
  readonly provokes?: boolean;
  readonly diagonal?: boolean;
  /** Opponents do not stand in the way. */
  readonly through?: boolean;
}

/**
 * The Move Action and free movement by a player (p.41), space by space until nothing is left or the player ends it:
 * 1. a step, a jump (p.66), or in a Move Action 2 more points for SP, at any time (M5); 2. after the last one CRUSH
 * and RELENTLESS are settled (pp.32-33), and FLIGHT given for this movement is over before its end is judged (M3).
 * Gives the figures moved through.
 */
export function* resolveMove(table: Table, plan: MovePlan): Rule<readonly FigureId[]> {
  openMove(table, plan);
  for (;;) {
    if (
      !isStanding(table, plan.figure) ||
      !canAct(figureIn(table.state, plan.figure)) ||
      table.state.turn?.movementOver
    )
      break;
    const next = yield* ask<Next>(table, () => askForNext(table, plan.figure));
    if (next === null || next.do === 'end-movement') break;
    if (next.do === 'buy-movement') buyMovement(table, plan.figure);
    else if (next.do === 'step') yield* resolveStep(table, plan.figure, next.space, next.cost);
    else yield* resolveJump(table, plan.figure, jumpOf(table, plan.figure, next));
  }
  return yield* closeMove(table, plan.figure);
}

/** Opens the scope every movement of a figure's own stands in. */
export function openMove(table: Table, plan: MovePlan): void {
  const scope: MoveScope = {
    kind: 'move',
    figure: plan.figure,
    mode: plan.mode,
    flight: plan.flight === true,
    provokes: plan.provokes !== false,
    diagonal: plan.diagonal === true,
    points: plan.points,
    ...(plan.through ? { through: true as const } : {}),
    passed: [],
    way: [figureIn(table.state, plan.figure).at!],
  };
  table.emit({ type: 'scopeOpened', scope, rule: 'p.41' });
}

/** Gives the figures moved through. `own`: it moved itself, which may be answered (X165). */
export function* closeMove(table: Table, figure: FigureId, own = true): Rule<readonly FigureId[]> {
  // CRUSH and RELENTLESS are settled inside the movement: until then others may still stand in its way (I7).
  yield* resolveCrush(table, figure);
  const { way, passed } = moveOf(table, figure)!;
  table.emit({ type: 'scopeClosed', kind: 'move', rule: 'p.41' });
  yield* resolveEndOfMovement(table, figure, way);
  if (own && way.length > 1 && isStanding(table, figure))
    yield* reactAtOnce(table, 'moves', figure, { amount: way.length - 1 });
  return passed;
}

/** Points a purchase gives (M5). */
const BOUGHT = 2;

/** SP bought for two more points, at any time of the Move Action (M5). */
function buyMovement(table: Table, figureId: FigureId): void {
  spendSp(
    table,
    figureId,
    actionPriceOf(table, figureIn(table.state, figureId), 'more-movement'),
    term('more-movement'),
  );
  table.emit({ type: 'movementBought', figure: figureId, points: BOUGHT, rule: 'M5' });
}

/** What a player does next with a movement. */
type Next = Extract<Act, { do: 'step' | 'jump' | 'buy-movement' | 'end-movement' }>;

const askForNext = (table: Table, figureId: FigureId): Draft<Next> => {
  const move = moveOf(table, figureId)!;
  return {
    kind: 'move',
    figure: figureId,
    question: { ask: 'move', left: move.points, unit: unitOf(move) },
    rule: 'p.41',
    options: new Offers(figureId, NEXT),
  };
};

const NEXT: readonly OfferLine<Next>[] = [
  { acts: ['step'], list: offerSteps },
  { acts: ['jump'], list: offerJumps },
  { acts: ['buy-movement'], list: offerPurchase, stands: mayBuy },
  { acts: ['end-movement'], list: offerEnd, stands: mayEnd },
];

function offerJumps(table: Table, figureId: FigureId): Offer<Next> {
  const options = listJumps(table, figureId).map(({ jump, another }) =>
    optionOf<Next>({ do: 'jump', space: jump.to, over: jump.over, another }, { note: noteOfJump(jump) }),
  );
  return { options, refused: [] };
}

/** The jump an answer stands for. */
const jumpOf = (table: Table, figureId: FigureId, act: Extract<Next, { do: 'jump' }>): Jump =>
  listJumps(table, figureId).find(
    ({ jump, another }) =>
      isSameSpace(jump.to, act.space) && another === act.another && String(jump.over) === String(act.over),
  )!.jump;

function offerPurchase(table: Table, figureId: FigureId): Offer<Next> {
  if (!mayBuy(table, figureId)) return { options: [], refused: [] };
  const sp = actionPriceOf(table, figureIn(table.state, figureId), 'more-movement');
  return { options: [optionOf({ do: 'buy-movement', points: BOUGHT }, { sp })], refused: [] };
}

function mayBuy(table: Table, figureId: FigureId): boolean {
  return (
    moveOf(table, figureId)!.mode === 'action' &&
    canAfford(table, figureIn(table.state, figureId), 'more-movement')
  );
}

function offerEnd(table: Table, figureId: FigureId): Offer<Next> {
  if (!mayEnd(table, figureId)) return { options: [], refused: [] };
  const note: Note | undefined = endsDeadly(table, figureId) ? { note: 'ends-in-dangerous' } : undefined;
  return { options: [optionOf({ do: 'end-movement' }, { note })], refused: [] };
}

const unitOf = ({ mode }: Pick<MoveScope, 'mode'>) => (mode === 'action' ? 'point' : 'space');

function noteOfJump(jump: Jump): Note | undefined {
  if (jump.defeats) return { note: 'defeats' };
  return jump.dangerous ? { note: 'failed-jump-defeats' } : undefined;
}

/** Where it set out from it may stay, however it came to stand there. */
function mayEnd(table: Table, figureId: FigureId): boolean {
  const figure = figureIn(table.state, figureId);
  const start = moveOf(table, figureId)?.way[0];
  if (start && isSameSpace(start, figure.at!)) return true;
  return canEndAt(table.state.board, moverOf(table, figure), figure.at!, occupantsFor(table, figure));
}

/** FLIGHT given for the movement alone is over when it ends (M3). */
function endsDeadly(table: Table, figureId: FigureId): boolean {
  const settled = { ...table, state: stateWith(table.state, { scopes: [] }) };
  return isUnder(settled, figureIn(table.state, figureId), 'dangerous');
}

/** Steps the figure can pay and get out of again; those it cannot make, with the reason. */
function offerSteps(table: Table, figureId: FigureId): Offer<Next> {
  const figure = figureIn(table.state, figureId);
  const move = moveOf(table, figureId)!;
  const mover = moverIn(table, figure, move);
  const occupants = occupantsFor(table, figure);
  const [x, y] = figure.at!;
  const options: Option<Next>[] = [];
  const refused: Refusal[] = [];
  // What more could be bought there: leaving Muck behind it is cheaper (M1).
  const purseAt = (at: Space): number => {
    if (move.mode !== 'action') return 0;
    const there = figureWith(figure, { at });
    return BOUGHT * Math.floor(spendableSp(table, there) / actionPriceOf(table, there, 'more-movement'));
  };
  for (const { dx, dy } of move.diagonal ? ALL_DIRECTIONS : ORTHOGONAL) {
    const to: Space = [x + dx, y + dy];
    const verdict = stepVerdict(table.state.board, mover, figure.at!, to, occupants);
    const cost = verdict.kind === 'blocked' ? 0 : verdict.cost;
    const act: Next = { do: 'step', space: to, cost, unit: unitOf(move) };
    const refuse = (reason: Reason, rule: string) => refused.push(refusalOf(act, reason, rule));
    if (verdict.kind === 'blocked')
      refuse({ why: verdict.why === 'figure' ? 'opponent-there' : verdict.why }, 'p.41');
    else if (cost > move.points) refuse({ why: 'movement', costs: cost, left: move.points }, 'M1');
    else if (!canGetOut(table, { ...mover, at: to }, occupants, move.points - cost + purseAt(to)))
      refuse({ why: 'no-way-out' }, 'p.41');
    else options.push(optionOf(act, { note: verdict.kind === 'defeats' ? { note: 'defeats' } : undefined }));
  }
  return { options, refused };
}

/** The figure as one that moves by the move under way. */
const moverIn = (table: Table, figure: Figure, { mode, flight, diagonal, through }: MoveScope): Mover =>
  moverOf(table, figure, { free: mode === 'free', flight, diagonal, through });

/** Nobody may end on an ally (p.41): a step onto one needs points, or SP for points, to leave again. */
function canGetOut(table: Table, mover: Mover, occupants: readonly Occupant[], points: number): boolean {
  const { board } = table.state;
  if (canEndAt(board, mover, mover.at, occupants)) return true;
  return comesAway(board, mover, points, occupants);
}

/** The jumps it may make; `another` leads where one before it in the list leads. */
function listJumps(table: Table, figureId: FigureId): { jump: Jump; another: boolean }[] {
  const figure = figureIn(table.state, figureId);
  const move = moveOf(table, figureId)!;
  if (move.flight) return [];
  const jumps = jumpsFrom(
    table.state.board,
    moverOf(table, figure),
    figure.at!,
    occupantsFor(table, figure),
    {
      points: move.points,
      maxSpaces: move.points,
    },
  );
  const led = new Set<string>();
  return jumps.map((jump) => {
    const to = String(jump.to);
    const another = led.has(to);
    led.add(to);
    return { jump, another };
  });
}
