/** Whether this browser keeps anything, and what is used where it does not. */
import { messageOf } from '../message-of.ts';
import { answerOf, endOf } from './cells.ts';

/** How long a browser may take to answer before it counts as one that never does. */
const PATIENCE = 20_000;
/** The same for the first try, which somebody sits and waits for. */
const FIRST_PATIENCE = 6000;

/** The promise, or an Error of that message when it takes longer. */
export function within<T>(milliseconds: number, late: string, promise: Promise<T>): Promise<T> {
  return new Promise((done, fail) => {
    const clock = setTimeout(() => fail(new Error(late)), milliseconds);
    promise.then(done, fail).finally(() => clearTimeout(clock));
  });
}

/**
 * One transaction on what is kept. Strict, what is done is on the disk, whatever becomes of the machine: it costs a
 * millisecond or, on a slow disk, two hundred. Relaxed, it outlives the browser alone.
 */
export type UseStore = <T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => T | PromiseLike<T>,
  durability?: 'strict' | 'relaxed',
) => Promise<T>;

/**
 * The browser's IndexedDB for games and packs. It lets go when another tab brings a newer version of the database,
 * and opens again when it is needed: no tab keeps another waiting. `noAnswer` says that it
 * took too long.
 */
export function browserStore(noAnswer: string, patience = PATIENCE): UseStore {
  let opened: Promise<IDBDatabase> | null = null;
  const forget = () => {
    opened = null;
  };

  async function connect(): Promise<IDBDatabase> {
    const request = indexedDB.open('middara-table');
    request.onupgradeneeded = () => request.result.createObjectStore('games');
    const database = await answerOf(request);
    database.onclose = forget;
    database.onversionchange = () => {
      database.close();
      forget();
    };
    return database;
  }

  return (mode, work, durability = 'strict') => {
    const connection = opened ?? connect();
    opened = connection;
    const done = connection.then((database) =>
      work(database.transaction('games', mode, { durability }).objectStore('games')),
    );
    return within(patience, noAnswer, done).catch((error: unknown) => {
      // Whatever it was, the next try begins anew.
      if (opened === connection) forget();
      throw error;
    });
  };
}

/** Whether this browser keeps what it is given: null, or why not. Opens, writes and deletes once. */
export async function whyNothingIsKept(noAnswer: string, patience = FIRST_PATIENCE): Promise<string | null> {
  const store = browserStore(noAnswer, patience);
  const done = (write: (games: IDBObjectStore) => void) =>
    store(
      'readwrite',
      async (games) => {
        write(games);
        await endOf(games.transaction);
      },
      'relaxed',
    );
  try {
    await done((games) => games.put(Date.now(), 'probe'));
    await done((games) => games.delete('probe'));
    return null;
  } catch (error) {
    return messageOf(error);
  }
}
