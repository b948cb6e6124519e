import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { App } from '../../../src/app/app.tsx';
import { hpOf } from '../../../src/engine/index.ts';
import type { Table } from '../../../src/stores/table/table-store.ts';
import { fetchAll } from '../../support/all-parts.ts';
import { tableOf } from '../../support/table-of-memory.ts';

beforeAll(fetchAll);

let table: Table;
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

beforeEach(() => {
  // What another file chose is in the same browser.
  localStorage.clear();
  window.location.hash = '#/set-up/training-yard';
  table = tableOf();
  render(<App table={table} />);
});
afterEach(() => {
  localStorage.clear();
  window.location.hash = '';
});

/** To another address, until its screen is there. */
async function go(hash: string, title: string): Promise<void> {
  window.location.hash = hash;
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title));
}
const reload = () => {
  cleanup();
  render(<App table={table} />);
};
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
/** Who stands in the party, in order. */
const party = () =>
  screen
    .getAllByRole('heading', { level: 3 })
    .flatMap((one) => (one.closest('.member') ? [one.textContent] : []));
const player = (name: string) => screen.getByRole('combobox', { name: `${name}, played by` });

/** Everything there is to choose on this screen, chosen. */
async function chooseAll(): Promise<void> {
  await user.click(screen.getByRole('radio', { name: 'three' }));
  await user.type(screen.getByLabelText('Name of player 1'), 'Anna');
  await user.type(screen.getByLabelText('Name of player 2'), 'Ben');
  await user.selectOptions(player('Remi Moretti'), 'Ben');
  await press('Swap Remi Moretti: choose who takes place 4');
  await press('Faunus');
  await press('Move Nightingale Arsen back');
  await user.click(screen.getByRole('radio', { name: /real dice/ }));
  await user.type(screen.getByLabelText('Game name'), 'Evening');
  await user.clear(screen.getByLabelText(/^Seed/));
  await user.type(screen.getByLabelText(/^Seed/), 'luck');
  await user.selectOptions(screen.getByLabelText(/^No Player Elimination/), 'normal: the fourth');
  await user.click(screen.getByLabelText('Place all for me'));
}

/** That all of it is still there. */
function expectAll(): void {
  expect(screen.getByRole('radio', { name: 'three' })).toBeChecked();
  expect(screen.getByLabelText('Name of player 1')).toHaveValue('Anna');
  expect(screen.getByLabelText('Name of player 2')).toHaveValue('Ben');
  expect(party()).toEqual(['Zeke Jeong', 'Nightingale Arsen', 'Rook Lars', 'Faunus']);
  expect(player('Faunus')).toHaveDisplayValue('Ben');
  expect(player('Nightingale Arsen')).toHaveDisplayValue('Anna');
  expect(player('Zeke Jeong')).toHaveDisplayValue('Ben');
  expect(screen.getByRole('radio', { name: /real dice/ })).toBeChecked();
  expect(screen.getByLabelText('Game name')).toHaveValue('Evening');
  expect(screen.getByLabelText(/^Seed/)).toHaveValue('luck');
  expect(screen.getByLabelText(/^No Player Elimination/)).toHaveDisplayValue('normal: the fourth');
  expect(screen.getByLabelText('Place all for me')).toBeChecked();
}

describe('what was chosen', () => {
  test('is there in another encounter, after going back, and at the next visit', async () => {
    await chooseAll();
    expectAll();
    await go('#/set-up/under-hallow-street', 'Under Hallow Street');
    expect(screen.getByText(/^Your party from The Training Yard is here/)).toBeInTheDocument();
    expectAll();
    await go('#/', 'Middara table');
    await go('#/set-up/training-yard', 'The Training Yard');
    expectAll();
    reload();
    expectAll();
  });

  test('goes to the table with those who play, and the party is placed; the next game has luck of its own', async () => {
    await chooseAll();
    await press('Start');
    await screen.findByRole('region', { name: 'The open question' });
    const { session } = table.current()!;
    expect(session.setup).toMatchObject({
      seed: 'luck',
      byHand: true,
      ruleset: { noPlayerElimination: true },
    });
    expect(session.setup.seats.map(({ name }) => name)).toEqual(['Anna', 'Ben', 'Player 3']);
    expect(session.setup.party.map(({ card, seat }) => [card, seat])).toEqual([
      ['zeke-jeong', 'seat-2'],
      ['nightingale-arsen', 'seat-1'],
      ['rook-lars', 'seat-3'],
      ['faunus', 'seat-2'],
    ]);
    expect(session.decisions).toHaveLength(4);
    await go('#/set-up/training-yard', 'The Training Yard');
    expect(screen.getByLabelText('Game name')).toHaveValue('');
    expect(screen.getByLabelText(/^Seed/)).not.toHaveValue('luck');
    expect(screen.getByLabelText('Name of player 2')).toHaveValue('Ben');
  });
});

test('the ready-made party is offered only where it is another', async () => {
  const offered = () => screen.queryByRole('button', { name: 'Reset to the ready-made party' });
  expect(offered()).toBeNull();
  await press('Move Zeke Jeong back');
  expect(offered()).toBeInTheDocument();
  await press('Move Zeke Jeong forward');
  expect(offered()).toBeNull();
  await press('Move Zeke Jeong back');
  await user.click(offered()!);
  expect(party()).toEqual(['Nightingale Arsen', 'Zeke Jeong', 'Rook Lars', 'Remi Moretti']);
});

test('an arrow keeps the focus in the new place, and says what it did; at the end it does nothing', async () => {
  await press('Move Rook Lars back');
  expect(screen.getByRole('button', { name: 'Move Rook Lars back' })).toHaveFocus();
  expect(screen.getByText('Rook Lars is now in place 4.')).toBeInTheDocument();
  await press('Move Rook Lars back');
  expect(party()).toEqual(['Nightingale Arsen', 'Zeke Jeong', 'Remi Moretti', 'Rook Lars']);
});

test('a card turns over in place and back; an opponent’s card opens', async () => {
  const katar = screen.getByRole('button', { name: 'Turn over Katar' });
  expect(katar).toHaveAttribute('aria-expanded', 'false');
  await user.click(katar);
  expect(await screen.findByRole('article', { name: 'Katar' })).toHaveTextContent('BACKSTAB');
  expect(katar).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('article', { name: 'Katar' })).toBeNull();
  await press('Animate: show the card');
  const dialog = await screen.findByRole('dialog', { name: 'Animate' });
  expect(await within(dialog).findByRole('article', { name: 'Animate' })).toHaveTextContent('HP');
});

test('the intro and the Special Rules of an encounter are read before it is set up (p.14)', async () => {
  await go('#/set-up/under-hallow-street', 'Under Hallow Street');
  const { intro, rules } = table.content.encounters['under-hallow-street']!;
  const page = screen.getByRole('main');
  expect(page).toHaveTextContent(intro);
  const shown = screen.getByRole('region', { name: 'Special rules' });
  expect(rules.length).toBeGreaterThan(0);
  for (const { name } of rules) expect(shown).toHaveTextContent(`${name}. `);
  // Said plainer than the file, which keeps its words.
  expect(shown).toHaveTextContent('whoever stops there is defeated, whatever their HP.');
  expect(shown).toHaveTextContent('You win when a hero ends a turn on either.');
  expect(shown).not.toHaveTextContent('Nobody who stops there comes back.');
  await go('#/set-up/training-yard', 'The Training Yard');
  expect(screen.queryByRole('region', { name: 'Special rules' })).toBeNull();
});

test('what wins and what loses is said in plain words, and the party comes first', async () => {
  await go('#/set-up/under-hallow-street', 'Under Hallow Street');
  const ends = within(screen.getByRole('region', { name: 'How to win and lose' }));
  expect(ends.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    'You win when all enemies are defeated.',
    'You win when a hero ends a turn on the red Exit.',
    'You win when a hero ends a turn on the blue Exit.',
    'You lose when all heroes are defeated.',
    'You lose when Urgency reaches 4.',
  ]);
  const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  expect(headings).toEqual([
    'The party',
    'People at the table',
    'How to win and lose',
    'Special rules',
    'Dice and rules',
  ]);
});

describe('a fifth player (p.71)', () => {
  const set = () => screen.getByRole('button', { name: 'Start' });
  const rule = () => screen.getByLabelText(/^A fifth player/);
  const add = (name: string) => press('+ Add a fifth hero').then(() => press(name));

  test('five sit down with five Adventurers: the fifth beside the zone, a Cave Sickle with 9 HP, an Earth Loa with 21', async () => {
    await go('#/set-up/under-hallow-street', 'Under Hallow Street');
    await user.click(screen.getByRole('radio', { name: 'five' }));
    expect(rule()).toBeChecked();
    // The fifth would sit there with nobody.
    expect(set()).toBeDisabled();
    expect(set()).toHaveAccessibleDescription(/The fifth player has no Adventurer/);
    await add('Faunus');
    expect(party()).toEqual(['Nightingale Arsen', 'Zeke Jeong', 'Rook Lars', 'Remi Moretti', 'Faunus']);
    expect(screen.getByRole('button', { name: 'Swap Faunus: choose who takes place 5' })).toHaveFocus();
    expect(player('Faunus')).toHaveDisplayValue('Player 5');
    await user.click(screen.getByLabelText('Place all for me'));
    await press('Start');
    await screen.findByRole('region', { name: 'The open question' });
    const { session } = table.current()!;
    expect(session.setup.seats).toHaveLength(5);
    const { state, encounter } = session.position;
    const placed = session.events.flatMap((event) => (event.type === 'figurePlaced' ? [event] : []));
    expect(placed).toHaveLength(5);
    const inZone = placed.map(({ at }) => encounter.startingZone.some((one) => one.join() === at.join()));
    expect(inZone).toEqual([true, true, true, true, false]);
    const hp = (card: string) => hpOf(session.position, state.figures.find((one) => one.card === card)!);
    expect([hp('cave-sickle'), hp('earth-loa')]).toEqual([9, 21]);
  });

  test('a fifth Adventurer turns the rule on, and off again as it leaves', async () => {
    expect(rule()).not.toBeChecked();
    await add('Faunus');
    expect(rule()).toBeChecked();
    expect(screen.getByText('Faunus added. The fifth-player rule is on.')).toBeInTheDocument();
    await press('Remove Faunus');
    expect(rule()).not.toBeChecked();
    expect(party()).toHaveLength(4);
    expect(screen.getByRole('button', { name: '+ Add a fifth hero' })).toHaveFocus();
  });

  test('the rule off: the fifth waits and four play; on again: it is back, also at the next visit', async () => {
    await user.click(screen.getByRole('radio', { name: 'five' }));
    await add('Faunus');
    await user.click(rule());
    expect(party()).toHaveLength(4);
    expect(screen.getByRole('radio', { name: 'four' })).toBeChecked();
    expect(set()).toBeEnabled();
    reload();
    expect(party()).toHaveLength(4);
    if (!screen.queryByLabelText(/^A fifth player/)) await user.click(screen.getByText(/House rules/));
    await user.click(rule());
    expect(party().at(-1)).toBe('Faunus');
    expect(set()).toBeEnabled();
  });
});
