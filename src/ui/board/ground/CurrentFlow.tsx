import { memo } from 'react';
import type { Board } from '../../../engine/index.ts';
import { CELL, HEAD, MARGIN } from '../place/geometry.ts';
import { currentRuns, WAY } from './current-runs.ts';

interface Props {
  readonly board: Board;
  /** Pixels of a space. */
  readonly cell: number;
}

/** Foam down both sides and drawn-out streaks between, for south: they repeat from space to space. */
function marks(strength: number, spaces: number): string {
  const count = strength > 1 ? 5 : 3;
  return Array.from({ length: count * spaces }, (_, i) => {
    const y = ((i + 0.25) * 100) / count;
    const streak = [30, 62, 44][i % 3]!;
    return `M6 ${y}l9 9 9-9M76 ${y}l9 9 9-9M${streak} ${y - 6}v${i % 2 ? 11 : 17}`;
  }).join('');
}

/** Currents that run: what lies on the water goes with them, a stronger one goes faster. */
export const CurrentFlow = memo(function CurrentFlow({ board, cell }: Props) {
  return currentRuns(board).map(({ at: [x, y], direction, strength, length }) => {
    const [dx, dy] = WAY[direction];
    // Laid out as if it ran south, then turned about its middle.
    const middle = [x + 0.5 + (dx * (length - 1)) / 2, y + 0.5 + (dy * (length - 1)) / 2] as const;
    return (
      <div
        key={`${x},${y}`}
        className="current-flow clip"
        data-way={direction}
        data-strong={strength > 1 || undefined}
        style={{
          left: (middle[0] - 0.5 + MARGIN / CELL) * cell,
          top: (middle[1] - length / 2 + HEAD / CELL) * cell,
          width: cell,
          height: length * cell,
        }}
      >
        <div className="left-0" style={{ height: cell, top: -cell }}>
          <svg
            aria-hidden="true"
            viewBox={`0 0 100 ${(length + 1) * 100}`}
            width={cell}
            height={(length + 1) * cell}
          >
            <path
              className="no-fill ends joints"
              stroke="#e1fafc"
              strokeWidth={4.5}
              opacity={0.62}
              d={marks(strength, length + 1)}
            />
          </svg>
        </div>
      </div>
    );
  });
});
