import { expect, test } from 'vitest';
import { readContentFolder } from '../../src/content/files/node-files.ts';
import { loadContent } from '../../src/content/index.ts';
import { problemLines } from '../../src/words/en/problems.ts';

const whole = readContentFolder('content');

/** What is said of the content with one file's text changed. */
function said(file: string, from: RegExp, to: string): string[] {
  const files = whole.map((one) => {
    if (one.path !== `content/base/${file}.json`) return one;
    const text = (one.text ?? '').replace(from, to);
    expect(text).not.toBe(one.text);
    return { ...one, text };
  });
  return problemLines(loadContent(files).problems);
}

test.each([
  [
    'no LVL, and not of the story',
    /"level": \d,/,
    '',
    /summoning.*\$\.level: expected a LVL of 1 to 4 .* got 0/,
  ],
  ['of the story, with a price', /"level": \d,/, '"story": true,', /summoning.*\$\.xp: expected .* neither/],
  [
    'a deck there is not',
    /"level": \d,/,
    '"level": 2, "hidden": { "deck": "smal", "label": "H-1" },',
    /summoning.*\$\.hidden\.deck.*did you mean "small"/,
  ],
] as const)(
  'a Discipline with a slip is told at its place (pp.13, 18, X208): %s',
  (_what, from, to, line) => {
    expect(said('disciplines/summoning', from, to)).toContainEqual(expect.stringMatching(line));
  },
);

test('a Story Discipline without LVL and price, and a hidden card, are in order (pp.13, 18)', () => {
  const hidden = '"story": true, "hidden": { "deck": "small", "label": "H-1" },';
  // What builds on it in its tree asks for another of its LVL now (p.34), in parties alone.
  const lines = said('disciplines/exalted-summoning', /"level": \d,\s*"xp": \d+,/, hidden);
  expect(lines.filter((line) => line.includes('disciplines/'))).toEqual([]);
});
