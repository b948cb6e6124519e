import { expect, test } from 'vitest';
import {
  BOOK_VALUES,
  DEFAULT_RULESET,
  type Ruleset,
  rulesetOf,
  SWITCHES,
  tidyRuleset,
} from '../../../src/engine/index.ts';

test('what stands in the states of kept games is never late, and never gone: each would have another hash', () => {
  expect(DEFAULT_RULESET).toEqual({
    counterCostAfterDodge: 2,
    urgencyLimit: 4,
    noPlayerElimination: false,
    activeCombatants: false,
    unpredictableCombat: false,
    favorableConditions: false,
    reconnaissance: false,
    fifthPlayer: false,
    tableChoosesTies: false,
    flankingEdition: '1.08',
  });
});

test('by the book each switch has its first value; a ruleset says what is given, and else that', () => {
  expect(Object.values(BOOK_VALUES)).toEqual(Object.values(SWITCHES).map(({ values }) => values[0]));
  const given = rulesetOf({ urgencyLimit: 5 });
  expect(given).toEqual({ ...DEFAULT_RULESET, urgencyLimit: 5 });
  expect(tidyRuleset(given)).toBe(given);
});

test('a late switch is left out where it is as in the rulebook, and only there', () => {
  const tidied = (late: boolean) => tidyRuleset({ ...DEFAULT_RULESET, late } as Ruleset, { late: false });
  expect(tidied(false)).toEqual(DEFAULT_RULESET);
  expect(tidied(true)).toEqual({ ...DEFAULT_RULESET, late: true });
});
