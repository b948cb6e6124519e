/** How much damage is to be reckoned with, in two numbers. */

/** Of the throws that hurt, so many in ten lie between the two. */
const NINE_IN_TEN = 0.9;

/**
 * The least and the most points of nine in ten of the throws that hurt, the rarest ends left out on both sides; null
 * where none does. `damage`: points and their chance, from the fewest.
 */
export function damageRange(
  damage: readonly (readonly [points: number, chance: number])[],
): readonly [least: number, most: number] | null {
  const hurting = damage.filter(([points, chance]) => points > 0 && chance > 0);
  const sum = hurting.reduce((all, [, chance]) => all + chance, 0);
  const tail = ((1 - NINE_IN_TEN) / 2) * sum;
  const from = (rows: typeof hurting): number | undefined => {
    let left = tail + 1e-12;
    return rows.find(([, chance]) => {
      left -= chance;
      return left < 0;
    })?.[0];
  };
  const [least, most] = [from(hurting), from(hurting.toReversed())];
  return least === undefined || most === undefined ? null : [least, most];
}
