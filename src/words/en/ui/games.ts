import type { GameSummary } from '../../../stores/kept/saved-game.ts';

/** The list of the games that are kept. */
export const games = {
  title: 'Games on this table',
  life: (name: string, left: number, hp: number) => `${name}: ${left} of ${hp} HP`,
  fallen: (name: string) => `${name} has fallen`,
  ofCampaigns: (n: number) => `Encounters of campaigns (${n})`,
  tried: (n: number) => `Positions tried (${n})`,
  more: (n: number) => (n === 1 ? 'One more game' : `${n} more games`),
  state: ({ result, round }: GameSummary) => {
    if (result) return result === 'won' ? 'Won' : 'Lost';
    return round ? `Round ${round}` : 'Placement';
  },
  decisions: (n: number) => `${n} decisions`,
  savedAt: (date: Date) => date.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' }),
  play: 'Play',
  playGame: (name: string) => `Play ${name}`,
  look: 'Look',
  lookAtGame: (name: string) => `Look at ${name}`,
  watch: 'Watch',
  watchGame: (name: string) => `Watch ${name}`,
  lookBack: 'After the game',
  lookBackAt: (name: string) => `After the game: ${name}`,
  from: ({ decision, seed }: NonNullable<GameSummary['parent']>) =>
    `Played on from decision ${decision}${seed === undefined ? '' : ', with other dice'}`,
  lab: 'Laboratory',
  labOfGame: (name: string) => `Laboratory: bots play on from ${name}`,
  delete: 'Delete',
  deleteGame: (name: string) => `Delete ${name}`,
  reallyDelete: 'Really delete',
  notDeleted: (why: string) => `This browser did not delete it: ${why}`,
};
