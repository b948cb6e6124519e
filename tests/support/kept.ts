import type { Change, GameStorage } from '../../src/stores/kept/game-storage.ts';
import { linesOf } from '../../src/stores/kept/kept-game.ts';
import type { GameSummary, SavedGame } from '../../src/stores/kept/saved-game.ts';
import type { Middara } from '../../src/stores/middara/types.ts';

/** What a storage has of a game, as a file would have it. Throws Error when it has none. */
export async function gameIn(storage: GameStorage, id: string): Promise<SavedGame<Middara>> {
  const found = await storage.read(id);
  if (!found) throw new Error(`no game ${id}`);
  return found.game as SavedGame<Middara>;
}

/** All of a game as one change, by whatever table. */
export function changeOf(game: SavedGame<Middara>, summary: GameSummary): Change {
  const { log, events, marks, notes, gestures = [], file, version, id, initial, autoPass } = game;
  const { decisions, checkpoint, hash, ...rest } = log;
  return {
    id,
    stand: { seq: 1, by: 'test', hash },
    onto: null,
    summary: { ...summary, id, name: game.name, savedAt: game.savedAt, decisions: decisions.length },
    head: { file, version, id, initial, autoPass, log: rest },
    tail: checkpoint,
    lines: { at: 0, items: linesOf({ decisions, marks }, gestures, 0) },
    events: { at: 0, items: events },
    notes: { at: 0, items: notes },
  };
}

/** Puts a game in a storage as it is, over one of that id. */
export async function putGame(storage: GameStorage, game: SavedGame<Middara>): Promise<void> {
  const there = (await storage.list()).find(({ id }) => id === game.id);
  if (!there) throw new Error(`no game ${game.id} in the list`);
  await storage.write(changeOf(game, there));
}
