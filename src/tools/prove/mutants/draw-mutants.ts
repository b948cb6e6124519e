import { createHash } from 'node:crypto';

/** `count` of a list, by chance; which, their names and the seed decide: what is added to the list moves no other. */
export function draw<T>(
  all: readonly T[],
  count: number,
  seed: string,
  nameOf: (one: T) => string,
): readonly T[] {
  const place = (one: T) =>
    createHash('sha256')
      .update(`${seed} ${nameOf(one)}`)
      .digest('hex');
  const placed = all.map((one) => ({ one, at: place(one) }));
  return placed
    .sort((a, b) => (a.at < b.at ? -1 : 1))
    .slice(0, count)
    .map(({ one }) => one);
}
