/** Cells of a browser that may answer late, or not at all: never decided once. */
import { messageOf } from '../message-of.ts';
import { type Cells, memoryCells } from './cells.ts';

export interface LateCells extends Cells {
  why(): string | null;
  /** Told when that changes. What was written for this visit alone lies in the browser when it is told null. */
  hear(tell: (why: string | null) => void): void;
  /** Asks the browser again at once. */
  retry(): void;
}

export interface LateDeps {
  /** The browser's own. */
  readonly real: Cells;
  /** Opens, writes and deletes once; throws why that cannot be. It may take as long as it takes. */
  probe(): Promise<void>;
  /** Done when the page has waited long enough, throwing nothing. */
  patience(): Promise<void>;
  /** What is said of a browser that has not answered by then. */
  readonly noAnswer: string;
  /** Done when it is time to ask a browser again that has refused `tries` times. */
  pause(tries: number): Promise<void>;
}

/**
 * The browser's cells where it answers; where it refuses, or has not answered in time, cells of this visit, until it
 * does: then all that was written meanwhile is written there. What lies in both is as it was written last, but for a
 * pack in work that lay there before: that stays, and the one of this visit comes beside it.
 */
export function lateCells({ real, probe, patience, noAnswer, pause }: LateDeps): LateCells {
  const visit = memoryCells();
  const hears: ((why: string | null) => void)[] = [];
  let why: string | null = null;
  let isReal = false;
  let tries = 0;
  let isAsked = false;
  let decide!: () => void;
  const decided = new Promise<void>((done) => {
    decide = done;
  });
  /** While what was written meanwhile is carried over nothing else is. */
  let carrying: Promise<void> | null = null;

  function tell(next: string | null): void {
    if (why === next) return;
    why = next;
    for (const hear of hears) hear(why);
  }

  async function carryOver(): Promise<void> {
    const all = await visit.transact('readonly', (now) => now.all('', '\uffff'));
    if (all.length > 0) {
      const { putAll } = await import('./carry-over.ts');
      await real.transact('readwrite', (now) => putAll(now, all));
    }
    isReal = true;
  }

  async function ask(): Promise<void> {
    for (;;) {
      try {
        await probe();
        carrying = carryOver();
        await carrying;
        tell(null);
        decide();
        return;
      } catch (error) {
        tries += 1;
        tell(messageOf(error));
        decide();
      } finally {
        carrying = null;
      }
      await Promise.race([pause(tries), woken()]);
    }
  }

  let wake = () => {};
  const woken = () =>
    new Promise<void>((done) => {
      wake = done;
    });

  function begin(): void {
    if (isAsked) return;
    isAsked = true;
    void ask();
    void patience().then(() => {
      if (!isReal && !carrying) tell(noAnswer);
      decide();
    });
  }

  return {
    // Before it is known, too, what is written is worth waiting for.
    get lasts() {
      return why === null;
    },
    why: () => why,
    hear: (hear) => void hears.push(hear),
    retry: () => wake(),
    async transact(mode, work, durability) {
      begin();
      if (!isReal) await decided;
      await carrying?.catch(() => {});
      return (isReal ? real : visit).transact(mode, work, durability);
    },
  };
}
