import { expect, test } from 'vitest';
import type { AttackScope, Cause } from '../../../src/engine/index.ts';
import { diceText } from '../../../src/words/en/dice.ts';
import { damageSum } from '../../../src/words/en/ui/damage-sum.ts';

const line = (cause: Cause, amount: number) => ({ cause, amount, rule: 'p.43' });

test('how damage came about is one sum: roll, defense, what was added, armor', () => {
  const scope = {
    toHit: [line({ kind: 'die', die: 'white' }, 5), line({ kind: 'die', die: 'purple' }, 7)],
    defense: [line({ kind: 'term', term: 'dodge' }, 9)],
    final: [
      line({ kind: 'term', term: 'difference' }, 3),
      line({ kind: 'effect', effect: 'courage' }, 2),
      line({ kind: 'armor', armor: 1, pierced: 0 }, -1),
    ],
    finalDamage: 4,
  } as unknown as AttackScope;
  expect(damageSum(scope, { cause: () => '2 books' })).toBe(
    '12 − 9 defense + 2 (2 books) − 1 (armor) = 4 damage',
  );
});

test('dice are counted by their colours', () => {
  expect(diceText(['white', 'purple'])).toBe('1 white die + 1 purple die');
  expect(diceText(['teal', 'teal'])).toBe('2 teal dice');
});
