import { memo } from 'react';
import type { Board, Direction } from '../../../engine/index.ts';
import { CELL, spaceKey } from '../place/geometry.ts';

const TURN: Readonly<Record<Direction, number>> = { south: 0, west: 90, north: 180, east: 270 };
/** Where the number stands: at the edge the water runs to. */
const NUMBER_AT: Readonly<Record<Direction, readonly [number, number]>> = {
  south: [50, 83],
  west: [17, 50],
  north: [50, 17],
  east: [83, 50],
};

/** Ripples down both sides, drawn for south; a stronger Current has more of them. */
function ripples(strength: number): string {
  const count = strength > 1 ? 6 : 3;
  return Array.from({ length: count }, (_, i) => {
    const y = 12 + (i * 78) / count;
    return `M5 ${y}l8 8 8-8M79 ${y}l8 8 8-8`;
  }).join('');
}

/** Currents (p.22): ripples, an arrow the way they run, and their strength in it. */
export const CurrentLayer = memo(function CurrentLayer({ board }: { board: Board }) {
  if (!board.currents || board.currents.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group takes no focus
    <g className="board-currents" aria-hidden="true">
      {board.currents.map(({ at, direction, spaces }) => (
        <g
          key={spaceKey(at)}
          data-current={direction}
          data-strength={spaces}
          transform={`translate(${at[0] * CELL} ${at[1] * CELL})`}
        >
          <g transform={`rotate(${TURN[direction]} 50 50)`}>
            <path
              className="current-ripples no-fill ends joints"
              stroke="#d7f3ff"
              strokeWidth={3.5}
              opacity={0.55}
              d={ripples(spaces)}
            />
            <path
              className="current-arrow joints"
              fill="#e2f6ff"
              stroke="#06222f"
              strokeWidth={4}
              d="M33 68h34v13L50 98 33 81z"
            />
          </g>
          <text className="anchored" x={NUMBER_AT[direction][0]} y={NUMBER_AT[direction][1] + 8}>
            {spaces}
          </text>
        </g>
      ))}
    </g>
  );
});
