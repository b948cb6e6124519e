import type { EffectOp } from '../model/abilities.ts';
import { figureIn } from '../model/figures.ts';
import type { Rule, Table } from '../procedures/table.ts';
import { testsHold } from '../queries/tests.ts';
import { grantRules } from './granted.ts';
import { settingOf, type Use, whom } from './use.ts';

export type BranchOp = Extract<EffectOp, { do: 'if' | 'acts' | 'grant' }>;

/** Carries out nested effects; another figure may be the one that acts. */
export type Run = (effects: readonly EffectOp[], use: Use) => Rule<void>;

/** Effects that decide about other effects, or give them to somebody. */
export function* carryOutBranch(table: Table, op: BranchOp, use: Use, run: Run): Rule<void> {
  switch (op.do) {
    case 'if': {
      const holds = testsHold(table, figureIn(table.state, use.by), op.tests, settingOf(table, use));
      yield* run(holds ? op.effects : (op.else ?? []), use);
      return;
    }
    case 'acts': {
      const owner = use.about.owner ?? use.by;
      for (const id of yield* whom(table, op.who, use)) {
        yield* run(op.effects, { ...use, by: id, about: { ...use.about, owner } });
      }
      return;
    }
    case 'grant':
      for (const id of yield* whom(table, op.to, use)) grantRules(table, id, op, use);
  }
}
