import type { Row } from '../row.ts';

/** Lays the floor of one space, a line of it at a time: colour, height (0 is the level), gloss and seam. */
export type Laid = (row: Row) => void;

/** How far inside a box from 0, 0 with rounded corners; less than 0 outside. */
export function insideBox(x: number, y: number, w: number, h: number, round: number): number {
  const qx = Math.abs(x - w / 2) - w / 2 + round;
  const qy = Math.abs(y - h / 2) - h / 2 + round;
  if (qx > 0 && qy > 0) return round - Math.sqrt(qx * qx + qy * qy);
  return round - (qx > qy ? qx : qy);
}
