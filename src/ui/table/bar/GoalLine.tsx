/** What the encounter wants of the players now, on top of the table. */
import { memo } from 'react';
import type { Position } from '../../../engine/index.ts';
import { Goal } from '../../frame/bar/Goal.tsx';
import { useWords } from '../../page/use-words.ts';

export const GoalLine = memo(function GoalLine({ position }: { position: Position }) {
  const { aim } = useWords().goal.goalOf(position);
  return (
    <Goal aim={aim}>
      {/* As it stands on its door. */}
      {aim.split(/(EXIT [A-Z])/).map((part, i) =>
        i % 2 === 0 ? (
          part
        ) : (
          <span key={part} className="exit-sign pad-x-0_3em round-s size-0_85em bold one-line">
            {part}
          </span>
        ),
      )}
    </Goal>
  );
});
