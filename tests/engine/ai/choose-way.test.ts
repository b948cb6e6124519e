import { describe, expect, test } from 'vitest';
import { canMakeMove, chooseWay } from '../../../src/engine/ai/choose-way.ts';
import type { MoveOrder } from '../../../src/engine/ai/move-goals.ts';
import { type AiMove, figureIn, type Position, type Space } from '../../../src/engine/index.ts';
import type { AttackProfile } from '../../../src/engine/queries/figures/attack-profile.ts';
import { arena, brute, hero } from '../../support/arena.ts';

const MELEE: AttackProfile = { kind: 'melee', range: 1 };
const shot = (range: number): AttackProfile => ({ kind: 'ranged', range });

/** A beast in the first space, with Movement 4 unless said, and Adventurers in the row. */
const row = (ground: string, foes: readonly number[], movement = 4): Position =>
  arena({
    board: { rows: [ground] },
    figures: [brute('beast', [0, 0], { movement }), ...foes.map((x, i) => hero(`foe-${i + 1}`, [x, 0]))],
  });

const orderOf = (to: AiMove['to'], more: Partial<MoveOrder> & { readonly move?: never } = {}): MoveOrder => ({
  move: { do: 'move', to },
  struck: null,
  nextAttack: null,
  style: 'melee',
  ...more,
});
const with_ = (order: MoveOrder, change: Partial<AiMove>): MoveOrder => ({
  ...order,
  move: { ...order.move, ...change },
});
const choose = (position: Position, order: MoveOrder) =>
  chooseWay(position, figureIn(position.state, 'beast'), order);

const NEAREST: AiMove['to'] = { goal: 'towards', of: 'nearest' };
const TOWARDS = orderOf(NEAREST);
const TOWARDS_TO_STRIKE = orderOf(NEAREST, { nextAttack: MELEE });

interface Told {
  readonly end: number | null;
  readonly jumps: number;
  readonly because: string;
  readonly rejected: readonly (readonly (number | string | undefined)[])[];
  readonly ties: readonly number[];
}

/** Where it ends and why; each other end with what made that worse; where the table may pick. */
function told(position: Position, order: MoveOrder): Told {
  const { way, because, rejected, ties } = choose(position, order);
  return {
    end: way?.end[0] ?? null,
    jumps: way?.jumps.length ?? 0,
    because: because.kind,
    rejected: rejected().map(({ end, removedBy }) => [
      end[0],
      removedBy?.kind === 'criterion' ? removedBy.criterion : removedBy?.kind,
    ]),
    ties: ties().map(({ end }) => end[0]),
  };
}
const stays = (because: string, ends: readonly number[] = []): Told => ({
  end: null,
  jumps: 0,
  because,
  rejected: ends.map((end) => [end, because]),
  ties: [],
});
const goes = (end: number, because: string, others: readonly number[], jumps = 0): Told => ({
  end,
  jumps,
  because,
  rejected: others.map((other) => [other, 'fulfils-less']),
  ties: [end],
});

describe('C4–C6: where it goes, why, and why nowhere else', () => {
  test.each<[what: string, Position, MoveOrder, Told]>([
    ['nobody to move for', row('.....', []), TOWARDS, stays('nobody-to-move-for')],
    [
      'nobody to be adjacent to within its reach',
      row('.........', [8]),
      orderOf({ goal: 'adjacent', of: 'nearest' }),
      stays('nobody-to-move-for'),
    ],
    [
      'within already (C6)',
      row('.....', [2]),
      orderOf({ goal: 'within', range: 2, of: 'nearest' }),
      stays('within-already'),
    ],
    ['beside it already (M7)', row('..', [1]), TOWARDS, stays('no-step-nearer', [0])],
    ['beside it, to strike', row('..', [1]), TOWARDS_TO_STRIKE, stays('no-step-nearer', [0])],
    ['nothing to jump to', row('.ddddd...', [8]), TOWARDS, stays('no-way-nearer', [0])],
    [
      'beside nobody, of whom it wants most',
      row('.........', [8]),
      orderOf({ goal: 'adjacent', of: 'most-opponents' }),
      stays('no-way-nearer', [4, 3, 2, 1, 0].reverse()),
    ],
    ['to strike', row('......', [3]), TOWARDS_TO_STRIKE, goes(2, 'fulfils-without-jump', [1, 0])],
    ['beside it', row('......', [3]), TOWARDS, goes(2, 'as-far-as-it-gets', [1, 0])],
    ['too far', row('.........', [8]), TOWARDS, goes(4, 'as-far-as-it-gets', [3, 2, 1, 0])],
    ['a jump to strike', row('.d...', [3]), TOWARDS_TO_STRIKE, goes(2, 'only-a-jump', [0], 1)],
    ['a jump and no attack to come', row('.d...', [3]), TOWARDS, goes(2, 'nothing-but-a-jump', [0], 1)],
    [
      'a jump where walking brings it nearer (X26)',
      row('..d...', [4]),
      TOWARDS,
      goes(1, 'as-far-as-it-gets', [0]),
    ],
    ['the same to strike (C4)', row('..d...', [4]), TOWARDS_TO_STRIKE, goes(3, 'only-a-jump', [1, 0], 1)],
    ['over two', row('.dd...', [4]), TOWARDS, goes(3, 'nothing-but-a-jump', [0], 1)],
    ['over three', row('.ddd...', [5], 6), TOWARDS, stays('no-way-nearer', [0])],
    [
      'over three where its card says so (p.66)',
      row('.ddd...', [5], 6),
      with_(TOWARDS, { jump: 3 }),
      goes(4, 'nothing-but-a-jump', [0], 1),
    ],
    ['over one, not two', row('.dd...', [4]), with_(TOWARDS, { jump: 1 }), stays('no-way-nearer', [0])],
    [
      'as far as it gets',
      row('........', [1], 3),
      with_(orderOf({ goal: 'farther', from: 'nearest' }), { spaces: 0 }),
      stays('no-way-nearer', [0]),
    ],
  ])('%s', (_, position, order, wanted) => {
    expect(told(position, order)).toEqual(wanted);
  });

  test('the way is kept step by step; of the others the end, its price, its strikers and jumps', () => {
    const position = arena({
      board: { rows: ['.....', '.....'] },
      figures: [brute('beast', [1, 0]), hero('foe', [4, 0]), hero('by', [0, 0])],
    });
    const { way, rejected } = choose(position, orderOf(NEAREST, { struck: null }));
    // It stands beside the one it is nearest to.
    expect(way).toBeNull();
    const trace = rejected().find(({ end }) => String(end) === '3,1');
    expect(trace).toEqual({
      end: [3, 1],
      path: [],
      cost: 3,
      breaks: ['by'],
      jumps: 0,
      removedBy: { kind: 'no-step-nearer' },
    });
  });

  test('the table may pick among ends as good and as safe, the house’s first (C5)', () => {
    const position = arena({
      board: { rows: ['.....', '.....', '.....'] },
      figures: [brute('beast', [0, 1]), hero('foe', [4, 1])],
    });
    const { way, ties } = choose(position, TOWARDS);
    expect(way!.end).toEqual([3, 1]);
    expect(ties().map(({ end }) => end)).toEqual([
      [3, 1],
      [3, 0],
      [3, 2],
    ]);
  });
});

describe('X9, p.61: a THEN that moves towards somebody', () => {
  const then = { ...TOWARDS, isThen: true };

  test('is skipped where it would not end adjacent, the way it would have gone told first', () => {
    const position = row('.........', [8]);
    expect(told(position, then)).toEqual({
      end: null,
      jumps: 0,
      because: 'then-not-adjacent',
      rejected: [[4, 'then-not-adjacent'], ...[3, 2, 1, 0].map((end) => [end, 'fulfils-less'])],
      ties: [],
    });
    expect(choose(position, then).rejected()[0]).toEqual({
      end: [4, 0],
      path: [],
      cost: 4,
      breaks: [],
      jumps: 0,
      removedBy: { kind: 'then-not-adjacent' },
    });
  });

  test('is made where it does, and where it is no THEN or goes elsewhere', () => {
    expect(told(row('......', [3]), then)).toEqual(goes(2, 'as-far-as-it-gets', [1, 0]));
    expect(told(row('..', [1]), then)).toEqual(stays('no-step-nearer', [0]));
    expect(told(row('.........', [8]), { ...TOWARDS, isThen: false }).end).toBe(4);
    const within = orderOf(
      { goal: 'within', range: 1, of: 'nearest' },
      { isThen: true, nextAttack: shot(9) },
    );
    expect(told(row('.........', [8]), within)).toMatchObject({ because: 'as-far-as-it-gets' });
  });
});

describe('C1, X71, X167: whether a move can be made', () => {
  const can = (position: Position, order: MoveOrder): boolean =>
    canMakeMove(position, figureIn(position.state, 'beast'), order);
  const sealed = row('.ddddd...', [8]);
  const muck = (of: number) => row(`${'.'.repeat(of)}m........`, [8]);
  const toMuck = orderOf({ goal: 'reach', of: { terrain: 'muck' } });

  test.each<[what: string, Position, MoveOrder, boolean]>([
    ['a MOVE in a direction', row('.........', [8]), TOWARDS, true],
    ['over 0 spaces too', sealed, TOWARDS, true],
    ['away too', sealed, orderOf({ goal: 'away', from: 'nearest' }), true],
    ['with nobody there', row('.........', []), TOWARDS, false],
    ['free movement that gains a space', row('....', [3]), with_(TOWARDS, { spaces: 2 }), true],
    ['free movement that gains none', sealed, with_(TOWARDS, { spaces: 2 }), false],
    ['free movement that is there', row('....', [1]), with_(TOWARDS, { spaces: 2 }), true],
    ['adjacent where it stands', row('...', [1]), orderOf({ goal: 'adjacent', of: 'nearest' }), true],
    ['adjacent by a way', row('......', [5]), orderOf({ goal: 'adjacent', of: 'nearest' }), true],
    ['adjacent to nobody', row('.......', [6]), orderOf({ goal: 'adjacent', of: 'nearest' }), false],
    ['adjacent to nobody there', row('...', []), orderOf({ goal: 'adjacent', of: 'nearest' }), false],
    ['beside most', row('......', [5]), orderOf({ goal: 'adjacent', of: 'most-opponents' }), true],
    ['beside none', row('.......', [6]), orderOf({ goal: 'adjacent', of: 'most-opponents' }), false],
    ['within where it is', row('....', [2]), orderOf({ goal: 'within', range: 2, of: 'nearest' }), true],
    ['within by a way', row('.......', [6]), orderOf({ goal: 'within', range: 2, of: 'nearest' }), true],
    ['within nowhere', row('........', [7]), orderOf({ goal: 'within', range: 2, of: 'nearest' }), false],
    ['up to', row('.......', [6]), orderOf({ goal: 'up-to-range', range: 2, of: 'nearest' }), true],
    ['up to nowhere', row('........', [7]), orderOf({ goal: 'up-to-range', range: 2, of: 'nearest' }), false],
    ['to a place', muck(3), toMuck, true],
    ['to a place where it stands', muck(0), toMuck, false],
    ['to a place that is not there', row('.........', [8]), toMuck, false],
    ['to a place, with nobody there', row('...m', []), toMuck, true],
    ['to a place, freely', muck(3), with_(toMuck, { spaces: 2 }), true],
    ['to a place, freely and not from the spot', row('.ddddm', []), with_(toMuck, { spaces: 2 }), false],
  ])('%s', (_, position, order, wanted) => {
    expect(can(position, order)).toBe(wanted);
  });
});

describe('one choice is not taken for another', () => {
  const board = {
    rows: ['.......', '.......', '.......', '.....h.'],
    // The nearest stands two levels up: no melee ATK reaches it, a ranged one does (p.21).
    elevation: ['1111111', '1113111', '1111111', '1111111'],
  };
  const figures = [brute('beast', [0, 1]), hero('near', [3, 1]), hero('far', [6, 2]), hero('third', [4, 0])];
  const position = () => arena({ board, figures });
  const move = (to: AiMove['to']): AiMove => ({ do: 'move', to });
  const towards = move(NEAREST);
  const farther = move({ goal: 'farther', from: 'target' });
  const up = move({ goal: 'up-to-range', range: 3, of: 'any' });
  const plain: MoveOrder = { move: towards, struck: null, nextAttack: null, style: 'melee' };

  test.each<[what: string, readonly MoveOrder[]]>([
    ['another move', [plain, { ...plain, move: up }]],
    ['so many points', [plain, { ...plain, points: 1 }, { ...plain, points: 2 }, { ...plain, points: 0 }]],
    [
      'somebody else struck',
      ['near', 'far', 'third', null].map((struck) => ({ ...plain, move: farther, struck })),
    ],
    [
      'another way to fight (C5)',
      [
        { ...plain, style: 'melee' },
        { ...plain, style: 'ranged' },
      ],
    ],
    [
      'another attack to come (X26)',
      [null, MELEE, shot(1), shot(2), { ...MELEE, range: 2 }, shot(4)].map((nextAttack) => ({
        ...plain,
        nextAttack,
      })),
    ],
  ])('with %s', (_, orders) => {
    const one = position();
    const seen = (at: Position, order: MoveOrder) => {
      const { way, because, rejected } = choose(at, order);
      return { way, because, rejected: rejected() };
    };
    const asked = orders.map((order) => seen(one, order));
    expect(asked).toEqual(orders.map((order) => seen(position(), order)));
    expect([...orders].reverse().map((order) => seen(one, order))).toEqual([...asked].reverse());
    expect(new Set(asked.map((told) => JSON.stringify(told))).size).toBeGreaterThan(1);
  });
});

test('C2: it goes for the first of those it can come beside, not for one it cannot', () => {
  // The weakest is near and behind a wall of rubble, the next is too far off, the third is at hand.
  const weak = (id: string, at: Space, hp: number) => hero(id, at, { hp });
  const position = arena({
    board: { rows: ['....#.....', '....#.....', '....#.....'] },
    figures: [
      brute('beast', [2, 1]),
      weak('walled', [5, 1], 1),
      weak('far', [9, 1], 2),
      weak('at-hand', [0, 2], 9),
      weak('strong', [0, 0], 20),
    ],
  });
  const { way } = choose(position, orderOf({ goal: 'adjacent', of: 'lowest-hp' }, { nextAttack: MELEE }));
  const [x, y] = way!.end;
  expect(Math.max(x, Math.abs(y - 2))).toBe(1);
});
