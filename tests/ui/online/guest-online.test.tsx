import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { App } from '../../../src/app/app.tsx';
import { partsOf } from '../../../src/ui/guests/guest.ts';
import { fetchAll } from '../../support/all-parts.ts';
import { doorTo, fakeTable, fakeTables, person, seatOf } from '../../support/online-fake.ts';
import { tableWith } from '../../support/table-of-memory.ts';
import { cardsOn } from '../../support/toy-cards.ts';
import { CARDS } from '../../support/toy-look.tsx';

const user = userEvent.setup({ delay: null });

beforeAll(async () => {
  await Promise.all([fetchAll(), ...Object.values(partsOf(CARDS)).map((part) => part.fetch())]);
});
afterEach(() => {
  window.location.hash = '';
});

const handShown = (): HTMLElement | null => screen.queryByRole('list', { name: 'Cards in hand' });

/** The toy's table with closed hands, played online: the first seat is asked. */
async function at(begun: Parameters<typeof fakeTable>[0]) {
  window.location.hash = '#/guest/cards';
  const table = tableWith({ guests: [{ id: 'cards', games: async (ground) => cardsOn(ground) }] });
  const tables = fakeTables();
  const door = doorTo(tables);
  await door.fetch();
  const page = render(<App table={table} guests={[CARDS]} online={door.offer} />);
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  await screen.findByText('Come to twelve');
  const online = fakeTable(begun);
  const id = window.location.hash.split('/').at(-1)!;
  await act(async () => tables.store.setState({ tables: { [id]: online } }));
  await screen.findByRole('button', { name: /^Seats\./ });
  return { table, page, online, door, id };
}
const plain = (text: string | null) => text?.replace(/[\u2068\u2069]/g, '');
const seats = (first: boolean, second: boolean) => [
  seatOf('seat-1', 'Player 1', person('Ana', { mine: first })),
  seatOf('seat-2', 'Player 2', person('Ben', { mine: second })),
];

test('whoever holds the seat that is asked sees their hand at once: no screen is handed on', async () => {
  const { table, page } = await at({ seats: seats(true, false), mayAnswer: true, waitsFor: null });
  expect(screen.queryByRole('heading', { name: /^Pass the screen/ })).toBeNull();
  expect(within(handShown()!).getAllByRole('button')).toHaveLength(3);
  await table.idle();
  page.unmount();
});

test('others see nothing of it, and who decides in place of answers that would give the asked one’s away', async () => {
  const { table, page } = await at({ seats: seats(false, true), waitsFor: 'Ana' });
  expect(screen.queryByRole('heading', { name: /^Pass the screen/ })).toBeNull();
  expect(plain(screen.getByText(/decides$/).textContent)).toBe('Ana decides');
  expect(screen.queryByRole('heading', { name: 'What next?' })).toBeNull();
  // Of the hand of whoever is asked no more than how many.
  expect(handShown()).toBeNull();
  expect(screen.getByText('3 cards in hand')).toBeInTheDocument();
  expect(document.querySelector('.dock [data-option]')).toBeNull();
  await table.idle();
  page.unmount();
});

test('a watcher sees no hand', async () => {
  const { table, page } = await at({ seats: seats(false, false), watching: true, waitsFor: 'Ana' });
  expect(handShown()).toBeNull();
  expect(screen.queryByRole('heading', { name: /^Pass the screen/ })).toBeNull();
  await table.idle();
  page.unmount();
});

test('friends are invited from the menu of any game', async () => {
  const { table, page, door, id } = await at({ seats: seats(true, false) });
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await user.click(screen.getByRole('menuitem', { name: 'Invite friends' }));
  expect(door.store.getState().inviting).toBe(id);
  expect(await screen.findByRole('dialog', { name: 'Invite friends' })).toBeInTheDocument();
  await table.idle();
  page.unmount();
});
