import type { Experiment } from './lab-game.ts';
import type { Mean, Numbers } from './numbers.ts';

/** What was played, in a line: for the terminal and the page. */
export const headOf = ({ encounter, bot, moment }: Experiment, games: number, seed: string): string =>
  `${encounter}${moment ? ` before decision ${moment.decisions}` : ''}, ${games} games of the ${bot} bot, seed ${seed}`;

/** What the means are called. */
export const MEANS: Readonly<Record<keyof Numbers['means'], string>> = {
  rounds: 'rounds',
  decisions: 'decisions',
  gold: 'gold',
  fallen: 'Adventurers fallen',
  taken: 'damage to Adventurers',
  dealt: 'damage to Combatants',
};

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

export const meanText = ({ mean, bounds }: Mean): string =>
  `${mean.toFixed(2)} (${bounds.map((bound) => bound.toFixed(2)).join(' to ')})`;

/** All of it as lines; bounds hold 19 times in 20. */
export function labText(head: string, numbers: Numbers): string {
  const { games, won, lost, bounds, ends, means, adventurers, rounds, reachable, never, failed } = numbers;
  const share = (n: number) => percent(n / Math.max(1, games));
  return [
    head,
    `won ${won} of ${games} (${share(won)}; 95 % sure: ${bounds.map(percent).join(' to ')})   lost ${lost} (${share(lost)})`,
    ...ends.map(([end, n]) => `  ${end.padEnd(28)} ${String(n).padStart(6)}  ${share(n)}`),
    ...Object.entries(MEANS).map(
      ([name, words]) => `mean ${words.padEnd(24)} ${meanText(means[name as keyof typeof MEANS])}`,
    ),
    ...adventurers.map(
      ({ id, fell, taken }) =>
        `  ${id.padEnd(12)} fell in ${fell} (${share(fell)})   damage ${meanText(taken)}`,
    ),
    `ended in round ${rounds.map(({ round, won: w, lost: l }) => `${round}: ${w + l}`).join('  ')}`,
    never.length === 0
      ? `reached: all ${reachable} objectives, achievements, totems, AI steps and loot`
      : `reached: ${reachable - never.length} of ${reachable} objectives, achievements, totems, AI steps and loot; never:`,
    ...never.map((one) => `  ${one}`),
    ...failed.map((one) => `FAILED ${one}`),
  ].join('\n');
}
