import { isSameSpace, isSameWay } from '../model/board.ts';
import { figureIn } from '../model/figure-in.ts';
import type { FigureId } from '../model/ids.ts';
import { chooseSpace } from '../procedures/core/place.ts';
import { moveOf } from '../procedures/core/scope.ts';
import type { Rule, Table } from '../procedures/core/table.ts';
import { closeMove, openMove } from '../procedures/movement/move.ts';
import { passesMoveCheck } from '../procedures/movement/move-check.ts';
import { resolveJump, resolveStep } from '../procedures/movement/step.ts';
import { moverOf } from '../queries/figures/mover.ts';
import { occupantsFor } from '../queries/figures/sight.ts';
import { canAct, heavyOf, movementTotalOf } from '../queries/figures/stats.ts';
import { jumpsFrom } from '../queries/geometry/jumps.ts';
import { leaveCost } from '../queries/geometry/movement.ts';
import type { Way, WayStep } from '../queries/geometry/ways.ts';
import { listBarred } from './barred.ts';
import { type ChosenWay, chooseWay, traceOf } from './choose-way.ts';
import type { MoveOrder } from './move-goals.ts';

/** A Combatant's movement: it chooses a way and walks it; thrown off it, it chooses again with what is left. */
export function* makeAiMove(table: Table, figureId: FigureId, name: string, order: MoveOrder): Rule<void> {
  const self = () => figureIn(table.state, figureId);
  const free = order.move.spaces !== undefined;
  if (!free && !(yield* passesMoveCheck(table, figureId))) return;
  const points =
    order.move.spaces !== undefined
      ? Math.max(0, order.move.spaces - heavyOf(table, self()))
      : movementTotalOf(table, self());
  openMove(table, {
    figure: figureId,
    mode: free ? 'free' : 'action',
    points,
    provokes: order.move.provokes,
  });
  // Every break attacker strikes once a turn, so a way is thrown off its course only so often.
  for (let attempt = 0; attempt < 12; attempt++) {
    const left = moveOf(table, figureId)!.points;
    const choice = chooseWay(table, self(), { ...order, points: left });
    const { because } = choice;
    const way = yield* settleTies(table, figureId, choice);
    const goes = way !== null && !isSameSpace(way.end, self().at!);
    if (attempt === 0 || goes) {
      table.emit({
        type: 'aiWayChosen',
        figure: figureId,
        instruction: name,
        way: way ? traceOf(way) : null,
        because: way && !goes ? { kind: 'stands-there' } : because,
        rejected: choice.rejected(),
        barred: listBarred(table, self(), left),
        points: left,
        rule: 'C4',
      });
    }
    if (!goes) break;
    yield* walk(table, figureId, way);
    if (!canAct(self()) || table.state.turn?.movementOver || isSameSpace(self().at ?? way.end, way.end))
      break;
  }
  yield* closeMove(table, figureId);
}

/** C5: the table may pick among equally good ends, if it wants to be asked. */
function* settleTies(table: Table, figureId: FigureId, choice: ChosenWay): Rule<Way | null> {
  const { way } = choice;
  const ties = table.state.ruleset.tableChoosesTies ? choice.ties() : NO_TIES;
  if (ties.length < 2) return way;
  const ends = ties.map(({ end }) => end);
  const question = { ask: 'where', figure: figureId, does: 'end' } as const;
  // The table wants to be asked: in a rule case, too.
  const picked = yield* chooseSpace(table, figureId, ends, question, 'C5', { ofCombatant: false });
  return ties.find(({ end }) => picked !== null && isSameSpace(end, picked)) ?? way;
}

const NO_TIES: readonly Way[] = [];

function* walk(table: Table, figureId: FigureId, way: Way): Rule<void> {
  for (const step of way.path) {
    if (!(yield* take(table, figureId, step))) return;
  }
}

function* take(table: Table, figureId: FigureId, step: WayStep): Rule<boolean> {
  const figure = figureIn(table.state, figureId);
  const move = moveOf(table, figureId)!;
  const mover = moverOf(table, figure, { free: move.mode === 'free' });
  const occupants = occupantsFor(table, figure);
  if (step.kind === 'step')
    return yield* resolveStep(
      table,
      figureId,
      step.to,
      leaveCost(table.state.board, mover, figure.at!, occupants),
    );
  const jump = jumpsFrom(table.state.board, mover, figure.at!, occupants, {
    points: move.points,
    maxSpaces: step.over.length,
  }).find((j) => isSameSpace(j.to, step.to) && isSameWay(j.over, step.over));
  return jump !== undefined && (yield* resolveJump(table, figureId, jump));
}
