import { describe, expect, test } from 'vitest';
import {
  canBeRaised,
  fallen,
  healed,
  healsOf,
  isDown,
  type LifeZones,
  onLeaving,
  sufferable,
  withoutShocks,
  wounded,
} from '../../../../src/games/malhya/rules/combat/wound-zones.ts';

const zones = (life: number, damage = 0, injury = 0, shock = 0): LifeZones => ({
  life,
  damage,
  injury,
  shock,
});

describe('wounds in their zones', () => {
  test('each kind moves crystals to its own zone (M029, MA-49)', () => {
    expect(wounded(zones(6), { damage: 2, injury: 1, shock: 1 })).toEqual(zones(2, 2, 1, 1));
  });

  test('more wounds than life: the players choose which, the rest does nothing (MA-49)', () => {
    const wounds = { damage: 1, injury: 1, shock: 1 };
    expect(sufferable(zones(2, 4), wounds)).toHaveLength(3);
    expect(wounded(zones(2, 4), wounds)).toEqual(zones(0, 5, 1));
    expect(wounded(zones(2, 4), { damage: 0, injury: 1, shock: 1 })).toEqual(zones(0, 4, 1, 1));
    expect(wounded(zones(0, 6), wounds)).toEqual(zones(0, 6));
  });

  test('a heal moves one zone; an injury takes two; shocks are not healed (M030, M447, M448)', () => {
    expect(healsOf(zones(3, 1, 1, 1))).toEqual(['damage-to-life', 'injury-to-damage']);
    const once = healed(zones(3, 0, 1), 'injury-to-damage');
    expect(once).toEqual(zones(3, 1));
    expect(healed(once, 'damage-to-life')).toEqual(zones(4));
    expect(healsOf(zones(3, 0, 0, 3))).toEqual([]);
  });

  test('at 0 by shocks alone nobody can be raised (M447)', () => {
    expect(canBeRaised(zones(0, 0, 0, 6))).toBe(false);
    expect(canBeRaised(zones(0, 0, 1, 5))).toBe(true);
    expect(canBeRaised(zones(1, 3))).toBe(false);
  });

  test('back in play, and when combat ends: shocks are life (M457, M525)', () => {
    expect(withoutShocks(zones(1, 2, 0, 3))).toEqual(zones(4, 2));
  });

  test('leaving at 0: 1 life, of damage first (M527)', () => {
    expect(onLeaving(zones(0, 2, 2))).toEqual(zones(1, 1, 2));
    expect(onLeaving(zones(0, 0, 2))).toEqual(zones(1, 0, 1));
    expect(onLeaving(zones(3, 1))).toEqual(zones(3, 1));
  });

  test('into a rift: all life is lost (M288, MA-115)', () => {
    expect(isDown(fallen(zones(4, 1)))).toBe(true);
    expect(fallen(zones(4, 1))).toEqual(zones(0, 5));
  });
});
