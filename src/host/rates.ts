/** How fast a connection may be: who waits for answers is slowed down, who sends without waiting is ended. */
import type { Counted } from './client-lines.ts';

interface Bound {
  /** A second. */
  readonly steady: number;
  readonly atOnce: number;
}

export type Rated = Counted | 'byte';

/** A latecomer asks for thousands of messages at once; nobody plays faster than twenty a second. */
const BOUNDS: Readonly<Record<Rated, Bound>> = {
  message: { steady: 20, atOnce: 60 },
  read: { steady: 2000, atOnce: 6000 },
  other: { steady: 20, atOnce: 200 },
  byte: { steady: 200_000, atOnce: 1_500_000 },
};

/** Who is so far ahead, in milliseconds, floods. */
const FLOOD = 5000;
export class Rates {
  readonly #spent: Record<Rated, number> = { message: 0, read: 0, other: 0, byte: 0 };
  #at: number;

  constructor(now: number) {
    this.#at = now;
  }

  spend(what: Rated, amount = 1): void {
    this.#spent[what] += amount;
  }

  /** How many milliseconds nothing more may be read; null: it is to be ended. */
  wait(now: number): number | null {
    const passed = Math.max(0, now - this.#at);
    this.#at = now;
    let wait = 0;
    for (const [what, { steady, atOnce }] of Object.entries(BOUNDS) as [Rated, Bound][]) {
      this.#spent[what] = Math.max(0, this.#spent[what] - (steady * passed) / 1000);
      wait = Math.max(wait, ((this.#spent[what] - atOnce) / steady) * 1000);
    }
    return wait > FLOOD ? null : Math.ceil(wait);
  }
}
