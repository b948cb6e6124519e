import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { folkloreGames } from '../../../src/games/folklore/table/folklore-guest.ts';
import { createSettings } from '../../../src/stores/table/settings-store.ts';
import { tableWith } from '../../support/table-of-memory.ts';
import { content } from './table.ts';

const listed = (folder: string) => {
  const url = new URL(folder, import.meta.url);
  return (existsSync(url) ? readdirSync(url) : []).map((name) => [
    name,
    readFileSync(new URL(name, url), 'utf8'),
  ]);
};

const sitting = () =>
  tableWith({
    settings: createSettings(),
    guests: [{ id: 'folklore', games: async (ground) => folkloreGames(content, ground) }],
  });

// Games as the page wrote them; whatever changes, they run to their hash, or are told why and watched.
test.each(listed('./kept/'))('%s, kept by an earlier page, opens and runs to its hash', async (_, text) => {
  const table = sitting();
  const opened = await table.loadFile(text!);
  if (!opened.ok) throw new Error(opened.why);
  const games = folkloreGames(content, table.ground);
  const game = await games.open(opened.value);
  if (!game.ok) throw new Error(game.why);
  expect(game.value.session.hash).toBe(JSON.parse(text!).hash);
  expect(game.value.session.state.ending).not.toBeNull();
  const replay = await games.watch(opened.value);
  if (!replay.ok) throw new Error(replay.why);
  replay.value.seek(replay.value.total);
  expect(replay.value.store.getState().view).toEqual(game.value.session.state);
});

test.each(listed('./kept-2.0.0/'))(
  '%s, of rules that chose no leader, is told why and watched to its end',
  async (_, text) => {
    const table = sitting();
    const opened = await table.loadFile(text!);
    if (opened.ok || opened.watch === null) throw new Error('it runs');
    expect(opened.why).toContain('2.0.0');
    const games = folkloreGames(content, table.ground);
    const replay = await games.watch(opened.watch);
    if (!replay.ok) throw new Error(replay.why);
    replay.value.seek(replay.value.total);
    const { events } = JSON.parse(text!);
    const { view } = replay.value.store.getState();
    expect(view.ending).toBe(events.at(-1).ending);
    expect(replay.value.feed.length).toBeGreaterThan(50);
  },
);
