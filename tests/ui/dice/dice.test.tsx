import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { throwTime } from '../../../src/art/dice/times.ts';
import { DICE } from '../../../src/engine/index.ts';
import { DiceRow } from '../../../src/ui/dice/DiceRow.tsx';
import { DieFace } from '../../../src/ui/dice/DieFace.tsx';
import { TableContext } from '../../../src/ui/page/use-table.ts';
import { tableWith } from '../../support/table-of-memory.ts';

afterEach(() => {
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

const rolled = [
  { die: 'white', face: 6 },
  { die: 'orange', face: 1 },
] as const;
const onTable = (speed: 'normal' | 'fast') => {
  const table = tableWith({});
  table.settings.getState().change({ speed: speed });
  return render(
    <TableContext value={table}>
      <DiceRow dice={rolled} rolling label="Attack" />
    </TableContext>,
  );
};

test('dice thrown over the board are named at once, and come to their row when all of them lie', () => {
  onTable('normal');
  const row = screen.getByRole('list', { name: 'Attack: white 7, book, 2 shields, burst; orange 2' });
  expect(row).toHaveAttribute('data-awaited');
  expect(row.style.getPropertyValue('--awaited')).toBe(`${throwTime(2)}ms`);
});

test('where none are thrown they are there at once', () => {
  onTable('fast');
  expect(screen.getByRole('list')).not.toHaveAttribute('data-awaited');
});

test('nor are they waited for by those who want less motion', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  onTable('normal');
  expect(screen.getByRole('list')).not.toHaveAttribute('data-awaited');
});
