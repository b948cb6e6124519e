import type { Transaction } from './cells.ts';

/** Which of all was written last, whatever the clock says: a number that grows with each write, beside them. */

/** The number of the last write; where it was not counted beside them yet, out of all their lines. */
export async function lastWrite(
  now: Transaction,
  listed: (now: Transaction) => Promise<readonly { readonly written?: number }[]>,
  key: string,
): Promise<number> {
  const order = await now.get(key);
  if (typeof order === 'number') return order;
  return Math.max(0, ...(await listed(now)).map(({ written = 0 }) => written));
}

/** Another tab may have counted further. */
export async function countWrite(now: Transaction, written: number | undefined, key: string): Promise<void> {
  const order = await now.get(key);
  if (typeof order !== 'number' || order < (written ?? 0)) now.put(key, written ?? 0);
}
