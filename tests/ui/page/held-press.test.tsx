import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useHeldPress } from '../../../src/ui/page/use-held-press.ts';

const onHeld = vi.fn(
  (at: { readonly target: EventTarget | null }) => (at.target as Element).id !== 'nothing',
);
const onClick = vi.fn();

function Row() {
  return (
    <div {...useHeldPress(onHeld)}>
      <button type="button" onClick={onClick}>
        card
      </button>
      <button type="button" id="nothing" onClick={onClick}>
        nothing
      </button>
    </div>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  render(<Row />);
});
afterEach(() => vi.useRealTimers());

const touch = { pointerType: 'touch', isPrimary: true, clientX: 10, clientY: 10 };
const rest = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('a finger that rests 300 ms looks, and its release presses nothing; the next press does', () => {
  const card = screen.getByText('card');
  fireEvent.pointerDown(card, touch);
  rest(299);
  expect(onHeld).not.toHaveBeenCalled();
  rest(1);
  expect(onHeld).toHaveBeenCalledTimes(1);
  // The browser's own menu is not wanted as well, nor a second look.
  expect(fireEvent.contextMenu(card)).toBe(false);
  fireEvent.pointerUp(card, touch);
  fireEvent.click(card, { detail: 1 });
  expect([onHeld.mock.calls.length, onClick.mock.calls.length]).toEqual([1, 0]);
  fireEvent.pointerDown(card, touch);
  fireEvent.pointerUp(card, touch);
  fireEvent.click(card, { detail: 1 });
  rest(500);
  expect([onHeld.mock.calls.length, onClick.mock.calls.length]).toEqual([1, 1]);
});

test('a finger that goes away, a second one and the left button of a mouse do not look', () => {
  const card = screen.getByText('card');
  fireEvent.pointerDown(card, touch);
  fireEvent.pointerMove(card, { ...touch, clientX: 25 });
  rest(500);
  fireEvent.pointerDown(card, touch);
  fireEvent.pointerDown(card, { ...touch, isPrimary: false });
  rest(500);
  fireEvent.pointerDown(card, { ...touch, pointerType: 'mouse' });
  rest(500);
  expect(onHeld).not.toHaveBeenCalled();
});

test('the right button looks at once; where there is nothing to see the browser has its menu', () => {
  expect(fireEvent.contextMenu(screen.getByText('card'))).toBe(false);
  expect(fireEvent.contextMenu(screen.getByText('nothing'))).toBe(true);
  expect(onHeld).toHaveBeenCalledTimes(2);
});

test('a key presses, also after a look whose release nobody heard', () => {
  const card = screen.getByText('card');
  fireEvent.pointerDown(card, touch);
  rest(300);
  fireEvent.click(card, { detail: 0 });
  expect(onClick).toHaveBeenCalledTimes(1);
});
