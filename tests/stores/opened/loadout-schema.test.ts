import { describe, expect, test } from 'vitest';
import { parseValue } from '../../../src/check/parse-value.ts';
import { loadoutSchema } from '../../../src/stores/opened/loadout-schema.ts';
import { findingLine } from '../../../src/words/en/problems.ts';

const linesFor = (loadout: unknown): string[] => {
  const parsed = parseValue(loadoutSchema, loadout, '$.loadout');
  return parsed.ok ? [] : parsed.problems.map(findingLine);
};
const bring = (more: object) => ({ items: [], disciplines: [], ...more });

describe('what an Adventurer brings, in a saved game', () => {
  test('ids, and items with a side and Upgrades, equipped and in the Pack (pp.24, 28)', () => {
    const upgraded = { ref: 'great-hammer', upgrades: ['etherium', 'hastened'] };
    const loadout = bring({
      items: ['cuirass', upgraded, { ref: 'long-sword', face: 'back' }],
      pack: ['hand-axe', upgraded],
      disciplines: ['familiar'],
      familiar: 'tatva',
    });
    expect(linesFor(loadout)).toEqual([]);
  });

  test.each([
    [bring({ items: [7] }), '$.loadout.items[0]: expected the id of a card, or an object with one, got 7'],
    [bring({ items: [['katar']] }), '$.loadout.items[0]: expected the id of a card, or an object with one'],
    [bring({ items: ['katar', {}] }), '$.loadout.items[1].ref: expected the id of a card, got nothing'],
    [bring({ items: [{ ref: 'x', face: 'front' }] }), '$.loadout.items[0].face: expected one of "back"'],
    [bring({ pack: [{ ref: 'x', upgrades: 'dark' }] }), '$.loadout.pack[0].upgrades: expected a list'],
    [
      bring({ pack: ['y', { ref: 'x', upgrades: ['dark', 3] }] }),
      '$.loadout.pack[1].upgrades[1]: expected the id of a card, got 3',
    ],
    [bring({ items: [{ ref: 'x', upgrade: 'dark' }] }), '$.loadout.items[0].upgrade: expected ref, face and'],
    [bring({ pack: {} }), '$.loadout.pack: expected a list, got {}'],
    [bring({ disciplines: [{ ref: 'gore-shot' }] }), '$.loadout.disciplines[0]: expected the id of a card'],
    [bring({ familiar: ['tatva'] }), '$.loadout.familiar: expected the id of a familiar, got ["tatva"]'],
    [null, '$.loadout: expected an object, got null'],
  ])('%j names the place', (loadout, line) => {
    expect(linesFor(loadout)).toEqual([expect.stringContaining(line)]);
  });
});
