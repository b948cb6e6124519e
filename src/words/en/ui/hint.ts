import type { Hint } from '../../../stores/lab/hints.ts';
import { listed, points } from '../grammar.ts';
import { hint as door } from './doors.ts';

/** Whole numbers: averages in tenths are read by nobody. */
const both = (one: number, other: number): string => `${Math.round(one)} vs ${Math.round(other)}`;
const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

// What the planner would do.
export const title = 'Hint';
export const { ask, key } = door;
export const stop = 'Cancel hint';
export const putAway = 'Hide hint';
export const working = 'Thinking …';
/** `marked`: where to is ringed on the board. */
export const would = (answer: string, marked: boolean) =>
  `Suggestion: ${answer}${marked ? ', to the marked space' : ''}.`;
/** Its reasons in numbers, beside the next best answer's. */
export const why = ({ best, next }: NonNullable<Hint['why']>, other: string) =>
  `${points(best.runs, 'simulation')} to the next turn, this vs “${other}”: ${listed(
    [
      ends('won', best.mean.won, next.mean.won),
      ends('lost', best.mean.lost, next.mean.lost),
      best.mean.fallen + next.mean.fallen === 0
        ? null
        : `${both(10 * best.mean.fallen, 10 * next.mean.fallen)} heroes down in 10 games`,
      `${both(best.mean.hp, next.mean.hp)} HP left`,
      `${both(best.mean.foesHp, next.mean.foesHp)} enemy HP`,
    ].filter((part) => part !== null),
  )}.${best.mean.worth > next.mean.worth ? '' : ' The difference may be luck.'}`;
export const noRuns = 'A rule of thumb, not simulated.';
export const failed = 'No hint found.';

const ends = (how: string, one: number, other: number): string | null =>
  one + other === 0 ? null : `${how} ${percent(one)} vs ${percent(other)}`;
