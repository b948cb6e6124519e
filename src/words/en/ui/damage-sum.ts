import { type AttackScope, type Cause, sumOf } from '../../../engine/index.ts';

/**
 * How its damage came about: `12 − 9 defense + 2 (2 books) − 1 (armor) = 4 damage`; `dealt`: what it had left to lose, where
 * that was less.
 */
export function damageSum(
  attack: AttackScope,
  { cause }: { cause(of: Cause): string },
  dealt: number | null = null,
): string {
  const parts = attack.final
    .filter(({ amount }) => amount !== 0)
    .map(({ cause: of, amount }, i) => {
      const isDifference = of.kind === 'term' && of.term === 'difference';
      if (isDifference) return `${sumOf(attack.toHit).total} − ${sumOf(attack.defense).total} defense`;
      const sign = amount < 0 ? (i === 0 ? '−' : ' − ') : i === 0 ? '' : ' + ';
      return `${sign}${Math.abs(amount)} (${of.kind === 'armor' ? 'armor' : cause(of)})`;
    });
  const damage = attack.finalDamage ?? 0;
  const over = dealt !== null && dealt < damage ? `, only ${dealt} HP left` : '';
  return `${parts.join('') || '0'} = ${damage} damage${over}`;
}
