import { type Cells, memoryCells, type Transaction } from '../../src/stores/kept/cells.ts';

/** One call that writes. */
export type Write = { readonly put: string; readonly bytes: number } | { readonly removed: string };

export interface WatchedCells extends Cells {
  readonly writes: Write[];
  /** The keys of all values that were read. */
  readonly reads: string[];
  /** Called before a write is done, with how many there were: throws where it should fail. */
  onWrite: (n: number) => void;
  /** Called before a transaction that writes. */
  onTransaction: () => Promise<void>;
}

/** Cells of memory that last, count what is written in them, and fail when they are told to. */
export function watchedCells(cells: Cells = memoryCells()): WatchedCells {
  const writes: Write[] = [];
  const watched: WatchedCells = {
    lasts: true,
    writes,
    reads: [],
    onWrite: () => {},
    onTransaction: async () => {},
    async transact(mode, work) {
      if (mode === 'readwrite') await watched.onTransaction();
      return cells.transact(mode, (inner) => {
        const note = (write: Write) => {
          watched.onWrite(writes.length);
          writes.push(write);
        };
        const outer: Transaction = {
          async get(key) {
            watched.reads.push(key);
            return inner.get(key);
          },
          async all(from, to) {
            const all = await inner.all(from, to);
            for (const [key] of all) watched.reads.push(key);
            return all;
          },
          keys: inner.keys,
          put(key, value) {
            note({ put: key, bytes: JSON.stringify(value).length });
            inner.put(key, value);
          },
          remove(from, to) {
            note({ removed: from });
            inner.remove(from, to);
          },
        };
        return work(outer);
      });
    },
  };
  return watched;
}

/** Every key and value there is. */
export const allIn = (cells: Cells) => cells.transact('readonly', (now) => now.all('', '~'));

/** Puts values as they are. */
export const putIn = (cells: Cells, values: Readonly<Record<string, unknown>>) =>
  cells.transact('readwrite', async (now) => {
    for (const [key, value] of Object.entries(values)) now.put(key, value);
  });
