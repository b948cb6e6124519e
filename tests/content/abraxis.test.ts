import { describe, expect, test } from 'vitest';
import { createAbraxisOdds, printedSymbols } from '../../src/abraxis/index.ts';
import { readContentFolder } from '../../src/content/files/node-files.ts';
import { type ContentFile, loadContent } from '../../src/content/index.ts';
import { abraxisLines } from '../../src/words/en/abraxis-words.ts';
import { problemLine } from '../../src/words/en/problems.ts';
import { sitDown } from '../abraxis/table.ts';

const base = readContentFolder('content');
const content = loadContent(base);
const { abraxis } = content;

const MANIFEST = {
  ...{ id: 'mine', name: 'Mine', version: '1.0.0', engine: '*' },
  ...{ authors: ['Nobody'], licence: 'CC0', description: 'A table.' },
};
const TABLE = {
  ...{ id: 'toll-house', type: 'abraxis', name: 'The Toll House', sources: { default: 'original' } },
  symbols: { book: 3, shield: 3 },
};

function pack(card: object, more: readonly ContentFile[] = []): ReturnType<typeof loadContent> {
  return loadContent([
    ...base,
    { path: 'mine/pack.json', json: MANIFEST, own: true },
    { path: 'mine/abraxis/toll-house.json', json: { ...TABLE, ...card }, own: true },
    ...more,
  ]);
}

describe('the four cards of the base pack (B4)', () => {
  test('have their symbols, round by round', () => {
    const rounds = (id: string) =>
      [1, 2, 3, 4, 5].map((round) => Object.values(printedSymbols(abraxis[id]!, round)).join('/'));
    expect(rounds('ferryman')).toEqual(Array(5).fill('2/2/0'));
    expect(rounds('founders-table')).toEqual([...Array(4).fill('3/3/0'), '3/3/1']);
    expect(rounds('tide-clerk')).toEqual(['4/2/0', '2/4/0', '4/2/0', '2/4/0', '4/2/0']);
    expect(rounds('castellans-clerk')).toEqual(Array(5).fill('5/3/1'));
    expect(abraxis['castellans-clerk']!.exact).toBe(2);
    expect(Object.keys(abraxis).sort()).toEqual([
      'castellans-clerk',
      'ferryman',
      'founders-table',
      'tide-clerk',
    ]);
  });

  test('are harder one after the other', () => {
    const { dice } = sitDown(abraxis.ferryman!).state.players[0]!;
    const worth = ['ferryman', 'founders-table', 'tide-clerk', 'castellans-clerk'].map((id) =>
      createAbraxisOdds(abraxis[id]!).ofRound(printedSymbols(abraxis[id]!, 1), dice, 1),
    );
    expect([...worth].sort((a, b) => b - a)).toEqual(worth);
  });
});

test('the words of a card are written from its data', () => {
  expect(abraxisLines(abraxis['founders-table']!).slice(-2)).toEqual([
    'Match: 3 books, 3 shields.',
    'In round 5: add 1 burst.',
  ]);
  expect(abraxisLines(abraxis['tide-clerk']!).at(-1)).toBe(
    'In even rounds: match 2 books, 4 shields instead.',
  );
  expect(abraxisLines(abraxis['castellans-clerk']!).at(-1)).toBe('An exact match gives 2 points.');
  const { abraxis: more } = pack({
    eachRound: [
      { draw: { tier: 'rare', itemType: 'weapon' } },
      { in: 'odd', add: { burst: 1 } },
      { in: [1, 3], symbols: { book: 1 } },
    ],
  });
  expect(abraxisLines(more['mine:toll-house']!).slice(-3)).toEqual([
    'Each round: draw a rare weapon, add the symbols of its Symbol Abilities and put it back.',
    'In odd rounds: add 1 burst.',
    'In rounds 1, 3: match 1 book instead.',
  ]);
});

describe('a card of a pack', () => {
  test('is loaded under the id of its pack', () => {
    const { abraxis: all, packs, problems } = pack({});
    expect(problems).toEqual([]);
    expect(all['mine:toll-house']?.name).toBe('The Toll House');
    expect(packs.find(({ id }) => id === 'mine')?.ids.abraxis).toEqual(['mine:toll-house']);
  });

  test.each([
    [{ symbols: {} }, '$.symbols: expected at least one of book, shield, burst, got {}'],
    [{ symbols: { skull: 1 } }, '$.symbols.skull'],
    [{ exact: 0 }, '$.exact: expected a whole number, 1 or more, got 0'],
    [{ eachRound: [{ in: [6], add: { book: 1 } }] }, '$.eachRound[0].in'],
    [
      { eachRound: [{ in: [2, 2], add: { book: 1 } }] },
      '$.eachRound[0].in[1]: expected each round once, got 2',
    ],
    [{ eachRound: [{ in: [], add: { book: 1 } }] }, '$.eachRound[0].in'],
    [
      { eachRound: [{ roll: 1 }] },
      '$.eachRound[0]: expected an object with one of symbols, add, draw, got {"roll":1}',
    ],
    [{ sources: { default: 'original', colour: 'public' } }, '$.sources.colour'],
    [{ id: 'other' }, '$.id'],
    [{ type: 'item' }, '$.type'],
  ])('%o is refused, and its place is named', (card, said) => {
    const { problems, abraxis: all } = pack(card);
    expect(problems.map(problemLine).join('\n')).toContain(`mine/abraxis/toll-house.json: ${said}`);
    expect(Object.keys(all)).toHaveLength(4);
  });

  test('draws something there is', () => {
    const files = base.filter(({ path }) => !/\/(items|encounters|adventurers|upgrades)\//.test(path));
    const draw = { eachRound: [{ draw: { tier: 'rare', itemType: 'weapon' } }] };
    const { problems } = loadContent([
      ...files,
      { path: 'mine/pack.json', json: MANIFEST, own: true },
      { path: 'mine/abraxis/toll-house.json', json: { ...TABLE, ...draw }, own: true },
    ]);
    expect(problems.map(problemLine).filter((line) => line.includes('toll-house'))).toEqual([
      expect.stringContaining('$.eachRound[0].draw: expected a tier and a type with an item to draw'),
    ]);
  });
});

test('a pack without such cards has the hash it had before there were any', () => {
  const token = {
    path: 'mine/tokens/damp.json',
    json: { ...{ id: 'damp', type: 'token', name: 'Damp' }, sources: { default: 'original' }, abilities: [] },
    own: true,
  };
  const manifest = { path: 'mine/pack.json', json: MANIFEST, own: true };
  const { packs } = loadContent([...base, manifest, token]);
  // As `npm run validate` printed it on the commit before this sort of file.
  expect(packs.find(({ id }) => id === 'mine')?.hash).toBe('f73c3f87932c9ba0');
});
