/** How often an address may try something: so many times a minute. */

const MINUTE = 60_000;
/** Addresses remembered at once; beyond it those that came first are forgotten. */
const ADDRESSES = 10_000;

export class Tries {
  readonly #times = new Map<string, number[]>();

  constructor(
    readonly most: number,
    readonly now: () => number,
  ) {}

  /** Counts one more; false where there were too many within the last minute. */
  may(address: string): boolean {
    const now = this.now();
    const recent = (this.#times.get(address) ?? []).filter((at) => now - at < MINUTE);
    const may = recent.length < this.most;
    if (may) recent.push(now);
    this.#times.delete(address);
    this.#times.set(address, recent);
    if (this.#times.size > ADDRESSES) this.#times.delete(this.#times.keys().next().value!);
    return may;
  }
}
