import { memo } from 'react';
import type { Board } from '../../engine/index.ts';
import { CELL, listDrawnSpaces, spaceKey } from './geometry.ts';

/** What the pointer meets: one unseen square for each space, drawn once. */
export const HitLayer = memo(function HitLayer({ board }: { board: Board }) {
  return (
    <g className="board-hit">
      {listDrawnSpaces(board).map((space) => (
        <rect
          key={spaceKey(space)}
          data-space={spaceKey(space)}
          x={space[0] * CELL}
          y={space[1] * CELL}
          width={CELL}
          height={CELL}
        />
      ))}
    </g>
  );
});
