import { isSameSpace, type Space } from '../../model/board.ts';
import { figureIn } from '../../model/figure-in.ts';
import type { FigureId } from '../../model/ids.ts';
import { term } from '../../model/messages/cause.ts';
import { figureWith } from '../../model/with.ts';
import { isUnder } from '../../queries/figures/costs.ts';
import {
  isStanding,
  levelOf,
  listOpponents,
  listStanding,
  rangeOf,
  spacesOf,
} from '../../queries/figures/figures.ts';
import { canAct, hasTag } from '../../queries/figures/stats.ts';
import { baseSpaces, terrainAt, terrainOfBase } from '../../queries/geometry/board-grid.ts';
import type { Jump } from '../../queries/geometry/jumps.ts';
import { resolveBreakAttacks } from '../attack/break-attack.ts';
import { resolveDefeat } from '../consequences/defeat.ts';
import { watchEncounter } from '../consequences/watch.ts';
import { moveOf } from '../core/scope.ts';
import type { Rule, Table } from '../core/table.ts';
import { answerEntering, type Watchers, watchersOf } from './entering.ts';
import { resolveJumpCheck } from './jump.ts';

/**
 * One step (p.41): 1. Break Attacks in the space being left (M4); 2. leaving Dangerous defeats (M3); 3. the step;
 * 4. a fall of three levels defeats (M2). Gives whether the figure arrived and may go on.
 */
export function* resolveStep(table: Table, figureId: FigureId, to: Space, cost: number): Rule<boolean> {
  if (!(yield* leaveSpace(table, figureId))) return false;
  const from = figureIn(table.state, figureId).at!;
  const before = levelOf(table, figureIn(table.state, figureId));
  const left = spacesOf(figureIn(table.state, figureId));
  const watchers = watchersOf(table, figureId);
  table.emit({ type: 'figureMoved', figure: figureId, from, to, how: 'step', cost, rule: 'p.41' });
  noteWhoIsPassed(table, figureId);
  breakThrough(table, figureId, left);
  const after = figureIn(table.state, figureId);
  if (before - levelOf(table, after) >= 3 && !hasTag(table, after, 'flight')) {
    yield* resolveDefeat(table, figureId, null, term('fell'));
    return false;
  }
  return yield* arrive(table, figureId, to, watchers);
}

/** What comes of being there; gives whether it stands there and may go on. */
function* arrive(table: Table, figureId: FigureId, to: Space, watchers: Watchers | null): Rule<boolean> {
  yield* answerEntering(table, figureId, watchers);
  yield* watchEncounter(table);
  const { at } = figureIn(table.state, figureId);
  return at !== null && isSameSpace(at, to) && canAct(figureIn(table.state, figureId));
}

/**
 * A jump (M8, p.66): 1. leave the take-off as any step does; 2. the Skill Check; 3. passed, land; failed, land on
 * the first space jumped over, and there is no more movement this turn. A failed jump that had Dangerous Terrain
 * to cross or land in defeats; so does landing three levels lower, as wanted or not (M2). Gives whether the
 * figure landed where it wanted and may go on.
 */
export function* resolveJump(table: Table, figureId: FigureId, jump: Jump): Rule<boolean> {
  if (!(yield* leaveSpace(table, figureId))) return false;
  const passed = yield* resolveJumpCheck(table, figureId, jump);
  const watchers = watchersOf(table, figureId);
  const from = figureIn(table.state, figureId).at!;
  const before = levelOf(table, figureIn(table.state, figureId));
  if (!passed) {
    table.emit({ type: 'movementStopped', figure: figureId, cause: term('failed-jump'), rule: 'p.66' });
    table.emit({
      type: 'figureMoved',
      figure: figureId,
      from,
      to: jump.over[0]!,
      how: 'jump',
      cost: 1,
      rule: 'p.66',
    });
    const { size } = figureIn(table.state, figureId);
    const level = levelOf(table, figureIn(table.state, figureId));
    const deadly = terrainOfBase(table.state.board, baseSpaces(jump.to, size)) === 'dangerous'; // X25
    if (jump.dangerous || deadly) yield* resolveDefeat(table, figureId, null, term('failed-dangerous-jump'));
    else if (before - level >= 3) yield* resolveDefeat(table, figureId, null, term('fell'));
    else yield* arrive(table, figureId, jump.over[0]!, watchers);
    return false;
  }
  table.emit({
    type: 'figureMoved',
    figure: figureId,
    from,
    to: jump.to,
    how: 'jump',
    cost: jump.cost,
    rule: 'p.66',
  });
  if (before - levelOf(table, figureIn(table.state, figureId)) >= 3) {
    yield* resolveDefeat(table, figureId, null, term('fell'));
    return false;
  }
  return yield* arrive(table, figureId, jump.to, watchers);
}

function* leaveSpace(table: Table, figureId: FigureId): Rule<boolean> {
  const move = moveOf(table, figureId);
  if (move?.provokes !== false && !(yield* resolveBreakAttacks(table, figureId))) return false;
  if (!canAct(figureIn(table.state, figureId))) return false; // paralyzed on the way (S3)
  if (isUnder(table, figureIn(table.state, figureId), 'dangerous')) {
    yield* resolveDefeat(table, figureId, null, term('left-dangerous'));
    return false;
  }
  return true;
}

/** Opponents whose spaces are entered are dealt with after the movement: CRUSH and RELENTLESS (pp.32, 33), `through`. */
function noteWhoIsPassed(table: Table, figureId: FigureId): void {
  const figure = figureIn(table.state, figureId);
  const through = moveOf(table, figureId)?.through;
  if (!through && !hasTag(table, figure, 'crush') && !hasTag(table, figure, 'relentless')) return;
  for (const other of listOpponents(table.state, figure)) {
    if (rangeOf(figure, other) === 0) {
      table.emit({ type: 'figurePassed', figure: figureId, passed: other.id, rule: 'p.32' });
    }
  }
}

/**
 * UNSTOPPABLE: Obstructing Terrain moved through becomes Hindering (p.33), behind the figure: while it moves
 * those spaces are Normal to it.
 */
function breakThrough(table: Table, figureId: FigureId, spaces: readonly Space[]): void {
  if (!hasTag(table, figureIn(table.state, figureId), 'unstoppable')) return;
  const walled = spaces.filter((space) => terrainAt(table.state.board, space) === 'obstructing');
  if (walled.length === 0) return;
  table.emit({ type: 'terrainPlaced', spaces: walled, terrain: 'hindering', by: figureId, rule: 'p.33' });
}

/**
 * The end of a movement, after FLIGHT given for it alone is over (M3): Dangerous defeats; nobody may end on
 * another figure, so one that was stopped there goes back to the last free space of its way (X4).
 */
export function* resolveEndOfMovement(table: Table, figureId: FigureId, way: readonly Space[]): Rule<void> {
  if (!isStanding(table, figureId)) return;
  breakThrough(table, figureId, spacesOf(figureIn(table.state, figureId)));
  const figure = figureIn(table.state, figureId);
  if (sharesSpace(table, figureId, figure.at!)) {
    const back = way.findLast((space) => !sharesSpace(table, figureId, space));
    if (back)
      table.emit({
        type: 'figureMoved',
        figure: figureId,
        from: figure.at!,
        to: back,
        how: 'shove',
        cost: 0,
        rule: 'X4',
      });
  }
  if (isStanding(table, figureId) && isUnder(table, figureIn(table.state, figureId), 'dangerous')) {
    yield* resolveDefeat(table, figureId, null, term('ended-in-dangerous'));
  }
}

function sharesSpace(table: Table, figureId: FigureId, at: Space): boolean {
  const there = figureWith(figureIn(table.state, figureId), { at });
  return listStanding(table.state).some((other) => other.id !== figureId && rangeOf(there, other) === 0);
}
