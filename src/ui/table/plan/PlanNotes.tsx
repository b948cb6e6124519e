/** On the board while none is laid out: what is kept of a plan, and what became of the one that was done. */
import type { Position } from '../../../engine/index.ts';
import { useTelling, useWholeWords } from '../../page/use-words.ts';
import type { PlansAtTable } from '../context/use-planning.ts';

interface Props {
  readonly position: Position;
  readonly plans: PlansAtTable;
}

export function PlanNotes({ position, plans }: Props) {
  const words = useWholeWords().ui.plan;
  const telling = useTelling(position);
  const { gone, ended, isRunning, kept, shown } = plans;
  const says = [
    isRunning && words.running,
    !isRunning && ended && words.ended[ended],
    gone.length > 0 && words.gone(gone.map((id) => telling.figure(id))),
    kept > 0 && !isRunning && words.kept(kept),
    shown > 0 && !isRunning && words.shown(shown),
  ].filter(Boolean);
  return (
    <p role="status" className="plan-notes pad-1-2 round-m on-over sm" hidden={says.length === 0}>
      {says.join(' ')}
    </p>
  );
}
