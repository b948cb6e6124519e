import { describe, expect, test } from 'vitest';
import {
  type AuraUse,
  areaOf,
  attackPartsOf,
  attackPlans,
  type Characteristics,
  defensePartsOf,
  defensePlans,
  type Handler,
  lineStates,
  type WeaponLines,
} from '../../../../src/games/malhya/rules/combat/handling.ts';
import { attackPool, defensePool } from '../../../../src/games/malhya/rules/combat/pools.ts';

const CH: Characteristics = { strength: 1, dexterity: 2, intelligence: 1, perception: 1, knowledge: 1 };

/** The weapon of the examples: L4668–4703, L4759. */
const SWORD: WeaponLines = {
  ranged: null,
  passive: {
    attack: { specials: { power: { damage: 1 } } },
    defense: { specials: { defense: { shields: 2 } } },
  },
  attack: [
    { ap: 4, adds: { dice: { power: 2 } } },
    { ap: 1, needs: { dexterity: 2 }, adds: { dice: { power: 1 } } },
    { ap: 1, needs: { strength: 4 }, adds: { gain: { damage: 1 } } },
  ],
  defense: [
    { ap: 0, adds: { dice: { defense: 1 } } },
    { ap: 1, needs: { dexterity: 2 }, adds: { dice: { defense: 1 } } },
    { ap: 1, needs: { strength: 4 }, adds: { gain: { shields: 1 } } },
  ],
};
const BOW: WeaponLines = { ...SWORD, ranged: { range: null } };
const hero = (more: Partial<Handler> = {}): Handler => ({ ch: CH, ap: 6, aura: [], arrows: [], ...more });
const told = (plans: readonly { lines: readonly number[]; ap: number }[]) =>
  plans.map(({ lines, ap }) => `${lines.map((line) => line + 1).join('+')} ${ap}`);

describe('attack lines', () => {
  test('E44: line 1 for 4 AP, lines 1 and 2 for 5; line 3 wants Strength 4 (L4668–4703)', () => {
    expect(told(attackPlans(SWORD, hero()))).toEqual(['1 4', '1+2 5']);
    const [, both] = attackPlans(SWORD, hero());
    expect(attackPool(attackPartsOf(SWORD, both!), 'hero').dice.power).toBe(3);
    expect(lineStates(SWORD.attack, CH)[2]).toMatchObject({
      lacks: [{ characteristic: 'strength', needs: 4, has: 1 }],
      auraWouldMeet: false,
    });
  });

  test('the last line without the one between, or all three (M476)', () => {
    const strong = hero({ ch: { ...CH, strength: 4 } });
    expect(told(attackPlans(SWORD, strong))).toEqual(['1 4', '1+2 5', '1+2+3 6', '1+3 5']);
    expect(told(attackPlans(SWORD, { ...strong, ap: 5 }))).toEqual(['1 4', '1+2 5', '1+3 5']);
    const clumsy = hero({ ch: { ...CH, dexterity: 1, strength: 4 } });
    expect(told(attackPlans(SWORD, clumsy))).toEqual(['1 4', '1+3 5']);
    expect(told(attackPlans(SWORD, hero({ ap: 3 })))).toEqual([]);
  });

  test('an aura token meets a prerequisite that lacks 1 (M069)', () => {
    const aura: AuraUse[] = [{ on: 'characteristic', characteristic: 'strength' }];
    const near = hero({ ch: { ...CH, strength: 3 }, aura });
    expect(lineStates(SWORD.attack, near.ch)[2]?.auraWouldMeet).toBe(true);
    const plans = attackPlans(SWORD, near);
    expect(told(plans.filter((plan) => plan.aura === null))).toEqual(['1 4', '1+2 5']);
    expect(told(plans.filter((plan) => plan.aura !== null))).toEqual(['1+2+3 6', '1+3 5']);
  });

  test('an effect of its people may be added to any (M477)', () => {
    const plans = attackPlans(SWORD, hero({ aura: [{ on: 'people', effect: 0 }] }));
    expect(plans).toHaveLength(4);
    const parts = attackPartsOf(SWORD, plans[1]!, [{ dice: { attack: 1 }, gain: { damage: 1 } }]);
    expect(attackPool(parts, 'hero')).toMatchObject({ dice: { attack: 1, power: 2 }, gain: [{ damage: 1 }] });
  });

  test('E53: an aura token buys the area of a line, and only with that line (L5221)', () => {
    const area = [
      [1, 0],
      [1, 1],
    ] as const;
    const weapon: WeaponLines = {
      ...SWORD,
      attack: [SWORD.attack[0]!, { ap: 1, adds: { gain: { cancelDefense: 1 } }, forAura: { area } }],
    };
    const plans = attackPlans(weapon, hero({ aura: [{ on: 'line', line: 1 }] }));
    expect(plans.map(({ lines, aura }) => [lines.length, aura !== null])).toEqual([
      [1, false],
      [2, false],
      [2, true],
    ]);
    expect(plans.map((plan) => areaOf(weapon, plan))).toEqual([null, null, area]);
  });

  test('arrows with a ranged weapon, one an attack (M478–M481, MA-51)', () => {
    const archer = hero({ arrows: ['red', 'green', 'green', 'yellow'] });
    expect(attackPlans(SWORD, archer)).toHaveLength(2);
    const plans = attackPlans(BOW, archer);
    expect(plans).toHaveLength(8);
    const by = (arrow: string | null) =>
      plans.find((plan) => plan.arrow === arrow && plan.lines.length === 1)!;
    expect(by('red').ap).toBe(3);
    expect(attackPool(attackPartsOf(BOW, by('yellow')), 'hero').dice.power).toBe(3);
    expect(attackPool(attackPartsOf(BOW, by('green')), 'hero').gain).toEqual([{ cancelDodge: 1 }]);
    expect(told(attackPlans(BOW, { ...archer, ap: 3 }))).toEqual(['1 3']);
  });
});

describe('defense lines', () => {
  test('E45: the first for nothing, the second not without AP, the third not without Strength; armour adds (L4759–4769)', () => {
    expect(told(defensePlans(SWORD, hero({ ap: 0 })))).toEqual(['1 0']);
    expect(told(defensePlans(SWORD, hero()))).toEqual(['1 0', '1+2 1']);
    const [plan] = defensePlans(SWORD, hero({ ap: 0 }));
    const parts = defensePartsOf(SWORD, plan!, { armour: { dice: { defense: 1 } } });
    expect(defensePool(parts, 'hero').dice.defense).toBe(2);
  });

  test('E5: an aura token: one die and 2 shields, for this defense (L1297–1305)', () => {
    const plans = defensePlans(SWORD, hero({ ap: 0, aura: [{ on: 'people', effect: 0 }] }));
    const parts = defensePartsOf(SWORD, plans[1]!, {
      people: [{ dice: { defense: 1 }, gain: { shields: 2 } }],
    });
    expect(defensePool(parts, 'hero')).toMatchObject({ dice: { defense: 2 }, gain: [{ shields: 2 }] });
  });

  test('where the first line has a price one may do without', () => {
    const heavy: WeaponLines = { ...SWORD, defense: [{ ap: 1, adds: { dice: { defense: 2 } } }] };
    expect(told(defensePlans(heavy, hero({ ap: 1 })))).toEqual([' 0', '1 1']);
    expect(told(defensePlans(heavy, hero({ ap: 0 })))).toEqual([' 0']);
  });

  test('E53: an aura token gives 2 shields (L5229)', () => {
    const weapon: WeaponLines = {
      ...SWORD,
      defense: [{ ap: 0, adds: { dice: { defense: 1 } }, forAura: { gain: { shields: 2 } } }],
    };
    const plans = defensePlans(weapon, hero({ aura: [{ on: 'line', line: 0 }] }));
    expect(plans.map((plan) => defensePool(defensePartsOf(weapon, plan), 'hero').gain)).toEqual([
      [],
      [{ shields: 2 }],
    ]);
  });
});
