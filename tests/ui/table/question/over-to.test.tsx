import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { App } from '../../../../src/app/app.tsx';
import type { Position, Prompt } from '../../../../src/engine/index.ts';
import { WordsContext } from '../../../../src/ui/page/use-words.ts';
import { OverTo } from '../../../../src/ui/table/question/OverTo.tsx';
import { en } from '../../../../src/words/en/index.ts';
import { fetchAll } from '../../../support/all-parts.ts';
import { gameOf, sessionOf, tableWith } from '../../../support/table-of-memory.ts';

beforeAll(fetchAll);
const clear = () => {
  localStorage.clear();
  window.location.hash = '';
};
beforeEach(clear);
afterEach(clear);

const shown = (position: Position, pending: Prompt | null) => (
  <WordsContext value={en}>
    <OverTo position={position} pending={pending} />
  </WordsContext>
);

test('who plays stands on the dock’s edge, comes in anew with a change of hands alone, and never where one plays alone', () => {
  const game = gameOf(sessionOf('hands'));
  const position = game.positionOf(game.session.state);
  const [anna, ben] = position.state.seats.map(({ id }) => ({ ...game.session.pending!, seat: id }));
  const { rerender } = render(shown(position, anna!));
  const first = screen.getByText('Anna plays');
  rerender(shown(position, null));
  rerender(shown(position, { ...anna! }));
  expect(screen.getByText('Anna plays')).toBe(first);
  rerender(shown(position, ben!));
  expect(screen.getByText('Ben plays')).not.toBe(first);
  expect(screen.queryByText('Anna plays')).toBeNull();

  const alone = gameOf(sessionOf('alone', 'training-yard', ['Anna']));
  const there = alone.positionOf(alone.session.state);
  rerender(shown(there, alone.session.pending!));
  expect(screen.queryByText(/plays/)).toBeNull();
});

/** A game of two at the table, up to the first question of the second. */
async function handedOver(passDevice: boolean) {
  const table = tableWith({});
  table.settings.getState().setLooks({ passDevice });
  const game = await table.begin(sessionOf('hands').setup, 'Hands');
  window.location.hash = `#/play/${game.id}`;
  render(<App table={table} />);
  await screen.findByRole('region', { name: 'The open question' });
  const dock = () => document.querySelector<HTMLElement>('.dock')!;
  const seat = dock().dataset.seat;
  expect(dock().dataset.state).not.toBe('pass');
  for (let i = 0; i < 60 && dock().dataset.seat === seat; i++) {
    await act(async () => game.decide(game.store.getState().pending!.options[0]!.id));
  }
  return { dock, seat };
}

test('with the device passed on, only who is to have it is asked; then everything is as ever', async () => {
  const { dock, seat } = await handedOver(true);
  expect(dock().dataset.seat).not.toBe(seat);
  expect(dock().dataset.state).toBe('pass');
  expect(dock().querySelector('[data-option]')).toBeNull();
  const take = screen.getByRole('button', { name: /^I am (Anna|Ben)$/ });
  // Nor is read aloud what is covered, by itself or for a key.
  const heard = () =>
    [...document.querySelectorAll('[data-spoken="question"]')].map(({ textContent }) => textContent);
  const asked = heard().length;
  expect(screen.getByRole('status')).toHaveTextContent(/^Pass the device to /);
  for (const key of ['l', 'w', 't', 'ArrowUp']) fireEvent.keyDown(document.body, { key });
  expect(heard()).toHaveLength(asked);
  const before = document.querySelector('[data-decisions]')!.getAttribute('data-decisions');
  for (const key of ['1', 'e', 'E']) fireEvent.keyDown(document.body, { key, shiftKey: key === 'E' });
  expect(document.querySelector('[data-decisions]')!.getAttribute('data-decisions')).toBe(before);
  expect(take).toBeInTheDocument();
  fireEvent.keyDown(document.body, { key: 'Enter' });
  expect(screen.queryByRole('button', { name: /^I am/ })).toBeNull();
  expect(dock().dataset.state).not.toBe('pass');
  expect(document.querySelector('[data-option]')).not.toBeNull();
  expect(heard()).toHaveLength(asked + 1);
});

test('it is off at first: the next player is asked at once, on an edge of another colour', async () => {
  const { dock, seat } = await handedOver(false);
  expect(dock().dataset.seat).not.toBe(seat);
  expect(dock().dataset.state).not.toBe('pass');
});
