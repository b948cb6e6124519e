import { expect, test } from 'vitest';
import type { Condition, Position } from '../../../../src/engine/index.ts';
import { setUpHolds } from '../../../../src/engine/model/set-up-holds.ts';
import { takenMark } from '../../../../src/engine/model/story-marks.ts';
import { conditionsHold } from '../../../../src/engine/queries/figures/conditions-hold.ts';
import { body, corridor, rook, scene, token, zeke } from '../../../support/encounter-arena.ts';

/** Rook with the bomb, Zeke hurt by half, one foe standing and one fallen; a wheel lies on the board, a key is gone. */
const position: Position = scene({
  figures: [
    rook([0, 0]),
    zeke([2, 0], { damage: 9 }),
    body('foe', [5, 0], { hp: 20 }),
    { ...body('fallen', [7, 0]), defeated: true },
  ],
  board: corridor(10),
  round: 3,
  tokens: [token('objective', [1, 0], 'blue', 'wheel')],
  state: {
    counters: { crates: 2 },
    done: ['turned', takenMark('key')],
    doors: { gate: 'open' },
    carried: [{ token: token('objective', [0, 0], 'red', 'bomb'), by: 'rook' }],
  },
});
const holds = (one: Condition, doer: string | null = null) => conditionsHold(position, [one], doer);

test.each<[string, Condition, Condition]>([
  ['a flag', { is: 'flag', flag: 'crates' }, { is: 'flag', flag: 'alarm' }],
  [
    'from',
    { is: 'counter', counter: 'crates', atLeast: 2 },
    { is: 'counter', counter: 'crates', atLeast: 3 },
  ],
  ['up to', { is: 'counter', counter: 'none', atMost: 0 }, { is: 'counter', counter: 'crates', atMost: 1 }],
  ['the round', { is: 'round', atLeast: 3, atMost: 3 }, { is: 'round', atLeast: 4 }],
  ['how hard it is', { is: 'difficulty', of: ['normal', 'hard'] }, { is: 'difficulty', of: ['hard'] }],
  ['how many play', { is: 'adventurers', atLeast: 2 }, { is: 'adventurers', atLeast: 3 }],
  ['who stands', { is: 'standing', who: 'opponents' }, { is: 'standing', who: 'opponents', atLeast: 2 }],
  ['who fell', { is: 'defeated', who: 'opponents' }, { is: 'defeated', who: 'adventurers' }],
  [
    'damage',
    { is: 'damage', who: 'adventurers', atLeast: 9 },
    { is: 'damage', who: 'everybody', atLeast: 10 },
  ],
  [
    'half of the HP',
    { is: 'damage', who: 'adventurers', atLeast: 'half' },
    { is: 'damage', who: 'opponents', atLeast: 'half' },
  ],
  [
    'a space',
    { is: 'on', who: 'adventurers', spaces: [[2, 0]] },
    { is: 'on', who: 'adventurers', spaces: [[3, 0]] },
  ],
  [
    'all of them there',
    {
      is: 'on',
      who: 'adventurers',
      spaces: [
        [0, 0],
        [2, 0],
      ],
      all: true,
    },
    { is: 'on', who: 'adventurers', spaces: [[0, 0]], all: true },
  ],
  [
    'so many there',
    { is: 'on', who: 'everybody', beside: 'wheel', atLeast: 2 },
    { is: 'on', who: 'opponents', beside: 'wheel' },
  ],
  [
    'a token on the board',
    { is: 'token', token: 'wheel', lies: 'board' },
    { is: 'token', token: 'wheel', lies: 'gone' },
  ],
  [
    'a token that is carried',
    { is: 'token', token: 'bomb', lies: 'carried' },
    { is: 'token', token: 'bomb', lies: 'board' },
  ],
  [
    'a token that is gone',
    { is: 'token', token: 'key', lies: 'gone' },
    { is: 'token', token: 'never', lies: 'gone' },
  ],
  [
    'one of them carries it',
    { is: 'carries', who: 'adventurers', token: 'bomb' },
    { is: 'carries', who: 'opponents', token: 'bomb' },
  ],
  [
    'nobody carries it',
    { is: 'not', of: { is: 'carries', who: 'everybody', token: 'wheel' } },
    { is: 'carries', who: 'everybody', token: 'wheel' },
  ],
  ['a door', { is: 'door', door: 'gate', state: 'open' }, { is: 'door', door: 'gate', state: 'closed' }],
  ['what was done', { is: 'done', id: 'turned' }, { is: 'done', id: 'opened' }],
  [
    'any',
    {
      is: 'any',
      of: [
        { is: 'done', id: 'opened' },
        { is: 'done', id: 'turned' },
      ],
    },
    { is: 'any', of: [] },
  ],
  [
    'all',
    { is: 'all', of: [{ is: 'done', id: 'turned' }] },
    {
      is: 'all',
      of: [
        { is: 'done', id: 'turned' },
        { is: 'done', id: 'opened' },
      ],
    },
  ],
])('X130, a text asks for %s', (_, yes, no) => {
  expect([holds(yes), holds(no)]).toEqual([true, false]);
});

test('X130: whoever did it, and nobody where nobody did', () => {
  const near: Condition = { is: 'on', who: 'doer', spaces: [[0, 0]] };
  expect([holds(near, 'rook'), holds(near, 'zeke'), holds(near)]).toEqual([true, false, false]);
});

test('X134: a set-up is asked for what is known before it, and for nothing of the board', () => {
  const at = { difficulty: 'hard', adventurers: 3, counters: { sworn: 1 } } as const;
  const asks = (one: Condition) => setUpHolds([one], at);
  expect(asks({ is: 'difficulty', of: ['hard'] })).toBe(true);
  expect(asks({ is: 'adventurers', atLeast: 4 })).toBe(false);
  expect(asks({ is: 'flag', flag: 'sworn' })).toBe(true);
  expect(asks({ is: 'counter', counter: 'sworn', atLeast: 2 })).toBe(false);
  expect(
    asks({
      is: 'any',
      of: [
        { is: 'flag', flag: 'none' },
        { is: 'flag', flag: 'sworn' },
      ],
    }),
  ).toBe(true);
  expect(
    asks({
      is: 'all',
      of: [
        { is: 'flag', flag: 'none' },
        { is: 'flag', flag: 'sworn' },
      ],
    }),
  ).toBe(false);
  expect(asks({ is: 'not', of: { is: 'flag', flag: 'none' } })).toBe(true);
  expect(asks({ is: 'round', atLeast: 1 })).toBe(false);
  expect(setUpHolds(undefined, at)).toBe(true);
});
