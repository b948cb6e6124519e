import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { App } from '../../../src/app/app.tsx';
import { memoryCells } from '../../../src/stores/kept/cells.ts';
import { type GameStorage, memoryStorage } from '../../../src/stores/kept/game-storage.ts';
import { fetchAll } from '../../support/all-parts.ts';
import { gameIn } from '../../support/kept.ts';
import { sessionOf, tableWith } from '../../support/table-of-memory.ts';

beforeAll(fetchAll);

beforeEach(() => {
  // Files of a kind share one page: another may have left it elsewhere.
  window.location.hash = '';
  URL.createObjectURL = vi.fn(() => 'blob:x');
});
afterEach(() => {
  window.location.hash = '';
});

/** Whether the browser would ask before the page is left. */
function asksBeforeLeaving(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

test('a browser that keeps nothing: said at home and once in the game, with the file; leaving is asked about', async () => {
  const user = userEvent.setup();
  const table = tableWith({ cells: { ...memoryCells(), why: () => 'denied' } });
  const view = render(<App table={table} />);
  expect(screen.getByRole('alert')).toHaveTextContent('This browser cannot save games (denied)');
  expect(asksBeforeLeaving()).toBe(false);
  view.unmount();
  const { id } = await table.begin(sessionOf('alert').setup, 'Alert');
  window.location.hash = `#/play/${id}`;
  render(<App table={table} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Save this one as a file before you leave');
  expect(screen.getByRole('region', { name: 'The open question' })).toBeInTheDocument();
  expect(asksBeforeLeaving()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Save as a file' }));
  expect(asksBeforeLeaving()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a decision that is not kept is told loudly, with the file, until a later try keeps it', async () => {
  const user = userEvent.setup();
  let full = false;
  const memory = memoryStorage();
  const storage: GameStorage = {
    ...memory,
    write: (...given) => (full ? Promise.reject(new Error('no room')) : memory.write(...given)),
  };
  const table = tableWith({ storage });
  const { id } = await table.begin(sessionOf('alert').setup, 'Alert');
  window.location.hash = `#/play/${id}`;
  render(<App table={table} />);
  await screen.findByRole('region', { name: 'The open question' });
  expect(screen.queryByRole('alert')).toBeNull();
  full = true;
  const game = table.current()!;
  await act(async () => {
    game.decide(game.store.getState().pending!.options[0]!.id);
    await table.idle();
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Your last decisions are not saved (no room)');
  expect(screen.getByRole('button', { name: 'Save as a file' })).toBeInTheDocument();
  expect(asksBeforeLeaving()).toBe(true);
  full = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(asksBeforeLeaving()).toBe(false);
  expect(await gameIn(memory, id)).toMatchObject({ log: { decisions: [{}] } });
});

test('a game that was deleted elsewhere says so, with the file, until it is kept again', async () => {
  const user = userEvent.setup();
  const storage = memoryStorage();
  const table = tableWith({ storage });
  const { id } = await table.begin(sessionOf('alert').setup, 'Alert');
  window.location.hash = `#/play/${id}`;
  render(<App table={table} />);
  await screen.findByRole('region', { name: 'The open question' });
  await storage.remove(id);
  const game = table.current()!;
  await act(async () => {
    game.decide(game.store.getState().pending!.options[0]!.id);
    await table.idle();
  });
  expect(screen.getByRole('alert')).toHaveTextContent('This game was deleted in another tab');
  expect(screen.getByRole('button', { name: 'Save as a file' })).toBeInTheDocument();
  expect(asksBeforeLeaving()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Save again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(await gameIn(storage, id)).toMatchObject({ name: 'Alert', log: { decisions: [{}] } });
});

test('last decisions that cannot be taken are told once', async () => {
  const user = userEvent.setup();
  const storage = { ...memoryStorage(), lasts: true };
  const ahead = { write: () => {}, read: () => 'torn', clear: () => {} };
  const table = tableWith({ storage, ahead });
  const begun = await table.begin(sessionOf('alert').setup, 'Alert');
  const { id } = begun;
  // It was left, and is opened again.
  begun.close();
  window.location.hash = `#/play/${id}`;
  render(<App table={table} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The copy of them is damaged');
  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  [
    'a promise nobody caught',
    () => Object.assign(new Event('unhandledrejection'), { reason: new Error('lost') }),
  ],
  ['a throw out of a clock', () => new ErrorEvent('error', { error: new Error('lost') })],
])('%s is told over any screen, with the game as a file where there is one', async (_what, event) => {
  const user = userEvent.setup();
  const table = tableWith({});
  const view = render(<App table={table} />);
  act(() => void window.dispatchEvent(event()));
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong in the background');
  expect(screen.getByRole('alert')).toHaveTextContent('lost');
  expect(screen.queryByRole('button', { name: 'Save as a file' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
  view.unmount();

  await table.begin(sessionOf('alert').setup, 'Alert');
  render(<App table={table} />);
  act(() => void window.dispatchEvent(event()));
  await user.click(screen.getByRole('button', { name: 'Save as a file' }));
  expect(URL.createObjectURL).toHaveBeenCalled();
});

test("a remark of the browser's own is no mishap", () => {
  render(<App table={tableWith({})} />);
  act(() => void window.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop' })));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a page that is hidden has all of its game written', async () => {
  const storage = memoryStorage();
  const table = tableWith({ storage });
  const { id } = await table.begin(sessionOf('hidden').setup, 'Hidden');
  window.location.hash = `#/play/${id}`;
  render(<App table={table} />);
  await screen.findByRole('region', { name: 'The open question' });
  const game = table.current()!;
  await act(async () => {
    while (game.session.pending?.kind === 'placement') game.decide(game.session.pending.options[0]!.id);
    await table.idle();
  });
  expect((await gameIn(storage, id)).events.length).toBeLessThan(game.session.events.length);
  window.dispatchEvent(new Event('pagehide'));
  await table.idle();
  expect((await gameIn(storage, id)).events).toHaveLength(game.session.events.length);
});

test('a game that cannot be deleted says so', async () => {
  const user = userEvent.setup();
  const storage = { ...memoryStorage(), remove: () => Promise.reject(new Error('blocked')) };
  const table = tableWith({ storage });
  await table.begin(sessionOf('alert').setup, 'Alert');
  render(<App table={table} />);
  await user.click(await screen.findByRole('button', { name: 'Delete Alert' }));
  await user.click(screen.getByRole('button', { name: 'Delete for good' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not delete it: blocked');
});
