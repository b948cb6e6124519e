import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ScriptError } from '../../../src/engine/rng/chance.ts';
import { caseSchema } from '../../../src/games/folklore/cases/case-schema.ts';
import { folkloreCases } from '../../../src/games/folklore/cases/open-case.ts';
import { main } from '../../../src/sim/case.ts';
import { runAnyCase } from '../../../src/sim/cases/any-case.ts';
import { CaseError } from '../../../src/sim/cases/case-error.ts';
import { casesOf } from '../../../src/sim/cases/guest-case.ts';
import { done } from '../../support/command.ts';
import { caseFilesIn, testCases, testCasesPage } from '../../support/guest-cases.ts';
import { files } from './table.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const all = caseFilesIn(new URL('cases/', import.meta.url));
const run = casesOf(folkloreCases(files));

testCases(all, run);
testCasesPage(read('CASES.md'), caseSchema, run);

describe('the cases of Folklore', () => {
  const rules = all.flatMap(({ cases }) => cases.map(({ rule }) => rule));
  const shows = (name: string) => rules.some((rule) => rule.split(', ').includes(name));

  test('show each of the twelve numbered tests, every ruling, and every page of fights on a map', () => {
    const numbered = Array.from({ length: 12 }, (_, i) => `test ${i + 1}`);
    const rulings = [...read('../../../src/games/folklore/RULINGS.md').matchAll(/^\| (FK-\d+) \|/gm)];
    expect(rulings.length).toBeGreaterThan(40);
    const pages = [24, 25, 26, 27, 28, 29].map((page) => `p.${page}`);
    const all = [...numbered, ...pages, ...rulings.map(([, id = '']) => id)];
    expect(all.filter((name) => !shows(name))).toEqual([]);
  });

  test('name a page, a ruling that is there, or a numbered test', () => {
    const known = read('../../../src/games/folklore/RULINGS.md');
    for (const rule of rules)
      for (const part of rule.split(', ')) {
        expect(part).toMatch(/^(p\.\d\d( \d)?|FK-\d+|test \d+)$/);
        if (part.startsWith('FK')) expect(known).toContain(`| ${part} |`);
      }
  });
});

const stay = {
  game: 'folklore',
  name: 'to stay',
  rule: 'FK-6',
  begin: { heroes: ['ferrywoman'] },
  piles: { road: ['rain'] },
  decisions: ['stay'],
  expect: { state: { at: 'road-1' } },
};
const with1 = (hero: object) => ({ ...stay, begin: { heroes: [{ hero: 'ferrywoman', ...hero }] } });
const begun = (more: object) => ({ ...stay, begin: { ...stay.begin, ...more } });
const wanting = (more: object) => ({ ...stay, expect: more });

const field = {
  rows: ['...', '.#.'],
  heroes: [{ hero: 'ferrywoman', at: [0, 0] }],
  foes: [{ foe: 'lean-wolves', at: [2, 1] }],
  first: 'heroes',
};
const ON_A_MAP: readonly (readonly [what: string, more: object, says: string])[] = [
  ['a sign there is not', { rows: ['..x'] }, '\\.rows\\[0\\]: expected a row of the signs'],
  ['a row too short', { rows: ['...', '.#'] }, '\\.rows\\[1\\]: expected rows of one length'],
  [
    'a hero who is not at the table',
    { heroes: [{ hero: 'huntsman', at: [0, 0] }] },
    '\\.heroes\\[0\\]\\.hero: .*ferrywoman',
  ],
  [
    'a hero in a wall',
    { heroes: [{ hero: 'ferrywoman', at: [1, 1] }] },
    '\\.heroes\\[0\\]\\.at: expected a space .* with room',
  ],
  [
    'a foe off the map',
    { foes: [{ foe: 'lean-wolves', at: [3, 0] }] },
    '\\.foes\\[0\\]\\.at: expected a space .* with room',
  ],
  [
    'a foe where a hero stands',
    { foes: [{ foe: 'lean-wolves', at: [0, 0] }] },
    '\\.foes\\[0\\]\\.at: expected',
  ],
  ['a foe there is not', { foes: [{ foe: 'cats', at: [2, 0] }] }, '\\.foes\\[0\\]\\.foe: expected one of'],
  [
    'called by a hero',
    { foes: [{ foe: 'lean-wolves', at: [2, 0], summoner: 0 }] },
    '\\.foes\\[0\\]\\.summoner: expected the number of a foe',
  ],
  ['a flame in a wall', { flames: [[1, 1]] }, '\\.flames\\[0\\]: expected a space of the map'],
  ['a side there is not', { first: 'us' }, '\\.first: expected'],
];

describe('a wrong case is told with its place and what was expected there', () => {
  test('or it is right', () => expect(run(stay).unmet).toEqual([]));

  test.each<[string, unknown, RegExp]>([
    ['no object', 'stay', /^\$: expected a rule case, got "stay"/],
    ['no name', { ...stay, name: undefined }, /^\$\.name: expected .*missing/],
    ['a field of neither part', { ...stay, begn: {} }, /^\$\.begn: expected no field.*begin/],
    ['a hero that is not there', begun({ heroes: ['huntsmen'] }), /^\$\.begin\.heroes\[0\]: .*huntsman/],
    ['a hero twice', begun({ heroes: ['huntsman', 'huntsman'] }), /heroes\[1\]: expected every hero once/],
    ['nobody', begun({ heroes: [] }), /^\$\.begin\.heroes: expected/],
    [
      'a name every object has',
      begun({ heroes: ['constructor'] }),
      /^\$\.begin\.heroes\[0\]: expected one of/,
    ],
    ['more Vita than the card has', with1({ vita: 17 }), /heroes\[0\]\.vita: expected at most 16.*got 17/],
    ['an item that is not there', with1({ items: ['bandge'] }), /items\[0\]: .*"bandge".*bandage/],
    [
      'a bandage that is exhausted',
      with1({ items: [{ ref: 'bandage', exhausted: true }] }),
      /items\[0\]\.exhausted: expected an item that is exhausted by its use/,
    ],
    ['a place off the map', begun({ at: 'road-99' }), /^\$\.begin\.at: expected one of.*got "road-99"/],
    [
      'a chapter there is not',
      begun({ chapter: 'two' }),
      /^\$\.begin\.chapter: expected the-grey-miller, got "two"/,
    ],
    ['a leader who is not there', begun({ leader: 'huntsman' }), /^\$\.begin\.leader: expected.*ferrywoman/],
    ['a card of the other deck', begun({ decks: { road: ['soft-ground'] } }), /decks\.road\[0\]: expected/],
    ['a foe there is not', begun({ fight: { foe: 'cats' } }), /^\$\.begin\.fight\.foe: expected one of/],
    ['a die there is not', { ...stay, rolls: [['d7', 1]] }, /^\$\.rolls\[0\]\[0\]: expected a die.*"d7"/],
    [
      'a face there is not',
      { ...stay, rolls: [['d4', 5]] },
      /^\$\.rolls\[0\]\[1\]: expected a face from 1 to 4/,
    ],
    [
      'a pile there is not',
      { ...stay, piles: { rod: ['rain'] } },
      /^\$\.piles\.rod: expected one of road, off-road, items, got "rod"/,
    ],
    [
      'a card that lies in no such pile',
      { ...stay, piles: { road: ['soft-ground'] } },
      /piles\["road"\]\[0\]/,
    ],
    [
      'no answer to what is asked',
      { ...stay, decisions: ['go'] },
      /^\$\.decisions\[0\]: expected one of: go:road-2/,
    ],
    [
      'an answer of another seat',
      { ...stay, decisions: [['huntsman', 'stay']] },
      /decisions\[0\]\[0\]: .*"ferrywoman"/,
    ],
    [
      'an answer after the end',
      { ...begun({ round: 9 }), decisions: ['stay', 'stay'] },
      /^\$\.decisions\[1\]: expected no further decision/,
    ],
    ['nothing expected', wanting({}), /^\$\.expect: expected at least one part/],
    ['a part there is not', wanting({ heroes: {} }), /^\$\.expect\.heroes: expected/],
    [
      'an event there is not',
      wanting({ events: [{ type: 'rested' }] }),
      /expect\.events\[0\]\.type: .*groupRested/,
    ],
    ['an event that can never come', wanting({ never: [{ type: 'fightBegn' }] }), /expect\.never\[0\]\.type/],
    [
      'a field that can never be',
      wanting({ never: [{ type: 'groupMoved', too: 'road-2' }] }),
      /^\$\.expect\.never\[0\]\.too: expected a field that groupMoved has/,
    ],
    [
      'a way that can never be offered',
      wanting({ notOffered: ['go:road-99'] }),
      /notOffered\[0\]: .*"road-99"/,
    ],
    [
      'an answer that can never be offered',
      wanting({ notOffered: ['sleep'] }),
      /notOffered\[0\]: expected an option/,
    ],
    [
      'odds of nobody',
      { ...stay, queries: [{ lost: { hero: 'huntsman', declared: { ferrywoman: 'attack' } } }] },
      /^\$\.queries\[0\]\.lost\.hero: expected/,
    ],
    ...ON_A_MAP.map(([what, more, says]): [string, unknown, RegExp] => [
      what,
      begun({ field: { ...field, ...more } }),
      new RegExp(`^\\$\\.begin\\.field${says}`),
    ]),
    [
      'odds on a map where there is none',
      { ...stay, queries: [{ hits: { by: 0, target: 1 } }] },
      /^\$\.queries\[0\]: expected a question of a map/,
    ],
    [
      'odds of who is not there',
      { ...begun({ field }), queries: [{ hits: { by: 0, target: 2 } }] },
      /^\$\.queries\[0\]\.hits\.target: expected the number of a figure/,
    ],
    [
      'a card of its own with a fault',
      { ...stay, cards: { foes: [{ id: 'cats', name: 'Cats', one: 'Cat' }] } },
      /^\$\.cards\.foes\[0\]\.text: expected .*missing/,
    ],
  ])('%s', (_, value, says) => {
    expect(() => run(value)).toThrow(CaseError);
    expect(() => run(value)).toThrow(says);
  });

  test('a roll that is missing or left over', () => {
    expect(() => run({ ...stay, rolls: [['d4', 1]] })).toThrow(ScriptError);
    const fought = { ...stay, piles: { road: ['eyes-at-dusk'] } };
    expect(() => run(fought)).toThrow(/^\$: roll 1 is missing: d2 is rolled/);
  });

  test('what does not come is told, and what comes and must not', () => {
    const told = (more: object) => run(wanting(more)).unmet.join('\n');
    expect(told({ state: { at: 'road-2' } })).toBe('state.at: expected "road-2", got "road-1"');
    expect(told({ events: [{ type: 'eventDrawn', card: 'a-pedlar' }] })).toContain('no {"type":"eventDrawn"');
    expect(told({ never: [{ type: 'eventDrawn' }] })).toContain('must not come');
    expect(told({ offered: ['go:road-5'] })).toContain('go:road-5 is not among');
    expect(told({ notOffered: ['rest'] })).toContain('rest must not be among');
    expect(told({ pending: null })).toContain('pending: expected null');
  });

  test('a game there is not', () => {
    const cards = () => expect.unreachable('no card of Middara is needed');
    expect(() => runAnyCase({ ...stay, game: 'utgard' }, cards)).toThrow(/^\$\.game: .*folklore.*"utgard"/);
  });
});

describe('npm run case', () => {
  const command = (place: string, input = '') =>
    done((args, terminal) => main(args, terminal, () => input), [place]);

  test('goes through a folder, a line for each file', async () => {
    const place = mkdtempSync(join(tmpdir(), 'cases-'));
    // Every case ran above: two files show that it goes through all of a folder.
    const two = all.slice(0, 2);
    for (const { file, text } of two) writeFileSync(join(place, file), text);
    const { code, out, err } = await command(place);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const lines = two.map(({ file, cases }) => `${place}/${file}: ${cases.length} as expected`);
    expect(out.trim().split('\n')).toEqual(lines);
  });

  test('tells file, place and line of what is wrong, and goes on to the others', async () => {
    const place = mkdtempSync(join(tmpdir(), 'cases-'));
    const file = (name: string, value: unknown) => writeFileSync(join(place, name), JSON.stringify(value));
    file('a.json', [stay, begun({ at: 'road-99' })]);
    file('b.json', [wanting({ state: { at: 'road-2' } })]);
    file('c.json', stay);
    const { code, out, err } = await command(place);
    expect(code).toBe(2);
    expect(out).toBe(`${place}/c.json: 1 as expected\n`);
    expect(err).toContain(`${place}/a.json $[1].begin.at: expected one of`);
    expect(err).toContain(`${place}/b.json $[0] to stay: state.at: expected "road-2", got "road-1"`);
  });

  test('prints one case as JSON, and exits with 1 where it is not as expected', async () => {
    const right = await command('-', JSON.stringify(stay));
    expect(right.code).toBe(0);
    expect(JSON.parse(right.out)).toMatchObject({ name: 'to stay', state: { at: 'road-1' }, unmet: [] });
    const wrong = await command('-', JSON.stringify(wanting({ pending: null })));
    expect(wrong.code).toBe(1);
    expect(wrong.err).toContain('to stay: pending: expected null');
  });
});
