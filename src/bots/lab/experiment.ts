import type { Challenge } from '../../engine/index.ts';
import type { Policy } from '../policies.ts';
import type { Moment } from './moment-of.ts';

/** What is played again and again. */
export interface Experiment {
  readonly encounter: string;
  readonly bot: Policy;
  /** Absent: from the set-up. */
  readonly moment?: Moment;
  /** How hard it is set up; absent: normal. */
  readonly difficulty?: Challenge;
}

/** The dice of its games, counted from 0. */
export const seedOf = (seed: string, i: number): string => `${seed}-${i + 1}`;
