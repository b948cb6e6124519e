import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { App } from '../../src/app/app.tsx';
import type { Problem } from '../../src/content/index.ts';
import { defaultSetup } from '../../src/engine/index.ts';
import { checkedLibrary } from '../../src/stores/packs/checked-library.ts';
import { memoryPacks, type StoredPack } from '../../src/stores/packs/pack-storage.ts';
import { en } from '../../src/words/en/index.ts';
import { fetchAll } from '../support/all-parts.ts';
import { content, fewItems, tableOf } from '../support/table-of-memory.ts';

beforeAll(fetchAll);

/** To look for a button by its name takes as long as there is on the page. */
const fewTable = () => tableOf(undefined, undefined, fewItems());

afterEach(() => {
  window.location.hash = '';
});

test('home: the name, the encounters, a way in', async () => {
  render(<App table={fewTable()} />);
  expect(screen.getByRole('heading', { name: 'Middara table' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Play The Training Yard' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Learn to play/ })).toHaveAttribute('href', '#/learn');
  expect(screen.getAllByRole('link', { name: /^Play The Training Yard/ })).toHaveLength(1);
});

test('problems of the content are listed with file, place and what was expected; the rest is there', () => {
  const problems: Problem[] = [
    {
      file: 'base/items/x.json',
      path: '$.cost',
      expected: { what: 'number' },
      got: { got: 'value', json: '"9"' },
    },
  ];
  render(<App table={tableOf(undefined, undefined, { ...fewItems(), problems })} />);
  expect(screen.getByText('base/items/x.json')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('In cost: expected a number, got "9"');
  expect(screen.getByRole('heading', { name: 'The Training Yard', level: 3 })).toBeInTheDocument();
});

test('a screen that breaks is no white page', async () => {
  const table = fewTable();
  const broken = {
    ...table,
    open: () => Promise.resolve({ ok: true, value: { close: () => {} }, otherContent: false }),
  } as unknown as typeof table;
  const { error } = console;
  console.error = () => {};
  window.location.hash = '#/play/x';
  render(<App table={broken} />);
  expect(await screen.findByText(/Something broke\. Your game is saved/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Save the game as a file' }));
  expect(screen.getByRole('button', { name: 'No game is open' })).toBeInTheDocument();
  console.error = error;
});

test.each(['#/play/%', '#/%E0%A4%A', '#/link/%%%', '#%', '#/set-up/%2'])(
  'the address %s, cut by a mail program, leads home',
  (hash) => {
    window.location.hash = hash;
    render(<App table={fewTable()} />);
    expect(screen.getByRole('heading', { name: 'Middara table' })).toBeInTheDocument();
  },
);

test.each(['constructor', '__proto__', 'toString'])(
  '#/set-up/%s is no encounter, and breaks nothing',
  (id) => {
    window.location.hash = `#/set-up/${id}`;
    render(<App table={fewTable()} />);
    expect(screen.getByRole('button', { name: 'Start' })).toBeInTheDocument();
  },
);

test('what breaks outside of every screen is no white page either, and a game on the table can be saved', async () => {
  const table = fewTable();
  await table.begin(defaultSetup(content().encounters['training-yard']!, 'broken', ['Anna']), 'Broken');
  URL.createObjectURL = vi.fn(() => 'blob:x');
  const { error } = console;
  console.error = () => {};
  const read = vi.spyOn(window, 'location', 'get').mockImplementation(() => {
    throw new Error('no address');
  });
  try {
    render(<App table={table} />);
  } finally {
    read.mockRestore();
    console.error = error;
  }
  expect(screen.getByRole('alert')).toHaveTextContent('no address');
  await userEvent.click(screen.getByRole('button', { name: 'Save the game as a file' }));
  expect(URL.createObjectURL).toHaveBeenCalled();
});

test('the safe way in: packs are left out, named, and can be removed', async () => {
  const storage = memoryPacks();
  const pack = (id: string): StoredPack => ({ id, files: [{ path: 'pack.json', text: '{}' }] });
  for (const id of ['good', 'bad']) await storage.write(pack(id));
  const library = checkedLibrary({
    builtIn: [],
    storage,
    stored: [],
    aside: await storage.list(),
    words: en,
  });
  window.location.hash = '#/safe';
  render(<App table={{ ...fewTable(), library }} />);
  expect(screen.getByText('Your packs are turned off.', { exact: false })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Remove bad' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove bad' })).toBeNull());
  expect((await storage.list()).map(({ id }) => id)).toEqual(['good']);
  expect(screen.getByRole('link', { name: 'Play without packs' })).toHaveAttribute('href', '#/');
});

test('packs that the browser does not give back are told, not just gone', async () => {
  const library = checkedLibrary({
    builtIn: [],
    storage: memoryPacks(),
    stored: [],
    unread: 'denied',
    words: en,
  });
  render(<App table={{ ...fewTable(), library }} />);
  expect(await screen.findByText(/could not load your saved packs \(denied\)/)).toBeInTheDocument();
});

test('a game nobody keeps is told, with a way back', async () => {
  window.location.hash = '#/play/nothing';
  render(<App table={fewTable()} />);
  expect(await screen.findByText(/This browser has no such game\./)).toBeInTheDocument();
});

test('from set-up to the first question, with two people and by keyboard alone', async () => {
  const user = userEvent.setup();
  const table = fewTable();
  window.location.hash = '#/set-up/training-yard';
  render(<App table={table} />);
  await user.click(screen.getByRole('radio', { name: 'two' }));
  await user.clear(screen.getByLabelText('Name of player 1'));
  await user.type(screen.getByLabelText('Name of player 1'), 'Anna');
  await user.clear(screen.getByLabelText(/^Seed/));
  await user.type(screen.getByLabelText(/^Seed/), 'seed');
  await user.selectOptions(screen.getByLabelText(/^Zeke Jeong, played by/), 'Anna');
  await user.click(screen.getByRole('button', { name: 'Start' }));
  expect(await screen.findByRole('heading', { name: /^Place Nightingale/ })).toBeInTheDocument();
  expect(screen.getByText('Place Nightingale in the Starting Zone')).toBeInTheDocument();
  // Whose it is: seat and figure.
  expect(screen.getByRole('region', { name: /Nightingale/ })).toHaveTextContent('Anna');
  const game = table.current()!;
  expect(game.session.setup.party.map((one) => one.seat)).toEqual(['seat-1', 'seat-1', 'seat-1', 'seat-2']);
  await user.keyboard('{ArrowUp}{Enter}');
  expect(game.session.decisions).toHaveLength(1);
  await user.keyboard('u');
  expect(game.session.decisions).toHaveLength(0);
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keys' })).toBeInTheDocument();
});
