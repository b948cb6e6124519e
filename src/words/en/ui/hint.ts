import type { Space } from '../../../engine/index.ts';
import type { Hint } from '../../../stores/lab/hints.ts';
import { listed, points } from '../grammar.ts';

const expected = (amount: number): string => amount.toFixed(1);
const percent = (chance: number): string => `${Math.round(chance * 100)}%`;

// What the planner would do, for whoever asks.
export const title = 'Hint';
export const ask = 'What would you do?';
export const stop = 'Stop thinking';
export const putAway = 'Put the hint away';
export const key = 'h';
export const working = 'Thinking ahead…';
export const would = (answer: string, to: Space | undefined) =>
  `The planner would: ${answer}${to ? `, to ${to.join()}` : ''}.`;
/** Its reasons in numbers, against the next best answer. */
export const why = ({ best, next }: NonNullable<Hint['why']>, other: string) =>
  `${points(best.runs, 'run')} from here to its next turn, against “${other}”: ${listed(
    [
      ends('won', best.mean.won, next.mean.won),
      ends('lost', best.mean.lost, next.mean.lost),
      `${expected(best.mean.fallen)} down against ${expected(next.mean.fallen)}`,
      `${expected(best.mean.hp)} HP left against ${expected(next.mean.hp)}`,
      `opponents’ HP ${expected(best.mean.foesHp)} against ${expected(next.mean.foesHp)}`,
    ].filter((part) => part !== null),
  )}.${best.mean.worth > next.mean.worth ? '' : ' That may be luck, so it keeps to what it had in mind.'}`;
export const noRuns = 'A rule of thumb: here it does not look ahead.';
export const failed = 'No hint came of it.';

const ends = (how: string, one: number, other: number): string | null =>
  one + other === 0 ? null : `${how} ${percent(one)} against ${percent(other)}`;
