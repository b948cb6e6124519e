import { describe, expect, test } from 'vitest';
import type { Ability } from '../../../../src/engine/index.ts';
import { figureIn, type Position } from '../../../../src/engine/index.ts';
import type { Sum } from '../../../../src/engine/model/ledger.ts';
import { term } from '../../../../src/engine/model/messages/cause.ts';
import { attackProfileOf, canAttackAs } from '../../../../src/engine/queries/figures/attack-profile.ts';
import { actionSp, canPay, isUnder, priceOf } from '../../../../src/engine/queries/figures/costs.ts';
import {
  attackRangeLedgerOf,
  hpLeftOf,
  paidLedger,
  skillLedgerOf,
  spLedgersOf,
} from '../../../../src/engine/queries/figures/ledgers.ts';
import {
  armorOf,
  castingDieOf,
  convictionDiceOf,
  convictionValueOf,
  defenseOf,
  hpOf,
  movementOf,
  skillOf,
} from '../../../../src/engine/queries/figures/stats.ts';
import { arena } from '../../../support/arena.ts';
import { body, rook } from '../../../support/encounter-arena.ts';
import { withCard } from '../../../support/own-cards.ts';

type Changes = NonNullable<Ability['modifiers']>;
/** Rook beside a foe, with what a card of his changes. */
const scene = (held: object = {}, foe: object = {}, modifiers: Changes = [], rows = ['....']): Position =>
  withCard(arena({ board: { rows }, figures: [rook([0, 0], held), body('foe', [2, 0], foe)] }), 'rook', [
    { id: 'm', when: 'passive', modifiers },
  ]);
const of = (position: Position, id = 'rook') => figureIn(position.state, id);
/** Amounts and the pages they are by. */
const lines = ({ entries }: Sum) => entries.map(({ amount, rule }) => [amount, rule]);

describe('what a number is made of, with its page', () => {
  test('HP left: what is printed, what cards add, the damage on it (pp.25, 46)', () => {
    const left = (damage: number, modifiers: Changes = []) => {
      const position = scene({ damage }, {}, modifiers);
      return hpLeftOf(position, of(position));
    };
    expect(lines(left(0))).toEqual([[14, 'p.25']]);
    expect(lines(left(3, [{ stat: 'hp', amount: 2 }]))).toEqual([
      [14, 'p.25'],
      [2, 'p.49'],
      [-3, 'p.46'],
    ]);
    expect(left(3).total).toBe(11);
  });

  test('SP: the most, and what is recovered (p.25); none for a Combatant', () => {
    const position = scene({}, {}, [
      { stat: 'sp-max', amount: 1 },
      { stat: 'sp-recovery', amount: 2 },
    ]);
    const { max, recovery } = spLedgersOf(position, of(position));
    expect([lines(max), lines(recovery)]).toEqual([
      [
        [5, 'p.25'],
        [1, 'p.49'],
      ],
      [
        [3, 'p.25'],
        [2, 'p.49'],
      ],
    ]);
    const foes = arena({ figures: [{ id: 'animate', card: 'animate', at: [0, 0] }] });
    const none = spLedgersOf(foes, of(foes, 'animate'));
    expect([lines(none.max), lines(none.recovery)]).toEqual([[[0, 'p.25']], [[0, 'p.25']]]);
  });

  test('a Skill: HEAVY takes from Agility alone (pp.32, 66), and none falls below 0 (p.67)', () => {
    const heavy = scene({ items: ['great-hammer'] }, {}, [{ skill: 'lore', amount: 2 } as never]);
    const plain = scene();
    expect(lines(skillLedgerOf(plain, of(plain), 'agility')!)).toEqual([[1, 'p.25']]);
    expect(skillLedgerOf(plain, of(plain, 'foe'), 'agility')).toBeNull();
    expect(skillOf(plain, of(plain, 'foe'), 'agility')).toBeNull();
    expect([skillOf(plain, of(plain), 'agility'), skillOf(plain, of(plain), 'strength')]).toEqual([1, 6]);
    expect(lines(skillLedgerOf(heavy, of(heavy), 'lore')!)).toEqual([
      [5, 'p.25'],
      [2, 'p.66'],
    ]);
  });

  test('range: 1 for melee, what REACH adds, what a ranged weapon prints (pp.31, 44, 45)', () => {
    const plain = scene({}, { attack: { kind: 'ranged', range: 6 } });
    const long = scene({}, {}, [{ reach: 2 }, { reach: 3 }]);
    expect(lines(attackRangeLedgerOf(plain, of(plain)))).toEqual([[1, 'p.44']]);
    expect(lines(attackRangeLedgerOf(long, of(long)))).toEqual([
      [1, 'p.44'],
      [2, 'p.32'],
    ]);
  });

  test('SP that were paid: Muck adds 1 to what costs any (p.21)', () => {
    const paid = (rows: string[], amount: number) => {
      const position = scene({}, {}, [], rows);
      return lines(paidLedger(position, of(position), amount, term('this-attack')));
    };
    expect([paid(['....'], 2), paid(['m...'], 2), paid(['m...'], 1)]).toEqual([
      [[2, 'p.40']],
      [
        [1, 'p.40'],
        [1, 'p.21'],
      ],
      [[1, 'p.40']],
    ]);
  });

  test('Defense and Armor: Darkness takes 1, Barrier adds 1 (p.74)', () => {
    const position = scene({ effects: ['darkness', 'barrier'] }, { armor: 3, defense: 12 });
    expect([lines(defenseOf(position, of(position))), lines(armorOf(position, of(position)))]).toEqual([
      [
        [9, 'p.25'],
        [-1, 'p.74'],
      ],
      [[1, 'p.74']],
    ]);
    expect([
      lines(defenseOf(position, of(position, 'foe'))),
      lines(armorOf(position, of(position, 'foe'))),
    ]).toEqual([[[12, 'p.25']], [[3, 'p.54']]]);
  });

  test('Movement: half of it is rounded up (p.67, X172)', () => {
    const moved = (...modifiers: Changes[number][]) => {
      const position = scene({}, {}, modifiers);
      return movementOf(position, of(position));
    };
    expect(moved().total).toBe(6);
    expect(moved({ halfMovement: true } as never).total).toBe(3);
    expect(lines(moved({ stat: 'movement', amount: 1 }, { halfMovement: true } as never))).toEqual([
      [6, 'p.25'],
      [1, 'p.49'],
      [-3, 'X172'],
    ]);
  });
});

test('p.71: with a fifth player opponents have half as much HP again, rounded up, Adventurers not', () => {
  const position = arena({
    figures: [rook([0, 0]), body('foe', [2, 0], { hp: 5 })],
    ruleset: { fifthPlayer: true },
  });
  expect([hpOf(position, of(position)), hpOf(position, of(position, 'foe'))]).toEqual([14, 8]);
});

describe('p.35: Upgrades', () => {
  const changed = (...modifiers: object[]) => scene({}, {}, modifiers as never);
  test('take the place of the worst dice they better, two of them at most, the best first', () => {
    const dice = (...upgrades: string[]) => {
      const position = changed(...upgrades.map((conviction) => ({ conviction })));
      return [convictionDiceOf(position, of(position)), convictionValueOf(position, of(position))];
    };
    expect(dice()).toEqual([['purple', 'purple'], 2]);
    expect(dice('white')).toEqual([['white', 'purple'], 3]);
    expect(dice('white', 'red', 'orange')).toEqual([['red', 'orange'], 8]);
    expect(dice('purple')).toEqual([['purple', 'purple'], 2]);
  });
  test('of casting the best one counts', () => {
    const die = (...upgrades: string[]) => {
      const position = changed(...upgrades.map((casting) => ({ casting })));
      return castingDieOf(position, of(position));
    };
    expect([die(), die('white'), die('white', 'blue', 'teal'), die('purple')]).toEqual([
      'purple',
      'white',
      'blue',
      'purple',
    ]);
  });
});

describe('X162: the price of an action', () => {
  const priced = (action: 'move' | 'attack' | 'counter' | 'dodge' | 're-equip', amount: number) => {
    const position = scene({}, {}, [{ actionPrice: action, amount } as never]);
    return actionSp(position, of(position), action);
  };
  test('is what the rules print, and never less than what keeps it from being free', () => {
    const plain = scene();
    const printed = (
      [
        'move',
        'more-movement',
        'attack',
        'encounter-action',
        're-equip',
        'empower',
        'dodge',
        'counter',
      ] as const
    ).map((action) => actionSp(plain, of(plain), action));
    expect(printed).toEqual([1, 1, 2, 1, 1, 1, 1, 2]);
    expect([priced('attack', 1), priced('attack', -1), priced('attack', -2)]).toEqual([3, 1, 1]);
    expect([priced('move', -1), priced('move', -3), priced('re-equip', -1)]).toEqual([0, 0, 1]);
    expect([priced('counter', -2), priced('dodge', -1)]).toEqual([0, 0]);
  });
  test('Muck adds to what costs anything, not to who flies (pp.21, 32)', () => {
    const muck = scene({}, {}, [], ['m...']);
    const flying = scene({}, {}, [{ tag: 'flight' }], ['m...']);
    expect([priceOf(muck, of(muck), 0), priceOf(muck, of(muck), 1), priceOf(flying, of(flying), 1)]).toEqual([
      0, 2, 1,
    ]);
    expect([
      isUnder(muck, of(muck), 'muck'),
      isUnder(muck, of(muck, 'foe'), 'muck'),
      isUnder(flying, of(flying), 'muck'),
    ]).toEqual([true, false, false]);
    expect([canPay(muck, of(muck), 4), canPay(muck, of(muck), 5), canPay(muck, of(muck, 'foe'), 9)]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

test('p.54: a Combatant attacks as its card says, an Adventurer as its weapons do', () => {
  const ranged = scene({}, { attack: { kind: 'ranged', range: 6 } });
  const may = (position: Position, id: string) =>
    (['melee', 'ranged'] as const).filter((kind) => canAttackAs(position, of(position, id), kind));
  const bow = scene({ items: ['hunting-bow'] }, {}, [{ stat: 'range', amount: 1 }]);
  expect([may(ranged, 'foe'), may(ranged, 'rook'), may(bow, 'rook')]).toEqual([
    ['melee', 'ranged'],
    ['melee'],
    ['ranged'],
  ]);
  expect(attackProfileOf(ranged, of(ranged, 'foe'))).toEqual({ kind: 'ranged', range: 6 });
  expect(attackProfileOf(bow, of(bow))).toEqual({ kind: 'ranged', range: 7 });
  expect(lines(attackRangeLedgerOf(ranged, of(ranged, 'foe')))).toEqual([[6, 'p.54']]);
  expect(lines(attackRangeLedgerOf(bow, of(bow)))).toEqual([
    [6, 'p.45'],
    [1, 'p.49'],
  ]);
});
