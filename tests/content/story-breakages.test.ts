import { describe, expect, test } from 'vitest';
import { readContentFolder } from '../../src/content/files/node-files.ts';
import { loadContent } from '../../src/content/index.ts';
import { warningsOf } from '../../src/content/lint/warnings.ts';
import { warningLine } from '../../src/words/en/doubts.ts';
import { problemLines } from '../../src/words/en/problems.ts';
import { filesNamedBy } from '../support/few-files.ts';

const pack = readContentFolder('tests/support/story-pack').map((file) => ({ ...file, own: true }));
const base = filesNamedBy(import.meta.url, ...pack.map(({ text = '' }) => text));

/** What is said of the pack with one text of *The Long Night* put in another's place. */
function said(from: string, to: string): { problems: string[]; doubts: string[] } {
  const files = pack.map((file) => {
    if (!file.path.endsWith('the-long-night.json')) return file;
    const text = JSON.stringify(JSON.parse(file.text ?? ''));
    if (!text.includes(from)) throw new Error(`${from} is not in the file`);
    return { ...file, text: text.replace(from, to) };
  });
  const content = loadContent([...base, ...files]);
  const own = content.packs.filter(({ id }) => id === 'story-pack');
  return {
    problems: problemLines(content.problems),
    doubts: warningsOf(content, own).map(warningLine),
  };
}

test('what is shared with a campaign nobody need set, and the set-up may ask for it (X204)', () => {
  const shared = `"flags":["haste"],"combatants":[{"if":[{"is":"flag","flag":"haste"}],`;
  const { problems, doubts } = said('"combatants":[{', shared);
  expect(problems).toEqual([]);
  expect(doubts.filter((line) => line.includes('haste'))).toEqual([]);
});

describe('slips in the story of an encounter are told at their place', () => {
  test.each([
    [
      'a door that is not there',
      '"door":"gate","state":"open"',
      '"door":"gat","state":"open"',
      /the id of a door: gate/,
    ],
    [
      'a token that is not there',
      '"token":"lamp","lies":"gone"',
      '"token":"lanp","lies":"gone"',
      /the id of a token/,
    ],
    [
      'a piece that is not there',
      '"do":"remove-terrain","piece":"cart"',
      '"do":"remove-terrain","piece":"car"',
      /the id of a piece of terrain: cart/,
    ],
    [
      'an id nothing has',
      '"is":"done","id":"first-light"',
      '"is":"done","id":"first"',
      /the id of an objective/,
    ],
    [
      'a Combatant nobody knows',
      '"who":{"card":"lock-keeper"}',
      '"who":{"card":"lock-kepeer"}',
      /lock-keeper/,
    ],
    [
      'an item for sale that nobody knows',
      '"items":["smoke-bomb"],"draw":2',
      '"items":["smok-bomb"],"draw":2',
      /items\[0\].*smoke-bomb/,
    ],
    [
      'nothing to choose among',
      '"items":["smoke-bomb"],"draw":2,"type":"consumable",',
      '',
      /at least one of.*items.*draw/,
    ],
    ['a type of which nothing is drawn', '"draw":2,"type"', '"type"', /a `draw` beside a type/],
    [
      'an order of initiative for whoever did it',
      '"startingZone"',
      '"initiative":[{"who":"doer","place":"first"}],"startingZone"',
      /initiative\[0\]\.who/,
    ],
    [
      'an order of initiative for a Combatant nobody knows',
      '"startingZone"',
      '"initiative":[{"who":{"card":"animat"},"place":"last"}],"startingZone"',
      /initiative\[0\]\.who\.card.*animate/,
    ],
    [
      'an order of initiative that hangs on what the set-up cannot know',
      '"startingZone"',
      '"initiative":[{"who":"allies","place":"last","if":[{"is":"round"}]}],"startingZone"',
      /initiative\[0\]\.if/,
    ],
    [
      'a condition the set-up cannot know',
      '{"is":"difficulty","of":["hard"]}',
      '{"is":"round","atLeast":2}',
      /known at the set-up/,
    ],
    [
      'a flag of another story asked at the set-up (X204)',
      '{"is":"difficulty","of":["hard"]}',
      '{"is":"flag","flag":"haste"}',
      /known at the set-up/,
    ],
    ['a flag shared twice (X204)', '"tokens":[', '"flags":["haste","haste"],"tokens":[', /\$\.flags\[1\]/],
    ['a space that is none', '"to":[[10,6]]', '"to":[[10,60]]', /\$\.objectives\[2\]\.do\[0\]\.to\[0\]/],
    ['an edge between no neighbours', '[[5,2],[6,2]]', '[[5,2],[7,2]]', /\$\.doors\[0\]\.edges\[0\]/],
    [
      'a door at the edge of the board',
      '[[5,2],[6,2]]',
      '[[11,2],[12,2]]',
      /\$\.doors\[0\]\.edges\[0\]\[1\].*outside the board/,
    ],
    [
      'a name that is near',
      '"door":"gate","state":"open"',
      '"door":"gat","state":"open"',
      /did you mean "gate"/,
    ],
    ['two ways to count', '"add":1', '"add":1,"to":2', /either "add" or "to"/],
    ['an action at nothing', '"piece":"cart","name"', '"name"', /either "token" or "piece"/],
    [
      'a carried token that lies nowhere',
      '"token":"lamp","name"',
      '"token":"lump","name"',
      /the id of a token/,
    ],
    [
      'an end that goes on and leads on',
      '"goesOn":{',
      '"next":{"encounter":"dank-grotto"},"goesOn":{',
      /continues on the same board/,
    ],
    [
      'two doors on one edge',
      '"doors":[',
      '"doors":[{"id":"other","name":"the other","edges":[[[6,2],[5,2]]],"state":"closed"},',
      /\$\.doors\[1\]\.edges\[0\]: expected an edge without another door/,
    ],
    [
      'a space that is twice in the starting zone',
      '"startingZone":[[0,0],',
      '"startingZone":[[0,0],[0,0],',
      /\$\.startingZone\[1\]: expected each space once, got \[0,0\]/,
    ],
    [
      'two options of one id',
      '{"id":"dark","name"',
      '{"id":"fire","name"',
      /\$\.objectives\[\d\]\.do\[\d\]\.options\[1\]\.id: expected a name that is not used before.*got "fire"/,
    ],
    ['an unknown word', '"is":"standing"', '"is":"standng"', /did you mean "standing"/],
  ])('%s', (_what, from, to, message) => {
    const { problems } = said(from, to);
    expect(problems.some((line) => line.includes('the-long-night.json') && message.test(line))).toBe(true);
  });

  test.each([
    [
      'a flag nobody sets',
      '"is":"flag","flag":"woken"',
      '"is":"flag","flag":"awake"',
      /no text ever changes "awake"/,
    ],
    ['nobody leaves', '{"do":"leave","who":"doer"}', '{"do":"restore"}', /nobody ever leaves/],
    [
      'a next that is this one',
      '"gold":5}',
      '"gold":5,"next":{"encounter":"the-long-night"}}',
      /next encounter is this one/,
    ],
    [
      'a next that is not there',
      '"gold":5}',
      '"gold":5,"next":{"encounter":"the-short-day"}}',
      /no encounter "the-short-day"/,
    ],
  ])('warned of: %s', (_what, from, to, message) => {
    const { problems, doubts } = said(from, to);
    expect(problems).toEqual([]);
    expect(doubts.some((line) => message.test(line))).toBe(true);
  });
});
