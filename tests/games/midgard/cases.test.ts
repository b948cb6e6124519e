import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readContentFolder } from '../../../src/content/files/node-files.ts';
import { ScriptError } from '../../../src/engine/rng/chance.ts';
import { caseSchema } from '../../../src/games/midgard/cases/case-schema.ts';
import { midgardCases } from '../../../src/games/midgard/cases/open-case.ts';
import { CaseError } from '../../../src/sim/cases/case-error.ts';
import { casesOf } from '../../../src/sim/cases/guest-case.ts';
import { caseFilesIn, testCases, testCasesPage } from '../../support/guest-cases.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const all = caseFilesIn(new URL('cases/', import.meta.url));
const files = readContentFolder('content/guests/midgard').map(({ path, text = '' }) => ({ path, text }));
const run = casesOf(midgardCases(files));

testCases(all, run);
testCasesPage(read('CASES.md'), caseSchema, run);

describe('the cases of Midgard', () => {
  const cases = all.flatMap((file) => file.cases);
  const named = new Set(cases.flatMap(({ rule }) => rule.split(', ')));

  test('are more than 140, and show each numbered test that is no screen’s or view’s', () => {
    expect(cases.length).toBeGreaterThan(140);
    // 34 to 36 are of the masked view, of undo and of saved games.
    const numbered = Array.from({ length: 33 }, (_, i) => `test ${i + 1}`);
    expect(numbered.filter((name) => !named.has(name))).toEqual([]);
  });

  test('name a line of the checklist, a ruling that is there, or a numbered test', () => {
    const [checklist, rulings] = ['CHECKLIST', 'RULINGS'].map((name) =>
      read(`../../../src/games/midgard/${name}.md`),
    );
    const strange = [...named].filter(
      (name) =>
        !(
          /^test \d+$/.test(name) ||
          (name.startsWith('MI-') ? rulings! : checklist!).includes(`\n| ${name} |`)
        ),
    );
    expect(strange).toEqual([]);
  });
});

const draw = {
  game: 'midgard',
  name: 'a card',
  rule: 'A 1',
  begin: { players: ['drover'] },
  decisions: ['draw'],
  expect: { state: { turn: { points: 2 } } },
};
const begun = (more: object) => ({ ...draw, begin: { ...draw.begin, ...more } });
const with1 = (player: object) => begun({ players: [{ hero: 'drover', ...player }] });
const city = (more: object) => begun({ cities: [{ number: 1, ...more }] });
const wanting = (more: object) => ({ ...draw, expect: more });

describe('a wrong case is told with its place and what was expected there', () => {
  test('or it is right', () => expect(run(draw).unmet).toEqual([]));

  test.each<[string, unknown, RegExp]>([
    ['a field of neither part', { ...draw, begn: {} }, /^\$\.begn: expected no field.*begin/],
    ['a hero that is not there', begun({ players: ['drovr'] }), /players\[0\]\.hero: .*drover/],
    ['a hero twice', begun({ players: ['drover', 'drover'] }), /players\[1\]: expected every hero once/],
    ['nobody', begun({ players: [] }), /^\$\.begin\.players: expected/],
    ['a city off the table', with1({ at: 7 }), /players\[0\]\.at: expected a city of the table/],
    ['a city that is not on the table', city({ number: 9 }), /cities\[0\]\.number: expected a city of the/],
    ['a city twice', begun({ cities: [{ number: 1 }, { number: 1 }] }), /\[1\]\.number: expected every city/],
    ['a card that is not there', with1({ hand: ['a-9-luck'] }), /players\[0\]\.hand\[0\]: expected one of/],
    ['more of a card than there are', with1({ hand: ['a-4-luck', 'a-4-luck'] }), /no more of a card/],
    ['a spell that is not there', with1({ spells: ['embers'] }), /spells\[0\]: .*"embers".*ember/],
    ['a forgery that is none', with1({ forgeries: ['ogre'] }), /forgeries\[0\]: expected one of/],
    ['a token there is not', city({ fixed: ['bent-crowns'] }), /fixed\[0\]: .*bent-crown/],
    ['a random token there is not', city({ randoms: ['ogres'] }), /randoms\[0\]: .*ogre/],
    ['an adventure there is not', city({ adventure: 'wet-well' }), /adventure: .*dry-well/],
    ['a shadow there is not', city({ shadow: { ref: 'night', lp: 1 } }), /shadow: expected one of/],
    ['a treasure there is not', city({ treasure: 'ring' }), /treasure: expected one of/],
    [
      'a token on the task of another',
      city({ tasks: [{ token: 'bent-crown', as: 'original', by: 0 }] }),
      /tasks\[0\]: expected a token of that task of that city/,
    ],
    ['whose turn it cannot be', begun({ turn: { player: 'almoner' } }), /turn\.player: expected drover/],
    ['a deck of other cards', begun({ decks: { weapons: { left: ['ember'] } } }), /weapons\.left\[0\]: /],
    ['a shadow of the pile there is not', begun({ shadows: ['dusk'] }), /begin\.shadows\[0\]: /],
    ['a die there is not', { ...draw, rolls: [['d6', 1]] }, /^\$\.rolls\[0\]\[0\]: expected a die.*"d6"/],
    ['a pile there is not', { ...draw, piles: { goods: ['rope'] } }, /^\$\.piles\.goods: expected one of/],
    [
      'no answer to what is asked',
      { ...draw, decisions: ['rest'] },
      /decisions\[0\]: expected one of: move:2/,
    ],
    ['an event there is not', wanting({ events: [{ type: 'drawn' }] }), /expect\.events\[0\]\.type: /],
    [
      'an answer that can never be offered',
      wanting({ notOffered: ['sleep'] }),
      /notOffered\[0\]: expected an/,
    ],
    [
      'of a card there is not',
      wanting({ notOffered: ['play:a-9-luck'] }),
      /notOffered\[0\]: expected one of/,
    ],
    ['of no city', wanting({ notOffered: ['move:here'] }), /notOffered\[0\]: expected an option/],
    ['of no armor', wanting({ notOffered: ['lose:hat'] }), /notOffered\[0\]: expected one of/],
    ['of no weapon', wanting({ notOffered: ['strike:hat'] }), /notOffered\[0\]: expected one of/],
    ['with more than its verb', wanting({ notOffered: ['yes:1'] }), /notOffered\[0\]: expected an option/],
    ['with no thing', wanting({ notOffered: ['loot'] }), /notOffered\[0\]: expected an option/],
    [
      'why of nobody',
      { ...draw, queries: [{ why: { player: 'almoner', action: 'draw' } }] },
      /queries\[0\]\.why\.player: expected drover/,
    ],
    [
      'why of no action',
      { ...draw, queries: [{ why: { player: 'drover', action: 'sleep' } }] },
      /queries\[0\]\.why\.action: expected an option/,
    ],
    [
      'a card of its own with a fault',
      { ...draw, cards: { goods: [{ id: 'hat', name: 'Hat' }] } },
      /^\$\.cards\.goods\[0\]\.\w+: expected .*missing/,
    ],
  ])('%s', (_, value, says) => {
    expect(() => run(value)).toThrow(CaseError);
    expect(() => run(value)).toThrow(says);
  });

  test('a roll that is left over', () => {
    expect(() => run({ ...draw, rolls: [['d20', 1]] })).toThrow(ScriptError);
  });

  test('what a question tells may be expected of it', () => {
    const asked = (sum: number) => wanting({ pending: { kind: 'action', rule: 'P 2', player: sum } });
    expect(run(asked(0)).unmet).toEqual([]);
    expect(run(asked(1)).unmet.join()).toBe('pending.player: expected 1, got 0');
  });
});
