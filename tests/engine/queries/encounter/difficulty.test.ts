import { expect, test } from 'vitest';
import { asksForDifficulty } from '../../../../src/engine/queries/encounter/difficulty.ts';
import { arena } from '../../../support/arena.ts';

const { encounter } = arena({ figures: [] });
const asked = { is: 'difficulty', level: 'hard' };
const holding = (value: unknown, field = 'rules') =>
  asksForDifficulty({ ...encounter, [field]: value } as unknown as typeof encounter);

test.each([
  'tokens',
  'combatants',
  'endConditions',
  'rules',
  'special',
  'totems',
  'objectives',
  'achievements',
])('X130: the difficulty is chosen where %s hang on it', (field) => {
  expect(holding([{ id: 'a' }, { id: 'b', if: [asked] }], field)).toBe(true);
  expect(holding([{ id: 'a' }, { id: 'b', if: [{ is: 'round' }] }], field)).toBe(false);
});

test('X130: however deep it is asked, and not where nothing asks', () => {
  expect(holding({ a: [null, { b: [asked] }] })).toBe(true);
  expect(holding([null, undefined, 'difficulty', { is: 'not', test: null }])).toBe(false);
  expect(asksForDifficulty(encounter)).toBe(false);
  expect(holding([asked], 'text')).toBe(false);
});
