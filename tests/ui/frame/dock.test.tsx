import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dock } from '../../../src/ui/frame/Dock.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const question = { kind: 'dodge' };
const onPress = vi.fn();
const shown = (of: { kind: string } | null, more: { small?: boolean; guarded?: boolean } = {}) => (
  <Dock of={of} state={of ? 'question' : 'watching'} label="Dock" {...more}>
    <button type="button" onClick={onPress}>
      Answer
    </button>
  </Dock>
);
const press = () => fireEvent.click(screen.getByRole('button'));
const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

test('a question that came by itself takes no answer for 250 ms', () => {
  onPress.mockClear();
  const { rerender } = render(shown(null));
  rerender(shown(question, { guarded: true }));
  press();
  wait(249);
  press();
  expect(onPress).not.toHaveBeenCalled();
  wait(2);
  press();
  expect(onPress).toHaveBeenCalledOnce();
});

test.each([true, false])(
  'low while it was watched, it grows back first (guarded by itself: %s)',
  (guarded) => {
    onPress.mockClear();
    const { rerender } = render(shown(null, { small: true }));
    const dock = screen.getByRole('region', { name: 'Dock' });
    expect(dock).toHaveAttribute('data-small');
    rerender(shown(question, { guarded }));
    expect(dock).not.toHaveAttribute('data-small');
    expect(dock).toHaveAttribute('data-grew');
    wait(449);
    press();
    expect(onPress).not.toHaveBeenCalled();
    wait(2);
    press();
    expect(onPress).toHaveBeenCalledOnce();
    // The next one did not grow.
    rerender(shown({ kind: 'turn' }));
    expect(dock).not.toHaveAttribute('data-grew');
    press();
    expect(onPress).toHaveBeenCalledTimes(2);
  },
);
