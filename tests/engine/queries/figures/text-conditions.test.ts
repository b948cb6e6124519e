import { expect, test } from 'vitest';
import { figureIn } from '../../../../src/engine/index.ts';
import type { Setting } from '../../../../src/engine/model/circumstances.ts';
import type { Test } from '../../../../src/engine/model/language/abilities.ts';
import { attackWith } from '../../../../src/engine/model/with.ts';
import { testsHold } from '../../../../src/engine/queries/figures/tests.ts';
import { arena } from '../../../support/arena.ts';
import { rook } from '../../../support/encounter-arena.ts';
import { at, attackBy, hit, of, plain } from '../../../support/texts-asked.ts';

test('p.48: without conditions all is well; of several each must hold', () => {
  const user = figureIn(plain.state, 'rook');
  expect(testsHold(plain, user, undefined)).toBe(true);
  expect(testsHold(plain, user, [])).toBe(true);
  const [yes, no]: Test[] = [{ is: 'own-turn' }, { is: 'has-effect', effect: 'wilt' }];
  expect([[yes!], [no!], [yes!, no!]].map((tests) => testsHold(plain, user, tests))).toEqual([
    true,
    false,
    false,
  ]);
});

test.each<[string, Test, Setting, Test, Setting]>([
  ['not', { is: 'not', test: { is: 'shaped' } }, {}, { is: 'not', test: { is: 'own-turn' } }, {}],
  [
    'any',
    { is: 'any', tests: [{ is: 'shaped' }, { is: 'own-turn' }] },
    {},
    { is: 'any', tests: [{ is: 'shaped' }] },
    {},
  ],
  ['a Dodge', { is: 'dodged' }, { attack: attackWith(hit, { dodge: 0 }) }, { is: 'dodged' }, { attack: hit }],
  [
    'an attack’s kind',
    { is: 'attack-kind', kind: 'melee' },
    { attack: hit },
    { is: 'attack-kind', kind: 'ranged' },
    { attack: hit },
  ],
  [
    'Flanking (A4)',
    { is: 'flanking' },
    { attack: hit },
    { is: 'flanking' },
    { attack: attackBy('rook', 'foe', 'ranged') },
  ],
  [
    'who flanks not',
    { is: 'not', test: { is: 'flanking' } },
    { attack: attackBy('foe', 'rook') },
    { is: 'flanking' },
    {},
  ],
  [
    'adjacent in the attack',
    { is: 'target-adjacent' },
    { attack: hit },
    { is: 'target-adjacent' },
    { attack: attackBy('rook', 'far') },
  ],
  ['adjacent beside it', { is: 'target-adjacent' }, of('foe'), { is: 'target-adjacent' }, of('far')],
  ['adjacent to none', { is: 'own-turn' }, {}, { is: 'target-adjacent' }, {}],
  ['an Effect', { is: 'has-effect', effect: 'haste' }, {}, { is: 'has-effect', effect: 'poison' }, {}],
  [
    'the target’s Effect',
    { is: 'target-has-effect', effect: 'poison' },
    of('foe'),
    { is: 'target-has-effect', effect: 'haste' },
    of('foe'),
  ],
  ['no target’s Effect', { is: 'has-any-effect' }, {}, { is: 'target-has-effect', effect: 'poison' }, {}],
  [
    'a subject',
    { is: 'subject', tests: [{ is: 'has-effect', effect: 'poison' }] },
    { about: { subject: 'foe' } },
    { is: 'subject', tests: [] },
    {},
  ],
  [
    'half of the HP (p.67)',
    { is: 'damage', of: 'self', atLeast: 'half' },
    {},
    { is: 'damage', of: 'target', atLeast: 'half' },
    of('foe'),
  ],
  [
    'points of damage',
    { is: 'damage', of: 'target', atLeast: 9 },
    of('foe'),
    { is: 'damage', of: 'target', atLeast: 10 },
    of('foe'),
  ],
  [
    'damage of its own',
    { is: 'damage', of: 'self', atLeast: 7 },
    {},
    { is: 'damage', of: 'self', atLeast: 8 },
    {},
  ],
  ['damage of nobody', { is: 'damage-at-least-half' }, {}, { is: 'damage', of: 'target', atLeast: 0 }, {}],
  [
    'the difference',
    { is: 'difference', atLeast: 3 },
    { attack: hit },
    { is: 'difference', atLeast: 4 },
    { attack: hit },
  ],
  [
    'the difference told',
    { is: 'difference', atLeast: 2 },
    { about: { difference: 2 } },
    { is: 'difference', atLeast: 0 },
    {},
  ],
  [
    'a miss’s difference',
    { is: 'difference', atLeast: 0 },
    { attack: hit },
    { is: 'difference', atLeast: 0 },
    { attack: attackWith(hit, { hit: false }) },
  ],
  [
    'any Effect',
    { is: 'has-any-effect', polarity: 'positive' },
    {},
    { is: 'has-any-effect', polarity: 'negative' },
    {},
  ],
  [
    'the target’s sort',
    { is: 'target-has-any-effect', polarity: 'negative' },
    of('foe'),
    { is: 'target-has-any-effect', polarity: 'positive' },
    of('foe'),
  ],
  [
    'anything of its',
    { is: 'target-has-any-effect' },
    of('foe'),
    { is: 'target-has-any-effect' },
    of('zeke'),
  ],
  [
    'damage dealt',
    { is: 'damage-dealt', atLeast: 6 },
    { attack: hit },
    { is: 'damage-dealt', atLeast: 7 },
    { attack: hit },
  ],
  [
    'damage taken',
    { is: 'damage-taken', atLeast: 2 },
    { about: { damage: 2 } },
    { is: 'damage-taken', atLeast: 1 },
    {},
  ],
  [
    'a distance',
    { is: 'distance', atLeast: 7, atMost: 7 },
    of('far'),
    { is: 'distance', atMost: 6 },
    of('far'),
  ],
  ['a distance to none', { is: 'distance', atMost: 1 }, of('foe'), { is: 'distance' }, {}],
  ['SP', { is: 'sp', atLeast: 5, atMost: 5 }, {}, { is: 'sp', atMost: 4 }, {}],
  ['who is beside', { is: 'adjacent', side: 'opponent' }, {}, { is: 'adjacent', side: 'another-ally' }, {}],
  [
    'how many',
    { is: 'adjacent', side: 'opponent', atLeast: 1 },
    {},
    { is: 'adjacent', side: 'opponent', atLeast: 2 },
    {},
  ],
  [
    'who is in its SOI (L6)',
    { is: 'in-soi', side: 'another-ally' },
    {},
    { is: 'in-soi', side: 'opponent', atLeast: 2 },
    {},
  ],
  [
    'tokens',
    { is: 'token', token: 'dodge', atLeast: 2 },
    {},
    { is: 'token', token: 'dodge', atLeast: 3 },
    {},
  ],
  ['one token', { is: 'token', token: 'dodge' }, {}, { is: 'token', token: 'heal' }, {}],
  [
    'this very ability',
    { is: 'started-by-this' },
    { attack: attackWith(hit, { ability: 'rook.a/b' }), about: { key: 'rook.a/b' } },
    { is: 'started-by-this' },
    { attack: attackWith(hit, { ability: 'rook.a/b' }), about: { key: 'rook.a/c' } },
  ],
  ['no ability', { is: 'own-turn' }, {}, { is: 'started-by-this' }, { attack: hit }],
])('p.48: a text asks after %s', (_, yes, setting, no, other) => {
  expect([at(plain, yes, setting), at(plain, no, other)]).toEqual([true, false]);
});

test.each<[string, string[], boolean[]]>([
  ['nothing', [], [false, false, false]],
  ['no weapon', ['hoodie-of-deflection'], [false, false, false]],
  ['a dagger', ['aromons-punch-dagger'], [true, false, true]],
  ['a dagger and a crossbow', ['aromons-punch-dagger', 'assassins-crossbow'], [true, false, true]],
  [
    'a dagger, and a scythe that an ability lets it wield beside',
    ['aromons-punch-dagger', 'azraels-harvester'],
    [true, true, true],
  ],
  ['a crossbow', ['assassins-crossbow'], [true, false, false]],
  ['a longbow', ['assassins-longbow'], [false, true, false]],
  ['what is melee and ranged', ['bearer-of-justice'], [true, false, true]],
])(
  'p.30: with %s in its hands, whether it holds a weapon of one, of two, a melee weapon',
  (_, items, held) => {
    const position = arena({ figures: [rook([0, 0], { items })] });
    const tests: Test[] = [
      { is: 'weapon-hands', hands: 1 },
      { is: 'weapon-hands', hands: 2 },
      { is: 'weapon-kind', kind: 'melee' },
    ];
    expect(tests.map((one) => testsHold(position, figureIn(position.state, 'rook'), [one]))).toEqual(held);
  },
);
