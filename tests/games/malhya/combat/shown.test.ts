import { describe, expect, test } from 'vitest';
import {
  outnumberPart,
  penaltyPart,
  poolsAgainst,
  weaponPreview,
} from '../../../../src/games/malhya/rules/combat/attack-preview.ts';
import { type Actor, foreseen } from '../../../../src/games/malhya/rules/combat/enemy-foresight.ts';
import { MELEE, targetFrom } from '../../../../src/games/malhya/rules/combat/fight-targets.ts';
import type { WeaponLines } from '../../../../src/games/malhya/rules/combat/handling.ts';
import { raisings } from '../../../../src/games/malhya/rules/combat/raising.ts';
import { enemy, fieldOf, hero, open, placeOf, wallLeftOf } from '../place/ground-of.ts';

const SWORD: WeaponLines = {
  ranged: null,
  passive: { attack: { specials: { power: { damage: 1 } } } },
  attack: [
    { ap: 4, adds: { dice: { power: 2 } } },
    { ap: 1, needs: { dexterity: 2 }, adds: { dice: { power: 1 } } },
  ],
  defense: [],
};
const ch = { strength: 1, dexterity: 2, intelligence: 1, perception: 1, knowledge: 1 };
const ONE_DIE = { parts: [{ dice: { defense: 1 } }], of: 'enemy' } as const;

describe('an attack before the dice', () => {
  const field = fieldOf(
    placeOf(open(6, 2)),
    hero('h', [0, 0]),
    hero('g', [2, 0]),
    enemy('e', [1, 0]),
    enemy('f', [5, 0]),
  );
  const [h, , e, f] = field.figures as [
    (typeof field.figures)[0],
    unknown,
    (typeof field.figures)[0],
    (typeof field.figures)[0],
  ];

  test('E42: each attack with its lines, AP left, outnumbering and odds (L4833–4845)', () => {
    const told = weaponPreview(
      SWORD,
      { ch, ap: 6, aura: [], arrows: [] },
      targetFrom(field, h, e, MELEE),
      ONE_DIE,
    );
    expect(told.attacks.map(({ apLeft }) => apLeft)).toEqual([2, 1]);
    // The row of section 6.3: two Power and one for outnumbering against a Defense die.
    expect(told.attacks[0]!.odds).toMatchObject({ mean: [577, 216], wound: [23, 24], effects: [215, 216] });
    expect(told.lines.map(({ lacks }) => lacks)).toEqual([[], []]);
    expect(
      weaponPreview(SWORD, { ch, ap: 6, aura: [], arrows: [] }, targetFrom(field, h, f, MELEE), ONE_DIE)
        .attacks,
    ).toEqual([]);
  });

  test('E43: whatever the penalties, one Dodge die; at range nobody outnumbers (L4591)', () => {
    const target = targetFrom(field, h, f, { kind: 'ranged', range: null });
    expect(target.penalties).toEqual(['adversary-in-line']);
    expect(penaltyPart({ penalties: ['adjacent', 'hindering'] })).toEqual([{ dice: { dodge: 1 } }]);
    expect(outnumberPart(target)).toEqual([]);
    const pools = poolsAgainst(
      { parts: [{ gain: { damage: 1 }, only: 'melee' }], of: 'hero' },
      ONE_DIE,
      target,
    );
    expect(pools.defense.dice).toEqual({ defense: 1, dodge: 1 });
    expect(pools.attack.gain).toEqual([]);
  });
});

describe('what enemies will do', () => {
  const sword: Pick<Actor, 'type' | 'lines' | 'now'> = {
    type: 'sword',
    lines: [{ by: MELEE, adds: {} }],
    now: { movement: 4, leave: 0, engagedFirst: false },
  };

  test('one after another: the second attacks whom the first has not', () => {
    const field = fieldOf(
      placeOf(open(8, 3)),
      enemy('a', [0, 0]),
      enemy('b', [0, 2]),
      hero('g', [3, 0]),
      hero('h', [3, 2]),
    );
    const told = foreseen(field, [
      { id: 'a', ...sword },
      { id: 'b', ...sword },
    ]);
    expect(told.map(({ hits }) => hits)).toEqual([['g'], ['h']]);
    // Whom its type has attacked before is spared among equals.
    const later = foreseen(field, [{ id: 'a', ...sword }], { sword: ['g', 'h'] });
    expect(later[0]!.hits).toEqual(['g']);
  });

  test('an archer that comes beside a hero is engaged, and attacks it (MA-40)', () => {
    const bend = placeOf(['...', '  .', '  .']);
    const bow: Actor = {
      id: 'e',
      type: 'bow',
      lines: [{ by: { kind: 'ranged', range: 1 }, adds: {} }],
      now: { movement: 3, leave: 2, engagedFirst: false },
    };
    const told = foreseen(fieldOf(bend, enemy('e', [0, 0]), hero('a', [2, 2])), [bow]);
    expect(told.map(({ decision, hits }) => [decision.option, hits])).toEqual([
      [4, []],
      [1, ['a']],
    ]);
  });

  test('E49: an area, then a second line from where it stands (L5058–5094)', () => {
    const dragon: Actor = {
      id: 'dragon',
      type: 'dragon',
      lines: [
        { by: { kind: 'ranged', range: 4 }, area: true, adds: { dice: { power: 1 }, gain: { injury: 1 } } },
        { by: { kind: 'melee', longReach: true }, adds: { dice: { power: 2 } } },
      ],
      now: { movement: 3, leave: 0, engagedFirst: false },
    };
    const field = fieldOf(
      placeOf(open(8, 4)),
      enemy('dragon', [0, 0]),
      enemy('x', [4, 2]),
      hero('yoktal', [2, 0]),
      hero('ancient', [3, 1]),
    );
    const told = foreseen(field, [dragon]);
    expect(told.map(({ line, hits }) => [line, hits])).toEqual([
      [0, ['yoktal', 'ancient']],
      [1, ['yoktal']],
    ]);
  });
});

describe('raising the fallen (L4510–L4530)', () => {
  const ground = placeOf(open(4, 1), { red: wallLeftOf(3, 0, 0) });
  const fallen = {
    at: [2, 0],
    life: { life: 0, damage: 2, injury: 0, shock: 4 },
    potions: 1,
    initiative: 5,
  } as const;
  const whys = (...given: Parameters<typeof raisings>) => raisings(...given).map(({ ap, why }) => [ap, why]);

  test('own potions for nothing, its own by a trade of 1 AP; from the same space or beside (M451, M452)', () => {
    expect(whys(ground, fallen, { at: [1, 0], ap: 1, potions: 1 }, 6)).toEqual([
      [0, null],
      [1, null],
    ]);
    expect(whys(ground, fallen, { at: [2, 0], ap: 0, potions: 0 }, 6)).toEqual([
      [0, 'no-potion'],
      [1, 'too-few-ap'],
    ]);
    expect(whys(ground, fallen, { at: [3, 0], ap: 6, potions: 1 }, 6)[0]).toEqual([0, 'not-beside']);
  });

  test('by shocks alone not (M447)', () => {
    const shocked = { ...fallen, life: { life: 0, damage: 0, injury: 0, shock: 6 } };
    expect(whys(ground, shocked, { at: [1, 0], ap: 6, potions: 1 }, 6)[0]).toEqual([0, 'shocks-alone']);
  });

  test('E41: back in this turn if its place is still to come (L4524–4530)', () => {
    const when = (now: number) =>
      raisings(ground, fallen, { at: [1, 0], ap: 6, potions: 1 }, now)[0]!.returns;
    expect([when(6), when(3)]).toEqual(['this-turn', 'next-turn']);
  });
});
