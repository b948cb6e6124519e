import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { DICE } from '../../../src/engine/index.ts';
import { DiceRow } from '../../../src/ui/dice/DiceRow.tsx';
import { DieFace } from '../../../src/ui/dice/DieFace.tsx';
import { tumbleTime } from '../../../src/ui/dice/use-tumble.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a face shows its number and one sign for each symbol', () => {
  const { container } = render(<DieFace die="teal" face={5} />);
  const die = screen.getByRole('img', { name: 'teal 7, book, 2 shields' });
  expect(die).toHaveTextContent('7');
  const signs = [...container.querySelectorAll('[data-symbol]')].map((one) =>
    one.getAttribute('data-symbol'),
  );
  expect(signs).toEqual(['book', 'shield', 'shield']);
});

test('the black die shows a skull and no number', () => {
  const { container } = render(<DieFace die="black" face={6} />);
  expect(screen.getByRole('img', { name: 'black, skull' })).toBeInTheDocument();
  expect(container.querySelector('.die-number')).toBeNull();
  expect(container.querySelectorAll('[data-symbol="skull"]')).toHaveLength(1);
});

test('every face of the nine dice has a name of its own', () => {
  for (const die of DICE) {
    const names = [1, 2, 3, 4, 5, 6].map((face) => {
      const { container, unmount } = render(<DieFace die={die} face={face} />);
      const name = container.querySelector('[role=img]')!.getAttribute('aria-label');
      unmount();
      return name;
    });
    expect(new Set(names).size, die).toBe(6);
  }
});

test('a die that can be chosen is a toggle', async () => {
  const onClick = vi.fn();
  render(<DieFace die="red" face={1} selected onClick={onClick} />);
  await userEvent.click(screen.getByRole('button', { name: 'red 3', pressed: true }));
  expect(onClick).toHaveBeenCalledOnce();
});

test('dice tumble, stop from the left, and then show what was rolled', () => {
  vi.useFakeTimers();
  const dice = [
    { die: 'white', face: 6 },
    { die: 'orange', face: 1 },
  ] as const;
  const { container } = render(<DiceRow dice={dice} rolling label="Attack" />);
  const spinning = () => container.querySelectorAll('.die-spinning').length;
  expect(
    screen.getByRole('list', { name: 'Attack: white 7, book, 2 shields, burst; orange 2' }),
  ).toBeInTheDocument();
  expect(spinning()).toBe(2);
  act(() => vi.advanceTimersByTime(tumbleTime(1) + 75));
  expect(spinning()).toBe(1);
  act(() => vi.advanceTimersByTime(tumbleTime(2)));
  expect(spinning()).toBe(0);
  expect(screen.getByRole('img', { name: 'orange 2' })).toBeInTheDocument();
});

test('dice lie still at once for those who want less motion', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { container } = render(<DiceRow dice={[{ die: 'blue', face: 2 }]} rolling />);
  expect(container.querySelector('.die-spinning')).toBeNull();
  expect(screen.getByRole('img', { name: 'blue 6' })).toBeInTheDocument();
});
