/** Spaces of a window at least and at most, and around whoever is in it. */
const LEAST = 7;
const MOST = 13;
const AROUND = 1.2;
/** Width of a window to its height. */
const SHAPE = 1.5;

interface Stands {
  readonly at: readonly [number, number];
  readonly size: readonly [number, number];
  readonly side: 'adventurers' | 'combatants';
}

/**
 * The part of a board to be looked at: around all that stand there; where they are too far apart, around the players'.
 * Its middle and how many spaces it is wide, on a board of that size.
 */
export function windowOn(
  standing: readonly Stands[],
  [columns, rows]: readonly [number, number],
): { readonly middle: readonly [number, number]; readonly spaces: number } {
  const ours = standing.filter(({ side }) => side === 'adventurers');
  const whole = around(standing);
  if (whole === null) return { middle: [columns / 2, rows / 2], spaces: Math.max(columns, rows * SHAPE) };
  const box = whole.spaces <= MOST ? whole : (around(ours) ?? whole);
  return { ...box, spaces: Math.min(MOST, Math.max(LEAST, box.spaces)) };
}

function around(standing: readonly Stands[]) {
  if (standing.length === 0) return null;
  const xs = standing.flatMap(({ at: [x], size: [width] }) => [x, x + width]);
  const ys = standing.flatMap(({ at: [, y], size: [, height] }) => [y, y + height]);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return {
    middle: [(left + right) / 2, (top + bottom) / 2] as const,
    spaces: Math.max(right - left, (bottom - top) * SHAPE) + 2 * AROUND,
  };
}
