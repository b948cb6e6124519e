import type { Arithmetic } from '../../../src/games/malhya/rules/queries/check-odds.ts';

/** A whole fraction in its lowest terms. */
export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
const low = (n: bigint, d: bigint): Fraction => {
  const by = gcd(n < 0n ? -n : n, d) || 1n;
  return { n: n / by, d: d / by };
};

/** Numbers without any rounding: what section 6 of the specification is told in. */
export const FRACTIONS: Arithmetic<Fraction> = {
  of: (n, d) => low(BigInt(n), BigInt(d)),
  add: (a, b) => low(a.n * b.d + b.n * a.d, a.d * b.d),
  sub: (a, b) => low(a.n * b.d - b.n * a.d, a.d * b.d),
  mul: (a, b) => low(a.n * b.n, a.d * b.d),
  div: (a, b) => low(a.n * b.d, a.d * b.n),
  less: (a, b) => a.n * b.d < b.n * a.d,
};

export const told = ({ n, d }: Fraction): string => `${n}/${d}`;
