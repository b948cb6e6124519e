import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { GameContext } from '../../../../src/ui/page/use-table.ts';
import { Undone } from '../../../../src/ui/table/tray/Undone.tsx';
import { gameOf, playUntil, sessionOf } from '../../../support/table-of-memory.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('what was taken back is said for two seconds (face.md 11, undo)', () => {
  vi.useFakeTimers();
  const session = sessionOf('undone');
  playUntil(session, ({ kind }) => kind === 'turn');
  const game = gameOf(session);
  render(
    <GameContext value={game}>
      <Undone />
    </GameContext>,
  );
  expect(screen.queryByText(/^Undone/)).toBeNull();
  act(() => game.undo());
  expect(screen.getByText(/^Undone: \d+ decisions?$/)).toBeInTheDocument();
  act(() => vi.advanceTimersByTime(1900));
  expect(screen.getByText(/^Undone/)).toBeInTheDocument();
  act(() => vi.advanceTimersByTime(200));
  expect(screen.queryByText(/^Undone/)).toBeNull();
});
