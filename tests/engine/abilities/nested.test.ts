import { expect, test } from 'vitest';
import { type EffectOp, nestedEffects } from '../../../src/engine/index.ts';

const one: EffectOp = { do: 'gain-token', token: 'dodge', amount: 1, to: { who: 'self' } };
const two: EffectOp = { ...one, amount: 2 };
const inside = (op: object) => nestedEffects(op as EffectOp);

test('effects inside an effect of the same moment are found, in their order (p.48)', () => {
  for (const kind of ['optional', 'acts', 'each', 'at-space', 'choose-number'])
    expect(inside({ do: kind, effects: [one, two] }), kind).toEqual([[one, two]]);
  expect(inside({ do: 'if', effects: [one], else: [two] })).toEqual([[one], [two]]);
  expect(inside({ do: 'if', effects: [one] })).toEqual([[one], []]);
  expect(inside({ do: 'check', pass: [one], fail: [two] })).toEqual([[one], [two]]);
  expect(inside({ do: 'check', pass: [one] })).toEqual([[one], []]);
  expect(inside({ do: 'choose', options: [{ effects: [one] }, { effects: [two] }] })).toEqual([[one], [two]]);
  const roll = { do: 'roll', outcomes: [{ effects: [one] }, { effects: [] }] };
  expect(inside({ ...roll, else: [two] })).toEqual([[one], [], [two]]);
  expect(inside(roll)).toEqual([[one], [], []]);
});

test('those of a spell and of a Force wait for their check, and a plain effect has none', () => {
  for (const kind of ['spell', 'force']) expect(inside({ do: kind, effects: [one] }), kind).toEqual([]);
  expect(inside(one)).toEqual([]);
});
