import { figureIn } from '../model/figures.ts';
import type { EffectOp } from '../model/language/abilities.ts';
import { ask } from '../procedures/core/ask.ts';
import { rollDice } from '../procedures/core/roll.ts';
import { spendSp } from '../procedures/core/stamina.ts';
import type { Rule, Table } from '../procedures/core/table.ts';
import { canPay, priceOf } from '../queries/figures/costs.ts';
import { showsFace, testsHold } from '../queries/figures/tests.ts';
import { totalOf } from './amounts.ts';
import { grantRules } from './granted.ts';
import { note, settingOf, type Use, whom } from './use.ts';

export type BranchOp = Extract<EffectOp, { do: 'if' | 'acts' | 'each' | 'grant' | 'roll' | 'choose-number' }>;

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
    case 'each': {
      const { target } = use;
      for (const id of yield* whom(table, op.who, use)) {
        use.target = id;
        yield* run(op.effects, use);
      }
      use.target = target;
      return;
    }
    case 'grant':
      for (const id of yield* whom(table, op.to, use)) grantRules(table, id, op, use);
      return;
    case 'roll': {
      const rolled = yield* rollDice(table, use.by, op.dice, 'effect', 'p.48');
      note(use, { rolled });
      const shown = op.outcomes.find(({ face }) => rolled.some((die) => showsFace(die, face)));
      yield* run(shown?.effects ?? op.else ?? [], use);
      return;
    }
    case 'choose-number':
      yield* chooseNumber(table, op, use, run);
  }
}

/** A number of the user's choice; nothing is done with none (p.48). */
function* chooseNumber(
  table: Table,
  op: Extract<EffectOp, { do: 'choose-number' }>,
  use: Use,
  run: Run,
): Rule<void> {
  const most = yield* totalOf(table, op.max, use);
  const least = op.min ?? 0;
  const answer = yield* ask(table, () => {
    const user = figureIn(table.state, use.by);
    const numbers = Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => least + i);
    return {
      kind: 'choose',
      figure: use.by,
      text: `${use.label}: ${op.id.replaceAll('-', ' ')}?`,
      rule: 'p.48',
      options: numbers
        .filter((n) => !op.sp || canPay(table, user, n * op.sp))
        .map((n) => ({
          id: `number:${n}`,
          label: String(n),
          ...(op.sp && n > 0 ? { sp: priceOf(table, user, n * op.sp) } : {}),
        })),
    };
  });
  const number = answer === null ? 0 : Number(answer.slice('number:'.length));
  if (number === 0) return;
  const user = figureIn(table.state, use.by);
  if (op.sp && user.kind !== 'intelligent')
    spendSp(table, use.by, priceOf(table, user, number * op.sp), use.label);
  note(use, { number });
  yield* run(op.effects, use);
}
