import { describe, expect, test } from 'vitest';
import { readCases, runRuleCase, unmet } from '../support/cases.ts';
import { keep } from '../support/keep.ts';
import { uncited } from '../support/uncited.ts';

const files = readCases();

describe.each(files)('$file', ({ cases }) => {
  test.each(cases.map((one) => [`${one.rule}: ${one.name}`, one] as const))('%s', (_title, one) => {
    const result = runRuleCase(one);
    // Also that of which nothing is expected, and to the last page it names.
    const { answers, events, figures, encounter, pending } = result;
    keep({ events, answers, end: [figures, encounter, pending] });
    expect(unmet(result, one.expect)).toEqual([]);
    expect(uncited([result.events, result.answers])).toEqual([]);
  });
});

describe('the rule cases', () => {
  const all = files.flatMap(({ cases }) => cases);

  test('each name a rule and expect something', () => {
    expect(all.filter((one) => !one.rule || !one.name || Object.keys(one.expect ?? {}).length === 0)).toEqual(
      [],
    );
  });

  test('have names of their own', () => {
    const names = all.map((one) => `${one.rule}: ${one.name}`);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });
});
