/** Games of others as their pages wrote them, opened again. */
import { expect } from 'vitest';
import type { GuestTypes } from '../../src/stores/opened/guest-kind.ts';
import type { Ground } from '../../src/stores/table/ground.ts';
import type { GamesOfGuest } from '../../src/stores/table/guest-games.ts';
import { createSettings } from '../../src/stores/table/settings-store.ts';
import { tableWith } from './table-of-memory.ts';

/** A table for that game alone, and its games on it. */
export function sittingFor<G extends GuestTypes>(id: string, gamesOn: (ground: Ground) => GamesOfGuest<G>) {
  const table = tableWith({
    settings: createSettings(),
    guests: [{ id, games: async (ground) => gamesOn(ground) }],
  });
  return { table, games: gamesOn(table.ground) };
}

/** It opens and runs to its hash, and is watched to the same end; gives the state it has come to. */
export async function opensAsKept<G extends GuestTypes>(
  id: string,
  gamesOn: (ground: Ground) => GamesOfGuest<G>,
  text: string,
): Promise<G['state']> {
  const { table, games } = sittingFor(id, gamesOn);
  const opened = await table.loadFile(text);
  if (!opened.ok) throw new Error(opened.why);
  const game = await games.open(opened.value);
  if (!game.ok) throw new Error(game.why);
  const { session } = game.value;
  expect(session.hash).toBe(JSON.parse(text).hash);
  const replay = await games.watch(opened.value);
  if (!replay.ok) throw new Error(replay.why);
  replay.value.seek(replay.value.total);
  expect(replay.value.store.getState().view).toEqual(session.state);
  return session.state;
}
