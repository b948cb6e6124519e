import { expect, test } from 'vitest';
import { BOOK_VALUES, DEFAULT_RULESET, SWITCH_VALUES, type SwitchName } from '../../../src/engine/index.ts';
import {
  ELIMINATION,
  OFFERED_SWITCHES,
  switchText,
  switchWords,
} from '../../../src/words/en/switch-words.ts';

test('every value of every switch has words, the rulebook’s first', () => {
  for (const [name, values] of Object.entries(SWITCH_VALUES)) {
    const text = switchText(name as SwitchName);
    expect(new Set<unknown>(text.values.map(({ value }) => value)), name).toEqual(new Set<unknown>(values));
    expect(text.values[0]!.value, name).toBe(BOOK_VALUES[name as SwitchName]);
  }
  expect([...OFFERED_SWITCHES].sort()).toEqual(Object.keys(SWITCH_VALUES).sort());
});

test('only what is not as in the rulebook is told', () => {
  expect(switchWords(DEFAULT_RULESET)).toEqual([]);
  expect(switchWords({ ...DEFAULT_RULESET, urgencyLimit: 5, noPlayerElimination: true })).toEqual([
    'Urgency token number 5 ends the encounter',
    'No Player Elimination: Defeated Adventurers return on their next turn',
  ]);
});

test('No Player Elimination and its Urgency limit are one choice, in every way there is (p.71)', () => {
  const ways = SWITCH_VALUES.noPlayerElimination.flatMap((noPlayerElimination) =>
    SWITCH_VALUES.urgencyLimit.map((urgencyLimit) => ({ noPlayerElimination, urgencyLimit })),
  );
  expect(ELIMINATION.map(({ rules }) => rules)).toEqual(expect.arrayContaining(ways));
  expect(ELIMINATION).toHaveLength(ways.length);
});
