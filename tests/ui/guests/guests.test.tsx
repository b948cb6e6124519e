import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { App } from '../../../src/app/app.tsx';
import { memoryStorage } from '../../../src/stores/kept/game-storage.ts';
import { guestGames } from '../../../src/stores/table/guest-games.ts';
import type { Guest } from '../../../src/ui/guests/guest.ts';
import { OpenedGame } from '../../../src/ui/opening/OpenedGame.tsx';
import { useTable } from '../../../src/ui/page/use-table.ts';
import { fetchAll } from '../../support/all-parts.ts';
import { tableWith } from '../../support/table-of-memory.ts';
import { toyGame } from '../../support/toy-game.ts';

beforeAll(fetchAll);

afterEach(() => {
  window.location.hash = '';
});

/** A table with the toy as a guest, and how often its script was fetched. */
function withToy(storage = memoryStorage()) {
  const load = vi.fn<Guest['load']>(async () => ({
    gamesOn: () => toys,
    SetUp: () => <p>The toy is set up here</p>,
    Play: ({ id }) => {
      useTable();
      return (
        <OpenedGame id={id} open={toys.open}>
          {(game) => <p>The toy stands at {game.session.state.total}</p>}
        </OpenedGame>
      );
    },
    Watch: ({ of }) => <p>The toy is watched: {of}</p>,
  }));
  const guest: Guest = {
    id: 'twelve',
    name: 'Twelve',
    line: 'A game of counting.',
    players: [1, 1],
    minutes: [1, 2],
    load,
  };
  const table = tableWith({
    storage,
    guests: [{ id: 'twelve', games: async (ground) => (await load()).gamesOn(ground) }],
  });
  const toys = guestGames(toyGame(), table.ground);
  return { table, guest, toys, load };
}

test('a door on the first page; its script comes when it is chosen', async () => {
  const { table, guest, load } = withToy();
  render(<App table={table} guests={[guest]} />);
  expect(await screen.findByRole('link', { name: /^Twelve/ })).toBeInTheDocument();
  expect(screen.getByText('A game of counting.')).toBeInTheDocument();
  expect(screen.getByText('1 player · 1–2 minutes', { exact: false })).toBeInTheDocument();
  expect(load).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('link', { name: /^Twelve/ }));
  expect(await screen.findByText('The toy is set up here')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test('no guest, no door; an address of a guest that is not here leads home', async () => {
  window.location.hash = '#/guest/chess';
  const { table } = withToy();
  render(<App table={table} />);
  expect(await screen.findByRole('heading', { name: 'Middara table' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Twelve/ })).not.toBeInTheDocument();
});

test('a kept game of a guest lies among the others with its name, and is played and watched by its own screens', async () => {
  const storage = memoryStorage();
  const before = withToy(storage);
  const game = await before.toys.begin({ name: 'Ann', seed: 'toy' }, 'An evening of twelve');
  game.decide('step');
  await before.table.idle();
  game.close();
  await before.table.idle();
  const { table, guest } = withToy(storage);
  render(<App table={table} guests={[guest]} />);
  const play = await screen.findByRole('link', { name: 'An evening of twelve: continue' });
  const line = play.closest('.game-line')!;
  expect(line).toHaveTextContent('Twelve');
  // What only Middara has is not offered.
  expect(line).not.toHaveTextContent('Let bots play');
  await userEvent.click(play);
  expect(await screen.findByText('The toy stands at 1')).toBeInTheDocument();
  window.location.hash = `#/watch/${game.id}/1`;
  expect(await screen.findByText(`The toy is watched: ${game.id}/1`)).toBeInTheDocument();
  window.location.hash = `#/after/${game.id}`;
  await waitFor(() => expect(screen.getByText(`The toy is watched: ${game.id}`)).toBeInTheDocument());
});
