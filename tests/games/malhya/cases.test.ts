import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ScriptError } from '../../../src/engine/rng/chance.ts';
import { caseSchema } from '../../../src/games/malhya/cases/case-schema.ts';
import { malhyaCases } from '../../../src/games/malhya/cases/open-case.ts';
import { CaseError } from '../../../src/sim/cases/case-error.ts';
import { casesOf } from '../../../src/sim/cases/guest-case.ts';
import { caseFilesIn, testCases, testCasesPage } from '../../support/guest-cases.ts';
import { files } from './trial.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const all = caseFilesIn(new URL('cases/', import.meta.url));
const run = casesOf(malhyaCases(files));

testCases(all, run);
testCasesPage(read('CASES.md'), caseSchema, run);

describe('the cases of Malhya', () => {
  const cases = all.flatMap((file) => file.cases);
  const named = new Set(cases.flatMap(({ rule }) => rule.split(', ')));

  test('are more than 110, and show each worked example of the first stage', () => {
    expect(cases.length).toBeGreaterThan(110);
    const examples = [2, 3, 5, 7, 8, 9, 10, ...Array.from({ length: 10 }, (_, i) => 16 + i)];
    expect(examples.filter((n) => !named.has(`E${n}`))).toEqual([]);
  });

  test('name a line of the checklist, a ruling that is there, or a worked example', () => {
    const [checklist, rulings] = ['CHECKLIST', 'RULINGS'].map((name) =>
      read(`../../../src/games/malhya/${name}.md`),
    );
    const strange = [...named].filter(
      (name) =>
        !(/^E\d+$/.test(name) || (name.startsWith('MA-') ? rulings! : checklist!).includes(`\n| ${name} |`)),
    );
    expect(strange).toEqual([]);
  });
});

const CHAPTER = {
  id: 1,
  text: 'One.',
  lines: [
    {
      choose: [
        { text: 'a', lines: [] },
        { text: 'b', lines: [] },
      ],
    },
    { over: 'won' },
  ],
};
const one = {
  game: 'malhya',
  name: 'a choice',
  rule: 'M083',
  begin: { heroes: ['picklock', 'bargewoman'], books: { adventure: [CHAPTER] } },
  decisions: ['choose:0'],
  expect: { state: { over: { won: true } } },
};
const begun = (more: object) => ({ ...one, begin: { ...one.begin, ...more } });
const with1 = (hero: object) => begun({ heroes: [{ hero: 'picklock', ...hero }, 'bargewoman'] });
const wanting = (more: object) => ({ ...one, expect: more });

describe('a wrong case is told with its place and what was expected there', () => {
  test('or it is right', () => expect(run(one).unmet).toEqual([]));

  test.each<[string, unknown, RegExp]>([
    ['a field of neither part', { ...one, begn: {} }, /^\$\.begn: expected no field.*begin/],
    ['a hero that is not there', begun({ heroes: ['picklok', 'bargewoman'] }), /heroes\[0\]: .*picklock/],
    ['the same with more of it', with1({ hero: 'picklok' }), /heroes\[0\]\.hero: .*picklock/],
    ['a state there is not', with1({ states: ['lamp-oil'] }), /states\[0\]: expected/],
    ['an object that is none', with1({ objects: ['constructor'] }), /objects\[0\]: expected one of/],
    ['a hero twice', begun({ heroes: ['picklock', 'picklock'] }), /heroes\[1\]: expected every hero once/],
    ['one hero alone', begun({ heroes: ['picklock'] }), /begin\.heroes: expected/],
    ['a mission there is not', begun({ mission: 'flood' }), /begin\.mission: /],
    [
      'a chapter there is not',
      begun({ read: { book: 'adventure', chapter: 9 } }),
      /begin\.read: expected a chapter/,
    ],
    ['a talent there is not', with1({ talents: ['luck'] }), /talents\[0\]: /],
    ['a weapon that is none', with1({ weapon: 'lamp-oil' }), /weapon: expected one of/],
    ['an armour that is none', with1({ armour: 'lamp-oil' }), /armour: expected/],
    ['an artifact that is none', with1({ artifacts: ['lamp-oil'] }), /artifacts\[0\]: expected/],
    ['a colour there is not', with1({ cubes: { key: ['blue'] } }), /key\[0\]: expected a colour/],
    ['a scenario card there is not', begun({ group: { scenarioCards: ['map'] } }), /scenarioCards\[0\]: /],
    ['an action card there is not', begun({ deck: { draw: ['action-99'] } }), /draw\[0\]: /],
    ['a die there is not', { ...one, rolls: [['d6', 1]] }, /^\$\.rolls\[0\]\[0\]: expected a die.*"d6"/],
    [
      'no answer to what is asked',
      { ...one, decisions: ['rest'] },
      /decisions\[0\]: expected one of: choose:0/,
    ],
    [
      'an answer that can never be offered',
      wanting({ notOffered: ['sleep'] }),
      /notOffered\[0\]: expected an/,
    ],
    ['of a hero there is not', wanting({ notOffered: ['hero:cat'] }), /notOffered\[0\]: expected one of/],
    ['of a colour there is not', wanting({ notOffered: ['key:pink'] }), /notOffered\[0\]: expected one of/],
    ['numbers of nobody', { ...one, queries: [{ numbers: { hero: 'archivist' } }] }, /numbers\.hero: /],
    [
      'a card with a fault',
      { ...one, cards: { gear: [{ id: 'hat', name: 'Hat' }] } },
      /^\$\.cards\.gear\[0\]\.\w+: /,
    ],
  ])('%s', (_, value, says) => {
    expect(() => run(value)).toThrow(CaseError);
    expect(() => run(value)).toThrow(says);
  });

  test('a roll that is left over', () => {
    expect(() => run({ ...one, rolls: [['skill', 1]] })).toThrow(ScriptError);
  });
});
