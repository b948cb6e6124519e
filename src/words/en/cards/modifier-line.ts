/** Changes of numbers and rules in a line of a card: `+2 damage`, `half physical damage`. */
import type { Modifier, Stat } from '../../../engine/index.ts';
import { capital, signed, spelled } from '../grammar.ts';
import type { Piece } from './line-fit.ts';
import { countOf } from './line-number.ts';

/** What stands behind the number; what is not here is called as it is written. */
const STAT: { readonly [S in Stat]?: string } = {
  'attack-roll': 'to hit',
  'physical-damage': 'damage',
  'irreducible-damage': 'irreducible damage',
  'dodge-shields': 'to Dodge',
  'conviction-check': 'Conviction',
  'influence-range': 'SOI',
  'sp-recovery': '◆ a turn',
  'sp-max': 'most ◆',
  hp: 'HP',
};

/** A change whose number is a word already: of an effect, whose amount may be thrown or counted. */
interface Told {
  readonly stat: Stat;
  readonly amount: string | null;
}

const statWord = (stat: Stat): string => STAT[stat] ?? spelled(stat);

function statPiece({
  stat,
  amount,
}: {
  readonly stat: Stat;
  readonly amount: string | number | null;
}): Piece {
  if (amount === null) return [`more ${statWord(stat)}`];
  return [`${typeof amount === 'number' ? signed(amount) : `+${amount}`} ${statWord(stat)}`];
}

/** What a change of rules is called; null where only its card can say it. */
function rulePiece(change: Exclude<Modifier, { readonly stat: Stat }>): string | null {
  if ('resistance' in change)
    return typeof change.resistance === 'string' ? `half ${change.resistance} damage` : 'half damage';
  if ('immunity' in change) return `immune: ${change.immunity}`;
  if ('tag' in change) return capital(spelled(change.tag));
  if ('skill' in change) return `${signed(change.amount)} ${capital(change.skill)}`;
  if ('reach' in change) return `reach ${change.reach}`;
  if ('addDie' in change) return `+1 ${change.addDie} die`;
  if ('freeCounter' in change) return 'free Counter';
  if ('provokesNothing' in change || 'elusive' in change) return 'no Break Attacks';
  if ('noDodge' in change) return 'no Dodge';
  if ('noCounter' in change) return 'no Counter';
  if ('damageTaken' in change) return `takes ${change.damageTaken} damage`;
  if ('damageDealt' in change) return `deals ${change.damageDealt} damage`;
  if ('moreMoves' in change) return 'one more move';
  if ('actionPrice' in change) return `actions ${signed(change.amount)} ◆`;
  return null;
}

const isStat = (one: Modifier | Told): one is Extract<Modifier, { readonly stat: Stat }> | Told =>
  'stat' in one;

/** Of several prices that change the first alone: a line has no room to name each. */
const onePrice = (changes: readonly (Modifier | Told)[]): readonly (Modifier | Told)[] => {
  const first = changes.find((change) => 'actionPrice' in change);
  return changes.filter((change) => !('actionPrice' in change) || change === first);
};

export const modifierPieces = (changes: readonly (Modifier | Told)[]): readonly Piece[] =>
  onePrice(changes).flatMap((change): Piece[] => {
    if (isStat(change)) {
      const { stat, amount } = change;
      return [
        statPiece({ stat, amount: typeof amount === 'object' && amount !== null ? countOf(amount) : amount }),
      ];
    }
    const said = rulePiece(change);
    return said === null ? [] : [[said]];
  });
