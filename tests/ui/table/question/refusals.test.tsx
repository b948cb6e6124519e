import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { App } from '../../../../src/app/app.tsx';
import { MOST_OF_GAME } from '../../../../src/stores/kept/saved-game.ts';
import { placeWords } from '../../../../src/words/en/places.ts';
import { fetchAll } from '../../../support/all-parts.ts';
import { tableOf } from '../../../support/table-of-memory.ts';

beforeAll(fetchAll);

afterEach(() => {
  window.location.hash = '';
});

test.each([
  ['$', 'the whole file'],
  ['link', 'the link'],
  ['$.log.decisions[2].option', 'the record of decisions, decisions, no. 3, option'],
  ['$.endConditions[0]["x y"]', 'end conditions, no. 1, x y'],
  ['$.constructor', 'constructor'],
])('the place %s is said in words', (path, words) => {
  expect(placeWords(path)).toBe(words);
});

test('a file of a newer table is told as newer, with what to do', async () => {
  render(<App table={tableOf()} />);
  const file = new File(['{"file":"middara-table-game","version":9}'], 'game.json');
  await userEvent.upload(screen.getByLabelText('Load a file'), file);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('This is from a newer version of this page (file 9, here up to 2).');
  expect(alert).not.toHaveTextContent('damaged');
});

test('a file that is no game says what, where and what can be done; its path is folded', async () => {
  render(<App table={tableOf()} />);
  const file = new File(['{"file":"middara-table-game","version":"x"}'], 'game.json');
  await userEvent.upload(screen.getByLabelText('Load a file'), file);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('This file is damaged or not a saved game. Nothing changed.');
  expect(alert).toHaveTextContent(/In version: expected .*, got "x"/);
  const path = within(alert).getByText('$.version');
  expect(path.closest('details')).not.toHaveAttribute('open');
});

test('a file too large for a game is refused unread, with the most there may be', async () => {
  render(<App table={tableOf()} />);
  const file = new File(['{}'], 'game.json');
  Object.defineProperty(file, 'size', { value: MOST_OF_GAME + 1 });
  const text = vi.spyOn(file, 'text');
  await userEvent.upload(screen.getByLabelText('Load a file'), file);
  expect(await screen.findByRole('alert')).toHaveTextContent('51 MB, at most 50 MB');
  expect(text).not.toHaveBeenCalled();
});

test.each(['#/nowhere', '#/play/%'])('the address %s says that it leads nowhere', (hash) => {
  window.location.hash = hash;
  render(<App table={tableOf()} />);
  expect(screen.getByRole('alert')).toHaveTextContent(/link leads nowhere\. Choose a battle here/);
});

test('an encounter that is not there is named, and another can be played', () => {
  window.location.hash = '#/set-up/constructor';
  render(<App table={tableOf()} />);
  expect(screen.getByRole('alert')).toHaveTextContent('No encounter “constructor” is loaded.');
  expect(screen.getByRole('button', { name: 'Start' })).toBeEnabled();
});
