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

  /** Whether there were fewer within the last minute. */
  may(address: string): boolean {
    return this.#recent(address).length < this.most;
  }

  count(address: string): void {
    const recent = [...this.#recent(address), this.now()];
    this.#times.delete(address);
    this.#times.set(address, recent);
    if (this.#times.size > ADDRESSES) this.#times.delete(this.#times.keys().next().value!);
  }

  #recent(address: string): readonly number[] {
    const now = this.now();
    return (this.#times.get(address) ?? []).filter((at) => now - at < MINUTE);
  }
}
