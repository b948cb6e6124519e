export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

/** What an event's time at normal speed is multiplied by. */
export const FACTOR: Readonly<Record<Speed, number>> = { slow: 2, normal: 1, fast: 0.35, instant: 0 };

/** The same while somebody holds *Faster*: four times the speed. */
export const HURRY = 0.25;

/** What times are multiplied by just now beside the speed that is set, by a held *Faster*, too. */
export const hasteNow = ({ haste, hurried }: { readonly haste: number; readonly hurried: boolean }): number =>
  haste * (hurried ? HURRY : 1);

/** Whether what came of a deed stays for its time, until a press, or so after every deed of opponents. */
export type Holding = 'time' | 'press' | 'step';

/**
 * What an event ends: something with a result to be read, any other deed of opponents, or a page of a story. Reading is
 * no decision, and nothing of it is in a log: the page stays until somebody goes on, whatever is set.
 */
export type Ending = 'result' | 'deed' | 'page';

/** Whether what ends so waits for a press. */
export const isHeld = (ending: Ending | null, holding: Holding): boolean =>
  ending === 'page' ||
  (ending !== null && (holding === 'step' || (holding === 'press' && ending === 'result')));

/** Time as the stores see it; tests bring their own. */
export interface Timer {
  start(run: () => void, milliseconds: number): unknown;
  stop(handle: unknown): void;
}

export const browserTimer: Timer = {
  start: (run, milliseconds) => setTimeout(run, milliseconds),
  stop: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
};
