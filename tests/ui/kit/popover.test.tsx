import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Popover } from '../../../src/ui/kit/Popover.tsx';

const words = () => screen.queryAllByRole('tooltip').map(({ textContent }) => textContent);
const two = () =>
  render(
    <>
      <Popover content="what flame is">flame</Popover>
      <Popover content="what smoke is">smoke</Popover>
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

test('a pointer that only passes by unfolds nothing', async () => {
  two();
  const flame = screen.getByRole('button', { name: 'flame' });
  await userEvent.hover(flame);
  await userEvent.unhover(flame);
  await new Promise((done) => setTimeout(done, 400));
  expect(words()).toEqual([]);
});

test('what comes to lie under a pointer at rest unfolds nothing, until the pointer moves', async () => {
  two();
  const flame = screen.getByRole('button', { name: 'flame' });
  fireEvent.pointerEnter(flame);
  await new Promise((done) => setTimeout(done, 400));
  expect(words()).toEqual([]);
  fireEvent.pointerMove(flame);
  await screen.findByRole('tooltip');
});

test('folded again it describes nothing', async () => {
  two();
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'flame' })).not.toHaveAccessibleDescription();
});

test('numbers that nobody points at ask the browser for nothing', () => {
  const asked = [
    vi.spyOn(globalThis, 'setTimeout'),
    vi.spyOn(globalThis, 'clearTimeout'),
    vi.spyOn(window, 'addEventListener'),
  ];
  const own = () => asked.map(({ mock }) => mock.calls.length);
  const before = own();
  const many = Array.from({ length: 50 }, (_, i) => `number ${i}`);
  const { unmount } = render(
    many.map((text) => (
      <Popover key={text} content={text}>
        {text}
      </Popover>
    )),
  );
  unmount();
  const taken = own().map((calls, i) => calls - before[i]!);
  for (const one of asked) one.mockRestore();
  // React's own are few, and no more for more of them.
  expect(Math.max(...taken)).toBeLessThan(10);
});
