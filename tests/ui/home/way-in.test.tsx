import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { GameSummary } from '../../../src/stores/kept/saved-game.ts';
import { GUIDED } from '../../../src/stores/lesson/guided.ts';
import { encounterOfDay } from '../../../src/stores/packs/encounter-of-day.ts';
import { byDifficulty } from '../../../src/stores/packs/encounter-order.ts';
import { encounterSummaries } from '../../../src/stores/packs/encounter-summaries.ts';
import { HomePage } from '../../../src/ui/home/HomePage.tsx';
import { en } from '../../../src/words/en/index.ts';
import { gameContent } from '../../support/content.ts';

const encounters = encounterSummaries(gameContent).filter(({ training, story }) => !training && !story);
const { home, encounters: ofEncounters } = en.ui.screens;

const game = (more: Partial<GameSummary>): GameSummary => ({
  id: 'a',
  name: 'Evening',
  savedAt: '2026-01-01T00:00:00.000Z',
  decisions: 10,
  encounter: 'Two Bells',
  of: 'two-bells',
  seats: [],
  round: 4,
  result: null,
  waiting: null,
  ...more,
});

function open(games: readonly GameSummary[] | null) {
  const { container } = render(
    <HomePage
      games={games}
      encounters={encounters}
      campaigns={[]}
      words={{ home, encounters: ofEncounters }}
      onFile={async () => {}}
    />,
  );
  const golden = [...container.querySelectorAll<HTMLAnchorElement>('.btn-primary')];
  return { golden, container };
}
const ofDay = encounterOfDay(encounters, new Date(), GUIDED)!;

describe('one golden button, that says what it starts', () => {
  test.each([
    ['nobody has played here', null],
    ['the games are read, and there are none', []],
    ['all was lost so far', [game({ result: 'lost' })]],
    ['a lesson was won, and no game', [game({ result: 'won', tried: true })]],
  ])('%s: the first fight', (_, games) => {
    const { golden } = open(games);
    expect(golden.map(({ textContent, hash }) => [textContent, hash])).toEqual([
      ['Learn to play · 5 minutes', '#/learn'],
    ]);
    // The encounter of the day is a card beside it, and no title of another button.
    const card = screen.getByRole('link', { name: new RegExp(`^Encounter of the day.*${ofDay.name}`) });
    expect(card).toHaveAttribute('href', `#/set-up/${ofDay.id}`);
    expect(screen.getByRole('heading', { level: 2, name: /Tactical battles/ })).toBeInTheDocument();
  });

  test('after a victory: the encounter of the day, by its name', () => {
    const { golden } = open([game({ result: 'won' })]);
    expect(golden.map(({ textContent, hash }) => [textContent, hash])).toEqual([
      [`Play “${ofDay.name}”`, `#/set-up/${ofDay.id}`],
    ]);
  });

  test('with a game under way: that game, in the place of the card', () => {
    const { golden } = open([game({ result: 'won' }), game({ id: 'b', name: 'Tonight' })]);
    expect(golden).toHaveLength(1);
    expect(golden[0]).toHaveTextContent('Continue Tonight');
    expect(golden[0]!.hash).toBe('#/play/b');
    expect(screen.queryByRole('link', { name: /Encounter of the day/ })).toBeNull();
    expect(screen.getByRole('link', { name: /^Play “/ })).toBeInTheDocument();
  });
});

const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('the shelf: easiest first; by length and number of heroes; what nothing is like says so', async () => {
  const user = userEvent.setup();
  open(null);
  expect(names()).toEqual(byDifficulty(encounters).map(({ name }) => name));
  await user.selectOptions(screen.getByLabelText('Length'), 'short');
  expect(names()).toEqual(['The Training Yard', 'The First Fight']);
  await user.selectOptions(screen.getByLabelText('Heroes'), '2');
  expect(names()).toEqual(['The First Fight']);
  await user.selectOptions(screen.getByLabelText('Length'), 'long');
  expect(screen.queryAllByRole('heading', { level: 3 })).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(names()).toHaveLength(encounters.length);
});

test('“All battles” leads to the shelf, by ear too', async () => {
  open(null);
  Element.prototype.scrollIntoView = () => {};
  await userEvent.click(screen.getByRole('button', { name: 'All battles' }));
  expect(screen.getByRole('heading', { level: 2, name: 'All battles' })).toHaveFocus();
});

test('a card says who waits to the ear, and how hard and how long it is', () => {
  open(null);
  const card = screen.getByRole('link', { name: 'Play The First Fight' }).closest('li')!;
  expect(card).toHaveTextContent('Gentle');
  expect(card).toHaveTextContent('3–5 rounds');
  expect(card).toHaveTextContent('3 Silt Imp');
});
