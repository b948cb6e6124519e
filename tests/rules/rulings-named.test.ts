import { expect, test } from 'vitest';
import { readCases } from '../support/cases.ts';

/** Rulings a case can show; each is the `rule` of at least one case. */
const WITHIN_REACH = {
  G: [1, 2, 3, 4],
  L: [1, 2, 3, 4, 5, 6, 7],
  M: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  A: [1, 2, 3, 4, 5, 6, 7, 8],
  D: [1, 2, 3, 4, 5],
  S: [1, 2, 3, 4],
  C: [1, 2, 3, 4, 5, 6, 7, 9],
  N: [2],
};

/** Rulings no case names, and why. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  C8: 'Urgency belongs to rounds, a case plays one turn: tests/rules/clock.test.ts',
  C10: 'End Conditions belong to encounters, a case has none: tests/rules/clock.test.ts',
  N1: 'Item Loot needs a Combatant Loot Deck, a case has none: tests/engine/procedures/loot.test.ts',
  N3: 'sources of numbers: tests/content/base-content.test.ts',
};

const named = new Set(readCases().flatMap(({ cases }) => cases.map((one) => one.rule)));
const rulings = Object.entries(WITHIN_REACH).flatMap(([letter, numbers]) =>
  numbers.map((n) => `${letter}${n}`),
);

test.each(rulings)('%s is named by a case', (ruling) => {
  expect([...named]).toContain(ruling);
});

test('what no case names is said with its reason, and is really not named', () => {
  for (const [ruling, why] of Object.entries(ELSEWHERE)) {
    expect(why.length).toBeGreaterThan(10);
    expect(named.has(ruling), ruling).toBe(false);
  }
});

test('the pages of the worked examples are named', () => {
  for (const page of ['p.42', 'p.44', 'p.46', 'p.47', 'p.50', 'p.52', 'p.53', 'p.62', 'p.64']) {
    expect([...named]).toContain(page);
  }
});
