import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { App } from '../../../src/app/app.tsx';
import { memoryStorage } from '../../../src/stores/kept/game-storage.ts';
import { en } from '../../../src/words/en/index.ts';
import { fetchAll } from '../../support/all-parts.ts';
import { gameIn, putGame } from '../../support/kept.ts';
import { boldOption, dealer, sessionOf, tableOf } from '../../support/table-of-memory.ts';

beforeAll(fetchAll);

afterEach(() => {
  window.location.hash = '';
});

test('a game that no longer runs is taken up at its last safe moment, beside being watched', async () => {
  const storage = memoryStorage();
  const played = tableOf(storage);
  const game = await played.begin(sessionOf('ways').setup, 'Our game');
  // By the table's own decisions: what needs no answer it passes itself.
  const pick = dealer(7);
  for (let open = game.store.getState().pending; open && open.kind !== 'dodge'; ) {
    game.decide(boldOption(open, pick).id);
    open = game.store.getState().pending;
  }
  const { position, pending } = game.session;
  expect(pending?.kind).toBe('dodge');
  await played.idle();
  const kept = await gameIn(storage, game.id);
  const decisions = kept.log.decisions.map((one, i) => (i === 1 ? { ...one, option: 'fly-away' } : one));
  await putGame(storage, { ...kept, log: { ...kept.log, decisions } });

  window.location.hash = `#/play/${game.id}`;
  render(<App table={tableOf(storage)} />);
  const of = decisions.length;
  const takeUp = await screen.findByRole('button', { name: `Continue from decision ${of} of ${of}` });
  expect(screen.getByRole('link', { name: 'Watch the recording' })).toHaveAttribute(
    'href',
    `#/watch/${game.id}`,
  );
  await userEvent.click(takeUp);
  const asked = en.tell(position).question(pending!);
  expect((await screen.findAllByText(asked)).length).toBeGreaterThan(0);
  expect(window.location.hash).not.toContain(game.id);
  expect(await storage.list()).toHaveLength(2);
});
