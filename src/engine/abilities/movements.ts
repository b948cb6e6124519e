import { figureIn } from '../model/figure-in.ts';
import type { Rule, Table } from '../procedures/core/table.ts';
import { resolveCommand } from '../procedures/movement/command.ts';
import { resolveForcedMove } from '../procedures/movement/forced-move.ts';
import { resolveMove } from '../procedures/movement/move.ts';
import { resolveMoveAction } from '../procedures/turn/actions.ts';
import { heavyOf } from '../queries/figures/stats.ts';
import { totalOf } from './amounts.ts';
import type { Carriers, EffectOf } from './carriers.ts';
import { note, type Use, whom } from './use.ts';

/** PUSH and PULL (p.42), COMMAND (X164), free movement and the Move Action (p.41). */
export const MOVEMENTS: Carriers<'push' | 'pull' | 'command' | 'free-move' | 'move-action'> = {
  push: forceMove,
  pull: forceMove,
  *command(table, op, use) {
    const spaces = yield* totalOf(table, op.spaces, use);
    for (const id of yield* whom(table, op.to, use))
      yield* resolveCommand(table, id, use.by, spaces, op.provokes);
  },
  *'free-move'(table, op, use) {
    const points = Math.max(
      0,
      (yield* totalOf(table, op.spaces, use)) - heavyOf(table, figureIn(table.state, use.by)),
    );
    const passed = yield* resolveMove(table, {
      figure: use.by,
      mode: 'free',
      points,
      diagonal: op.diagonal,
      provokes: op.provokes,
      flight: op.flight,
      through: op.through !== undefined,
    });
    note(use, { passed });
  },
  *'move-action'(table, op, use) {
    note(use, {
      passed: yield* resolveMoveAction(table, use.by, { ...op, through: op.through !== undefined }),
    });
  },
};

function* forceMove(table: Table, op: EffectOf<'push' | 'pull'>, use: Use): Rule<void> {
  const spaces = yield* totalOf(table, op.spaces, use);
  for (const id of yield* whom(table, op.to, use)) {
    yield* resolveForcedMove(table, op.do, id, use.by, spaces);
  }
}
