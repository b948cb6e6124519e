import { memo } from 'react';
import type { FigureId } from '../../engine/index.ts';
import type { Planning } from '../hooks/use-planning.ts';
import { useStable } from '../hooks/use-stable.ts';
import { Board as WholeBoard } from './Board.tsx';

const Board = memo(WholeBoard);

interface Props {
  readonly planning: Planning;
  readonly onInspect: (id: FigureId) => void;
}

/** The ghost of the board: where a plan has come to so far, and where it may go on to. */
export function PlanBoard({ planning, onInspect }: Props) {
  const { plan, ghost, laid, reach, near, targets, striking } = planning;
  const walked = laid.steps.findLastIndex((step) => step.do === 'go');
  const step = laid.steps[walked];
  const from = laid.positions[walked]?.state.figures.find(({ id }) => id === plan.figure)?.at ?? null;
  const onSpace = useStable(planning.onSpace);
  const onFigure = useStable((id: FigureId) => {
    if (!planning.onFigure(id)) onInspect(id);
  });
  return (
    <Board
      position={ghost}
      reach={reach}
      near={near}
      way={step?.do === 'go' ? step.destination.way : undefined}
      wayFrom={from}
      highlight={targets}
      selected={striking}
      active={plan.figure}
      onSpace={onSpace}
      onFigure={onFigure}
    />
  );
}
