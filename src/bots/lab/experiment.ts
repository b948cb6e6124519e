import type { Policy } from '../policies.ts';
import type { Moment } from './moment.ts';

/** What is played again and again. */
export interface Experiment {
  readonly encounter: string;
  readonly bot: Policy;
  /** Absent: from the set-up. */
  readonly moment?: Moment;
}

/** The dice of its games, counted from 0. */
export const seedOf = (seed: string, i: number): string => `${seed}-${i + 1}`;
