/** The browser's own database, and how long it is waited for. */
import { answerOf, browserCells, endOf } from './cells.ts';
import { type LateCells, lateCells } from './late-cells.ts';

/** How long a browser may take to answer before it counts as one that never does. */
const PATIENCE = 20_000;
/** The same for the first try, which somebody sits and waits for. */
const FIRST_PATIENCE = 6000;

/** Longer than that a page is busy, or asleep: it is not the browser that does not answer. */
const SLICE = 250;

/**
 * Waits so long, of the time the page can listen: what it spends on one long task counts for one slice, and an answer
 * that came meanwhile is heard first. `isOver` ends it early.
 */
async function listening(milliseconds: number, isOver: () => boolean): Promise<void> {
  for (let left = milliseconds; left > 0 && !isOver(); left -= SLICE)
    await new Promise((done) => setTimeout(done, Math.min(SLICE, left)));
}

/** The promise, or an Error of that message when it takes longer, of the time the page can listen. */
export function within<T>(milliseconds: number, late: string, promise: Promise<T>): Promise<T> {
  let over = false;
  return new Promise((done, fail) => {
    promise.then(done, fail).finally(() => {
      over = true;
    });
    void listening(milliseconds, () => over).then(() => fail(new Error(late)));
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

/** Opens, writes and deletes once, however long that takes. Throws why it cannot. */
async function probe(store: UseStore): Promise<void> {
  const done = (write: (games: IDBObjectStore) => void) =>
    store(
      'readwrite',
      async (games) => {
        write(games);
        await endOf(games.transaction);
      },
      'relaxed',
    );
  await done((games) => games.put(Date.now(), 'probe'));
  await done((games) => games.delete('probe'));
}

/** What a browser that has refused is asked again after, at most. */
const LONGEST_PAUSE = 60_000;

/**
 * All that this page keeps: in the browser where it answers, for this visit where it does not, and in the browser again
 * from when it does (`late-cells.ts`).
 */
export function cellsOfBrowser(noAnswer: string, patience = FIRST_PATIENCE): LateCells {
  return lateCells({
    real: browserCells(browserStore(noAnswer)),
    probe: () => probe(browserStore(noAnswer, Number.POSITIVE_INFINITY)),
    patience: () => listening(patience, () => false),
    noAnswer,
    pause: (tries) => listening(Math.min(LONGEST_PAUSE, 2500 * 2 ** tries), () => false),
  });
}
