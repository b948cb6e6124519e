import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { App } from '../../../src/app/app.tsx';
import type { Table } from '../../../src/stores/table/table-store.ts';
import { fetchAll } from '../../support/all-parts.ts';
import { fewItems, tableOf } from '../../support/table-of-memory.ts';

beforeAll(fetchAll);

let table: Table;
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

beforeEach(() => {
  window.location.hash = '#/set-up/training-yard';
  table = tableOf(undefined, undefined, fewItems());
  render(<App table={table} />);
});
afterEach(() => {
  localStorage.clear();
  window.location.hash = '';
});

const go = () => screen.getByRole('button', { name: 'Start' });
/** Of the sheet; the set-up screen behind it has none while all is in order. */
const status = () => screen.getByText(/^OK$|^\d+ problems?$/);
/** Found by its label alone: asking for roles and texts among so many cards takes long. */
const labelled = (name: string) => {
  const found = document.querySelector<HTMLElement>(`[aria-label="${name}"]`);
  if (!found) throw new Error(`nothing is labelled ${name}`);
  return found;
};
const press = (name: string) => user.click(labelled(name));
const open = (name: string) => press(`Choose equipment for ${name}`);
const brought = (part: string) => within(labelled(part));

describe('choosing what an Adventurer brings', () => {
  test('a fault stands beside its place, keeps the party from the table, and goes when it is mended (p.24)', async () => {
    await open('Rook Lars');
    expect(status()).toHaveTextContent('OK');
    await press('Equip War Axe');
    expect(brought('Weapons').getByText('4 hands: weapons for at most 2 hands (p.24)')).toBeInTheDocument();
    // In the sheet, and on the screen behind it.
    expect(screen.getAllByText(/gold: at most \d+ gold for the whole party \(p\.24\)/)).toHaveLength(2);
    expect(status()).toHaveTextContent('2 problems');
    await user.click(screen.getByText('Done'));
    expect(go()).toBeDisabled();
    expect(go()).toHaveAccessibleDescription('2 problems with the party’s equipment. See the list above.');
    await user.clear(screen.getByLabelText('Gold for the party'));
    await open('Rook Lars');
    await press('Put Hand Axe in the Pack');
    await press('Remove Buckler');
    expect(status()).toHaveTextContent('OK');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(go()).toBeEnabled());
    await user.click(go());
    await screen.findByRole('region', { name: 'The open question' });
    const { loadout } = table.current()!.session.setup.party.find((one) => one.card === 'rook-lars')!;
    expect(loadout.items).toContain('war-axe');
    expect(loadout.items).not.toContain('buckler');
    expect(loadout.pack).toEqual(['hand-axe']);
  });

  test('an Upgrade for the item it was asked for, with the Material it wants (pp.28, 33)', async () => {
    await open('Remi Moretti');
    await press('Upgrade Great Hammer');
    const shelf = within(labelled('All cards'));
    expect(document.querySelector('.shelf-card [aria-label="Shimmering"]')).toBeNull();
    await press('Attach Hastened to Great Hammer');
    expect(
      brought('Weapons').getByText('Hastened: Adrenal Gland with the party or in its stash (p.33)'),
    ).toBeInTheDocument();
    await user.click(shelf.getByLabelText('Adrenal Gland is in the party stash'));
    expect(brought('Weapons').queryByText(/Adrenal Gland/)).toBeNull();
    await press('Detach Hastened');
    expect(status()).toHaveTextContent('OK');
  });

  test('Disciplines cost more with each, and one of them brings a Familiar (pp.34, 68)', async () => {
    await open('Zeke Jeong');
    await user.click(screen.getByText('Disciplines', { selector: '[role=tab]' }));
    expect(labelled('Learn Gore Shot')).toBeDisabled();
    expect(labelled('Learn Familiar')).toHaveTextContent('Learn for 4 XP');
    await press('Learn Familiar');
    expect(brought('Disciplines').getByText('7 XP: at most 3 XP (p.24)')).toBeInTheDocument();
    expect(brought('Familiar').getByText(/^no familiar:/)).toBeInTheDocument();
    await user.click(brought('Familiar').getByText('Choose'));
    await press('Choose Tatva');
    expect(brought('Familiar').queryByText(/^no familiar:/)).toBeNull();
    await press('Unlearn Familiar');
    expect(document.querySelector('section[aria-label="Familiar"]')).toBeNull();
    expect(status()).toHaveTextContent('OK');
  });

  test('the shelf is searched by text, kind and tier; each card shows its words', async () => {
    await open('Nightingale Arsen');
    const shelf = within(labelled('All cards'));
    const all = document.querySelectorAll('.shelf-card').length;
    await user.selectOptions(labelled('Kind'), 'Consumables');
    await user.type(labelled('Search the cards'), 'heal');
    await waitFor(() => expect(document.querySelectorAll('.shelf-card').length).toBeLessThan(all / 2));
    expect(labelled('Vitality Juice Box')).toHaveTextContent('HEAL');
    await user.selectOptions(labelled('Tier'), 'Rare');
    expect(await shelf.findByText('No card matches.')).toBeInTheDocument();
  });

  test('begins anew from nothing, or from what another encounter has ready', async () => {
    await open('Nightingale Arsen');
    const ready = screen.getByLabelText('Ready-made');
    await user.selectOptions(ready, 'Empty');
    expect(brought('Weapons').getByText('0 of 2 hands')).toBeInTheDocument();
    await press('Equip Katar');
    expect(ready).toHaveDisplayValue('Your own');
    await user.selectOptions(ready, 'As in The Training Yard');
    expect(brought('Weapons').getByText('2 of 2 hands')).toBeInTheDocument();
  });

  test('the party is there again at the next visit, and can be left for the ready-made one', async () => {
    await open('Nightingale Arsen');
    await press('Remove Katar');
    cleanup();
    render(<App table={table} />);
    const katar = () => screen.queryByRole('button', { name: 'Turn over Katar' });
    await screen.findByText('Reset to the ready-made party');
    expect(katar()).toBeNull();
    await user.click(screen.getByText('Reset to the ready-made party'));
    await screen.findByRole('button', { name: 'Turn over Katar' });
    expect(screen.queryByText('Reset to the ready-made party')).toBeNull();
  });
});
