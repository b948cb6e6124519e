import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { App } from '../../../src/app/app.tsx';
import type { Campaigns } from '../../../src/stores/campaign/campaigns.ts';
import { useCampaigns } from '../../../src/ui/campaign/campaign-context.ts';
import { NewCampaign } from '../../../src/ui/campaign/NewCampaign.tsx';
import { TableContext } from '../../../src/ui/page/use-table.ts';
import { en } from '../../../src/words/en/index.ts';
import { fetchAll } from '../../support/all-parts.ts';
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
  const begin = screen.getByRole('button', { name: 'Start' });
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
  const begin = screen.getByRole('button', { name: 'Start' });
  expect(begin).toBeEnabled();
  // The fifth player turns the switch on, and with it the question who comes along.
  await user.click(screen.getByRole('radio', { name: 'five' }));
  expect(screen.getByLabelText(/^A fifth player/)).toBeChecked();
  expect(begin).toBeDisabled();
  const part = screen.getByRole('heading', { name: 'Fifth Adventurer' }).closest('section')!;
  expect(part).toHaveTextContent('71 Gold and 3 XP');
  expect(within(part).queryByRole('button', { name: /Tomoe/ })).toBeNull();
  await user.click(within(part).getByRole('button', { name: /Nyx/ }));
  expect(within(part).getByRole('list', { name: 'Nyx’s equipment' })).toBeInTheDocument();
  expect(part).toHaveTextContent(/Not spent: \d+ Gold/);
  expect(begin).toBeEnabled();
});

test('how hard it is is asked where an encounter of the story asks for it, and is of its set-up', async () => {
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  localStorage.clear();
  let campaigns: Campaigns | undefined;
  const Shelf = () => {
    campaigns = useCampaigns();
    return null;
  };
  await act(async () => {
    render(
      <TableContext value={tableOf()}>
        <Suspense>
          <NewCampaign />
          <Shelf />
        </Suspense>
      </TableContext>,
    );
  });
  const asked = () => screen.queryByRole('group', { name: 'Difficulty' });
  await user.click(await screen.findByRole('radio', { name: /^Crawl/ }));
  await user.click(screen.getByRole('radio', { name: /^Oil and Salt/ }));
  expect(asked()).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /^Whatever Comes Up/ }));
  expect(asked()).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Hard' }));
  for (const name of ['Zeke Jeong', 'Rook Lars', 'Remi Moretti', 'Tomoe'])
    await user.click(screen.getByRole('button', { name: new RegExp(name) }));
  await user.click(screen.getByRole('button', { name: 'Start' }));
  await waitFor(() => expect(window.location.hash).toMatch(/^#\/campaign\//));
  const opened = await campaigns!.open(window.location.hash.split('/')[2]!);
  expect(opened.ok && opened.value.session.setup.difficulty).toBe('hard');
});
