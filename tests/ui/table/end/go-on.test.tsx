import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { App } from '../../../../src/app/app.tsx';
import { SimpleBot } from '../../../../src/bots/simple-bot.ts';
import type { EncounterSession } from '../../../../src/engine/index.ts';
import { fetchAll } from '../../../support/all-parts.ts';
import { sickles, storyContent, storyGame } from '../../../support/story-pack.ts';
import { sessionOf, tableOf } from '../../../support/table-of-memory.ts';

beforeAll(fetchAll);
afterEach(() => {
  cleanup();
  window.location.hash = '';
});

function playedOut(session: EncounterSession): EncounterSession {
  const bot = new SimpleBot();
  for (let i = 0; i < 3000 && session.pending; i++) session.decide(bot.choose(session));
  expect(session.state.outcome).not.toBeNull();
  return session;
}

async function open(session: EncounterSession) {
  const table = tableOf(undefined, undefined, storyContent);
  const { id } = await table.beginWith(() => session, 'Played out');
  window.location.hash = `#/play/${id}`;
  render(<App table={table} />);
  return table;
}
const ways = () => within(screen.getByRole('region', { name: 'What next?' }));

test('once the outcome is put away the next encounter is still one press away, by keys too (p.14)', async () => {
  const user = userEvent.setup();
  const session = playedOut(storyGame(sickles, 'play-0'));
  const next = sickles.endConditions.find(({ id }) => id === session.state.outcome!.condition)!.next!;
  const { name } = storyContent.encounters[next.encounter]!;
  const table = await open(session);
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByRole('button', { name: `Next: ${name}` })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'What next?' })).toBeNull();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  const go = ways().getByRole('button', { name: `Next: ${name}` });
  go.focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('region', { name: 'The open question' });
  expect(table.current()!.session.setup.encounter).toBe(next.encounter);
});

test('where nothing follows there is the look back, and no way on', async () => {
  const user = userEvent.setup();
  await open(playedOut(sessionOf('over')));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Close' }));
  expect(ways().queryByRole('button', { name: /^Next/ })).toBeNull();
  expect(ways().getByRole('link', { name: 'Analyze' })).toBeInTheDocument();
});
