import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { EncounterStage } from '../../../src/games/folklore/screens/encounter/EncounterStage.tsx';
import { CELL, HEAD, MARGIN, sizeOfBoard } from '../../../src/ui/board/place/geometry.ts';
import { RingsHere } from '../../../src/ui/frame/OnlineHere.tsx';
import { OnlineContext } from '../../../src/ui/page/online-context.ts';
import { AnyGameContext, GameContext } from '../../../src/ui/page/use-table.ts';
import { yard } from '../../games/folklore/screens/yard.ts';
import { fetchAll } from '../../support/all-parts.ts';
import { doorTo, fakeTable, fakeTables } from '../../support/online-fake.ts';
import { gameOf, sessionOf } from '../../support/table-of-memory.ts';

beforeAll(fetchAll);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const game = gameOf(sessionOf('rings'));
const { board, figures } = game.store.getState().view;
const [x, y] = figures.find(({ at }) => at)!.at!;
/** The middle of that space, where the drawing is as large as its units. */
const middle = { clientX: MARGIN + (x + 0.5) * CELL, clientY: HEAD + (y + 0.5) * CELL };
const pressed = vi.fn();

const wait = (milliseconds: number) => act(async () => void vi.advanceTimersByTime(milliseconds));

async function atTable() {
  const table = fakeTable();
  const tables = fakeTables();
  tables.store.setState({ tables: { test: table } });
  const door = doorTo(tables);
  await door.fetch();
  return { table, door };
}

async function open() {
  pressed.mockClear();
  const { table, door } = await atTable();
  render(
    <OnlineContext value={door.offer}>
      <GameContext value={game}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: stands for the board */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: stands for the board */}
        <div className="board-sheet" data-testid="sheet" onClick={pressed}>
          <RingsHere of={['test']} />
        </div>
      </GameContext>
    </OnlineContext>,
  );
  const sheet = screen.getByTestId('sheet');
  const width = sizeOfBoard(board).columns * CELL + 2 * MARGIN;
  sheet.getBoundingClientRect = () => ({ left: 0, top: 0, width }) as DOMRect;
  const down = { isPrimary: true, button: 0, ...middle };
  return { table, sheet, down };
}

test('a space that is pressed and held is pointed at, and the press chooses nothing', async () => {
  const { table, sheet, down } = await open();
  fireEvent.pointerDown(sheet, down);
  fireEvent.pointerMove(sheet, { ...down, clientX: down.clientX + 4 });
  await wait(599);
  expect(table.calls).toEqual([]);
  await wait(1);
  expect(table.calls).toEqual([['ring', [x, y]]]);
  fireEvent.pointerUp(sheet);
  fireEvent.click(sheet, { detail: 1 });
  expect(pressed).not.toHaveBeenCalled();
  fireEvent.click(sheet, { detail: 1 });
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('a press that is short, goes elsewhere, is of a second finger or opens something points at nothing', async () => {
  const { table, sheet, down } = await open();
  fireEvent.pointerDown(sheet, down);
  await wait(300);
  fireEvent.pointerUp(sheet);
  fireEvent.click(sheet, { detail: 1 });
  expect(pressed).toHaveBeenCalledTimes(1);
  fireEvent.pointerDown(sheet, down);
  fireEvent.pointerMove(sheet, { ...down, clientX: down.clientX + 12 });
  await wait(900);
  fireEvent.pointerDown(sheet, { ...down, isPrimary: false });
  await wait(900);
  fireEvent.pointerDown(sheet, { ...down, clientX: -500 });
  await wait(900);
  fireEvent.pointerDown(sheet, down);
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  document.body.append(dialog);
  await wait(900);
  dialog.remove();
  expect(table.calls).toEqual([]);
});

test('a ring is seen by everybody for three seconds, with who points', async () => {
  const { table } = await open();
  await act(async () => table.set({ rings: [{ id: 1, by: 'Ana', at: [x, y] }] }));
  expect(screen.getByText('Ana')).toBeInTheDocument();
  expect(document.querySelector('.online-ring')).not.toBeNull();
  await wait(3000);
  expect(screen.queryByText('Ana')).toBeNull();
  expect(document.querySelector('.online-ring')).toBeNull();
});

test('the map of a fight in another game is pointed at in the same way', async () => {
  const { table, door } = await atTable();
  const { id, at } = yard.figures[0]!;
  const { container } = render(
    <OnlineContext value={door.offer}>
      <AnyGameContext value={{ ...game, id: 'test' }}>
        <EncounterStage field={yard} answers={[]} sightTo={() => null} blow={null} onAnswer={pressed} />
      </AnyGameContext>
    </OnlineContext>,
  );
  await wait(0);
  const sheet = container.querySelector<HTMLElement>('.board-sheet')!;
  const width = yard.columns * CELL + 2 * MARGIN;
  sheet.getBoundingClientRect = () => ({ left: 0, top: 0, width }) as DOMRect;
  const there = { clientX: MARGIN + (at[0] + 0.5) * CELL, clientY: HEAD + (at[1] + 0.5) * CELL };
  fireEvent.pointerDown(container.querySelector(`[data-figure="${id}"]`)!, {
    isPrimary: true,
    button: 0,
    ...there,
  });
  await wait(600);
  expect(table.calls).toEqual([['ring', [...at]]]);
  await act(async () => table.set({ rings: [{ id: 1, by: 'Ana', at }] }));
  expect(sheet).toContainElement(screen.getByText('Ana'));
});
