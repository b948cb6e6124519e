import { medium, useMedium } from './media.ts';

const REDUCED = medium('(prefers-reduced-motion: reduce)');

/** Whether whoever looks wants nothing to move, just now. */
export const isMotionReduced = (): boolean => REDUCED.matches();

/** The same, for as long as it is asked. */
export const useReducedMotion = (): boolean => useMedium(REDUCED);
