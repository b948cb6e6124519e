/** A small plate on the board: as large as its words need, whatever the zoom. */
import type { CSSProperties, ReactNode } from 'react';
import type { Point } from './band-lines.ts';
import './plate.css';

interface Props {
  /** Its middle, or the middle of its upper edge below a figure; in spaces. */
  readonly at: Point;
  /** `band`: on a border. `name`: below who is named. `target`, `chosen`: below who may be struck. `refused`: below who may not; `friend`: who should not. */
  readonly kind: 'band' | 'name' | 'target' | 'chosen' | 'refused' | 'friend';
  /** How many of its own heights lower, where others stand beside it. */
  readonly row?: number | undefined;
  /** Beside a figure: on which side of it. */
  readonly beside?: 'left' | 'right' | undefined;
  /** Whom it is about. */
  readonly of?: string;
  readonly children: ReactNode;
}

/** How much of its width lies left of its place. */
const BACK = { left: '100%', right: '0%' } as const;

export function Plate({ at: [x, y], kind, row = 0, beside, of, children }: Props) {
  return (
    <span
      className="plate absolute round-m one-line"
      data-kind={kind}
      data-of={of}
      style={
        {
          '--x': x,
          '--y': y,
          '--row': `${row * 100}%`,
          '--back': beside && BACK[beside],
        } as CSSProperties
      }
    >
      {children}
    </span>
  );
}
