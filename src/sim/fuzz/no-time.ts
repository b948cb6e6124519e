import type { Timer } from '../../stores/game/pace.ts';

/** Nothing waits: what is shown is shown when it is looked at. */
export const NO_TIME: Timer = { start: () => null, stop: () => {} };
