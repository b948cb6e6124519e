import { describe, expect, test } from 'vitest';
import { oddsOf, type SymbolAbility } from '../../../../src/engine/index.ts';
import { resolveAttack } from '../../../../src/engine/procedures/attack/attack.ts';
import { arena, brute, eventsOf, hero, type Roll, runRule } from '../../../support/arena.ts';

const ability = (
  id: string,
  spend: SymbolAbility['spend'],
  stat: SymbolAbility['gain']['stat'],
  amount: number,
) => ({ id, spend, gain: { stat, amount } });

/** A brute whose card holds those symbol abilities beside a hero of that Defense. */
function position(symbolAbilities: readonly SymbolAbility[], defense: number, armor = 0) {
  const plain = arena({
    figures: [hero('nova', [0, 0], { defense, armor }, { sp: 0 }), brute('ogre', [1, 0])],
  });
  const card = { ...plain.cards.combatants['case:ogre']!, symbolAbilities };
  return {
    ...plain,
    cards: { ...plain.cards, combatants: { ...plain.cards.combatants, 'case:ogre': card } },
  };
}

const strike = (at: ReturnType<typeof position>, rolls: readonly Roll[]) =>
  runRule(
    at,
    (table) =>
      resolveAttack(table, {
        attacker: 'ogre',
        target: 'nova',
        profile: { kind: 'melee', range: 1 },
        cause: 'ai',
      }),
    { rolls },
  ).session;

const dealt = (session: ReturnType<typeof strike>) =>
  eventsOf(session, 'finalDamageDetermined')[0]?.sum.total;

describe('symbols for the roll, p.43 5b and p.54: a Combatant spends for the most damage, roll and damage together', () => {
  const both = [
    ability('aim', { shield: 1 }, 'attack-roll', 1),
    ability('edge', { shield: 1 }, 'physical-damage', 2),
  ];
  // WHITE 3 and 2: 4 and 3, one shield.
  const rolls: Roll[] = [
    ['white', 3],
    ['white', 2],
  ];

  test('a roll that hits anyway keeps its symbol for what is worth more', () => {
    const session = strike(position(both, 7), rolls);
    expect(dealt(session)).toBe(2);
  });

  test('a roll one short is made a hit, though for no damage of its own it deals none', () => {
    const session = strike(position(both, 8), rolls);
    expect(eventsOf(session, 'attackJudged')[0]).toMatchObject({ hit: true, roll: { total: 8 } });
    expect(dealt(session)).toBe(0);
  });

  test('what cannot be made a hit spends nothing', () => {
    const session = strike(position(both, 9), rolls);
    expect(eventsOf(session, 'attackJudged')[0]).toMatchObject({ hit: false, roll: { total: 7 } });
    expect(eventsOf(session, 'abilityUsed')).toEqual([]);
  });

  test('two shields one short: one for the roll, one for the damage (D5)', () => {
    const session = strike(position(both, 11), [
      ['white', 3],
      ['white', 4],
      // 4 and 5 with a book: two shields, 9
    ]);
    expect(eventsOf(session, 'attackJudged')[0]).toMatchObject({ hit: true, roll: { total: 11 } });
    const easier = strike(position(both, 10), [
      ['white', 3],
      ['white', 4],
    ]);
    expect(dealt(easier)).toBe(2);
  });

  test('the odds spend as the rules do', () => {
    const { hit, damage } = oddsOf(position(both, 14), 'ogre', 'nova');
    // Numbers and shields of two WHITE dice come to 14 in 10 of 36 throws; 7 and 7 needs none, and buys 8 damage.
    expect(hit).toEqual([5, 18]);
    expect(Object.keys(damage)).toContain('8');
  });
});
