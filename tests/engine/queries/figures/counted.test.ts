import { describe, expect, test } from 'vitest';
import { figureIn } from '../../../../src/engine/index.ts';
import type { Setting } from '../../../../src/engine/model/circumstances.ts';
import type {
  CircumstanceTest,
  Counted,
  FiguresCounted,
} from '../../../../src/engine/model/language/abilities.ts';
import { attackWith } from '../../../../src/engine/model/with.ts';
import { listCounted } from '../../../../src/engine/queries/figures/circumstance-holds.ts';
import {
  attacksOf,
  countedAmount,
  differenceOf,
  targetOf,
} from '../../../../src/engine/queries/figures/counts.ts';
import { testsHold } from '../../../../src/engine/queries/figures/tests.ts';
import { arena } from '../../../support/arena.ts';
import { editFigure } from '../../../support/edit.ts';
import { body, rook, zeke } from '../../../support/encounter-arena.ts';
import { hit } from '../../../support/texts-asked.ts';

/** Rook on level 2 with Zeke and a foe beside him; another foe six spaces off in water, one of each side has fallen. */
const position = arena({
  board: { rows: ['.......w', '........'], elevation: ['21111114', '11111111'] },
  figures: [
    rook([0, 0], { damage: 4, sp: 3, effects: ['haste', 'poison'], tokens: { heal: 2 } }),
    zeke([0, 1], { damage: 1 }),
    body('foe', [1, 0], { hp: 20, defense: 11 }),
    body('far', [7, 0], { hp: 6, defense: 8 }),
    { ...body('dead', [4, 0]), defeated: true },
    { ...body('gone', [5, 0]), defeated: true },
    { id: 'remi', card: 'remi-moretti', defeated: true, damage: 12 },
  ],
  round: 4,
});
Object.assign(editFigure(position.state, 'foe'), { damage: 5, sp: 2, effects: ['wilt'] });
const grant = (token: string) => ({ token, id: token, abilities: [] });
Object.assign(editFigure(position.state, 'far'), { granted: [grant('leaf'), grant('leaf'), grant('seed')] });
Object.assign(editFigure(position.state, 'rook'), { granted: [grant('seed')] });
const made = (attacker: string, target: string) => ({ attacker, target });
Object.assign(position.state, {
  turn: {
    figure: 'rook',
    attacks: [made('rook', 'foe'), made('rook', 'far'), made('foe', 'rook'), made('rook', 'foe')],
  },
  loot: { ...position.state.loot, gold: 9 },
});
const user = figureIn(position.state, 'rook');
const count = (counted: Counted, setting: Setting = { target: 'foe' }) =>
  countedAmount(position, user, counted, setting);

test.each<[Counted['count'], number, number]>([
  ['own-damage', 4, 4],
  ['own-hp', 14, 14],
  ['remaining-hp', 10, 10],
  ['target-damage', 5, 0],
  ['target-hp', 20, 6],
  ['target-remaining-hp', 15, 6],
  ['target-effects', 1, 0],
  ['own-effects', 2, 2],
  ['distance', 1, 7],
  ['target-sp', 2, 0],
  ['target-defense', 11, 8],
  ['own-defense', 9, 9],
  ['sp', 3, 3],
  ['round', 4, 4],
  ['gold', 9, 9],
  ['elevation', 2, 2],
  ['attacks-this-turn', 3, 3],
  ['attacks-on-target', 2, 1],
  ['allies-adjacent', 1, 1],
  ['opponents-adjacent', 1, 1],
  ['allies-in-soi', 1, 1],
  ['opponents-in-soi', 1, 1],
  ['defeated-allies', 1, 1],
  ['defeated-opponents', 2, 2],
  ['weapon-range', 1, 1],
])('p.48: %s is counted for the user and its target', (word, near, far) => {
  expect([count({ count: word }), count({ count: word }, { target: 'far' })]).toEqual([near, far]);
});

test.each([
  'target-damage',
  'target-hp',
  'target-armor',
  'target-remaining-hp',
  'target-effects',
  'distance',
  'target-sp',
  'target-defense',
  'attacks-on-target',
  'damage-dealt',
  'difference',
  'highest-combat-die',
] as const)('%s is 0 where there is no target and no attack', (word) => {
  expect(count({ count: word }, {})).toBe(0);
});

describe('p.67: what is made of a number', () => {
  const own = 'own-damage' as const; // 4
  test.each<[string, Omit<Counted, 'count'>, number]>([
    ['times', { times: 3 }, 12],
    ['plus', { plus: 3 }, 7],
    ['minus, also below 0', { minus: 6 }, -2],
    ['times before plus and minus', { times: 2, plus: 1, minus: 3 }, 6],
    ['no more than its most', { max: 3 }, 3],
    ['which may be counted', { plus: 9, max: { count: 'sp' } }, 3],
    ['and does not lift it', { max: 6 }, 4],
    ['half', { half: 'up' }, 2],
    ['half of an odd number, up', { times: 2.25, half: 'up' }, 5],
  ])('%s', (_, more, is) => {
    expect(count({ count: own, ...more })).toBe(is);
  });
  test('half is taken before what is added', () => {
    expect(count({ count: 'target-damage', half: 'up', plus: 1 })).toBe(4);
  });
});

describe('of whom and of what it is counted', () => {
  test('the target is whoever is told, else the other side of the attack', () => {
    const other = (id: string, setting: Setting) =>
      targetOf(position, figureIn(position.state, id), setting)?.id ?? null;
    expect(other('rook', {})).toBeNull();
    expect(other('rook', { attack: hit })).toBe('foe');
    expect(other('foe', { attack: hit })).toBe('rook');
    expect(other('rook', { attack: hit, target: 'far' })).toBe('far');
    expect(other('rook', { attack: hit, target: null })).toBeNull();
  });
  test('the difference is what was told, else that of a hit', () => {
    expect([
      differenceOf({ attack: hit }),
      differenceOf({ attack: attackWith(hit, { hit: false }) }),
    ]).toEqual([3, 0]);
    expect([differenceOf({ attack: hit, about: { difference: 1 } }), differenceOf({})]).toEqual([1, 0]);
  });
  test('the attack under way is none of those before it', () => {
    expect(count({ count: 'attacks-on-target' }, { attack: hit })).toBe(1);
    expect(count({ count: 'attacks-on-target' }, { attack: hit, target: 'far' })).toBe(1);
    expect([
      attacksOf(position, user),
      attacksOf(position, user, 'foe'),
      attacksOf(position, user, 'rook'),
    ]).toEqual([3, 2, 0]);
  });
  test('damage by what was told, else by the attack; dice by the highest number', () => {
    expect([
      count({ count: 'damage-dealt' }, { attack: hit }),
      count({ count: 'damage-taken' }, { about: { damage: 2 } }),
    ]).toEqual([6, 2]);
    const rolled = [
      { die: 'white', face: 2 },
      { die: 'black', face: 1 },
      { die: 'white', face: 1 },
    ] as const;
    expect(count({ count: 'highest-combat-die' }, { attack: attackWith(hit, { rolled }) })).toBe(3);
    expect([
      count({ count: 'chosen' }, { about: { number: 4 } }),
      count({ count: 'healed' }, { about: { healed: 3 } }),
    ]).toEqual([4, 3]);
  });
  test('tokens of a kind, and tokens of a pack’s own (X169)', () => {
    expect([count({ count: 'tokens', token: 'heal' }), count({ count: 'tokens', token: 'dodge' })]).toEqual([
      2, 0,
    ]);
    expect([count({ count: 'borne', what: 'seed' }), count({ count: 'borne', what: 'leaf' })]).toEqual([
      1, 0,
    ]);
    const far = { target: 'far' };
    expect([
      count({ count: 'target-borne', what: 'leaf' }, far),
      count({ count: 'target-borne', what: 'seed' }, far),
    ]).toEqual([2, 1]);
  });
});

test('X20: figures are counted by side, place and sort; an ally may be the user, a figure is another', () => {
  const counted = (of: FiguresCounted) => listCounted(position, user, of).map(({ id }) => id);
  expect(counted({ side: 'ally', within: 'adjacent' })).toEqual(['rook', 'zeke']);
  expect(counted({ side: 'another-ally', within: 'board' })).toEqual(['zeke']);
  expect(counted({ side: 'opponent', within: 'board' })).toEqual(['foe', 'far']);
  expect(counted({ side: 'figure', within: 'soi' })).toEqual(['zeke', 'foe']);
  expect(counted({ side: 'figure', within: 'range' })).toEqual(['zeke', 'foe']);
  expect(counted({ side: 'opponent', within: 'range', range: 7 })).toEqual(['foe', 'far']);
  expect(counted({ side: 'opponent', within: 'range', range: 6 })).toEqual(['foe']);
  expect(counted({ side: 'ally', within: 'board', with: { damaged: true } })).toEqual(['rook', 'zeke']);
  expect(counted({ side: 'opponent', within: 'board', with: { undamaged: true } })).toEqual(['far']);
  expect(count({ count: 'figures', of: { side: 'ally', within: 'board' } })).toBe(2);
});

test.each<[string, CircumstanceTest, CircumstanceTest, string?]>([
  ['terrain', { is: 'stands-in', terrain: 'normal' }, { is: 'stands-in', terrain: 'water' }],
  [
    'its target’s terrain',
    { is: 'stands-in', terrain: 'water', of: 'target' },
    { is: 'stands-in', terrain: 'normal', of: 'target' },
    'far',
  ],
  ['who stands higher', { is: 'level', than: 'above' }, { is: 'level', than: 'below' }],
  ['by how much', { is: 'level', than: 'above', by: 1 }, { is: 'level', than: 'above', by: 2 }],
  ['who stands lower', { is: 'level', than: 'below', by: 2 }, { is: 'level', than: 'below', by: 3 }, 'far'],
  ['who stands on its level', { is: 'level', than: 'same' }, { is: 'level', than: 'above' }, 'rook'],
  [
    'HP left',
    { is: 'hp-left', of: 'self', atLeast: 10, atMost: 10 },
    { is: 'hp-left', of: 'self', atMost: 9 },
  ],
  [
    'its target’s HP left',
    { is: 'hp-left', of: 'target', atLeast: 15 },
    { is: 'hp-left', of: 'target', atLeast: 16 },
  ],
  [
    'one figure at least',
    { is: 'figures', side: 'opponent', within: 'adjacent' },
    { is: 'figures', side: 'opponent', within: 'adjacent', with: { undamaged: true } },
  ],
  [
    'figures up to',
    { is: 'figures', side: 'opponent', within: 'adjacent', atMost: 1, with: { undamaged: true } },
    { is: 'figures', side: 'opponent', within: 'board', atMost: 1 },
  ],
  [
    'a number',
    { is: 'number', counted: { count: 'sp' }, atLeast: 3 },
    { is: 'number', counted: { count: 'sp' }, atMost: 2 },
  ],
  ['a token of its own', { is: 'bears', token: 'seed' }, { is: 'bears', token: 'leaf' }],
  ['no such token', { is: 'bears', token: 'leaf', atMost: 0 }, { is: 'bears', token: 'seed', atMost: 0 }],
  [
    'two tokens of its target',
    { is: 'bears', token: 'leaf', of: 'target', atLeast: 2 },
    { is: 'bears', token: 'leaf', of: 'target', atLeast: 3 },
    'far',
  ],
  ['the round', { is: 'round', atLeast: 4 }, { is: 'round', atLeast: 5 }],
  ['each second round', { is: 'round', every: 2 }, { is: 'round', every: 3 }],
])('p.48: a text asks after %s', (_, yes, no, target = 'foe') => {
  const holds = (one: CircumstanceTest) => testsHold(position, user, [one], { target });
  expect([holds(yes), holds(no)]).toEqual([true, false]);
});

test.each<[CircumstanceTest]>([
  [{ is: 'stands-in', terrain: 'normal', of: 'target' }],
  [{ is: 'level', than: 'same' }],
  [{ is: 'hp-left', of: 'target' }],
  [{ is: 'bears', token: 'leaf', of: 'target', atMost: 3 }],
])('%j does not hold where there is no target', (one) => {
  expect(testsHold(position, user, [one], {})).toBe(false);
});
