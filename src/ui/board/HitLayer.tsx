import { memo } from 'react';
import type { Board } from '../../engine/index.ts';
import { listDrawnSpaces, outlinePath } from './geometry.ts';

/** What the pointer meets: one unseen path over all spaces. Which of them it is, `spaceAtPoint` tells. */
export const HitLayer = memo(function HitLayer({ board }: { board: Board }) {
  return <path className="board-hit" d={outlinePath(listDrawnSpaces(board))} />;
});
