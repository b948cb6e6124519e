import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fields, yes } from '../../../../src/check/schemas.ts';
import { abilitySchema } from '../../../../src/content/schemas/ability-schema.ts';
import { aiStepSchema } from '../../../../src/content/schemas/ai-schema.ts';
import type { Ability, Whose } from '../../../../src/engine/model/language/abilities.ts';
import type { AiInstruction, AiStep } from '../../../../src/engine/model/language/ai.ts';
import { abilityBlock } from '../../../../src/words/en/cards/ability-text.ts';
import { aiStepBlock } from '../../../../src/words/en/cards/ai-text.ts';
import { plainText } from '../../../../src/words/en/cards/card-text.ts';
import { silentFields } from '../../../support/every-field.ts';

const names = (ref: string): string => ref;
const told = (ability: Partial<Ability>): string =>
  plainText([abilityBlock({ id: 'a', when: 'action', ...ability }, 'you')], names);
const toldStep = (step: AiStep): string => plainText([aiStepBlock(step)], names);

/** Told nowhere in the smallest sentence, each with the reason and where it is told. */
const ELSEWHERE: readonly string[] = [
  // With the occasions that have rolls, and an attack or damage with another side: below.
  'conditions.rolls',
  'of.against',
  // Of a ward by what it is called on the table, where its card's text names it (`namesOf`).
  'effects.place-ward.name',
  // Where there is somebody to choose: below.
  'do.effects.prioritise',
];

test('every optional field of the card language says something: an ability with it is told otherwise than without', () => {
  const { silent, fields } = silentFields(abilitySchema, told);
  expect(fields).toBeGreaterThan(6000);
  expect(silent.filter((way) => !ELSEWHERE.includes(way))).toEqual([]);
});

test('every optional field of the AI language says something: a step with it is told otherwise than without', () => {
  const { silent, fields } = silentFields(aiStepSchema, toldStep);
  expect(fields).toBeGreaterThan(1000);
  expect(silent.filter((way) => !ELSEWHERE.includes(way))).toEqual([]);
});

test('what is told with its occasion alone is told with it', () => {
  const of: Whose = { side: 'opponent', within: 'soi' };
  const rolls = { conditions: { rolls: ['attack'] } } as const;
  expect(told({ when: 'before-roll', ...rolls })).not.toBe(told({ when: 'before-roll' }));
  expect(told({ when: 'before-roll', of: { ...of, against: true } })).not.toBe(
    told({ when: 'before-roll', of }),
  );
  const to = { who: 'choose', side: 'opponent', within: 'soi' } as const;
  const order: AiInstruction = {
    do: 'effects',
    effects: [{ do: 'damage', type: 'physical', amount: 1, to }],
  };
  const step = (one: AiInstruction): AiStep => ({ id: 'a', if: { is: 'otherwise' }, do: [one] });
  expect(toldStep(step({ ...order, prioritise: ['nearest'] }))).not.toBe(toldStep(step(order)));
});

test('a field of which nothing is said is found, however deep it lies', () => {
  const inner = fields({ loud: v.optional(yes), quiet: v.optional(yes), size: v.optional(v.number()) });
  const schema = fields({ is: v.literal('this'), parts: v.array(inner) });
  const say = ({ parts }: { parts: { loud?: true; size?: number }[] }) =>
    parts.map(({ loud, size }) => `${loud ?? ''} ${size ?? ''}`).join();
  expect(silentFields(schema, say).silent).toEqual(['this.parts.quiet']);
});
