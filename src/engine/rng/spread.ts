/** What may come about, each with its exact weight of the whole; the same key is the same thing. */
export class Spread<V> {
  private readonly found = new Map<string, { readonly value: V; weight: bigint }>();
  /** The sum of all weights once everything is added. */
  whole = 1n;

  /** Adds a share of numerator / denominator; of values with one key the first stands for all. */
  add(key: string, value: V, numerator: bigint, denominator: bigint): void {
    if (this.whole % denominator !== 0n) {
      const factor = denominator / gcd(this.whole, denominator);
      for (const one of this.found.values()) one.weight *= factor;
      this.whole *= factor;
    }
    const weight = numerator * (this.whole / denominator);
    const same = this.found.get(key);
    if (same) same.weight += weight;
    else this.found.set(key, { value, weight });
  }

  /** Adds all of another spread, for a share of numerator / denominator. */
  addAll(key: (value: V) => string, of: Spread<V>, numerator: bigint, denominator: bigint): void {
    for (const { value, weight } of of.each())
      this.add(key(value), value, numerator * weight, denominator * of.whole);
  }

  each(): Iterable<{ readonly value: V; readonly weight: bigint }> {
    return this.found.values();
  }
}

/** The greatest number that divides both. */
export const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
