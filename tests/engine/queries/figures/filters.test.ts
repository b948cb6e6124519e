import { describe, expect, test } from 'vitest';
import { figureIn } from '../../../../src/engine/index.ts';
import type { FigureFilter } from '../../../../src/engine/model/language/abilities.ts';
import { listAtRisk } from '../../../../src/engine/queries/figures/at-risk.ts';
import { fitsFilter } from '../../../../src/engine/queries/figures/figure-filter.ts';
import { isOfUse, isRemovable } from '../../../../src/engine/queries/figures/of-use.ts';
import { arena } from '../../../support/arena.ts';
import { editFigure } from '../../../support/edit.ts';
import { body, rook, zeke } from '../../../support/encounter-arena.ts';

/** Rook and Zeke beside each other, a foe beside Rook; a big one in water and an Animate far away. */
const position = arena({
  board: { rows: ['........ww', '........ww', '..........'] },
  figures: [
    rook([0, 0], { damage: 1 }),
    zeke([0, 1], { effects: ['haste'] }),
    body('foe', [1, 0], { defense: 12, armor: 9, hp: 20 }),
    body('big', [8, 0], { defense: 8, hp: 6, size: [2, 2] }),
    { id: 'animate', card: 'animate', at: [5, 2] },
    { id: 'common', card: 'uncommon-animate', at: [3, 2] },
    { ...body('dead', [4, 0]), defeated: true },
  ],
});
Object.assign(editFigure(position.state, 'foe'), {
  damage: 5,
  effects: ['poison'],
  marks: [{ mark: 'prey', by: 'rook' }],
});
Object.assign(editFigure(position.state, 'big'), {
  spawnedByFigure: true,
  summoner: 'rook',
  granted: [{ token: 'leaf', id: 'leaf', abilities: [] }],
});
Object.assign(position.state, { turn: { figure: 'rook', attacks: [{ attacker: 'rook', target: 'foe' }] } });
const fitting = (filter: FigureFilter, user = 'rook', about = {}) =>
  position.state.figures
    .filter((one) => fitsFilter(position, figureIn(position.state, user), one, filter, about))
    .map(({ id }) => id);
const ALL = position.state.figures.map(({ id }) => id);
const but = (...ids: string[]) => ALL.filter((id) => !ids.includes(id));

test.each<[string, FigureFilter, string[]]>([
  ['an Effect', { effect: 'poison' }, ['foe']],
  ['any Effect', { anyEffect: 'any' }, ['zeke', 'foe']],
  ['a positive one', { anyEffect: 'positive' }, ['zeke']],
  ['a negative one', { anyEffect: 'negative' }, ['foe']],
  ['a mark', { mark: 'prey' }, ['foe']],
  ['damage', { damaged: true }, ['rook', 'foe']],
  ['none', { undamaged: true }, but('rook', 'foe')],
  ['being spawned', { summoned: true }, ['big']],
  ['serving the user (p.68)', { loyal: true }, ['big']],
  ['being its own', { own: true }, ['rook', 'big']],
  ['lying Defeated', { defeated: true }, ['dead']],
  ['having been attacked', { attacked: true }, ['foe']],
  ['not having been', { attacked: false }, but('foe')],
  ['standing beside an ally of the user, or itself', { beside: 'ally' }, ['rook', 'zeke', 'foe']],
  ['standing beside an opponent of the user', { beside: 'opponent' }, ['rook', 'zeke']],
  ['being an Adventurer', { kind: 'adventurer' }, ['rook', 'zeke']],
  ['Defense from', { defense: { atLeast: 12, atMost: 12 } }, ['foe']],
  ['Armor', { armor: { atLeast: 9 } }, ['foe']],
  ['HP left', { hpLeft: { atLeast: 15, atMost: 15 } }, ['foe']],
  ['HP left up to', { hpLeft: { atMost: 6 } }, ['big']],
  ['a base of four spaces', { size: { atLeast: 4 } }, ['big']],
  ['a base of one', { size: { atMost: 1 } }, but('big')],
  ['the terrain under it', { terrain: 'water' }, ['big']],
  ['a token of a pack’s own', { bears: 'leaf' }, ['big']],
])('p.48: a card speaks of figures by %s', (_, filter, meant) => {
  expect(fitting(filter)).toEqual(meant);
});

test('of the same Combatant, at whatever tier', () => {
  expect(fitting({ kin: true }, 'animate')).toEqual(['animate', 'common']);
});

test('whose an ability is stands for its user where another acts for it', () => {
  expect(fitting({ mark: 'prey' }, 'zeke')).toEqual([]);
  expect(fitting({ mark: 'prey' }, 'zeke', { owner: 'rook' })).toEqual(['foe']);
  expect(fitting({ own: true }, 'zeke', { owner: 'rook' })).toEqual(['rook', 'big']);
  expect(fitting({ attacked: true }, 'zeke', { owner: 'rook' })).toEqual(['foe']);
});

test('an animate’s DR is that of its card (p.54)', () => {
  const { dr = 0 } = position.cards.combatants.animate!;
  expect(fitting({ dr: { atLeast: dr, atMost: dr } })).toContain('animate');
  expect(fitting({ dr: { atLeast: dr + 1 } })).not.toContain('animate');
});

describe('p.74: what is of use to a figure', () => {
  const bearing = (effects: readonly string[], damage = 0) => ({
    ...figureIn(position.state, 'rook'),
    effects: effects as never,
    damage,
  });
  const use = (op: object, effects: readonly string[], damage = 0) =>
    isOfUse(position, op as never, bearing(effects, damage));

  test('healing is for somebody hurt, and not with Disease', () => {
    const heal = { do: 'heal', amount: 1 };
    expect([use(heal, [], 1), use(heal, [], 0), use(heal, ['disease'], 1)]).toEqual([true, false, false]);
  });

  test('an Effect is taken from who has it; Disease keeps all but itself', () => {
    const removal = (effect: string, ...effects: string[]) => use({ do: 'remove-effect', effect }, effects);
    expect([
      removal('poison', 'poison'),
      removal('poison', 'wilt'),
      removal('poison', 'poison', 'disease'),
    ]).toEqual([true, false, false]);
    expect([
      removal('disease', 'disease'),
      removal('any', 'disease'),
      removal('any-negative', 'disease'),
    ]).toEqual([true, true, true]);
    expect([
      removal('any-positive', 'disease', 'haste'),
      removal('any-positive', 'haste'),
      removal('any'),
    ]).toEqual([false, true, false]);
    const keeps = (effect: 'poison' | 'disease', ...effects: string[]) =>
      isRemovable(bearing(effects), effect);
    expect([
      keeps('poison', 'poison'),
      keeps('poison'),
      keeps('poison', 'poison', 'disease'),
      keeps('disease', 'disease'),
    ]).toEqual([true, false, false, true]);
  });

  test('one is given to who may have it: not twice (S2), no positive one with Disease', () => {
    const inflict = (effect: string, ...effects: string[]) => use({ do: 'inflict', effect }, effects);
    expect([inflict('poison'), inflict('poison', 'poison'), inflict('same', 'poison')]).toEqual([
      true,
      false,
      true,
    ]);
    expect([inflict('haste', 'disease'), inflict('wilt', 'disease')]).toEqual([false, true]);
    const all = ['condemn', 'darkness', 'disease', 'paralyze', 'poison', 'wilt'];
    expect([inflict('choose-negative', ...all.slice(1)), inflict('choose-negative', ...all)]).toEqual([
      true,
      false,
    ]);
    expect([inflict('random-negative', ...all.slice(1)), inflict('random-negative', ...all)]).toEqual([
      true,
      false,
    ]);
    expect(use({ do: 'gain-sp', amount: 1 }, [])).toBe(true);
  });
});

test('p.67: between two actions those are looked at who bear an Effect or are hurt as badly as their card says', () => {
  const risk = (damage: number, more: object = {}) => {
    const at = arena({ figures: [rook([0, 0], { damage, ...more }), body('foe', [3, 0])] });
    return listAtRisk(at).map(({ id }) => id);
  };
  expect([risk(13), risk(14), risk(15), risk(0, { effects: ['haste'] })]).toEqual([
    [],
    ['rook'],
    ['rook'],
    ['rook'],
  ]);
  expect(risk(14, { defeated: true })).toEqual([]);
});
