import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useDrawer } from '../../../src/ui/frame/use-drawer.ts';
import { coversBoard } from '../../../src/ui/frame/use-layout.ts';

const usual = window.innerWidth;
const widen = (width: number) => Object.assign(window, { innerWidth: width });
afterEach(() => widen(usual));

function Table({ question }: { readonly question: object | string | null }) {
  const drawer = useDrawer(question);
  return (
    <>
      <button type="button" onClick={() => drawer.open('feed')}>
        Log
      </button>
      {drawer.part && (
        <aside className="drawer" data-testid="drawer">
          <input aria-label="Search" />
        </aside>
      )}
    </>
  );
}

/** A drawer opened at one question, and whether it is there at the next ones. */
function openAt(first: object | string | null) {
  const { rerender } = render(<Table question={first} />);
  act(() => screen.getByText('Log').click());
  return (question: object | string | null) => {
    rerender(<Table question={question} />);
    return screen.queryByTestId('drawer') !== null;
  };
}

test('where it covers the board, it stays until the next question and not longer', () => {
  widen(1366);
  const isThereAt = openAt('1 rook');
  expect([null, '1 rook', null].map(isThereAt)).toEqual([true, true, true]);
  expect(isThereAt({})).toBe(false);
});

test('where there is room beside the board no question closes it', () => {
  widen(1440);
  expect(openAt({})({})).toBe(true);
});

test('nobody who reads it by the keyboard has it closed', () => {
  widen(1024);
  const isThereAt = openAt({});
  screen.getByLabelText('Search').focus();
  expect(isThereAt({})).toBe(true);
  screen.getByLabelText('Search').blur();
  expect(isThereAt({})).toBe(false);
});

test('twice the letters are half the window', () => {
  expect([1366, 1367, 2560].map((width) => coversBoard(width, 17))).toEqual([true, false, false]);
  expect(coversBoard(2560, 34)).toBe(true);
});
