/** The end of an encounter: its result, and what next. */
import type { Outcome } from '../../../engine/index.ts';
import { allOf, listed, points } from '../grammar.ts';

interface Numbers {
  readonly rounds: number;
  readonly gold: number;
  readonly xp: number;
  readonly beaten: number;
}

/** Who fell by whom; null where nobody did it. */
interface Fall {
  readonly figure: string;
  readonly by: string | null;
}

export const outcome = {
  title: { won: 'You won!', lost: 'You lost' } satisfies Record<Outcome['result'], string>,
  numbers: ({ rounds, gold, xp, beaten }: Numbers) =>
    [
      points(rounds, 'round'),
      gold > 0 && `${gold} gold`,
      xp > 0 && `${xp} XP`,
      beaten > 0 && `${points(beaten, 'enemy', 'enemies')} defeated`,
    ]
      .filter((part) => part !== false)
      // A number stays with what it counts, where the line is broken.
      .map((part) => part.replaceAll(' ', '\u00a0'))
      .join(', '),
  /** Why it is lost (p.18). */
  urgency: (limit: number) => `Urgency reached ${limit} of ${limit}.`,
  allFell: 'All heroes fell.',
  /** In one line: `Silt Imp 3 defeated Rook, Remi and Zeke. Nightingale went down.` */
  falls: (falls: readonly Fall[]) =>
    [...new Set(falls.map(({ by }) => by))]
      .map((by) => {
        const names = falls.filter((fall) => fall.by === by).map(({ figure }) => figure);
        const figures = allOf([listed(names.slice(0, -1)), ...names.slice(-1)].filter(Boolean));
        return by === null ? `${figures} went down.` : `${by} defeated ${figures}.`;
      })
      .join(' '),
  drawn: (items: readonly string[]) => `Loot: ${listed(items)}`,
  stash: (items: readonly string[]) => `In the party stash: ${listed(items)}`,
  fallen: (names: readonly string[]) => `Went down: ${listed(names)}`,
  restored: 'Your heroes are healed and may trade items (p.18).',
  trade: 'Trade items',
  /** The encounter that follows. */
  goOn: (name: string) => `Next: ${name}`,
  continueCampaign: 'Continue the campaign',
  /** Where these stand at the table, the outcome put away. */
  ways: 'What next?',
  tryAgain: 'Try again',
  tryAgainFrom: (round: number) => `Try again from round ${round}`,
  roundBack: (round: number) => `Back to round ${round}`,
  easier: 'Easier',
  /** A gentler one. */
  easierBattle: (name: string) => `Easier: ${name}`,
  another: 'Another battle',
  lookBack: 'Analyze',
  watchAgain: 'Watch again',
  playAgain: 'Play again',
  keepParty: 'Keep this party',
  toCampaign: 'Back to the campaign',
  home: 'Home',
  look: 'Close',
};
