import { isolated } from '../../../check/isolated.ts';
import type { GameSummary } from '../../../stores/kept/saved-game.ts';
import { listed } from '../grammar.ts';

/** The list of the games that are kept. */
export const games = {
  title: 'Your games',
  players: (names: readonly string[]) => listed(names.map(isolated)),
  life: (name: string, left: number, hp: number) => `${name}: ${left} of ${hp} HP`,
  fallen: (name: string) => `${name} is down`,
  ofCampaigns: (n: number) => `Campaign battles (${n})`,
  tried: (n: number) => `Lessons and positions (${n})`,
  more: (n: number) => (n === 1 ? 'One more game' : `${n} more games`),
  state: ({ result, round }: GameSummary) => {
    if (result) return result === 'won' ? 'Won' : 'Lost';
    return round ? `Round ${round}` : 'Placement';
  },
  decisions: (n: number) => `${n} decisions`,
  savedAt: (date: Date) => date.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' }),
  play: 'Continue',
  playGame: (name: string) => `${name}: continue`,
  look: 'View',
  lookAtGame: (name: string) => `View ${name}`,
  watch: 'Replay',
  watchGame: (name: string) => `Replay ${name}`,
  lookBack: 'Analyze',
  lookBackAt: (name: string) => `Analyze ${name}`,
  from: ({ decision, seed }: NonNullable<GameSummary['parent']>) =>
    `Continued from decision ${decision}${seed === undefined ? '' : ', with other dice'}`,
  lab: 'Let bots play',
  labOfGame: (name: string) => `Let bots play on from ${name}`,
  delete: 'Delete',
  deleteGame: (name: string) => `Delete ${name}`,
  reallyDelete: 'Delete for good',
  notDeleted: (why: string) => `Could not delete it: ${why}`,
};
