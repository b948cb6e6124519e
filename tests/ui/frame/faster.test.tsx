import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Faster } from '../../../src/ui/frame/Faster.tsx';

const on = { onSkip: vi.fn(), onHurry: vi.fn() };
const button = () => screen.getByRole('button', { name: /Faster/ });

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => vi.useRealTimers());

test('held it hurries until it is let go, and ends nothing; a short press ends what runs', () => {
  render(<Faster {...on} />);
  fireEvent.pointerDown(button());
  act(() => vi.advanceTimersByTime(300));
  expect(on.onHurry.mock.calls).toEqual([[true]]);
  fireEvent.pointerUp(button());
  fireEvent.click(button(), { detail: 1 });
  expect(on.onHurry.mock.calls).toEqual([[true], [false]]);
  expect(on.onSkip).not.toHaveBeenCalled();
  fireEvent.pointerDown(button());
  fireEvent.pointerUp(button());
  fireEvent.click(button(), { detail: 1 });
  act(() => vi.advanceTimersByTime(900));
  expect([on.onSkip.mock.calls.length, on.onHurry.mock.calls.length]).toEqual([1, 2]);
});

test('gone while it is held, it hurries no longer', () => {
  const { unmount } = render(<Faster {...on} />);
  fireEvent.pointerDown(button());
  act(() => vi.advanceTimersByTime(300));
  unmount();
  expect(on.onHurry.mock.calls).toEqual([[true], [false]]);
});
