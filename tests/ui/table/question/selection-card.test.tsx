import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  type FigureId,
  listMoveDestinations,
  type Position,
  type Space,
} from '../../../../src/engine/index.ts';
import { SelectionCard } from '../../../../src/ui/table/question/SelectionCard.tsx';
import { cellar } from '../../board/fixture.ts';

/** Ada's turn, with 3 SP, from a space of the cellar. */
function turnFrom(at: Space): Position {
  const position = cellar({ ada: { at, sp: 3 } });
  const turn = { figure: 'ada', phase: 'action', moved: false, statusDone: [] } as never;
  return { ...position, state: { ...position.state, turn } };
}

function show(position: Position, figure: FigureId, to: Space) {
  const way = listMoveDestinations(position, figure).find(({ space }) => space.join() === to.join())!;
  const pending = {
    kind: 'turn',
    seat: 'seat-1',
    figure,
    question: { ask: 'turn' },
    rule: 'p.40',
    options: [],
  } as const;
  const on = { onConfirm: () => {}, onCancel: () => {} };
  render(
    <SelectionCard
      position={position}
      pending={pending}
      selection={{ kind: 'way', to: way, other: null }}
      {...on}
    />,
  );
}

test('a walk shows what the Move Action costs: 1 SP, and 2 where it starts in Muck (p.21)', () => {
  show(turnFrom([1, 1]), 'ada', [1, 2]);
  expect(screen.getByText('1 SP with the Move Action')).toBeInTheDocument();
  show(turnFrom([2, 2]), 'ada', [1, 2]);
  expect(screen.getByText('2 SP with the Move Action')).toBeInTheDocument();
});
