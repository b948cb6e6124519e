/** What a throw came to. */
import type { Cause, Sum, Term } from '../../../engine/index.ts';
import type { Verdict } from '../../../stores/middara/tray.ts';

/** What a throw came to, in a word that is read across the room, and what it did. */
export function verdict(came: Verdict): { readonly says: string; readonly more: string | null } {
  switch (came.says) {
    case 'hit':
      return {
        says: 'Hit',
        more:
          came.damage === null
            ? null
            : came.felled
              ? `${came.damage} damage: down!`
              : `${came.damage} damage`,
      };
    case 'guard':
      return { says: came.shields > 0 ? `+${came.shields}` : '+0', more: 'Defense' };
    case 'missed':
      return { says: 'Miss', more: null };
    case 'dodged':
      return { says: 'Dodged', more: null };
    case 'fizzled':
      return { says: 'Skull', more: 'the spell fails' };
    case 'passed':
      return { says: 'Passed', more: null };
    case 'failed':
      return { says: 'Failed', more: null };
  }
}

/** Two words of its cause stand in the tray. */
const SHORT: { readonly [T in Term]?: string } = {
  hindering: 'Hindering',
  'through-ally': 'ally in the way',
};

const shortly = (of: Cause, cause: (of: Cause) => string): string =>
  (of.kind === 'term' && SHORT[of.term]) || cause(of);

/** `6 + 7 − 1 (Hindering)`; what is plain has no name. */
const sumText = ({ entries }: Sum, isPlain: (of: Cause) => boolean, cause: (of: Cause) => string): string =>
  entries
    .filter(({ amount }) => amount !== 0)
    .map(({ cause: of, amount }, i) => {
      const sign = amount < 0 ? (i === 0 ? '−' : ' − ') : i === 0 ? '' : ' + ';
      return `${sign}${Math.abs(amount)}${isPlain(of) ? '' : ` (${shortly(of, cause)})`}`;
    })
    .join('');

/** All that counts for a roll, and what it is against: `6 + 7 − 1 (Hindering) = 12 (needed 9)`. */
export function score(roll: Sum, needed: Sum, { cause }: { cause(of: Cause): string }): string {
  const added = sumText(roll, ({ kind }) => kind === 'die', cause);
  const against = sumText(needed, ({ kind }) => kind === 'figure', cause);
  const adds = /[+−]/.test(against) ? `${against} = ${needed.total}` : needed.total;
  return `${/[+−]/.test(added) ? `${added} = ` : ''}${roll.total} (needed ${adds})`;
}
