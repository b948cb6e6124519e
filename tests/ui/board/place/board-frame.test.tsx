import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Space } from '../../../../src/engine/index.ts';
import { BoardFrame } from '../../../../src/ui/board/place/BoardFrame.tsx';
import { useBoardHand } from '../../../../src/ui/board/place/use-board-hand.ts';
import { pointAt } from '../../../support/point.ts';

const told = { onPoint: vi.fn(), onEnter: vi.fn() };

/** Five by three, with a hole in the middle and one figure. */
function Yard() {
  const hand = useBoardHand({
    grid: { columns: 5, rows: 3, has: ([x, y]: Space) => x !== 2 || y !== 1 },
    start: [0, 1],
    stops: [
      [0, 1],
      [4, 2],
    ],
    view: null,
    spaceOf: () => [4, 2],
    isGround: () => false,
    ...told,
  });
  return (
    <BoardFrame
      hand={hand}
      label="Yard"
      describe={([x, y]) => `Space ${x}-${y}`}
      data={{ 'data-dark': true }}
    >
      <svg className="board-drawing" aria-hidden="true" {...hand.drawn}>
        <path className="board-hit" />
        <circle data-figure="hag" data-testid="hag" />
      </svg>
    </BoardFrame>
  );
}

test('the keyboard alone: arrows leap over what is none, Page keys go to figures, Enter acts, each space is told', async () => {
  render(<Yard />);
  await userEvent.tab();
  const board = screen.getByRole('application', { name: 'Yard' });
  expect(board).toHaveFocus();
  expect(board.parentElement).toHaveAttribute('data-dark', 'true');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(board).toHaveAttribute('data-cursor', '3,1');
  expect(screen.getAllByText('Space 3-1')[0]).toHaveAttribute('aria-live', 'polite');
  await userEvent.keyboard('{PageDown}');
  expect(told.onPoint).toHaveBeenLastCalledWith([0, 1]);
  await userEvent.keyboard('{PageDown}{Enter}');
  expect(told.onEnter.mock.calls).toEqual([[[4, 2]]]);
});

test('a press means the space under it, or where the figure stands that was pressed; beside the board nothing', async () => {
  told.onEnter.mockClear();
  const { container } = render(<Yard />);
  const press = (key: string) => userEvent.pointer({ keys: '[MouseLeft]', ...pointAt(container, key) });
  await press('3,0');
  await press('2,1');
  await press('5,0');
  await userEvent.click(screen.getByTestId('hag'));
  expect(told.onEnter.mock.calls).toEqual([[[3, 0]], [[4, 2]]]);
});
