import type { Plans } from '../hooks/use-planning.ts';
import { useWords } from '../hooks/use-words.ts';

interface Props {
  readonly plans: Plans;
  readonly onOpen: () => void;
}

/** Under the question: the way to lay a turn out, and what became of the one that was taken. */
export function PlanOpener({ plans, onOpen }: Props) {
  const words = useWords().ui.plan;
  return (
    <div className="plan-open">
      <button type="button" className="btn btn-small" aria-keyshortcuts={words.key} onClick={onOpen}>
        {words.open}
        <span className="kbd" aria-hidden="true">
          {words.key}
        </span>
      </button>
      <p role="status">{plans.isRunning ? words.running : plans.ended ? words.ended[plans.ended] : ''}</p>
    </div>
  );
}
