import type { Space } from '../../model/board.ts';
import { isSameSpace } from '../../model/board.ts';
import { figureIn } from '../../model/figures.ts';
import type { FigureId } from '../../model/ids.ts';
import type { Option, Refusal } from '../../model/prompts.ts';
import type { MoveScope } from '../../model/scopes.ts';
import { canPay, isUnder, priceOf, spendableSp } from '../../queries/figures/costs.ts';
import { isStanding } from '../../queries/figures/figures.ts';
import { moverOf } from '../../queries/figures/mover-of.ts';
import { occupantsFor } from '../../queries/figures/sight.ts';
import { canAct } from '../../queries/figures/stats.ts';
import { type Jump, jumpsFrom } from '../../queries/geometry/jumps.ts';
import { canEndAt, reachOf, stepVerdict } from '../../queries/geometry/movement.ts';
import { ask, type Draft } from '../core/ask.ts';
import { moveOf } from '../core/scope.ts';
import { spendSp } from '../core/stamina.ts';
import type { Rule, Table } from '../core/table.ts';
import { resolveCrush } from './crush.ts';
import { endMovement, takeJump, takeStep } from './step.ts';

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
    const answer = yield* ask(table, () => moveDraft(table, plan));
    if (answer === null || answer === 'end') break;
    if (answer === 'buy') buyMovement(table, plan.figure);
    else yield* follow(table, plan.figure, answer);
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

/** Gives the figures moved through. */
export function* closeMove(table: Table, figure: FigureId): Rule<readonly FigureId[]> {
  // CRUSH and RELENTLESS are settled inside the movement: until then others may still stand in its way (I7).
  yield* resolveCrush(table, figure);
  const { way, passed } = moveOf(table, figure) ?? { way: [], passed: [] };
  table.emit({ type: 'scopeClosed', kind: 'move', rule: 'p.41' });
  yield* endMovement(table, figure, way);
  return passed;
}

/** SP bought for two more points, at any time of the Move Action (M5). */
function buyMovement(table: Table, figureId: FigureId): void {
  spendSp(table, figureId, priceOf(table, figureIn(table.state, figureId), 1), 'more movement');
  table.emit({ type: 'movementBought', figure: figureId, points: 2, rule: 'M5' });
}

const spaceId = (space: Space): string => `${space[0]},${space[1]}`;

function* follow(table: Table, figureId: FigureId, answer: string): Rule<void> {
  const jump = listJumps(table, figureId).find((j) => j.id === answer);
  if (jump) {
    yield* takeJump(table, figureId, jump.jump);
    return;
  }
  const step = listSteps(table, figureId).steps.find((s) => s.id === answer);
  if (step) yield* takeStep(table, figureId, step.to, step.cost);
}

function moveDraft(table: Table, plan: MovePlan): Draft {
  const figure = figureIn(table.state, plan.figure);
  const move = moveOf(table, plan.figure)!;
  const { steps, refused } = listSteps(table, plan.figure);
  const unit = plan.mode === 'action' ? 'point' : 'space';
  const options: Option[] = steps.map(({ id, to, cost, note }) => ({
    id,
    label: `To ${spaceId(to)} (${cost} ${unit}${cost === 1 ? '' : 's'})`,
    space: to,
    note,
  }));
  for (const { id, jump } of listJumps(table, plan.figure)) {
    options.push({
      id,
      label: `Jump to ${spaceId(jump.to)}`,
      space: jump.to,
      note: jump.defeats ? 'defeats' : jump.dangerous ? 'a failed jump defeats' : undefined,
    });
  }
  if (plan.mode === 'action' && canPay(table, figure, 1)) {
    options.push({ id: 'buy', label: '2 more movement', sp: priceOf(table, figure, 1) });
  }
  if (mayEnd(table, plan.figure)) {
    const note = endsDeadly(table, plan.figure) ? 'defeats: Dangerous Terrain' : undefined;
    options.push({ id: 'end', label: 'End the movement', note });
  }
  const left = `${move.points} ${unit}${move.points === 1 ? '' : 's'} left`;
  return {
    kind: 'move',
    figure: plan.figure,
    text: `${figure.name} moves: ${left}`,
    rule: 'p.41',
    options,
    refused,
  };
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
  const settled = { ...table, state: { ...table.state, scopes: [] } };
  return isUnder(settled, figureIn(table.state, figureId), 'dangerous');
}

interface Step {
  readonly id: string;
  readonly to: Space;
  readonly cost: number;
  readonly note?: string;
}

const AROUND: readonly Space[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
];

/** Steps the figure can pay and get out of again; those it cannot make, with the reason. */
function listSteps(table: Table, figureId: FigureId): { steps: Step[]; refused: Refusal[] } {
  const figure = figureIn(table.state, figureId);
  const move = moveOf(table, figureId)!;
  const mover = moverOf(table, figure, {
    free: move.mode === 'free',
    flight: move.flight,
    diagonal: move.diagonal,
    through: move.through,
  });
  const occupants = occupantsFor(table, figure);
  const [x, y] = figure.at!;
  const steps: Step[] = [];
  const refused: Refusal[] = [];
  // What more could be bought there: leaving Muck behind it is cheaper (M1).
  const purseAt = (at: Space): number => {
    if (move.mode !== 'action') return 0;
    const there = { ...figure, at };
    return 2 * Math.floor(spendableSp(table, there) / priceOf(table, there, 1));
  };
  for (const [dx, dy] of AROUND.slice(0, move.diagonal ? 8 : 4)) {
    const to: Space = [x + dx, y + dy];
    const id = `step:${spaceId(to)}`;
    const verdict = stepVerdict(table.state.board, mover, figure.at!, to, occupants);
    const refuse = (reason: string, rule: string) =>
      refused.push({ id, label: `To ${spaceId(to)}`, reason, rule });
    if (verdict.kind === 'blocked')
      refuse(verdict.why === 'figure' ? 'an opponent stands there' : verdict.why, 'p.41');
    else if (verdict.cost > move.points) refuse(`costs ${verdict.cost}, ${move.points} left`, 'M1');
    else if (!canGetOut(table, figureId, to, move.points - verdict.cost + purseAt(to)))
      refuse('no way to end beside the ally there', 'p.41');
    else steps.push({ id, to, cost: verdict.cost, note: verdict.kind === 'defeats' ? 'defeats' : undefined });
  }
  return { steps, refused };
}

/** Nobody may end on an ally (p.41): a step onto one needs points, or SP for points, to leave again. */
function canGetOut(table: Table, figureId: FigureId, at: Space, points: number): boolean {
  const figure = figureIn(table.state, figureId);
  const occupants = occupantsFor(table, figure);
  const move = moveOf(table, figureId)!;
  const mover = {
    ...moverOf(table, figure, {
      free: move.mode === 'free',
      flight: move.flight,
      diagonal: move.diagonal,
      through: move.through,
    }),
    at,
  };
  if (canEndAt(table.state.board, mover, at, occupants)) return true;
  return reachOf(table.state.board, mover, points, occupants).some(({ space }) => !isSameSpace(space, at));
}

function listJumps(table: Table, figureId: FigureId): { id: string; jump: Jump }[] {
  const figure = figureIn(table.state, figureId);
  const move = moveOf(table, figureId)!;
  if (move.flight) return [];
  const mover = moverOf(table, figure, { free: move.mode === 'free' });
  const seen = new Set<string>();
  return jumpsFrom(table.state.board, mover, figure.at!, occupantsFor(table, figure), {
    points: move.points,
    maxSpaces: move.points,
  }).map((jump) => {
    const short = `jump:${spaceId(jump.to)}`;
    const id = seen.has(short) ? `${short}:over:${jump.over.map(spaceId).join(';')}` : short;
    seen.add(short);
    return { id, jump };
  });
}
