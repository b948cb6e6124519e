/** A game as it lies in a browser's storage, taken out of it and run again here. */
import { readContentFolder } from '../../content/files/node-files.ts';
import { loadContent } from '../../content/index.ts';
import { EncounterSession } from '../../engine/index.ts';
import { memoryCells } from '../../stores/kept/cells.ts';
import { gameStorage } from '../../stores/kept/game-storage.ts';
import { checkSavedGame } from '../../stores/opened/parse-saved-game.ts';
import { en } from '../../words/en/index.ts';

/** A key and what lies under it. */
export type KeptRow = readonly [key: string, value: unknown];

/** All rows of a game. Runs in the browser, so it knows nothing but its argument. */
export async function rowsOf(id: string): Promise<KeptRow[]> {
  const answer = <T>(request: IDBRequest<T>) =>
    new Promise<T>((done, fail) => {
      request.onsuccess = () => done(request.result);
      request.onerror = () => fail(request.error);
    });
  const database = await answer(indexedDB.open('middara-table'));
  const games = database.transaction('games').objectStore('games');
  const [keys, values] = await Promise.all([answer(games.getAllKeys()), answer(games.getAll())]);
  database.close();
  return keys.flatMap((key, i) => (String(key).includes(`:${id}`) ? [[String(key), values[i]]] : []));
}

/** What is kept of a game. */
export interface KeptRun {
  readonly options: readonly string[];
  /** What it asks after the last of them; null when it is over. */
  readonly asked: string | null;
  /** Of its state after the last of them, as the page worked it out. */
  readonly hash: string | null;
  /** Why it cannot be opened, or that it comes to another state here; null where all is well. */
  readonly damaged: string | null;
}

const content = loadContent(readContentFolder('content'));

/** Reads the rows of a game as the page would, and plays them again. */
export async function runAgain(rows: readonly KeptRow[], id: string): Promise<KeptRun> {
  const cells = memoryCells();
  await cells.transact('readwrite', async (now) => {
    for (const [key, value] of rows) now.put(key, value);
  });
  const nothing = { options: [], asked: null, hash: null };
  const found = await gameStorage(cells).read(id);
  if (!found) return { ...nothing, damaged: 'it is not there' };
  const checked = checkSavedGame(found.game);
  if (!checked.ok) return { ...nothing, damaged: JSON.stringify(checked.problems[0]) };
  const { log } = checked.value;
  const options = log.decisions.map(({ option }) => option);
  const session = new EncounterSession(log.setup, content);
  for (const { option, mix } of log.decisions) session.decide(option, mix);
  const { pending, position } = session;
  const again = session.hashLike(log.hash);
  return {
    options,
    asked: pending && en.tell(position).question(pending),
    hash: log.hash,
    damaged: again === log.hash ? null : `hash ${log.hash}, run again ${again}`,
  };
}
