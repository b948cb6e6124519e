import type { Flame } from '../../../art/board/flames.ts';
import { CELL, HEAD, MARGIN } from '../place/geometry.ts';

interface Props {
  readonly flames: readonly Flame[];
  /** Pixels of a space. */
  readonly cell: number;
}

/** Spaces a flame's glow is wide. */
const GLOW = 3.2;
/** Of a flame, in spaces. */
const WIDE = 0.17;
const HIGH = 0.3;
/** A flame's foot lies so far below the middle of its light. */
const FOOT = 0.08;

/** Flames of lamps that flicker, each out of step with its neighbours, and the light that goes with them. */
export function Flames({ flames, cell }: Props) {
  return flames.map(({ x, y, size }) => {
    const left = (x + MARGIN / CELL - 1) * cell;
    const top = (y + HEAD / CELL - 1) * cell;
    const glow = GLOW * size * cell;
    const wide = WIDE * size * cell;
    const high = HIGH * size * cell;
    return (
      <div key={`${x},${y}`} className="lamp-flame width-0 height-0" style={{ left, top }}>
        <i
          className="lamp-glow circle"
          style={{ width: glow, height: glow, left: -glow / 2, top: -glow / 2 }}
        />
        <i
          className="lamp-tongue"
          style={{ width: wide, height: high, left: -wide / 2, top: FOOT * size * cell - high }}
        />
      </div>
    );
  });
}
