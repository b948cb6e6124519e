import { expect, test } from 'vitest';
import { type AttackScope, type Cause, sumOf } from '../../../src/engine/index.ts';
import { diceText } from '../../../src/words/en/dice.ts';
import { damageSum } from '../../../src/words/en/ui/damage-sum.ts';
import { score } from '../../../src/words/en/ui/thrown.ts';

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
  expect(damageSum(scope, { cause: () => '2 books' }, 3)).toMatch(/ = 4 damage, only 3 HP left$/);
});

test('what is rolled is one sum with what was added to it, and so is what it is against', () => {
  const cause = () => 'Measured';
  const dice = [line({ kind: 'die', die: 'white' }, 6), line({ kind: 'die', die: 'purple' }, 7)];
  const own = [line({ kind: 'figure', figure: 'remi' }, 9)];
  expect(score(sumOf(dice), sumOf(own), { cause })).toBe('6 + 7 = 13 (needed 9)');
  const added = [...dice, line({ kind: 'term', term: 'hindering' }, -1)];
  expect(score(sumOf(added), sumOf(own), { cause })).toBe('6 + 7 − 1 (Hindering) = 12 (needed 9)');
  const dodged = [...own, line({ kind: 'term', term: 'dodge' }, 4)];
  expect(score(sumOf(added), sumOf(dodged), { cause })).toContain('(needed 9 + 4 (Measured) = 13)');
  // No dice with a number, nothing added.
  expect(score(sumOf([]), sumOf(own), { cause })).toBe('0 (needed 9)');
});

test('dice are counted by their colours', () => {
  expect(diceText(['white', 'purple'])).toBe('1 white die + 1 purple die');
  expect(diceText(['teal', 'teal'])).toBe('2 teal dice');
});
