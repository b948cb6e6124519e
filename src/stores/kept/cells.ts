import type { UseStore } from './browser-store.ts';

/** Values by key, as much of IndexedDB as games need. */
export interface Cells {
  /** What is written outlives the page: then it is worth waiting for. */
  readonly lasts: boolean;
  /** Why it does not; null, or absent, where it does, as far as is known. */
  why?(): string | null;
  /**
   * All that `work` writes is there when it is done, or nothing of it. It must wait for nothing but its cells.
   * `relaxed`: it need not outlive the machine (`UseStore`).
   */
  transact<T>(
    mode: IDBTransactionMode,
    work: (cells: Transaction) => Promise<T>,
    durability?: 'strict' | 'relaxed',
  ): Promise<T>;
}

export interface Transaction {
  get(key: string): Promise<unknown>;
  /** By key, from the first to before the second. */
  all(from: string, to: string): Promise<(readonly [string, unknown])[]>;
  /** The same without their values: what lies there is not read. */
  keys(from: string, to: string): Promise<string[]>;
  put(key: string, value: unknown): void;
  remove(from: string, to: string): void;
}

/** Cells of this visit. What is written is copied, as a browser would. */
export function memoryCells(): Cells {
  const kept = new Map<string, string>();
  const between = (from: string, to: string) =>
    [...kept.keys()].filter((key) => key >= from && key < to).sort();
  return {
    lasts: false,
    async transact(_mode, work) {
      /** What stood where it was written, in order. */
      const before: (readonly [string, string | undefined])[] = [];
      const set = (key: string, value: string | undefined) => {
        if (value === undefined) kept.delete(key);
        else kept.set(key, value);
      };
      const write = (key: string, value: string | undefined) => {
        before.push([key, kept.get(key)]);
        set(key, value);
      };
      try {
        return await work({
          get: async (key) => parsed(kept.get(key)),
          all: async (from, to) => between(from, to).map((key) => [key, parsed(kept.get(key))] as const),
          keys: async (from, to) => between(from, to),
          put: (key, value) => write(key, JSON.stringify(value)),
          remove: (from, to) => {
            for (const key of kept.keys()) if (key >= from && key < to) write(key, undefined);
          },
        });
      } catch (error) {
        for (const [key, value] of before.reverse()) set(key, value);
        throw error;
      }
    },
  };
}

const parsed = (text: string | undefined): unknown => (text === undefined ? undefined : JSON.parse(text));

/** The sign after `:`, where the keys of a prefix end. */
const END = ';';

/** From where to where the keys of a sort lie, `SORT:…`. */
export const keysOf = (sort: string): [from: string, to: string] => [`${sort}:`, `${sort}${END}`];

export const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });

export const endOf = (transaction: IDBTransaction): Promise<void> =>
  new Promise((done, fail) => {
    transaction.oncomplete = () => done();
    transaction.onabort = () => fail(transaction.error ?? new Error());
  });

/** The cells of this browser. */
export function browserCells(store: UseStore): Cells {
  return {
    lasts: true,
    transact: (mode, work, durability) =>
      store(
        mode,
        async (cells) => {
          const { transaction } = cells;
          const end = endOf(transaction);
          try {
            const done = await work(within(cells));
            // Without waiting to see whether more comes: a page that is left just now takes nothing back.
            if (mode === 'readwrite') transaction.commit?.();
            await end;
            return done;
          } catch (error) {
            // Nothing of it, then. What the transaction says of its own end is heard, and no news.
            end.catch(() => error);
            abort(transaction);
            throw transaction.error ?? error;
          }
        },
        durability,
      ),
  };
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has ended already: that is all that was wanted.
  }
}

function within(cells: IDBObjectStore): Transaction {
  const range = (from: string, to: string) => IDBKeyRange.bound(from, to, false, true);
  return {
    get: (key) => answerOf(cells.get(key)),
    async all(from, to) {
      const between = range(from, to);
      const [keys, values] = await Promise.all([
        answerOf(cells.getAllKeys(between)),
        answerOf(cells.getAll(between)),
      ]);
      return keys.map((key, i) => [String(key), values[i]] as const);
    },
    keys: async (from, to) => (await answerOf(cells.getAllKeys(range(from, to)))).map(String),
    put: (key, value) => void cells.put(value, key),
    remove: (from, to) => void cells.delete(range(from, to)),
  };
}
