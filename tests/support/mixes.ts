/** Mixes as an online table gives them, the same ones each time. */
import { createHash } from 'node:crypto';

export const mixNo = (n: number, of = 'table'): string =>
  createHash('sha256').update(`${of} ${n}`).digest('hex').slice(0, 32);

export const mixesUpTo = (count: number, of?: string): string[] =>
  Array.from({ length: count }, (_, n) => mixNo(n, of));
