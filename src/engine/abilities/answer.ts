import type { Circumstances } from '../model/circumstances.ts';
import type { FigureId } from '../model/ids.ts';
import type { EffectOp } from '../model/language/abilities.ts';
import { nestedEffects } from '../model/language/nested-effects.ts';
import { innermostAttack } from '../model/scopes.ts';
import type { Rule, Table } from '../procedures/core/table.ts';
import { damageOf, differenceOf } from '../queries/figures/counts.ts';
import { carryOut } from './effects.ts';
import type { Usable } from './usable-now.ts';

/** An ability used on an occasion: by whom, and about whom. */
export interface Answer {
  readonly chosen: Usable;
  readonly by: FigureId;
  readonly struck: FigureId | null;
}

/** Carries out what was chosen, with the occasion on the table while it lasts (I7). */
export function* carryOutAnswer(table: Table, { chosen, by, struck }: Answer): Rule<void> {
  const { occasion } = chosen;
  if (occasion) table.emit({ type: 'scopeOpened', scope: occasion, rule: 'X40' });
  yield* carryOut(table, chosen.effects, by, struck, chosen.cause, chosen.about);
  if (occasion) table.emit({ type: 'scopeClosed', kind: 'occasion', rule: 'X40' });
}

/** An FU that starts a new Action ends the present one first (p.43 step 8, p.49). */
export const startsAction = (effects: readonly EffectOp[]): boolean =>
  effects.some(
    (op) =>
      op.do === 'attack' ||
      op.do === 'spell' ||
      op.do === 'move-action' ||
      op.do === 'use-discipline' ||
      op.do === 'exalted' ||
      nestedEffects(op).some((nested) => startsAction(nested)),
  );

/** The answer for when the present Action has ended. What has ended is remembered: numbers and targets may speak of it. */
export function deferred(table: Table, answer: Answer): () => Rule<void> {
  const attack = innermostAttack(table.state);
  const about: Circumstances = {
    ...(attack
      ? {
          difference: differenceOf({ attack }),
          damage: damageOf({ attack }),
          again: { kind: attack.attackKind, range: attack.range },
        }
      : {}),
    ...answer.chosen.about,
  };
  return () => carryOutAnswer(table, { ...answer, chosen: { ...answer.chosen, about } });
}
