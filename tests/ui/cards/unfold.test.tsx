import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Unfold } from '../../../src/ui/cards/Unfold.tsx';

const words = () => screen.queryAllByRole('tooltip').map(({ textContent }) => textContent);
const two = () =>
  render(
    <>
      <Unfold content="what flame is">flame</Unfold>
      <Unfold content="what smoke is">smoke</Unfold>
    </>,
  );

test('a word unfolds on focus and says so to whoever reads it aloud; one is unfolded at a time', async () => {
  two();
  await userEvent.tab();
  expect(words()).toEqual(['what flame is']);
  expect(screen.getByRole('button', { name: 'flame' })).toHaveAccessibleDescription('what flame is');
  await userEvent.hover(screen.getByRole('button', { name: 'smoke' }));
  await screen.findByText('what smoke is');
  expect(words()).toEqual(['what smoke is']);
});

test('Escape folds it and nothing else', async () => {
  const others = vi.fn();
  document.addEventListener('keydown', others);
  two();
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(words()).toEqual([]);
  expect(others.mock.calls.filter(([event]) => event.key === 'Escape')).toEqual([]);
  await userEvent.keyboard('{Escape}');
  expect(others.mock.calls.filter(([event]) => event.key === 'Escape')).toHaveLength(1);
  document.removeEventListener('keydown', others);
});

test('it stays while the pointer is on what unfolded, and folds when it is off both', async () => {
  two();
  const flame = screen.getByRole('button', { name: 'flame' });
  await userEvent.hover(flame);
  const unfolded = await screen.findByRole('tooltip');
  await userEvent.hover(unfolded);
  await new Promise((done) => setTimeout(done, 400));
  expect(words()).toEqual(['what flame is']);
  await userEvent.unhover(unfolded);
  await vi.waitFor(() => expect(words()).toEqual([]));
});
