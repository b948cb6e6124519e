import type { Experiment } from '../../bots/lab/experiment.ts';
import type { Mean, Numbers } from '../../bots/lab/lab-numbers.ts';

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

/** How games ended, `won: ID`. */
export const endText = ({ outcome }: Numbers['ends'][number]): string =>
  outcome ? `${outcome.result}: ${outcome.condition}` : 'unfinished';

export const failedText = ({ seed, decision, message }: Numbers['failed'][number]): string =>
  `seed ${seed}: ${message === null ? `no end after ${decision} decisions` : `decision ${decision}: ${message}`}`;

/** All of it as lines; bounds hold 19 times in 20. */
export function labText(head: string, numbers: Numbers): string {
  const { games, won, lost, bounds, ends, means, adventurers, rounds, reachable, never, failed } = numbers;
  const share = (n: number) => percent(n / Math.max(1, games));
  return [
    head,
    `won ${won} of ${games} (${share(won)}; 95 % sure: ${bounds.map(percent).join(' to ')})   lost ${lost} (${share(lost)})`,
    ...ends.map(
      (end) => `  ${endText(end).padEnd(28)} ${String(end.games).padStart(6)}  ${share(end.games)}`,
    ),
    ...Object.entries(MEANS).map(
      ([name, words]) => `mean ${words.padEnd(24)} ${meanText(means[name as keyof typeof MEANS])}`,
    ),
    ...adventurers.map(
      ({ id, fell, taken }) =>
        `  ${id.padEnd(12)} fell in ${fell} (${share(fell)})   damage ${meanText(taken)}`,
    ),
    `ended in round ${rounds.map(({ round, won: w, lost: l }) => `${round}: ${w + l}`).join('  ')}`,
    never.length === 0
      ? `reached: all ${reachable} objectives, achievements, totems, ends, AI steps and loot`
      : `reached: ${reachable - never.length} of ${reachable} objectives, achievements, totems, ends, AI steps and loot; never:`,
    ...never.map((one) => `  ${one}`),
    ...failed.map((one) => `FAILED ${failedText(one)}`),
  ].join('\n');
}
