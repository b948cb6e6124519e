/** Whether this browser keeps anything, and what is used where it does not. */
import type { UseStore } from 'idb-keyval';
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

  return (mode, work) => {
    const connection = opened ?? connect();
    opened = connection;
    const done = connection.then((database) =>
      // Strictly: what is done is on the disk, whatever becomes of the machine. It costs a millisecond.
      work(database.transaction('games', mode, { durability: 'strict' }).objectStore('games')),
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
  try {
    await store('readwrite', async (games) => {
      games.put(Date.now(), 'probe');
      await endOf(games.transaction);
    });
    await store('readwrite', async (games) => {
      games.delete('probe');
      await endOf(games.transaction);
    });
    return null;
  } catch (error) {
    return messageOf(error);
  }
}
