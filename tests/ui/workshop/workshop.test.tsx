import { readFileSync } from 'node:fs';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { App } from '../../../src/app/app.tsx';
import { memoryStorage } from '../../../src/stores/kept/game-storage.ts';
import { checkedLibrary } from '../../../src/stores/packs/checked-library.ts';
import { memoryPacks } from '../../../src/stores/packs/pack-storage.ts';
import { createSettings } from '../../../src/stores/table/settings-store.ts';
import { createTable, type Table } from '../../../src/stores/table/table-store.ts';
import { en } from '../../../src/words/en/index.ts';
import { fetchAll } from '../../support/all-parts.ts';
import { HandTimer } from '../../support/table-of-memory.ts';
import { filesOfWalk } from '../../support/walk.ts';

beforeAll(fetchAll);

const builtIn = filesOfWalk();
let table: Table;

/** The schemas as the server has them. */
const fromDisk = async (address: string) =>
  new Response(readFileSync(address.replace(/^\.\//, 'public/'), 'utf8'));

beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn(fromDisk));
  const library = checkedLibrary({ builtIn, storage: memoryPacks(), stored: [], words: en });
  const settings = createSettings();
  table = createTable({ library, storage: memoryStorage(), timer: new HandTimer(), settings, words: en });
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  window.location.hash = '';
});

async function goTo(hash: string): Promise<void> {
  await act(async () => {
    window.location.hash = hash;
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
}

/** The workshop with a new pack in it. */
async function begin(): Promise<void> {
  window.location.hash = '#/workshop';
  render(<App table={table} />);
  fireEvent.click(await screen.findByRole('button', { name: 'New pack' }));
  await screen.findByRole('navigation', { name: 'Files of the pack' });
}

const add = async (sort: string) => {
  fireEvent.click(screen.getByRole('button', { name: `New ${sort}` }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'File ID' })).toHaveValue(`new-${sort}`));
};
const status = (text: RegExp | string) =>
  waitFor(() => expect(document.querySelector('.ws-status')).toHaveTextContent(text), { timeout: 60_000 });
const form = () => within(screen.getByRole('region', { name: 'Form' }));
function written(path: string): string {
  fireEvent.click(screen.getByRole('button', { name: 'JSON' }));
  const text = (screen.getByRole('textbox', { name: path }) as HTMLTextAreaElement).value;
  fireEvent.click(screen.getByRole('button', { name: 'Form' }));
  return text;
}

test('a tile is painted by keys alone, between two presses too, and taken back', async () => {
  await begin();
  await add('tile');
  const board = screen.getByRole('application');
  const press = (...keys: string[]) => {
    for (const key of keys) fireEvent.keyDown(board, { key });
  };
  fireEvent.click(screen.getByRole('button', { name: 'Water' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Rectangle' }));
  press('ArrowRight', 'Enter');
  expect(screen.getByText('Click the other corner.')).toBeInTheDocument();
  press('ArrowRight', 'ArrowDown', 'Enter');
  const rows = () => (JSON.parse(written('tiles/new-tile.json')) as { rows: string[] }).rows;
  expect(rows().slice(0, 3)).toEqual(['ww......', 'ww......', '........']);
  fireEvent.keyDown(window, { key: 'z', ctrlKey: true });
  expect(rows()[0]).toBe('........');
  fireEvent.click(screen.getByRole('button', { name: 'Redo' }));
  expect(rows()[0]).toBe('ww......');
});

test('a fault stands at its field and in the list, and the card stays as it was before it', async () => {
  await begin();
  await add('monster');
  await status('No problems.');
  const hp = form().getByLabelText('Hp');
  fireEvent.change(hp, { target: { value: '0' } });
  await status('1 problem to fix');
  expect(hp).toHaveAttribute('aria-invalid', 'true');
  const described = document.getElementById(hp.getAttribute('aria-describedby')!);
  expect(described).toHaveTextContent('Expected a whole number, 1 or more, got 0.');
  const beside = within(screen.getByRole('complementary', { name: 'Beside the form' }));
  expect(beside.getByText('As it was before the problems')).toBeInTheDocument();
  expect(beside.getByRole('article', { name: 'New Monster' })).toBeInTheDocument();
  expect(beside.getByRole('region', { name: 'Problems' })).toHaveTextContent('combatants/new-monster.json');
  expect(screen.getByRole('link', { name: /^New Monster/ })).toHaveTextContent('1 problem');
  fireEvent.change(hp, { target: { value: '7' } });
  await status('No problems.');
  expect(hp).not.toHaveAttribute('aria-invalid');
  // Typing into one field is one step.
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(form().getByLabelText('Hp')).toHaveValue(9);
});

test('an encounter’s conditions are chosen from what the language has, with their words beside them', async () => {
  await begin();
  await add('encounter');
  await status('No problems.');
  fireEvent.click(form().getByRole('button', { name: /^End conditions 1/ }));
  expect(form().getByText(/When all enemies are/)).toBeInTheDocument();
  const sort = form().getByRole('combobox', { name: 'When: type' });
  const rounds = within(sort).getByRole('option', { name: 'rounds-passed' }) as HTMLOptionElement;
  fireEvent.change(sort, { target: { value: rounds.value } });
  await status('No problems.');
  expect(form().getByText('When a round has passed.')).toBeInTheDocument();
  fireEvent.change(form().getByLabelText('Rounds'), { target: { value: '6' } });
  await waitFor(() => expect(form().getByText('When 6 rounds have passed.')).toBeInTheDocument());
  fireEvent.change(form().getByRole('combobox', { name: 'encounter: add a field' }), {
    target: { value: 'currents' },
  });
  expect(JSON.parse(written('encounters/new-encounter.json'))).toMatchObject({
    currents: [],
    endConditions: [{ when: { is: 'rounds-passed', rounds: 6 } }, {}],
  });
});

test('a field suggests the ids that its schema names, and a choice says what each word means', async () => {
  await begin();
  await add('token');
  await add('encounter');
  await status('No problems.');
  const level = form().getByRole('combobox', { name: 'Loot level' });
  expect(within(level).getByRole('option', { name: 'mundane' })).toHaveAttribute('title', 'The lowest tier.');
  expect(level).toHaveAttribute('title', 'The lowest tier.');
  fireEvent.click(form().getByRole('button', { name: /^Combatants 1/ }));
  expect(form().getByLabelText('Card')).toHaveAttribute('list', 'ws-ids-combatants');
  expect(document.querySelector('#ws-ids-combatants option[value="animate"]')).not.toBeNull();
  expect(document.querySelector('#ws-ids-tokens option[value="new-token"]')).not.toBeNull();
  // What one has chosen among several says what it is.
  fireEvent.click(form().getByRole('button', { name: /^End conditions 1/ }));
  const when = document.querySelector('[data-place="endConditions.0.when"]')!;
  expect(when.querySelector('.ws-union > .ws-help')).toHaveTextContent(/^No opponent is left\.$/);
});

test('a space of the form is pressed on the board, by keys too, and one is led back', async () => {
  await begin();
  await add('encounter');
  fireEvent.click(form().getByRole('button', { name: /^Combatants 1/ }));
  const ask = form().getByRole('button', { name: 'Pick on board: At' });
  ask.focus();
  fireEvent.click(ask);
  const board = screen.getByRole('application');
  expect(board).toHaveFocus();
  expect(screen.getByText('Click the space.')).toBeInTheDocument();
  for (const key of ['Home', 'ArrowLeft', 'ArrowLeft', 'Enter']) fireEvent.keyDown(board, { key });
  expect(JSON.parse(written('encounters/new-encounter.json'))).toMatchObject({
    combatants: [{ at: [4, 2] }],
    terrain: [],
  });
  expect(screen.queryByText('Click the space.')).toBeNull();
});

test('play from here begins a game, and the way back leads to the same file', async () => {
  await begin();
  await add('encounter');
  await status('No problems.');
  fireEvent.click(screen.getByRole('button', { name: 'Play from here' }));
  await waitFor(() => expect(window.location.hash).toMatch(/^#\/play\//), { timeout: 60_000 });
  const back = await screen.findByRole('link', { name: 'Back to the workshop' });
  expect(back).toHaveAttribute('href', '#/workshop/my-pack%2Fencounters%2Fnew-encounter.json');
  await goTo(back.getAttribute('href')!);
  expect(await screen.findByRole('textbox', { name: 'File ID' })).toHaveValue('new-encounter');
  expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled();
});

test('what takes the place of a version on the table is shown before, and only then put there (X151)', async () => {
  await begin();
  await add('encounter');
  await status('No problems.');
  const shelve = () => fireEvent.click(screen.getByRole('button', { name: 'Install' }));
  const onTable = () => table.library.playable().encounters['my-pack:new-encounter']?.name;
  shelve();
  await screen.findByText(/My Pack is installed/, undefined, { timeout: 60_000 });
  fireEvent.change(form().getByLabelText('Name'), { target: { value: 'Dusk' } });
  shelve();
  const changes = await screen.findByRole('list', { name: 'What changes' }, { timeout: 60_000 });
  expect(changes).toHaveTextContent('Changed: Dusk (encounter)');
  expect(onTable()).toBe('New Encounter');
  // A step further, what was shown is no longer what would be put there.
  fireEvent.change(form().getByLabelText('Name'), { target: { value: 'Dawn' } });
  expect(screen.queryByRole('list', { name: 'What changes' })).toBeNull();
  shelve();
  fireEvent.click(await screen.findByRole('button', { name: 'Replace' }, { timeout: 60_000 }));
  await waitFor(() => expect(onTable()).toBe('Dawn'), { timeout: 60_000 });
  expect(screen.queryByRole('list', { name: 'What changes' })).toBeNull();
});

test('files of the pack fold away with the file that was chosen', async () => {
  await begin();
  const fold = () => screen.getByRole('button', { name: 'Files of the pack' });
  fireEvent.click(fold());
  expect(fold()).toHaveAttribute('aria-expanded', 'true');
  await add('tile');
  expect(fold()).toHaveAttribute('aria-expanded', 'false');
});

test('another id goes into the name of the file, and what is no JSON is shown as it is written', async () => {
  await begin();
  await add('tile');
  const id = screen.getByRole('textbox', { name: 'File ID' });
  fireEvent.change(id, { target: { value: 'The Mill' } });
  fireEvent.submit(id.closest('form')!);
  await waitFor(() => expect(window.location.hash).toBe('#/workshop/my-pack%2Ftiles%2Fthe-mill.json'));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'File ID' })).toHaveValue('the-mill'));
  fireEvent.click(screen.getByRole('button', { name: 'JSON' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'tiles/the-mill.json' }), { target: { value: '{' } });
  expect(screen.getByText(/This is not valid JSON/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Form' })).toBeDisabled();
  await status('1 problem to fix');
});

test('a pack that is not there, and forms that do not come, say so and lead out', async () => {
  window.location.hash = '#/workshop/nowhere';
  const { unmount } = render(<App table={table} />);
  expect(await screen.findByText(/There is no draft and no installed pack “nowhere”/)).toBeInTheDocument();
  unmount();
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  render(<App table={table} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('part of the app did not load');
});
