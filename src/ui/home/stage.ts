/**
 * The board of the day as it lies on its stage: a table seen from in front of it and above. All lengths are in spaces,
 * so that nothing of it changes with the size of the page.
 */

/** How far it is tilted away, in degrees; and how far off it is seen from, in spaces. */
export const TILT = 50;
export const DISTANCE = 26;

const RADIANS = (TILT * Math.PI) / 180;

export interface Onstage {
  /** From the middle of the board. */
  readonly x: number;
  readonly y: number;
  /** What is nearer is larger. */
  readonly scale: number;
}

/** Where a point of the board, from its middle, is seen: as `perspective() rotateX()` of the style does it. */
export function onstage(u: number, v: number): Onstage {
  const scale = DISTANCE / (DISTANCE - v * Math.sin(RADIANS));
  return { x: u * scale, y: v * Math.cos(RADIANS) * scale, scale };
}
