import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { App } from '../../../src/app/app.tsx';
import { seedOf } from '../../../src/bots/lab/experiment.ts';
import { playLabGame } from '../../../src/bots/lab/lab-game.ts';
import { fetchAll } from '../../support/all-parts.ts';
import { labOnPage } from '../../support/lab-on-page.ts';
import { content, tableOf } from '../../support/table-of-memory.ts';

beforeAll(fetchAll);

const encounter = 'training-yard';

test('three games by a bot: progress, numbers in tables, what is said aloud, a number that is none', async () => {
  const user = userEvent.setup();
  const played = [0, 1, 2].map((i) => playLabGame(content(), { encounter, bot: 'random' }, seedOf('see', i)));
  const won = played.filter(({ outcome }) => outcome?.result === 'won').length;
  window.location.hash = `#/lab/${encounter}`;
  render(<App table={tableOf()} lab={labOnPage()} />);
  const games = await screen.findByLabelText('Games');
  await user.selectOptions(screen.getByLabelText('Bot'), 'random');
  await user.clear(screen.getByLabelText(/^Seed/));
  await user.type(screen.getByLabelText(/^Seed/), 'see');
  await user.clear(games);
  await user.type(games, '1001');
  expect(games).toHaveAccessibleDescription('A whole number from 1 to 1000.');
  expect(screen.getByRole('button', { name: 'Start' })).toBeDisabled();
  await user.clear(games);
  await user.type(games, '3{Enter}');
  const bar = screen.getByRole('progressbar', { name: 'Games played' });
  expect(screen.getByRole('button', { name: 'Stop' })).toBeEnabled();
  await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', '3 of 3 games'));
  expect(screen.getByRole('status')).toHaveTextContent(`Done: ${won} of 3 games won.`);
  const shares = screen.getByRole('table', { name: 'Games won, and who was defeated' });
  const [first, ...fell] = within(shares).getAllByRole('row').slice(1);
  expect(within(first!).getAllByRole('cell')[0]).toHaveTextContent(String(won));
  const falls = Object.entries(played[0]!.adventurers).map(([id]) =>
    String(played.filter(({ adventurers }) => adventurers[id]!.fell).length),
  );
  expect(fell.map((row) => within(row).getAllByRole('cell')[0]!.textContent).sort()).toEqual(falls.sort());
  const rounds = screen.getByRole('table', { name: 'Final round' });
  const last = within(rounds)
    .getAllByRole('rowheader')
    .map((one) => Number(one.textContent));
  expect(last).toEqual([...new Set(played.map((game) => game.rounds))].sort((a, b) => a - b));
});
