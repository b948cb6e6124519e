import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { App } from '../../src/app/app.tsx';
import type { Problem } from '../../src/content/index.ts';
import { content, tableOf } from '../support/table-of-memory.ts';

afterEach(() => {
  window.location.hash = '';
});

test('home: the name, the encounters, a way in', async () => {
  render(<App table={tableOf()} />);
  expect(screen.getByRole('heading', { name: 'Middara table' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Set up The Training Yard' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'New game' })).toHaveAttribute('href', '#/set-up');
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
  render(<App table={tableOf(undefined, undefined, { ...content(), problems })} />);
  expect(screen.getByText('base/items/x.json')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('$.cost: expected a number, got "9"');
  expect(screen.getByRole('heading', { name: 'The Training Yard' })).toBeInTheDocument();
});

test('a screen that breaks is no white page', async () => {
  const table = tableOf();
  const broken = {
    ...table,
    open: () => Promise.resolve({ ok: true, value: { close: () => {} }, otherContent: false }),
  } as unknown as typeof table;
  const { error } = console;
  console.error = () => {};
  window.location.hash = '#/play/x';
  render(<App table={broken} />);
  expect(await screen.findByText(/Something on this screen broke/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Save the game as a file' }));
  expect(screen.getByRole('button', { name: 'No game is open' })).toBeInTheDocument();
  console.error = error;
});

test('a game nobody keeps is told, with a way back', async () => {
  window.location.hash = '#/play/nothing';
  render(<App table={tableOf()} />);
  expect(await screen.findByText('No game of that name is kept in this browser.')).toBeInTheDocument();
});

test('from set-up to the first question, with two people and by keyboard alone', {
  timeout: 20_000,
}, async () => {
  const user = userEvent.setup();
  const table = tableOf();
  window.location.hash = '#/set-up/training-yard';
  render(<App table={table} />);
  await user.click(screen.getByRole('button', { name: '+ Add a player' }));
  await user.clear(screen.getByLabelText('Name of player 1'));
  await user.type(screen.getByLabelText('Name of player 1'), 'Anna');
  await user.clear(screen.getByLabelText(/^Seed/));
  await user.type(screen.getByLabelText(/^Seed/), 'seed');
  await user.selectOptions(screen.getByLabelText(/^Zeke Jeong, played by/), 'Anna');
  await user.click(screen.getByRole('button', { name: 'Set the table' }));
  expect(
    await screen.findByRole('heading', { name: 'Place Nightingale in the Starting Zone' }),
  ).toBeInTheDocument();
  expect(screen.getByText('Anna', { selector: '.question-seat strong' })).toBeInTheDocument();
  const game = table.current()!;
  expect(game.session.setup.party.map((one) => one.seat)).toEqual(['seat-1', 'seat-1', 'seat-1', 'seat-2']);
  await user.keyboard('{ArrowUp}{Enter}');
  expect(game.session.decisions).toHaveLength(1);
  await user.keyboard('u');
  expect(game.session.decisions).toHaveLength(0);
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keys' })).toBeInTheDocument();
});
