/** What the encounter wants of the players now, on top of the table. */
import { memo } from 'react';
import type { Position } from '../../../engine/index.ts';
import { TargetIcon } from '../../icons/index.ts';
import { useWords } from '../../page/use-words.ts';
import './goal-line.css';

export const GoalLine = memo(function GoalLine({ position }: { position: Position }) {
  const { goal } = useWords();
  const { aim } = goal.goalOf(position);
  return (
    <section className="goal-line" aria-label={goal.title}>
      <TargetIcon aria-hidden="true" />
      <p key={aim} title={aim}>
        {/* As it stands on its door. */}
        {aim.split(/(EXIT [A-Z])/).map((part, i) =>
          i % 2 === 0 ? (
            part
          ) : (
            <span key={part} className="exit-sign">
              {part}
            </span>
          ),
        )}
      </p>
    </section>
  );
});
