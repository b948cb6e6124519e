import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { App } from '../../../src/app/app.tsx';
import { fetchAll } from '../../../src/ui/screens/parts.ts';
import { en } from '../../../src/words/en/index.ts';
import { tableOf } from '../../support/table-of-memory.ts';

beforeAll(async () => {
  await fetchAll();
  await en.campaign();
});

test('a Crawl asks for four Adventurers (p.9), with a fifth player for five (p.71)', async () => {
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  localStorage.clear();
  window.location.hash = '#/campaigns/new';
  // What waits for its words goes on only where the render is waited for.
  await act(async () => {
    render(<App table={tableOf()} />);
  });
  await user.click(await screen.findByRole('radio', { name: /^Crawl/ }));
  for (const name of ['Zeke Jeong', 'Rook Lars', 'Remi Moretti', 'Tomoe'])
    await user.click(screen.getByRole('button', { name: new RegExp(name) }));
  const begin = screen.getByRole('button', { name: 'Begin' });
  expect(begin).toBeEnabled();
  await user.click(screen.getByLabelText(/^A fifth player/));
  expect(begin).toBeDisabled();
  expect(screen.getByText('Choose five Adventurers.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /Nyx/ }));
  expect(screen.getByText('5 of 5 chosen')).toBeInTheDocument();
  expect(begin).toBeEnabled();
  await user.click(screen.getByLabelText(/^A fifth player/));
  expect(screen.getByText('4 of 4 chosen')).toBeInTheDocument();
  expect(begin).toBeEnabled();
});

test('an Adventure with a fifth player asks who the fifth is, and pays a share for what they bring (p.71, K28)', async () => {
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  localStorage.clear();
  window.location.hash = '#/campaigns/new';
  const table = tableOf();
  await act(async () => {
    render(<App table={table} />);
  });
  await user.click(await screen.findByRole('radio', { name: /^Adventure/ }));
  const begin = screen.getByRole('button', { name: 'Begin' });
  expect(begin).toBeEnabled();
  // The fifth player turns the switch on, and with it the question who comes along.
  await user.click(screen.getByRole('radio', { name: 'five' }));
  expect(screen.getByLabelText(/^A fifth player/)).toBeChecked();
  expect(begin).toBeDisabled();
  const part = screen.getByRole('heading', { name: 'The fifth' }).closest('section')!;
  expect(part).toHaveTextContent('71 Gold and 3 XP');
  expect(within(part).queryByRole('button', { name: /Tomoe/ })).toBeNull();
  await user.click(within(part).getByRole('button', { name: /Nyx/ }));
  expect(within(part).getByRole('list', { name: 'What Nyx brings' })).toBeInTheDocument();
  expect(part).toHaveTextContent(/Not spent: \d+ Gold/);
  expect(begin).toBeEnabled();
});
