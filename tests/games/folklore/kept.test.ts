import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { folkloreGames } from '../../../src/games/folklore/table/folklore-guest.ts';
import type { Ground } from '../../../src/stores/table/ground.ts';
import { opensAsKept, sittingFor } from '../../support/guest-kept.ts';
import { content } from './table.ts';

const listed = (folder: string) => {
  const url = new URL(folder, import.meta.url);
  return (existsSync(url) ? readdirSync(url) : []).map((name) => [
    name,
    readFileSync(new URL(name, url), 'utf8'),
  ]);
};

const games = (ground: Ground) => folkloreGames(content, ground);

// Games as the page wrote them; whatever changes, they run to their hash, or are told why and watched.
test.each(listed('./kept/'))('%s, kept by an earlier page, opens and runs to its hash', async (_, text) => {
  const state = await opensAsKept('folklore', games, text!);
  expect(state.ending).not.toBeNull();
});

test.each(listed('./kept-2.0.0/'))(
  '%s, of rules that chose no leader, is told why and watched to its end',
  async (_, text) => {
    const { table, games: kept } = sittingFor('folklore', games);
    const opened = await table.loadFile(text!);
    if (opened.ok || opened.watch === null) throw new Error('it runs');
    expect(opened.why).toContain('2.0.0');
    const replay = await kept.watch(opened.watch);
    if (!replay.ok) throw new Error(replay.why);
    replay.value.seek(replay.value.total);
    const { events } = JSON.parse(text!);
    const { view } = replay.value.store.getState();
    expect(view.ending).toBe(events.at(-1).ending);
    expect(replay.value.feed.length).toBeGreaterThan(50);
  },
);
