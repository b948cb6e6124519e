import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { App } from '../../../../src/app/app.tsx';
import { HOLDS, SCALES, THEMES, THROWS } from '../../../../src/stores/table/settings-store.ts';
import type { Table } from '../../../../src/stores/table/table-store.ts';
import { looks as words } from '../../../../src/words/en/ui/looks.ts';
import { fetchAll } from '../../../support/all-parts.ts';
import { sessionOf, tableWith } from '../../../support/table-of-memory.ts';

beforeAll(fetchAll);
beforeEach(() => {
  window.location.hash = '';
});
afterEach(() => {
  localStorage.clear();
  window.location.hash = '';
});

const dialog = () => screen.getByRole('dialog', { name: words.title });
const looksOf = (table: Table) => table.settings.getState().looks;

/** Chooses every way of a setting, one after the other, and reads each back. */
async function chooseEach<T>(names: readonly (readonly [T, string])[], group: string, read: () => T) {
  const radios = within(within(dialog()).getByRole('group', { name: group })).getAllByRole('radio');
  expect(radios).toHaveLength(names.length);
  for (const [value, name] of names) {
    await userEvent.click(within(dialog()).getByRole('radio', { name }));
    expect(read()).toBe(value);
    expect(radios.filter((one) => (one as HTMLInputElement).checked)).toHaveLength(1);
  }
}

test('at the table by its key: every setting of the looks is there in words, and takes effect at once', async () => {
  const table = tableWith({});
  const { id } = await table.begin(sessionOf('looks').setup, 'Looks');
  window.location.hash = `#/play/${id}`;
  render(<App table={table} />);
  await screen.findByRole('region', { name: 'The open question' });
  await userEvent.keyboard(words.key);
  const named = <T extends string>(all: readonly T[], ways: Readonly<Record<T, { name: string }>>) =>
    all.map((one) => [one, ways[one].name] as const);
  await chooseEach(named(THEMES, words.theme.ways), words.theme.title, () => looksOf(table).theme);
  await chooseEach(
    SCALES.map((one) => [one, words.scale.percent(one)] as const),
    words.scale.title,
    () => looksOf(table).scale,
  );
  await chooseEach(named(THROWS, words.dice.ways), words.dice.title, () => looksOf(table).dice);
  await chooseEach(named(HOLDS, words.hold.ways), words.hold.title, () => looksOf(table).hold);
  await userEvent.click(within(dialog()).getByRole('checkbox', { name: words.board.painted }));
  expect(table.settings.getState().painted).toBe(false);
  await userEvent.click(within(dialog()).getByRole('checkbox', { name: words.board.camera }));
  expect(looksOf(table).camera).toBe(false);
  await userEvent.click(within(dialog()).getByRole('checkbox', { name: words.board.leftHand }));
  expect(looksOf(table).leftHand).toBe(true);
  await userEvent.click(within(dialog()).getByRole('checkbox', { name: words.board.passDevice }));
  expect(looksOf(table).passDevice).toBe(true);
  // What a way does is said of it, not only shown beside it.
  expect(
    within(dialog()).getByRole('radio', { name: words.hold.ways.step.name }),
  ).toHaveAccessibleDescription(words.hold.ways.step.about);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('it is opened from the menu of the table, from the first page and from a replay', async () => {
  const table = tableWith({});
  const home = render(<App table={table} />);
  await userEvent.click(screen.getByRole('button', { name: words.title }));
  expect(dialog()).toBeInTheDocument();
  home.unmount();
  const { id } = await table.begin(sessionOf('looks').setup, 'Looks');
  window.location.hash = `#/play/${id}`;
  const play = render(<App table={table} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Menu' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: `${words.title} (${words.key})` }));
  await waitFor(() => expect(dialog()).toBeInTheDocument());
  play.unmount();
  await table.idle();
  window.location.hash = `#/watch/${id}`;
  render(<App table={table} />);
  await userEvent.click(await screen.findByRole('button', { name: words.title }));
  expect(dialog()).toBeInTheDocument();
});
