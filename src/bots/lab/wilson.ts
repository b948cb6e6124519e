/**
 * Where the true share of `hits` in `games` lies, 19 times in 20: Wilson's interval, which holds for few games too. From 0 to 1.
 */
export function wilson(hits: number, games: number): readonly [number, number] {
  if (games === 0) return [0, 1];
  const z2 = 1.96 ** 2;
  const share = hits / games;
  const middle = share + z2 / (2 * games);
  const spread = 1.96 * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games ** 2));
  const bound = (side: number) => Math.min(1, Math.max(0, (middle + side * spread) / (1 + z2 / games)));
  return [bound(-1), bound(1)];
}
