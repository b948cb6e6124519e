import { describe, expect, test } from 'vitest';
import { judge, type Verdict } from '../../../src/engine/ai/conditions.ts';
import { type AiCondition, type AiQuestion, figureIn, type Position } from '../../../src/engine/index.ts';
import { arena, brute, hero } from '../../support/arena.ts';
import { editFigure } from '../../support/edit.ts';

/**
 * A beast at the left end of a row of water and floor, a friend at hand and one far off, two foes, of whom the nearer
 * is hurt. All of them have 10 HP.
 */
function row(): Position {
  const position = arena({
    board: { rows: ['w.......'] },
    figures: [
      { ...brute('beast', [0, 0]), damage: 4, effects: ['wilt'] },
      { ...brute('mate', [1, 0]), damage: 5, effects: ['wilt', 'haste'] },
      { ...brute('far', [6, 0]), damage: 9 },
      hero('near', [3, 0], {}, { damage: 7, effects: ['poison'] }),
      hero('whole', [5, 0]),
    ],
    active: 'beast',
    round: 3,
  });
  const [card] = editFigure(position.state, 'beast').cards;
  card!.energy = 2;
  return position;
}

const ask = (condition: AiCondition, position = row(), struck: string | null = null) =>
  judge(position, figureIn(position.state, 'beast'), condition, struck);

type Told = readonly [asked: AiQuestion, told: Verdict];
const counted = (
  who: 'opponents' | 'allies',
  within: 'adjacent' | 'soi' | number,
  figures: readonly string[],
  atLeast = 1,
  value = figures.length >= atLeast,
): Verdict => {
  const of = typeof within === 'number' ? { who, within: 'range', range: within } : { who, within };
  return {
    value,
    because: { kind: 'counted', counted: of as never, figures, ...(atLeast > 1 ? { needed: atLeast } : {}) },
    measured: { found: figures.length, needed: atLeast },
    figures,
  };
};

describe('p.58, C1: what a question comes to, with what was counted and of whom', () => {
  const has = (effect: 'wilt' | 'poison', value: boolean): Verdict => ({
    value,
    because: { kind: 'has-effect', effect, has: value },
    measured: { [effect]: value },
    figures: ['beast'],
  });
  const damage = (value: boolean, ofHp?: number): Verdict => ({
    value,
    because: { kind: 'damage', damage: 4, ...(ofHp === undefined ? {} : { ofHp }) },
    measured: { damage: 4 },
    figures: ['beast'],
  });
  const hurt = (figures: readonly string[]): Verdict => ({
    value: figures.length > 0,
    because: { kind: 'counted', counted: { who: 'hurt-allies' }, figures },
    measured: { found: figures.length, needed: 1 },
    figures,
  });
  const energy = (value: boolean): Verdict => ({
    value,
    because: { kind: 'energy', energy: 2 },
    measured: { energy: 2 },
    figures: ['beast'],
  });
  const left = (value: boolean, figure: string | null, hp: number, figures: readonly string[]): Verdict => ({
    value,
    because: { kind: 'hp-left', figure, left: hp },
    measured: { left: hp },
    figures,
  });
  const round = (value: boolean): Verdict => ({
    value,
    because: { kind: 'round', round: 3 },
    measured: { round: 3 },
    figures: [],
  });

  test.each<Told>([
    [{ is: 'has-effect', effect: 'wilt' }, has('wilt', true)],
    [{ is: 'has-effect', effect: 'poison' }, has('poison', false)],
    [{ is: 'has-damage' }, damage(true)],
    [{ is: 'has-damage', who: 'self', atLeast: 4 }, damage(true)],
    [{ is: 'has-damage', atLeast: 5 }, damage(false)],
    [{ is: 'has-damage', atLeast: 'half' }, damage(false, 10)],
    [{ is: 'has-damage', who: 'another-ally' }, hurt(['mate', 'far'])],
    [{ is: 'has-damage', who: 'another-ally', atLeast: 'half' }, hurt(['mate', 'far'])],
    [{ is: 'has-damage', who: 'another-ally', atLeast: 6 }, hurt(['far'])],
    [{ is: 'has-damage', who: 'another-ally', atLeast: 10 }, hurt([])],
    [{ is: 'energy', atLeast: 1 }, energy(true)],
    [{ is: 'energy', atLeast: 2 }, energy(true)],
    [{ is: 'energy', atLeast: 3 }, energy(false)],
    [{ is: 'hp-left', atMost: 6 }, left(true, 'beast', 6, ['beast'])],
    [{ is: 'hp-left', who: 'self', atMost: 5 }, left(false, 'beast', 6, [])],
    [{ is: 'hp-left', who: 'another-ally', atMost: 5 }, left(true, 'far', 1, ['mate', 'far'])],
    [{ is: 'hp-left', who: 'another-ally', atLeast: 2 }, left(true, 'mate', 5, ['mate'])],
    [{ is: 'hp-left', who: 'opponent', atLeast: 11 }, left(false, 'near', 3, [])],
    [{ is: 'round', atLeast: 3 }, round(true)],
    [{ is: 'round', atLeast: 4 }, round(false)],
    [{ is: 'round', every: 3 }, round(true)],
    [{ is: 'round', every: 2 }, round(false)],
  ])('%j', (asked, told) => {
    expect(ask(asked)).toEqual(told);
  });

  test.each<Told>([
    [{ is: 'opponent', within: 'adjacent' }, counted('opponents', 'adjacent', [])],
    // The mate stands in no line: figures of its own side do not stop it (p.37).
    [{ is: 'opponent', within: 'range', range: 2 }, counted('opponents', 2, [])],
    [{ is: 'opponent', within: 'range', range: 3 }, counted('opponents', 3, ['near'])],
    [{ is: 'opponent', within: 'range', range: 3, count: 2 }, counted('opponents', 3, ['near'], 2)],
    [{ is: 'opponent', within: 'range' }, counted('opponents', 0, [])],
    [{ is: 'opponent', within: 'range', range: 3, withEffect: 'poison' }, counted('opponents', 3, ['near'])],
    [{ is: 'opponent', within: 'range', range: 3, withEffect: 'wilt' }, counted('opponents', 3, [])],
    [{ is: 'opponent', within: 'range', range: 3, withoutEffect: 'poison' }, counted('opponents', 3, [])],
    [{ is: 'ally', within: 'adjacent' }, counted('allies', 'adjacent', ['mate'])],
    [{ is: 'ally', within: 'range', range: 1, count: 2 }, counted('allies', 1, ['beast', 'mate'], 2)],
    [{ is: 'ally', within: 'range', range: 1, count: 3 }, counted('allies', 1, ['beast', 'mate'], 3)],
    [{ is: 'ally', within: 'range', range: 1, withEffect: 'haste' }, counted('allies', 1, ['mate'])],
    [{ is: 'ally', within: 'range', range: 1, withoutEffect: 'haste' }, counted('allies', 1, ['beast'])],
    [
      { is: 'ally', within: 'range', range: 1, withEffect: 'wilt', withoutEffect: 'haste' },
      counted('allies', 1, ['beast']),
    ],
    [{ is: 'ally', within: 'adjacent', withoutEffect: 'wilt' }, counted('allies', 'adjacent', [])],
  ])('%j', (asked, told) => {
    expect(ask(asked)).toEqual(told);
  });

  test.each<readonly [AiQuestion, readonly string[]]>([
    [{ is: 'nobody', within: 'adjacent' }, []],
    [{ is: 'nobody', within: 'range', range: 2 }, []],
    [{ is: 'nobody', within: 'range', range: 3 }, ['near']],
  ])('%j', (asked, found) => {
    const within = 'range' in asked ? asked.range! : ('adjacent' as const);
    const told = counted('opponents', within, found, 1, found.length === 0);
    expect(ask(asked)).toEqual({ ...told, measured: { found: found.length, needed: 0 } });
  });

  test('half of its HP is half of it exactly, and of no damage nothing is half', () => {
    const position = row();
    const with_ = (damage: number) => {
      Object.assign(editFigure(position.state, 'beast'), { damage });
      return ask({ is: 'has-damage', atLeast: 'half' }, position).value;
    };
    expect([0, 4, 5, 6].map(with_)).toEqual([false, false, true, true]);
    Object.assign(editFigure(position.state, 'beast'), { damage: 0 });
    expect(ask({ is: 'has-damage' }, position).value).toBe(false);
    expect(ask({ is: 'has-damage', atLeast: 0 }, position).value).toBe(false);
  });

  test('of nobody there are no HP left', () => {
    const alone = arena({ figures: [brute('beast', [0, 0])], active: 'beast' });
    for (const who of ['another-ally', 'opponent'] as const)
      expect(ask({ is: 'hp-left', who, atMost: 99 }, alone)).toEqual(left(false, null, 0, []));
  });

  test('the ground it stands in, or whom it has struck; tokens of either', () => {
    const terrain = (stands: boolean, figures: readonly string[]) => ({
      value: stands,
      because: { kind: 'terrain', terrain: 'water', stands },
      measured: { water: stands },
      figures,
    });
    const asked = { is: 'stands-in', terrain: 'water' } as const;
    expect(ask(asked)).toEqual(terrain(true, ['beast']));
    expect(ask({ ...asked, of: 'target' }, row(), 'near')).toEqual(terrain(false, ['near']));
    expect(ask({ ...asked, of: 'target' })).toEqual(terrain(false, []));

    const burning = row();
    for (const [id, count] of [
      ['beast', 1],
      ['near', 2],
    ] as const)
      Object.assign(editFigure(burning.state, id), { granted: Array(count).fill({ token: 'burning' }) });
    const bears = (value: boolean, count: number, figures: readonly string[]) => ({
      value,
      because: { kind: 'bears', token: 'burning', count },
      measured: { count },
      figures,
    });
    const borne = { is: 'bears', token: 'burning' } as const;
    expect(ask(borne, burning)).toEqual(bears(true, 1, ['beast']));
    expect(ask({ ...borne, of: 'target' }, burning, 'near')).toEqual(bears(true, 2, ['near']));
    expect(ask({ ...borne, of: 'target' }, burning, 'whole')).toEqual(bears(false, 0, ['whole']));
    expect(ask({ ...borne, of: 'target' }, burning)).toEqual(bears(false, 0, []));
  });

  test('figures there', () => {
    const asked = { is: 'figures', side: 'opponent', within: 'range', range: 3 } as const;
    const told = (value: boolean) => ({
      value,
      because: { kind: 'figures', figures: ['near'] },
      measured: { found: 1 },
      figures: ['near'],
    });
    expect(ask(asked)).toEqual(told(true));
    expect(ask({ ...asked, atLeast: 2 })).toEqual(told(false));
    expect(ask({ ...asked, atMost: 0 })).toEqual(told(false));
  });

  test('not so is told by the same', () => {
    const of = { is: 'has-effect', effect: 'wilt' } as const;
    expect(ask({ is: 'not', of })).toEqual({ ...has('wilt', true), value: false });
    expect(ask({ is: 'otherwise' })).toEqual({
      value: true,
      because: { kind: 'otherwise' },
      measured: {},
      figures: [],
    });
  });

  test('of several all, told together, each figure once', () => {
    const of = [
      { is: 'has-effect', effect: 'wilt' },
      { is: 'energy', atLeast: 2 },
      { is: 'not', of: { is: 'ally', within: 'adjacent' } },
    ] as const;
    const told = ask({ is: 'all', of });
    expect(told).toEqual({
      value: false,
      because: {
        kind: 'all',
        of: [
          has('wilt', true).because,
          energy(true).because,
          counted('allies', 'adjacent', ['mate']).because,
        ],
      },
      measured: { wilt: true, energy: 2, found: 1, needed: 1 },
      figures: ['beast', 'mate'],
    });
    expect(ask({ is: 'all', of: of.slice(0, 2) }).value).toBe(true);
    expect(ask({ is: 'all', of: [] }).value).toBe(true);
  });
});

describe('C3: whether it can move and attack', () => {
  const can = (
    asked: Omit<Extract<AiQuestion, { is: 'can-move-and-attack' }>, 'is'>,
    rows: readonly string[],
    figures: readonly object[],
    stats: object = {},
  ) => {
    const position = arena({
      board: { rows },
      figures: [brute('beast', [0, 0], stats), ...figures],
      active: 'beast',
    });
    return ask({ is: 'can-move-and-attack', ...asked }, position);
  };
  const so = (from: readonly [number, number], cost: number, jumps: number, ...figures: string[]) => ({
    value: true,
    because: { kind: 'could-attack', from, target: figures[0] },
    measured: { from: from.join(), cost, jumps },
    figures,
  });
  const not = (points: number) => ({
    value: false,
    because: { kind: 'no-space-to-attack' },
    measured: { points },
    figures: [],
  });
  const row = ['.'.repeat(12)];

  test.each<[asked: object, farthest: number]>([
    // Movement 4, and what the attack reaches from there.
    [{ kind: 'melee' }, 5],
    [{ kind: 'melee', reach: 2 }, 6],
    [{ kind: 'ranged', range: 3 }, 7],
    [{ kind: 'ranged' }, 8],
  ])('%j at %i spaces and no farther', (asked, farthest) => {
    const at = (x: number) => can(asked as never, row, [hero('foe', [x, 0])]);
    expect(at(farthest)).toEqual(so([4, 0], 4, 0, 'foe'));
    expect(at(farthest + 1)).toEqual(not(4));
  });

  test('where it stands already, without a step; also with no Movement', () => {
    expect(can({ kind: 'melee' }, row, [hero('foe', [1, 0])])).toEqual(so([0, 0], 0, 0, 'foe'));
    expect(can({ kind: 'melee' }, row, [hero('foe', [1, 0])], { movement: 0 })).toEqual(
      so([0, 0], 0, 0, 'foe'),
    );
    expect(can({ kind: 'melee' }, row, [hero('foe', [2, 0])], { movement: 0 })).toEqual(not(0));
  });

  test('from the first such space by row and column, at all who are in reach there', () => {
    const foes = [hero('a', [3, 1]), hero('b', [3, 0])];
    expect(can({ kind: 'melee' }, ['......', '......'], foes)).toEqual(so([2, 0], 2, 0, 'a', 'b'));
  });

  test('with a jump of two spaces, not of three; nobody is no target', () => {
    const over = (holes: number) =>
      can({ kind: 'melee' }, [`.${'d'.repeat(holes)}.....`], [hero('foe', [holes + 2, 0])], { movement: 6 });
    expect(over(1).value).toBe(true);
    expect(over(1).measured.jumps).toBe(1);
    expect(over(2).value).toBe(true);
    expect(over(3)).toEqual(not(6));
    expect(can({ kind: 'melee' }, row, [])).toEqual(not(4));
  });
});
