import { describe, expect, test } from 'vitest';
import type {
  AttackDie,
  DefenseDie,
  Face,
  RolledDie,
} from '../../../../src/games/malhya/rules/combat/fight-dice.ts';
import { fightOdds, meanOfAttack } from '../../../../src/games/malhya/rules/combat/fight-odds.ts';
import {
  resultOf,
  sharesOf,
  withBrokenArmour,
} from '../../../../src/games/malhya/rules/combat/outcome-of-attack.ts';
import {
  type AttackPart,
  attackPool,
  countAttack,
  countDefense,
  type DefensePart,
  defenseDiceLeft,
  defensePool,
} from '../../../../src/games/malhya/rules/combat/pools.ts';

const rolledAttack = (die: AttackDie, ...faces: Face[]): RolledDie<AttackDie>[] =>
  faces.map((face) => ({ die, face }));
const rolledDefense = (die: DefenseDie, ...faces: Face[]): RolledDie<DefenseDie>[] =>
  faces.map((face) => ({ die, face }));

const power = (count: number): AttackPart => ({ dice: { power: count } });
const SPECIAL_1: AttackPart = { specials: { power: { damage: 1 } } };
const defenseDice = (defense: number, dodge = 0): DefensePart => ({ dice: { defense, dodge } });
const SHIELDS_2: DefensePart = { specials: { defense: { shields: 2 } } };

/** An attack with these dice as they fell, against a defense with those. */
function fought(
  attack: readonly AttackPart[],
  faces: readonly RolledDie<AttackDie>[],
  defense: readonly DefensePart[] = [],
  guards: readonly RolledDie<DefenseDie>[] = [],
) {
  const strike = countAttack(attackPool(attack, 'hero'), faces);
  return resultOf(strike, countDefense(defensePool(defense, 'hero'), guards));
}

describe('dice (L4385–L4415)', () => {
  test('E44: line 1, two Power, a 2 and a special that is 1: 3 (L4668–4676)', () => {
    const result = fought([SPECIAL_1, power(2)], rolledAttack('power', 2, 'special'));
    expect(result.left).toBe(3);
  });

  test('E44: lines 1 and 2, three Power: 2 by the faces shown (L4697–4703)', () => {
    const parts = [SPECIAL_1, power(2), power(1)];
    expect(attackPool(parts, 'hero').dice).toEqual({ attack: 0, power: 3 });
    expect(fought(parts, rolledAttack('power', 0, 1, 'special')).left).toBe(2);
  });

  test('specials count only if something activates them, and by all that does (M424)', () => {
    expect(fought([power(2)], rolledAttack('power', 'special', 'special'))).toMatchObject({
      left: 0,
      kind: 'even',
    });
    expect(fought([power(2), SPECIAL_1, SPECIAL_1], rolledAttack('power', 'special')).left).toBe(2);
  });

  test('a hero never rolls more than three of a colour, penalty dice among them; enemies do (M425, MA-46)', () => {
    expect(attackPool([power(2), power(2)], 'hero')).toMatchObject({
      dice: { power: 3 },
      over: { power: 1 },
    });
    expect(attackPool([power(2), power(2)], 'enemy')).toMatchObject({
      dice: { power: 4 },
      over: { power: 0 },
    });
    const dodge: DefensePart = { dice: { dodge: 2 } };
    expect(defensePool([dodge, dodge], 'hero').dice.dodge).toBe(3);
  });

  test('what counts in melee alone does not count at range (M618)', () => {
    const parts: AttackPart[] = [{ gain: { damage: 1 }, only: 'melee' }, power(1)];
    expect(attackPool(parts, 'hero', 'melee').gain).toHaveLength(1);
    expect(attackPool(parts, 'hero', 'ranged').gain).toHaveLength(0);
  });

  test('E45: one Defense die, its special 2; armour one die more (L4759–4769)', () => {
    const pool = defensePool([SHIELDS_2, defenseDice(1), defenseDice(1)], 'hero');
    expect(pool.dice.defense).toBe(2);
    expect(countDefense(pool, rolledDefense('defense', 'special', 1)).shields).toBe(3);
  });
});

describe('results (L4433–L4457)', () => {
  const PUSH: AttackPart = { gain: { effects: [{ do: 'push', spaces: 1 }] } };
  const COUNTER: DefensePart = { specials: { defense: { counter: 2 } } };
  const strike2 = [PUSH, power(2)];

  test('any dodge: nothing to this defender, its own effects work (M438)', () => {
    const result = fought(
      strike2,
      rolledAttack('power', 2, 2),
      [COUNTER, defenseDice(1, 1)],
      [...rolledDefense('defense', 'special'), ...rolledDefense('dodge', 'dodged')],
    );
    expect(result).toMatchObject({ kind: 'dodged', left: 0, attackEffects: [], counter: 2 });
  });

  test('more shields than wounds: void with its effects (M439, MA-3)', () => {
    const result = fought(
      strike2,
      rolledAttack('power', 1, 0),
      [COUNTER, defenseDice(2)],
      rolledDefense('defense', 2, 'special'),
    );
    expect(result).toMatchObject({ kind: 'void', left: 0, attackEffects: [], counter: 2 });
  });

  test('as many: no wound, but the effects of both; 0 and 0 likewise (M440, MA-3)', () => {
    const even = fought(strike2, rolledAttack('power', 2, 0), [defenseDice(1)], rolledDefense('defense', 2));
    expect(even).toMatchObject({ kind: 'even', left: 0, attackEffects: [{ do: 'push', spaces: 1 }] });
    expect(fought(strike2, rolledAttack('power', 0, 0))).toMatchObject({ kind: 'even' });
  });

  test('E49: 2 damage and an injury against 2 shields: the players keep 1 damage (L5064–5068)', () => {
    const result = fought(
      [power(1), { gain: { injury: 1 } }],
      rolledAttack('power', 2),
      [defenseDice(2)],
      rolledDefense('defense', 1, 1),
    );
    expect(result).toMatchObject({ kind: 'wounds', left: 1 });
    expect(result.choices).toEqual([
      { damage: 1, injury: 0, shock: 0 },
      { damage: 0, injury: 1, shock: 0 },
    ]);
  });

  test('E49: the other one, beside an ally of the attacker, dodges the same dice; a second line: 2 damage (L5070–5094)', () => {
    const faces = rolledAttack('power', 2);
    const parts = [power(1), { gain: { injury: 1 } }];
    const other = fought(
      parts,
      faces,
      [defenseDice(2, 1)],
      [...rolledDefense('defense', 0, 0), ...rolledDefense('dodge', 'dodged')],
    );
    expect(other.kind).toBe('dodged');
    const second = fought(
      [power(2)],
      rolledAttack('power', 2, 1),
      [defenseDice(2)],
      rolledDefense('defense', 1, 0),
    );
    expect(second.choices).toEqual([{ damage: 2, injury: 0, shock: 0 }]);
  });

  test('E46: armour discarded is as a dodge, after all dice and before shields (L4777, MA-45)', () => {
    const strike = countAttack(attackPool([power(2)], 'enemy'), rolledAttack('power', 2, 2));
    const guard = countDefense(defensePool([defenseDice(1)], 'hero'), rolledDefense('defense', 0));
    expect(resultOf(strike, guard).left).toBe(4);
    expect(resultOf(strike, withBrokenArmour(guard, { dodge: true })).kind).toBe('dodged');
    expect(resultOf(strike, withBrokenArmour(guard, { shields: 3 })).left).toBe(1);
  });

  test('E48: each special cancels a Defense die and a Dodge die (L4986)', () => {
    const parts: AttackPart[] = [
      { dice: { attack: 2 } },
      { specials: { attack: { cancelDefense: 1, cancelDodge: 1 } } },
    ];
    const strike = countAttack(attackPool(parts, 'enemy'), rolledAttack('attack', 'special', 1));
    const pool = defensePool([defenseDice(2, 1)], 'hero');
    expect(defenseDiceLeft(pool, strike)).toEqual({ defense: 1, dodge: 0 });
    // More than there are: nothing happens (MA-51).
    const both = countAttack(attackPool(parts, 'enemy'), rolledAttack('attack', 'special', 'special'));
    expect(defenseDiceLeft(defensePool([defenseDice(1)], 'hero'), both)).toEqual({ defense: 0, dodge: 0 });
  });

  test('shields are cancelled, one or all (M618)', () => {
    const cancel = (cancelShields: number | 'all') =>
      fought(
        [power(1), { gain: { cancelShields } }],
        rolledAttack('power', 2),
        [defenseDice(2)],
        rolledDefense('defense', 2, 1),
      );
    expect(cancel(1)).toMatchObject({ shields: 2, kind: 'even' });
    expect(cancel('all')).toMatchObject({ shields: 0, left: 2 });
  });

  test('E50: 1 Defense and 1 Dodge, token Defense: three dice, a Defense special is a dodge (L5100–5107)', () => {
    const pool = defensePool(
      [{ specials: { defense: { dodge: true } } }, defenseDice(1, 1), defenseDice(1)],
      'enemy',
    );
    expect(pool.dice).toEqual({ defense: 2, dodge: 1 });
    expect(countDefense(pool, rolledDefense('defense', 'special', 0)).dodged).toBe(true);
  });

  test('E52: a special brings 1 damage and a push, each time it is rolled (L5170–5177)', () => {
    const parts: AttackPart[] = [
      power(2),
      { specials: { power: { damage: 1, effects: [{ do: 'push', spaces: 1 }] } } },
    ];
    expect(fought(parts, rolledAttack('power', 1, 'special'))).toMatchObject({
      left: 2,
      attackEffects: [{ do: 'push', spaces: 1 }],
    });
    expect(fought(parts, rolledAttack('power', 'special', 'special')).attackEffects).toHaveLength(2);
  });

  test('E54: 3 damage on an area: one shield leaves 2, no die leaves 3 (L5256–5268)', () => {
    const faces = rolledAttack('power', 2, 1);
    expect(fought([power(2)], faces, [defenseDice(1)], rolledDefense('defense', 1)).left).toBe(2);
    expect(fought([power(2)], faces).left).toBe(3);
  });

  test('E53: a counter of 2 strikes back, after a void attack, too (L5239–5243)', () => {
    const result = fought(
      [power(1)],
      rolledAttack('power', 0),
      [COUNTER, SHIELDS_2, defenseDice(1)],
      rolledDefense('defense', 'special'),
    );
    expect(result).toMatchObject({ kind: 'void', counter: 2 });
  });

  test('every way to share wounds, damage first', () => {
    const mixed = { damage: 1, injury: 1, shock: 1 };
    expect(sharesOf(mixed, 2)).toHaveLength(3);
    expect(sharesOf(mixed, 5)).toEqual([mixed]);
    expect(sharesOf(mixed, 0)).toEqual([{ damage: 0, injury: 0, shock: 0 }]);
  });
});

describe('the table of section 6.3', () => {
  const two = [SPECIAL_1, power(2)];
  const outnumbered: AttackPart = { gain: { damage: 1 } };
  const sword: AttackPart[] = [{ dice: { attack: 3 }, gain: { damage: 1 } }];
  const archer: AttackPart[] = [{ dice: { attack: 3 } }];
  const rows: [string, AttackPart[], DefensePart[], number[], number[], number[]][] = [
    ['2 Power', two, [], [7, 3], [35, 36], [1, 1]],
    ['2 Power → Defense', two, [defenseDice(1)], [185, 108], [179, 216], [23, 24]],
    ['3 Power → Defense', [...two, power(1)], [defenseDice(1)], [3685, 1296], [205, 216], [107, 108]],
    ['2 Power → Defense + Dodge', two, [defenseDice(1, 1)], [1301, 1296], [55, 108], [50, 81]],
    ['2 Power + 1 → Defense', [...two, outnumbered], [defenseDice(1)], [577, 216], [23, 24], [215, 216]],
    ['3 Attack + 1 → Defense', sword, [SHIELDS_2, defenseDice(1)], [49, 24], [5, 6], [23, 24]],
    ['3 Attack + 1 → 2 Defense', sword, [SHIELDS_2, defenseDice(2)], [277, 216], [1171, 1944], [173, 216]],
    ['3 Attack → 2 Defense', archer, [SHIELDS_2, defenseDice(2)], [661, 972], [41, 108], [1171, 1944]],
    ['and a Dodge', archer, [SHIELDS_2, defenseDice(2, 1)], [2275, 5832], [2, 9], [1417, 3888]],
  ];

  test.each(rows)('%s', (_, attack, defense, mean, wound, effects) => {
    const odds = fightOdds(attackPool(attack, 'hero'), defensePool(defense, 'hero'));
    expect(odds).toMatchObject({ mean, wound, effects });
    const sum = odds.byWounds.reduce((all, [n, d]) => all + n / d, 0);
    expect(sum).toBeCloseTo(1, 12);
  });

  test('dice that are cancelled count with the attack that cancels them', () => {
    const parts: AttackPart[] = [
      { dice: { attack: 1 }, specials: { attack: { damage: 1, cancelDodge: 1 } } },
    ];
    const odds = fightOdds(attackPool(parts, 'hero'), defensePool([{ dice: { dodge: 1 } }], 'hero'));
    // Special 1/6 past no die; 1 in 2/6 past 3 faces of 6; 2 in 1/6 past 4 of 6.
    expect(odds.wound).toEqual([4, 9]);
    expect(odds.dodged).toEqual([5, 18]);
    expect(meanOfAttack(attackPool(parts, 'hero'))).toEqual([5, 6]);
  });
});
