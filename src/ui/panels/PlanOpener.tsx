import type { Position } from '../../engine/index.ts';
import type { Plans } from '../hooks/use-planning.ts';
import { useTelling, useWords } from '../hooks/use-words.ts';

interface Props {
  readonly position: Position;
  readonly plans: Plans;
  readonly onOpen: () => void;
}

/** Under the question: the way to lay a turn out, what is kept, and what became of the one that was taken. */
export function PlanOpener({ position, plans, onOpen }: Props) {
  const words = useWords().ui.plan;
  const telling = useTelling(position);
  const { gone, ended, isRunning, kept } = plans;
  const says = [
    isRunning && words.running,
    !isRunning && ended && words.ended[ended],
    gone.length > 0 && words.gone(gone.map((id) => telling.figure(id))),
    kept > 0 && words.kept(kept),
  ].filter(Boolean);
  return (
    <div className="plan-open">
      <button type="button" className="btn btn-small" aria-keyshortcuts={words.key} onClick={onOpen}>
        {words.open}
        <span className="kbd" aria-hidden="true">
          {words.key}
        </span>
      </button>
      <p role="status">{says.join(' ')}</p>
    </div>
  );
}
