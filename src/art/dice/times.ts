/** How long thrown dice take. */

/** Milliseconds a thrown die takes from the hand until it lies. */
export const THROW = 640;
/** Milliseconds from one die's throw to the next one's: they stop one after the other, from the left. */
export const NEXT = 60;
/** Milliseconds in which dice that lie turn to whoever reads them. */
export const TURN = 120;
/** Milliseconds in which dice that are thrown again rise, and are back in the hand. */
export const RISE = 180;

/**
 * The ways a die takes above the table: until which part of its throw, and how high, in its widths. The first is the
 * fall from the hand, the rest are hops.
 */
export const HOPS = [
  { until: 0.42, height: 1.5 },
  { until: 0.68, height: 0.55 },
  { until: 0.84, height: 0.2 },
  { until: 0.93, height: 0.06 },
] as const;

/** Milliseconds after a throw at which its `at`th die first meets the table. */
export const meetsAt = (at: number): number => Math.round(at * NEXT + HOPS[0].until * THROW);

/** Milliseconds after a throw at which its `at`th die stops. */
export const stopsAt = (at: number): number => Math.round(at * NEXT + HOPS[3].until * THROW);

/** Milliseconds a throw of so many dice takes until all of them lie, and are turned to whoever reads them. */
export const throwTime = (dice: number): number => THROW + Math.max(0, dice - 1) * NEXT + TURN;
