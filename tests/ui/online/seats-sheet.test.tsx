import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { OnlineHere } from '../../../src/ui/frame/OnlineHere.tsx';
import { OnlineContext } from '../../../src/ui/page/online-context.ts';
import { WordsContext } from '../../../src/ui/page/use-words.ts';
import { en } from '../../../src/words/en/index.ts';
import { fetchAll } from '../../support/all-parts.ts';
import { axeFaults } from '../../support/axe-faults.ts';
import { doorTo, fakeTable, fakeTables, person, QUIET, seatOf } from '../../support/online-fake.ts';

const user = userEvent.setup({ delay: null });

beforeAll(fetchAll);
afterEach(() => {
  window.location.hash = '';
  vi.unstubAllGlobals();
});

async function open(begun: Parameters<typeof fakeTable>[0] = {}) {
  const table = fakeTable(begun);
  const tables = fakeTables();
  tables.store.setState({ tables: { test: table } });
  const door = doorTo(tables);
  await door.fetch();
  render(
    <WordsContext value={en}>
      <OnlineContext value={door.offer}>
        <OnlineHere of={['test']} />
      </OnlineContext>
    </WordsContext>,
  );
  screen.getByRole('button', { name: /^Seats\./ }).focus();
  await user.keyboard('{Enter}');
  const sheet = within(screen.getByRole('dialog', { name: 'Seats' }));
  const seat = (name: string) => within(sheet.getByText(name).closest('li')!);
  return { table, sheet, seat };
}

test('what can be done with a seat: by its holder, by whoever comes, and nothing of the host’s', async () => {
  const { table, sheet, seat } = await open({
    seats: [
      ...QUIET.seats,
      seatOf('seat-5', 'Tomoe', person('Dan', { is: 'away' })),
      seatOf('seat-6', 'Ilda', { by: 'bot' }),
    ],
  });
  expect(await axeFaults()).toEqual([]);
  expect(seat('Rook').queryByRole('button')).toBeNull();
  expect(seat('Rook').getByText('Ana').parentElement).toHaveTextContent('● Ana, here');
  expect(seat('Zeke').getByText('Ben').parentElement).toHaveTextContent('● Ben (you), here');
  await user.click(seat('Zeke').getByRole('button', { name: 'Give to computer' }));
  await user.click(seat('Nightingale').getByRole('button', { name: 'Take this seat' }));
  for (const held of ['Tomoe', 'Ilda']) expect(seat(held).queryByRole('button')).toBeNull();
  await user.click(seat('Zeke').getByRole('button', { name: 'Leave' }));
  expect(table.calls).toEqual([
    ['giveToBot', 'seat-2'],
    ['sit', 'seat-4', 'Ben'],
    ['leave', 'seat-2'],
  ]);
  expect(sheet.queryByText(/^More for/)).toBeNull();
});

test('the host marks away, frees, names a second and throws out, that only when asked twice', async () => {
  const { table, sheet, seat } = await open({ isHost: true });
  await user.click(sheet.getByText(/^More for .*Rook/));
  const rook = seat('Rook');
  await user.click(rook.getByRole('button', { name: 'Give to computer' }));
  await user.click(rook.getByRole('button', { name: 'Mark away' }));
  await user.click(rook.getByRole('button', { name: 'Free the seat' }));
  await user.click(rook.getByRole('button', { name: 'Throw out' }));
  expect(rook.getByRole('button', { name: 'Yes' })).toHaveFocus();
  expect(await axeFaults()).toEqual([]);
  await user.click(rook.getByRole('button', { name: 'No' }));
  expect(table.calls).toEqual([
    ['giveToBot', 'seat-1'],
    ['markAway', 'seat-1'],
    ['freeSeat', 'seat-1'],
  ]);
  await user.click(rook.getByRole('button', { name: 'Throw out' }));
  await user.keyboard('{Enter}');
  await user.click(rook.getByRole('button', { name: 'Let them host too' }));
  await user.keyboard('{Enter}');
  expect(table.calls.slice(3)).toEqual([
    ['throwOut', 'UANA'],
    ['nameSecond', 'UANA'],
  ]);
});

test('the host alone takes over from whoever is away, and from the computer', async () => {
  const { table, seat } = await open({
    isHost: true,
    seats: [
      ...QUIET.seats,
      seatOf('seat-5', 'Tomoe', person('Dan', { is: 'away' })),
      seatOf('seat-6', 'Ilda', { by: 'bot' }),
    ],
  });
  expect(seat('Rook').queryByRole('button', { name: 'Take over' })).toBeNull();
  await user.click(seat('Tomoe').getByRole('button', { name: 'Take over' }));
  await user.click(seat('Ilda').getByRole('button', { name: 'Take over' }));
  expect(table.calls).toEqual([
    ['sit', 'seat-5', 'Ben'],
    ['sit', 'seat-6', 'Ben'],
  ]);
});

test('standing answers, typed dice, the name and its removal', async () => {
  const { table, sheet } = await open({ watchers: ['Eve', 'Finn'] });
  expect(sheet.getByText('Eve, Finn')).toBeInTheDocument();
  await user.click(sheet.getByRole('checkbox', { name: 'Pass until my turn' }));
  expect(sheet.getByText('Only if every seat agrees: 0 of 3 do.')).toBeInTheDocument();
  await user.click(sheet.getByRole('checkbox', { name: 'Real dice may be typed in' }));
  const name = sheet.getByRole('textbox', { name: 'My name' });
  await user.clear(name);
  expect(sheet.getByRole('button', { name: 'Save name' })).toBeDisabled();
  await user.type(name, 'Benno{Enter}');
  await user.click(sheet.getByRole('button', { name: 'Remove me' }));
  await user.click(sheet.getByRole('button', { name: 'Yes' }));
  expect(table.calls).toEqual([
    ['standBy', ['until-my-turn']],
    ['agreeToType', true],
    ['rename', 'Benno'],
    ['removeMyName'],
  ]);
});

test('a standing answer that stands is ended', async () => {
  const { table, sheet } = await open({
    seats: [{ ...seatOf('seat-1', 'Rook', person('Ben', { mine: true })), passes: ['until-my-turn'] }],
  });
  await user.click(sheet.getByRole('checkbox', { name: 'Pass until my turn', checked: true }));
  expect(table.calls).toEqual([['standBy', []]]);
});

test('talk is read and written by whoever sits; a watcher has no part in it', async () => {
  const { table, sheet } = await open({
    talk: [
      { id: 1, by: 'Ana', mine: false, text: 'Hold the bridge' },
      { id: 2, by: 'Ben', mine: true, text: 'Coming' },
    ],
  });
  const log = sheet.getByRole('log', { name: 'Talk' });
  expect(log).toHaveTextContent('Ana: Hold the bridge');
  expect(log).toHaveTextContent('Ben (you): Coming');
  await user.type(sheet.getByRole('textbox', { name: 'Message' }), ' On my way {Enter}{Enter}');
  expect(table.calls).toEqual([['talkOf', 'On my way']]);
});

test('a watcher has no talk, no standing answers and no way back, but may sit down once there is a name', async () => {
  const { table, sheet, seat } = await open({
    watching: true,
    wayBack: null,
    seats: [seatOf('seat-1', 'Rook', person('Ana')), seatOf('seat-2', 'Zeke', null)],
  });
  expect(sheet.queryByRole('log', { name: 'Talk' })).toBeNull();
  expect(sheet.queryByRole('checkbox')).toBeNull();
  expect(sheet.queryByRole('region', { name: 'Your way back' })).toBeNull();
  expect(seat('Zeke').getByRole('button', { name: 'Take this seat' })).toBeDisabled();
  await user.type(sheet.getByRole('textbox', { name: 'My name' }), 'Gwen');
  await user.click(seat('Zeke').getByRole('button', { name: 'Take this seat' }));
  expect(table.calls).toEqual([['sit', 'seat-2', 'Gwen']]);
});

test('the own way back is there, to be marked', async () => {
  const { sheet } = await open();
  expect(within(sheet.getByRole('region', { name: 'Your way back' })).getByRole('textbox')).toHaveValue(
    QUIET.wayBack,
  );
});

test('when the line is gone it says so, and the game is played on here', async () => {
  const { table, sheet } = await open({ line: { is: 'gone' } });
  expect(sheet.getByText(en.ui.online.lineAbout.gone)).toBeInTheDocument();
  await user.click(sheet.getByRole('button', { name: 'Play on here' }));
  expect(table.calls).toEqual([['playOnHere']]);
  expect(window.location.hash).toBe('#/play/mine-now');
});

test('while the line is there nobody plays on elsewhere', async () => {
  const { sheet } = await open();
  expect(sheet.queryByRole('button', { name: 'Play on here' })).toBeNull();
  expect(sheet.getByRole('button', { name: 'Save a report' })).toBeInTheDocument();
});

test('the screen is kept on only where the page may, and let go when it is switched off', async () => {
  const release = vi.fn(async () => {});
  const request = vi.fn(async () => ({ release }));
  vi.stubGlobal('isSecureContext', true);
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  try {
    const { sheet } = await open();
    const awake = sheet.getByRole('checkbox', { name: 'Keep the screen on' });
    await user.click(awake);
    expect(request).toHaveBeenCalledWith('screen');
    await user.click(awake);
    expect(release).toHaveBeenCalled();
  } finally {
    Reflect.deleteProperty(navigator, 'wakeLock');
  }
});
