export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

/** What an event's time at normal speed is multiplied by. */
export const FACTOR: Readonly<Record<Speed, number>> = { slow: 2, normal: 1, fast: 0.35, instant: 0 };

/** Time as the stores see it; tests bring their own. */
export interface Timer {
  start(run: () => void, milliseconds: number): unknown;
  stop(handle: unknown): void;
}

export const browserTimer: Timer = {
  start: (run, milliseconds) => setTimeout(run, milliseconds),
  stop: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
};
