import type { EndMeasured, Shortfall } from '../../../engine/index.ts';
import { points } from '../grammar.ts';
import type { Speaker } from './speaker.ts';

/** By how much an end falls short: `range 3 to Remi instead of 4; no attack from there`. */
export function shortfallText({ there, chosen }: Shortfall, n: Speaker): string {
  const parts = there.amount === chosen.amount ? [] : [measured(there, chosen, n)];
  if (there.attacks === false && chosen.attacks === true) parts.push('no attack from there');
  return parts.join('; ');
}

function measured({ what, to, amount }: EndMeasured, chosen: EndMeasured, n: Speaker): string {
  const whom = n.figure(to);
  if (amount === null) return `no route from there to ${whom}`;
  const instead = chosen.amount === null ? '' : ` instead of ${chosen.amount}`;
  switch (what) {
    case 'steps':
      return `${points(amount, 'step')} from ${whom}${instead}`;
    case 'range':
      return `range ${amount} to ${whom}${instead}`;
    case 'beside':
      return `beside ${points(amount, 'hero', 'heroes')}${instead}`;
  }
}
