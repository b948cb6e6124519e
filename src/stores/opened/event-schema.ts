import * as v from 'valibot';
import { isRecord } from '../../check/is-record.ts';
import { listOf, type Schema, withFields } from '../../check/schemas.ts';
import type { EventType } from '../../engine/index.ts';
import { sum } from './cause-schema.ts';
import { amount, count, flag, instanceId, rolled, text } from './record-fields.ts';

const plain = withFields({ type: text, rule: text });
const roll = withFields({ figure: instanceId, purpose: text, dice: rolled });

/** Events that stay on the table as they are, beside what they change. */
const SHOWN: Partial<Readonly<Record<EventType, Schema<unknown>>>> = {
  diceRolled: roll,
  diceRerolled: v.intersect([roll, withFields({ which: listOf(count) })]),
  convictionChecked: withFields({
    figure: instanceId,
    total: sum,
    force: amount,
    passed: flag,
  }),
};

/** An event as far as a screen reads it; what it changes is seen in the state after it. */
export const eventSchema: Schema<unknown> = v.lazy((input): Schema<unknown> => {
  const type = isRecord(input) ? input.type : null;
  const known: Readonly<Record<string, Schema<unknown>>> = SHOWN;
  return typeof type === 'string' && Object.hasOwn(known, type) ? known[type]! : plain;
});
