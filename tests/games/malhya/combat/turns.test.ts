import { describe, expect, test } from 'vitest';
import { type EnemyCard, tokensDue, upgraded } from '../../../../src/games/malhya/rules/combat/enemy-card.ts';
import { MELEE } from '../../../../src/games/malhya/rules/combat/fight-targets.ts';
import { attackPool, defensePool } from '../../../../src/games/malhya/rules/combat/pools.ts';
import {
  initiativeAtStart,
  initiativeRaises,
  orderOf,
  returnsIn,
} from '../../../../src/games/malhya/rules/combat/turn-order.ts';

const SWORDSMAN: EnemyCard = {
  id: 'swordsman',
  initiative: 6,
  movement: 4,
  life: 4,
  attack: [{ by: MELEE, adds: { dice: { attack: 2 }, gain: { damage: 1 } } }],
  defense: { dice: { defense: 1 } },
  special: { attack: { dice: { attack: 1 } } },
};
const turners = (...all: [string, number][]) => all.map(([id, initiative]) => ({ id, initiative }));
const told = (groups: readonly (readonly { readonly id: string }[])[]) =>
  groups.map((group) => group.map(({ id }) => id).join('='));

describe('initiative', () => {
  test('E39: 10, 6, 5; for 1 AP a tie, in which the hero may be first; a token, and the enemy is (L4262–4324)', () => {
    const start = turners(['ancient', 10], ['enemy', 6], ['yoktal', 5]);
    expect(told(orderOf(start))).toEqual(['ancient', 'enemy', 'yoktal']);
    const raised = initiativeRaises(5, { ap: 1, adds: 1 }, 6)[1]!;
    expect(raised).toEqual({ times: 1, ap: 1, initiative: 6 });
    expect(told(orderOf(turners(['ancient', 10], ['enemy', 6], ['yoktal', raised.initiative])))).toEqual([
      'ancient',
      'enemy=yoktal',
    ]);
    const enemy = upgraded(SWORDSMAN, [{ id: 'swift', initiative: 1, movement: 2 }]);
    expect(enemy).toMatchObject({ initiative: 7, movement: 6, leave: 2 });
    expect(told(orderOf(turners(['ancient', 10], ['enemy', enemy.initiative], ['yoktal', 6])))).toEqual([
      'ancient',
      'enemy',
      'yoktal',
    ]);
  });

  test('the price differs, and AP bound it (M410)', () => {
    expect(initiativeRaises(4, { ap: 2, adds: 3 }, 5).map(({ ap, initiative }) => [ap, initiative])).toEqual([
      [0, 4],
      [2, 7],
      [4, 10],
    ]);
  });

  test('E38: after an alarm 0 for who is on the board, its own for who is not; lost: 0, even then paid up (L4231–4237, M412)', () => {
    expect(initiativeAtStart({ value: 7, alarmed: true, lost: false })).toBe(0);
    expect(initiativeAtStart({ value: 4, alarmed: false, lost: false })).toBe(4);
    const lost = initiativeAtStart({ value: 7, alarmed: false, lost: true });
    expect(initiativeRaises(lost, { ap: 1, adds: 2 }, 6)[2]).toMatchObject({ ap: 2, initiative: 4 });
  });

  test('E41: healed after its place: next turn; before it: this turn (L4524–4530)', () => {
    expect(returnsIn(6, 4)).toBe('next-turn');
    expect(returnsIn(3, 4)).toBe('this-turn');
  });
});

describe('upgrade tokens', () => {
  test('E40: 2 red and 1 damage, by a token 1 red more: 3 red and 1 (L4982–4992)', () => {
    const pool = (tokens: Parameters<typeof upgraded>[1]) =>
      attackPool(upgraded(SWORDSMAN, tokens).attacks[0]!, 'enemy');
    expect(pool([])).toMatchObject({ dice: { attack: 2 }, gain: [{ damage: 1 }] });
    expect(pool([{ id: 'red', attack: { dice: { attack: 1 } } }])).toMatchObject({
      dice: { attack: 3 },
      gain: [{ damage: 1 }],
    });
  });

  test('E40: a special token fires the special action, as often as there are such (L4346, M497)', () => {
    const special = { id: 'special', special: true };
    expect(attackPool(upgraded(SWORDSMAN, [special]).attacks[0]!, 'enemy').dice.attack).toBe(3);
    const twice = upgraded(SWORDSMAN, [special, special]);
    expect(twice.specials).toBe(2);
    expect(attackPool(twice.attacks[0]!, 'enemy').dice.attack).toBe(4);
    const { special: _, ...plain } = SWORDSMAN;
    expect(upgraded(plain, [special]).specials).toBe(0);
  });

  test('several add up; to leave a hero there is only what the tokens say (M415, M517, MA-42)', () => {
    expect(tokensDue(SWORDSMAN)).toBe(1);
    expect(tokensDue({ tokens: 2 })).toBe(2);
    const both = upgraded(SWORDSMAN, [
      { id: 'a', movement: 1, defense: { dice: { defense: 1 } } },
      { id: 'b', movement: 2, engagedFirst: true },
    ]);
    expect(both).toMatchObject({ movement: 7, leave: 3, engagedFirst: true });
    expect(defensePool(both.defense, 'enemy').dice.defense).toBe(2);
  });
});
