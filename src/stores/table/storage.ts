import { delMany, getMany, keys, setMany, type UseStore } from 'idb-keyval';
import type { GameSummary, SavedGame } from '../game/saved-game.ts';

/** Where games are kept. Each is written whole or not at all. */
export interface GameStorage {
  list(): Promise<GameSummary[]>;
  /** undefined when there is none of that id. What comes back is unchecked. */
  read(id: string): Promise<unknown>;
  write(game: SavedGame, summary: GameSummary): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Games in memory, for tests and where the browser keeps nothing. */
export function memoryStorage(): GameStorage {
  const games = new Map<string, { game: string; summary: GameSummary }>();
  return {
    list: async () => [...games.values()].map(({ summary }) => summary),
    read: async (id) => {
      const found = games.get(id);
      return found && JSON.parse(found.game);
    },
    write: async (game, summary) => {
      games.set(game.id, { game: JSON.stringify(game), summary });
    },
    remove: async (id) => {
      games.delete(id);
    },
  };
}

/** Games in the browser's IndexedDB: `game:ID` the game, `about:ID` its line in the list. */
export function browserStorage(store: UseStore): GameStorage {
  return {
    async list() {
      const about = (await keys<string>(store)).filter((key) => key.startsWith('about:'));
      const lines = await getMany<GameSummary>(about, store);
      return lines.filter((line) => line !== undefined);
    },
    async read(id) {
      return (await getMany([`game:${id}`], store))[0];
    },
    write: (game, summary) =>
      setMany(
        [
          [`game:${game.id}`, game],
          [`about:${game.id}`, summary],
        ],
        store,
      ),
    remove: (id) => delMany([`game:${id}`, `about:${id}`], store),
  };
}
