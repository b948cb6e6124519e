import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { App } from '../../../src/app/app.tsx';
import { memoryStorage } from '../../../src/stores/kept/game-storage.ts';
import { guestGames } from '../../../src/stores/table/guest-games.ts';
import { type Guest, partsOf } from '../../../src/ui/guests/guest.ts';
import { OpenedGame } from '../../../src/ui/opening/OpenedGame.tsx';
import { useTable } from '../../../src/ui/page/use-table.ts';
import { fetchAll } from '../../support/all-parts.ts';
import { tableWith } from '../../support/table-of-memory.ts';
import { cardsOn } from '../../support/toy-cards.ts';
import { toyGame } from '../../support/toy-game.ts';
import { CARDS } from '../../support/toy-look.tsx';

const user = userEvent.setup({ delay: null });

beforeAll(async () => {
  await Promise.all([fetchAll(), ...Object.values(partsOf(CARDS)).map((part) => part.fetch())]);
});

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

const felt = (): HTMLElement => document.querySelector<HTMLElement>('.toy')!;
const decisions = (): number => Number(felt().dataset.decisions);
const handShown = (): HTMLElement | null => screen.queryByRole('list', { name: 'Cards in hand' });

/** The page at the set-up of the toy. */
async function atSetUp() {
  window.location.hash = '#/guest/cards';
  const table = tableWith({ guests: [{ id: 'cards', games: async (ground) => cardsOn(ground) }] });
  const page = render(<App table={table} guests={[CARDS]} />);
  await screen.findByRole('button', { name: 'Start' });
  return { table, page };
}

async function begin(): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Start' }));
  await screen.findByRole('main');
  await screen.findByText('Come to twelve');
}

async function leave({ table, page }: Awaited<ReturnType<typeof atSetUp>>): Promise<void> {
  await table.idle();
  page.unmount();
}

describe('a table made of what a guest says of itself', () => {
  test('who plays whom, and what is proposed for so many persons; a seat that plays by itself is not asked', async () => {
    const at = await atSetUp();
    const row = within(screen.getByRole('radiogroup', { name: 'Hands' }));
    expect(row.getByRole('radio', { name: 'closed' })).toBeChecked();
    const [first, second] = screen.getAllByRole('group', { name: /^Hero of/ });
    expect(within(first!).getByRole('radio', { name: /^Red/ })).toBeChecked();
    expect(within(second!).getByRole('radio', { name: /^Red/ })).toBeDisabled();
    const [one, two] = screen.getAllByRole('combobox', { name: /^Who plays Player/ });
    await user.selectOptions(two!, 'Computer');
    expect(row.getByRole('radio', { name: 'open' })).toBeChecked();
    await user.click(row.getByRole('radio', { name: 'closed' }));
    // What somebody has chosen stays.
    await user.selectOptions(two!, 'Person');
    expect(row.getByRole('radio', { name: 'closed' })).toBeChecked();
    await user.click(row.getByRole('radio', { name: 'open' }));
    await user.selectOptions(one!, 'Computer');
    await begin();
    // It begins, and is woken by the table; nobody has done anything yet that could be taken back.
    await vi.waitFor(() => expect(decisions()).toBe(1));
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
    await user.click(handShown()!.querySelector('button')!);
    expect(decisions()).toBe(3);
    // Back to where a person was asked, and forth again.
    await user.keyboard('u');
    expect(decisions()).toBe(1);
    await user.keyboard('{Shift>}U{/Shift}');
    expect(decisions()).toBe(3);
    await leave(at);
  });

  test('closed hands lie under a cover until whoever is asked has the screen; nobody goes back past it, or sees them in a replay', async () => {
    const at = await atSetUp();
    await begin();
    expect(screen.getByRole('heading', { name: 'Pass the screen to Player 1' })).toBeInTheDocument();
    expect(handShown()).toBeNull();
    expect(screen.getByText('3 cards in hand')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'What next?' })).toBeNull();
    // No answer is taken beneath it.
    await user.keyboard('1');
    expect(decisions()).toBe(0);
    expect(screen.getByRole('button', { name: 'I am Player 1' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(within(handShown()!).getAllByRole('button')).toHaveLength(3);
    await user.click(within(handShown()!).getByRole('button', { name: /^2/ }));
    expect(decisions()).toBe(1);
    expect(handShown()).toBeNull();
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo).toBeDisabled();
    expect(undo).toHaveAccessibleDescription('Another player has looked since');
    await user.keyboard('u');
    expect(decisions()).toBe(1);
    await user.click(screen.getByRole('button', { name: 'I am Player 2' }));
    expect(handShown()).not.toBeNull();
    expect(undo).toBeDisabled();
    await at.table.idle();
    window.location.hash = window.location.hash.replace('play', 'watch');
    await screen.findByRole('slider');
    expect(handShown()).toBeNull();
    expect(screen.getByText('3 cards in hand')).toBeInTheDocument();
    await leave(at);
  });

  test('groups, deals, typed dice, the log and the end are the table’s', async () => {
    const at = await atSetUp();
    await user.click(screen.getByRole('radio', { name: 'open' }));
    await user.click(screen.getByRole('checkbox', { name: /real dice/ }));
    await begin();
    // With open hands one goes back past the other as ever.
    await user.click(handShown()!.querySelector('button')!);
    expect(decisions()).toBe(1);
    await user.keyboard('u');
    expect(decisions()).toBe(0);
    // Of the seven answers one has a key of its own, three lie together under the next, three are deals.
    const panel = document.querySelector<HTMLElement>('.question')!;
    // Its places are as large as cards.
    expect(screen.getByRole('button', { name: 'Ash: 0' })).toHaveStyle({ width: '45%', height: '45%' });
    const [cards, one, deals] = panel.querySelectorAll<HTMLElement>('.answers [data-option]');
    expect(cards).toHaveTextContent('Play a card (3)');
    expect(one!.dataset.option).toBe('throw');
    expect(one).toHaveTextContent('1 in 6');
    expect(deals!.dataset.option).toBe('change:0:0 change:1:0 change:2:0');
    await user.keyboard('2');
    const sheet = await screen.findByRole('dialog', { name: 'Play a card (3)' });
    await user.click(within(sheet).getByRole('button', { name: /play:2/ }));
    expect(decisions()).toBe(1);
    // Seat 2 has 3, 2, 1: its 2 for the first of the other's.
    await user.click(document.querySelector<HTMLElement>('[data-option^="change"]')!);
    const trade = await screen.findByRole('dialog', { name: 'Trade' });
    await user.click(within(trade).getByRole('radio', { name: 'own 2' }));
    await user.click(within(trade).getByRole('button', { name: 'Offer own 2 for their 1' }));
    expect(decisions()).toBe(2);
    // Two throws of six on the real table.
    for (const more of [1, 2]) {
      await user.keyboard('1');
      expect(screen.getByRole('heading', { name: 'What does it show?' })).toBeInTheDocument();
      await user.click(document.querySelector<HTMLElement>('[data-option="face:6"] button')!);
      expect(decisions()).toBe(2 + 2 * more);
    }
    expect(screen.getByRole('heading', { name: 'Twelve!' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Replay' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Log' }));
    expect(document.querySelector('.guest-chronicle')).toHaveTextContent('thrown: 15');
    await user.keyboard('w');
    expect(document.querySelector('[aria-live="assertive"]')).toHaveTextContent('The sum is 15');
    await leave(at);
  });
});
