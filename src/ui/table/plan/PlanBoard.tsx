import { type ComponentProps, memo } from 'react';
import type { FigureId, Space } from '../../../engine/index.ts';
import type { PlanAtHand } from '../../../stores/middara/planning.ts';
import { Board as WholeBoard } from '../../board/Board.tsx';

const Board = memo(WholeBoard);

interface Props {
  readonly planning: PlanAtHand;
  readonly ahead: ComponentProps<typeof Board>['ahead'];
  /** Whom to strike; how is asked. */
  readonly striking: FigureId | null;
  readonly onSpace: (space: Space) => void;
  readonly onFigure: (id: FigureId) => void;
}

/** The ghost of the board: where a plan has come to so far, and where it may go on to. */
export function PlanBoard({ planning, ahead, striking, onSpace, onFigure }: Props) {
  const { plan, ghost, laid, reach, near, targets } = planning;
  const walked = laid.steps.findLastIndex((step) => step.do === 'go');
  const step = laid.steps[walked];
  const from = laid.positions[walked]?.state.figures.find(({ id }) => id === plan.figure)?.at ?? null;
  return (
    <Board
      position={ghost}
      reach={reach}
      ahead={ahead}
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
