import { expect, test } from 'vitest';
import type { Option } from '../../../src/engine/index.ts';
import { alikeOf } from '../../../src/stores/middara/alike-answers.ts';

const drink = (id: string, sp = 0) =>
  ({ id, sp, interjection: true, act: { do: 'use', ability: `${id}/drink` } }) as unknown as Option;

test('two of the same item in one Pack are one answer; what costs more, or is no item, is its own', () => {
  const [one, other, dear] = [drink('a'), drink('b'), drink('c', 1)];
  const pass = { id: 'no', act: { do: 'pass' } } as unknown as Option;
  const alike = alikeOf([one, pass, other, dear], ({ act }) => (act.do === 'use' ? 'Drink' : 'No'));
  expect(alike.get(one)).toEqual([one, other]);
  expect(alike.get(other)).toBe(alike.get(one));
  expect(alike.get(dear)).toEqual([dear]);
  expect(alike.get(pass)).toEqual([pass]);
});
