import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { App } from '../../../src/app/app.tsx';
import { partsOf } from '../../../src/ui/guests/guest.ts';
import { fetchAll } from '../../support/all-parts.ts';
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

describe('the set-up of a guest', () => {
  test('each plays somebody of their own; what is proposed goes by how many persons there are', async () => {
    const at = await atSetUp();
    const row = within(screen.getByRole('radiogroup', { name: 'Hands' }));
    expect(row.getByRole('radio', { name: 'closed' })).toBeChecked();
    const [first, second] = screen.getAllByRole('group', { name: /^Hero of/ });
    expect(within(first!).getByRole('radio', { name: /^Red/ })).toBeChecked();
    expect(within(second!).getByRole('radio', { name: /^Red/ })).toBeDisabled();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Who plays Player 2' }), 'Computer');
    expect(row.getByRole('radio', { name: 'open' })).toBeChecked();
    await user.click(row.getByRole('radio', { name: 'closed' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Who plays Player 2' }), 'Person');
    // What somebody has chosen stays.
    expect(row.getByRole('radio', { name: 'closed' })).toBeChecked();
    await leave(at);
  });
});

describe('a seat that plays by itself', () => {
  test('answers without being asked; an undo goes back to where a person was asked, and forth again', async () => {
    const at = await atSetUp();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Who plays Player 2' }), 'Computer');
    await begin();
    await user.click(within(handShown()!).getByRole('button', { name: /^1/ }));
    expect(decisions()).toBe(2);
    await user.keyboard('u');
    expect(decisions()).toBe(0);
    await user.keyboard('{Shift>}U{/Shift}');
    expect(decisions()).toBe(2);
    await leave(at);
  });

  test('that begins is woken by the table', async () => {
    const at = await atSetUp();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Who plays Player 1' }), 'Computer');
    await begin();
    expect(decisions()).toBe(1);
    // Nobody has done anything yet that could be taken back.
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
    await leave(at);
  });
});

describe('hands that are closed', () => {
  test('lie under a cover until whoever is asked has the screen; nobody goes back past it', async () => {
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
    expect(undo).toHaveAccessibleDescription('Another player has seen the screen since');
    await user.keyboard('u');
    expect(decisions()).toBe(1);
    await user.click(screen.getByRole('button', { name: 'I am Player 2' }));
    expect(handShown()).not.toBeNull();
    expect(undo).toBeDisabled();
    await leave(at);
  });

  test('watched while it is under way, nobody’s hand is seen', async () => {
    const at = await atSetUp();
    await begin();
    await user.keyboard('{Enter}');
    await user.click(within(handShown()!).getByRole('button', { name: /^2/ }));
    await at.table.idle();
    window.location.hash = window.location.hash.replace('play', 'watch');
    await screen.findByRole('slider');
    expect(handShown()).toBeNull();
    expect(screen.getByText('3 cards in hand')).toBeInTheDocument();
    await leave(at);
  });

  test('open, an undo goes back past the other as ever', async () => {
    const at = await atSetUp();
    await user.click(screen.getByRole('radio', { name: 'open' }));
    await begin();
    await user.click(within(handShown()!).getByRole('button', { name: /^2/ }));
    expect(decisions()).toBe(1);
    await user.keyboard('u');
    expect(decisions()).toBe(0);
    await leave(at);
  });
});

test('groups, deals, typed dice, the log and the end are the table’s', async () => {
  const at = await atSetUp();
  await user.click(screen.getByRole('radio', { name: 'open' }));
  await user.click(screen.getByRole('checkbox', { name: /real dice/ }));
  await begin();
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
