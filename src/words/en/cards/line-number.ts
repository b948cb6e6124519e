/** Numbers as a line of a card has room for them: `3`, `1–7` of dice, `X`; null where the table has to count. */
import { type Amount, type Die, FACES } from '../../../engine/index.ts';
import { isChosen } from './amount-text.ts';

/** Null where it is counted at the table, or thrown with dice that are not known here. */
export function countOf(amount: Amount): string | null {
  if (isChosen(amount)) return 'X';
  const bounds = boundsOf(amount);
  if (bounds) return bounds[0] === bounds[1] ? String(bounds[0]) : `${bounds[0]}–${bounds[1]}`;
  return isHalfOfHp(amount) ? 'half HP' : null;
}

type Bounds = readonly [least: number, most: number];

function boundsOf(amount: Amount): Bounds | null {
  if (typeof amount === 'number') return [amount, amount];
  if ('sum' in amount) {
    const parts = amount.sum.map(boundsOf);
    return parts.reduce<Bounds | null>(
      (all, part) => all && part && [all[0] + part[0], all[1] + part[1]],
      [0, 0],
    );
  }
  return 'dice' in amount && !('die' in amount) ? diceBounds(amount.dice) : null;
}

function diceBounds(dice: readonly Die[]): Bounds {
  const numbers = dice.map((die) => FACES[die].map(({ number }) => number));
  const sum = (pick: (faces: readonly number[]) => number) =>
    numbers.reduce((all, faces) => all + pick(faces), 0);
  return [sum((faces) => Math.min(...faces)), sum((faces) => Math.max(...faces))];
}

const isHalfOfHp = (amount: Amount): boolean =>
  typeof amount === 'object' &&
  'count' in amount &&
  amount.half !== undefined &&
  (amount.count === 'own-hp' || amount.count === 'target-hp');

/** `heal 3`, `move 2 spaces`; without the number where it is counted at the table. */
export function many(verb: string, amount: Amount, unit?: string): string {
  const n = countOf(amount);
  if (n === null) return verb;
  return unit === undefined ? `${verb} ${n}` : `${verb} ${n} ${unit}${n === '1' ? '' : 's'}`;
}
