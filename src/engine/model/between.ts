import type { Between } from './language/abilities.ts';

/** Whether a number lies between two, both counted in; an absent one bounds nothing. */
export const isBetween = (value: number, { atLeast, atMost }: Between): boolean =>
  (atLeast === undefined || value >= atLeast) && (atMost === undefined || value <= atMost);
