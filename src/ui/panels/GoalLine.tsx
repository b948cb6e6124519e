import { memo } from 'react';
import type { Position } from '../../engine/index.ts';
import { useWords } from '../hooks/use-words.ts';
import { TargetIcon } from '../icons/index.ts';
import './goal-line.css';

/** What the encounter wants of the players now, on top of the table. */
export const GoalLine = memo(function GoalLine({ position }: { position: Position }) {
  const { goal } = useWords();
  const { aim, clock } = goal.goalOf(position);
  return (
    <section className="goal-line" aria-label={goal.title}>
      <TargetIcon aria-hidden="true" />
      <p title={[aim, ...clock].join(' · ')}>
        {aim} {clock.length > 0 && <small>{clock.join(' · ')}</small>}
      </p>
    </section>
  );
});
