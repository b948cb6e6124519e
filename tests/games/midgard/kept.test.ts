import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { midgardGames } from '../../../src/games/midgard/table/midgard-guest.ts';
import { createSettings } from '../../../src/stores/table/settings-store.ts';
import { many } from '../../support/depth.ts';
import { tableWith } from '../../support/table-of-memory.ts';
import { content } from './sitting.ts';

const kept = new URL('./kept/', import.meta.url);

// Games as the page wrote them; whatever changes, they run to their hash, or are told why and watched.
// At every run the shortest; all in the proof.
test.each(readdirSync(kept).slice(0, many(1, 9)))(
  '%s, kept by an earlier page, opens and runs to its hash',
  async (name) => {
    const text = readFileSync(new URL(name, kept), 'utf8');
    const table = tableWith({
      settings: createSettings(),
      guests: [{ id: 'midgard', games: async (ground) => midgardGames(content, ground) }],
    });
    const opened = await table.loadFile(text);
    if (!opened.ok) throw new Error(opened.why);
    const games = midgardGames(content, table.ground);
    const game = await games.open(opened.value);
    if (!game.ok) throw new Error(game.why);
    expect(game.value.session.hash).toBe(JSON.parse(text).hash);
    expect(game.value.session.state.over).not.toBeNull();
    const replay = await games.watch(opened.value);
    if (!replay.ok) throw new Error(replay.why);
    replay.value.seek(replay.value.total);
    expect(replay.value.store.getState().view).toEqual(game.value.session.state);
  },
);
