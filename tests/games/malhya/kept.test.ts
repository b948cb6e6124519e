import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { malhyaGames } from '../../../src/games/malhya/table/malhya-guest.ts';
import { createSettings } from '../../../src/stores/table/settings-store.ts';
import { tableWith } from '../../support/table-of-memory.ts';
import { content } from './trial.ts';

const kept = new URL('./kept/', import.meta.url);

// A game as the page wrote it; whatever changes, it runs to its hash, or is told why and watched.
test.each(readdirSync(kept))('%s, kept by an earlier page, opens and runs to its hash', async (name) => {
  const text = readFileSync(new URL(name, kept), 'utf8');
  const table = tableWith({
    settings: createSettings(),
    guests: [{ id: 'malhya', games: async (ground) => malhyaGames(content, ground) }],
  });
  const opened = await table.loadFile(text);
  if (!opened.ok) throw new Error(opened.why);
  const games = malhyaGames(content, table.ground);
  const game = await games.open(opened.value);
  if (!game.ok) throw new Error(game.why);
  expect(game.value.session.hash).toBe(JSON.parse(text).hash);
  expect(game.value.session.state.over).not.toBeNull();
  const replay = await games.watch(opened.value);
  if (!replay.ok) throw new Error(replay.why);
  replay.value.seek(replay.value.total);
  expect(replay.value.store.getState().view).toEqual(game.value.session.state);
});
