import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { GameSummary } from '../../../src/stores/kept/saved-game.ts';
import { GameList } from '../../../src/ui/home/GameList.tsx';
import { games as words } from '../../../src/words/en/ui/games.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const game = (n: number, more: Partial<GameSummary> = {}): GameSummary => ({
  id: `game${n}`,
  name: `Evening ${n}`,
  savedAt: '2026-01-01T20:00:00Z',
  decisions: n,
  encounter: 'Training Yard',
  seats: ['Anna'],
  round: 1,
  result: null,
  waiting: null,
  ...more,
});

const show = (games: readonly GameSummary[]) =>
  render(<GameList games={games} words={words} onRemove={async () => null} pictures={undefined} />);

const names = () => [...document.querySelectorAll('h3')].map(({ textContent }) => textContent);

test('of many games the first are drawn; the others come by a press, and who pressed is at them', () => {
  show(Array.from({ length: 40 }, (_, n) => game(n)));
  expect(names()).toHaveLength(12);
  const more = screen.getByText('28 more games');
  more.focus();
  fireEvent.click(more);
  expect(names()).toHaveLength(24);
  expect(document.activeElement).toBe(screen.getByLabelText('Evening 12: continue'));
  fireEvent.click(screen.getByText('16 more games'));
  fireEvent.click(screen.getByText('4 more games'));
  expect(names()).toHaveLength(40);
  expect(document.activeElement).toBe(screen.getByLabelText('Evening 36: continue'));
  expect(screen.queryByText(/more game/)).toBeNull();
});

test('where their end comes into sight, more come by themselves', () => {
  const seen: (() => void)[] = [];
  class InSight {
    constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
      seen.push(() => told([{ isIntersecting: true }]));
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', InSight);
  show(Array.from({ length: 30 }, (_, n) => game(n)));
  expect(names()).toHaveLength(12);
  act(() => seen.at(-1)!());
  act(() => seen.at(-1)!());
  expect(names()).toHaveLength(30);
});

test('what was played on from a game is drawn as far as somebody has come, too', () => {
  const parent = { id: 'game0', decision: 3 };
  show([game(0), ...Array.from({ length: 40 }, (_, n) => game(n + 1, { parent }))]);
  expect(names()).toHaveLength(13);
  fireEvent.click(screen.getByText('28 more games'));
  expect(names()).toHaveLength(25);
  expect(within(screen.getAllByRole('list')[1]!).getAllByRole('heading')).toHaveLength(24);
});
