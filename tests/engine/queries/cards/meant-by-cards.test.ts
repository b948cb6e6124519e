import { describe, expect, test } from 'vitest';
import type { Ability, EffectOp } from '../../../../src/engine/index.ts';
import { figureIn } from '../../../../src/engine/index.ts';
import type { Cause } from '../../../../src/engine/model/messages/cause.ts';
import type { SymbolCount } from '../../../../src/engine/model/vocabulary.ts';
import { damageLeft } from '../../../../src/engine/queries/attack/damage-left.ts';
import type { HeldSymbolAbility } from '../../../../src/engine/queries/cards/abilities-of.ts';
import { abilityBehind, harmsOnly, isHarmful } from '../../../../src/engine/queries/cards/ability-behind.ts';
import {
  bestSpending,
  boughtBy,
  canSpend,
  minusSymbols,
  pointsOf,
} from '../../../../src/engine/queries/cards/symbols.ts';
import { arena } from '../../../support/arena.ts';
import { body, rook } from '../../../support/encounter-arena.ts';
import { withCard } from '../../../support/own-cards.ts';

describe('D5: symbols', () => {
  const held = (spend: SymbolCount, amount: number, stat = 'physical-damage') =>
    ({ ability: { spend, gain: { stat, amount } } }) as unknown as HeldSymbolAbility;
  const total = (bought: ReturnType<typeof boughtBy>) => pointsOf(bought);

  test('pay where there are enough of each', () => {
    const left = { book: 1, shield: 2 };
    const pays = (spend: SymbolCount) => canSpend(left, spend);
    expect([
      pays({ book: 1 }),
      pays({ book: 2 }),
      pays({ shield: 2 }),
      pays({ shield: 3 }),
      pays({ burst: 1 }),
      pays({}),
    ]).toEqual([true, false, true, false, false, true]);
    expect(pays({ book: 1, shield: 2 })).toBe(true);
    expect(minusSymbols(left, { book: 1, shield: 1 })).toEqual({ book: 0, shield: 1, burst: 0 });
    expect(minusSymbols({ burst: 2 }, { burst: 1 })).toEqual({ book: 0, shield: 0, burst: 1 });
  });

  test('are spent for the most, each ability as often as they pay for it', () => {
    const best = (left: SymbolCount, ...abilities: HeldSymbolAbility[]) =>
      bestSpending(left, abilities, total);
    expect(best({ book: 3 }, held({ book: 1 }, 1))).toEqual([3]);
    expect(best({ book: 3 }, held({ book: 2 }, 5), held({ book: 1 }, 2))).toEqual([1, 1]);
    expect(best({ book: 3 }, held({ book: 2 }, 3), held({ book: 1 }, 2))).toEqual([0, 3]);
    expect(
      best(
        { book: 2, shield: 2 },
        held({ book: 1, shield: 1 }, 3),
        held({ book: 1 }, 2),
        held({ shield: 2 }, 2),
      ),
    ).toEqual([2, 0, 0]);
    expect(best({}, held({ book: 1 }, 1))).toEqual([0]);
    expect(best({ book: 2 }, held({}, 4), held({ book: 1 }, 0))).toEqual([0, 0]);
  });

  test('of what is worth the same: more points, then less PIERCING, then what is printed first', () => {
    const none = () => 0;
    expect(bestSpending({ book: 1 }, [held({ book: 1 }, 1), held({ book: 1 }, 2)], none)).toEqual([0, 1]);
    expect(bestSpending({ book: 1 }, [held({ book: 1 }, 3, 'piercing')], none)).toEqual([0]);
    expect(bestSpending({ book: 1 }, [held({ book: 1 }, 1), held({ book: 1 }, 1)], none)).toEqual([1, 0]);
  });

  test('add to what each of them adds to', () => {
    const abilities = [
      held({ book: 1 }, 2),
      held({ book: 1 }, 3, 'magic-damage'),
      held({ book: 1 }, 1, 'attack-roll'),
      held({ book: 1 }, 4, 'irreducible-damage'),
      held({ book: 1 }, 9, 'force'),
    ];
    const bought = boughtBy(abilities, [2, 1, 3, 1, 1]);
    expect(bought).toEqual({
      'physical-damage': 4,
      'magic-damage': 3,
      'attack-roll': 3,
      'irreducible-damage': 4,
      piercing: 0,
      force: 9,
    });
    expect([pointsOf(bought), pointsOf(boughtBy(abilities, []))]).toEqual([14, 0]);
  });
});

describe('what an ability means for others', () => {
  const target = { who: 'target' };
  const cause: Cause = { kind: 'ability', type: 'discipline', card: 'own', ability: 'a' } as Cause;
  const told = (...effects: object[]) => {
    const ability = {
      id: 'a',
      when: 'action',
      effects: effects as unknown as EffectOp[],
    } as unknown as Ability;
    const { cards } = withCard(arena({ figures: [rook([0, 0])] }), 'rook', [ability]);
    return [isHarmful(cards, cause), harmsOnly(cards, cause)];
  };
  const done = (deed: string, to: object = target, more: object = {}) => ({ do: deed, to, ...more });

  test('damage, an attack and a negative Effect are harm; a shove is, but wounds nobody', () => {
    expect(told(done('damage'))).toEqual([true, true]);
    expect(told(done('defeat'))).toEqual([true, true]);
    expect(told({ do: 'attack' })).toEqual([true, false]);
    expect(told(done('inflict', target, { effect: 'poison' }))).toEqual([true, true]);
    expect(told(done('inflict', target, { effect: 'random-negative' }))).toEqual([true, true]);
    for (const deed of ['push', 'pull', 'command']) expect(told(done(deed))).toEqual([false, true]);
  });

  test('what is done to oneself is none', () => {
    expect(told(done('damage', { who: 'self' }))).toEqual([false, false]);
    expect(told(done('inflict', { who: 'self' }, { effect: 'poison' }))).toEqual([false, false]);
  });

  test('with good beside it, it is not harm only; to take a positive Effect away is no good', () => {
    const harm = done('damage');
    for (const deed of ['heal', 'gain-sp', 'gain-token', 'revive', 'grant'])
      expect(told(harm, done(deed))).toEqual([true, false]);
    expect(told(harm, done('inflict', target, { effect: 'haste' }))).toEqual([true, false]);
    expect(told(harm, done('remove-effect', target, { effect: 'any-negative' }))).toEqual([true, false]);
    expect(told(harm, done('remove-effect', target, { effect: 'any-positive' }))).toEqual([true, true]);
    expect(told(harm, done('heal', { who: 'self' }))).toEqual([true, true]);
    expect(told(done('heal'))).toEqual([false, false]);
  });

  test('what stands within another effect counts; a cause that names no ability means nothing', () => {
    expect(told({ do: 'force', force: 5, effects: [done('damage')] })).toEqual([true, true]);
    const { cards } = withCard(arena({ figures: [rook([0, 0])] }), 'rook', []);
    expect([
      abilityBehind(cards, cause),
      abilityBehind(cards, { kind: 'term', term: 'dodge' } as never),
    ]).toEqual([null, null]);
    expect([isHarmful(cards, cause), harmsOnly(cards, cause)]).toEqual([false, false]);
  });
});

test('p.44: Armor takes from PHYSICAL alone, PIERCING from Armor; nothing falls below 0', () => {
  const position = arena({ figures: [rook([0, 0]), body('foe', [1, 0], { armor: 3 })] });
  const left = (physical: number, magic = 0, irreducible = 0, piercing = 0) =>
    damageLeft(position, figureIn(position.state, 'foe'), [])({ physical, magic, irreducible, piercing });
  expect([left(5), left(3), left(1), left(4)]).toEqual([2, 0, 0, 1]);
  expect([left(5, 0, 0, 2), left(5, 0, 0, 3), left(5, 0, 0, 9), left(5, 0, 0, -1)]).toEqual([4, 5, 5, 2]);
  expect([left(0, 4), left(0, 0, 4), left(1, 4, 4), left(5, -2)]).toEqual([4, 4, 8, 2]);
});
