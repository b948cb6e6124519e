import { expect, test } from 'vitest';
import { readCases } from '../support/cases.ts';

/** The shared rulings; each is the `rule` of at least one case. */
const SHARED = {
  G: [1, 2, 3, 4],
  L: [1, 2, 3, 4, 5, 6, 7],
  M: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  A: [1, 2, 3, 4, 5, 6, 7, 8],
  D: [1, 2, 3, 4, 5],
  S: [1, 2, 3, 4],
  C: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  N: [1, 2, 3],
};

const named = new Set(readCases().flatMap(({ cases }) => cases.map((one) => one.rule)));
const rulings = Object.entries(SHARED).flatMap(([letter, numbers]) => numbers.map((n) => `${letter}${n}`));

test.each(rulings)('%s is named by a case', (ruling) => {
  expect([...named]).toContain(ruling);
});

test('the pages of the worked examples are named', () => {
  for (const page of ['p.42', 'p.44', 'p.46', 'p.47', 'p.50', 'p.52', 'p.53', 'p.62', 'p.64']) {
    expect([...named]).toContain(page);
  }
});
