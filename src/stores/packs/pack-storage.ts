import { del, entries, set, type UseStore } from 'idb-keyval';
import { isRecord } from '../../check/is-record.ts';
import type { PlainFile } from '../../content/index.ts';

/** A player's pack as it is kept: the text of its files, so that it is checked anew at each visit. */
export interface StoredPack {
  readonly id: string;
  /** Paths from the pack's own folder: `items/river-blade.json`. */
  readonly files: readonly PlainFile[];
}

/** Where packs are kept, beside the games. */
export interface PackStorage {
  /** By id. What is damaged is left out. */
  list(): Promise<StoredPack[]>;
  write(pack: StoredPack): Promise<void>;
  remove(id: string): Promise<void>;
}

const byId = (a: StoredPack, b: StoredPack): number => (a.id < b.id ? -1 : 1);

export function memoryPacks(): PackStorage {
  const packs = new Map<string, StoredPack>();
  return {
    list: async () => [...packs.values()].sort(byId),
    write: async (pack) => {
      packs.set(pack.id, pack);
    },
    remove: async (id) => {
      packs.delete(id);
    },
  };
}

/** Where nothing is kept: a pack is there for this visit, and whoever loads it is told why. */
export const packsOfAVisit = (why: string): PackStorage => ({
  ...memoryPacks(),
  write: () => Promise.reject(new Error(why)),
});

/** In the store of the games, under `pack:ID`; packs in work under `draft:ID`. */
export function browserPacks(store: UseStore, kind: 'pack' | 'draft' = 'pack'): PackStorage {
  return {
    async list() {
      const all = await entries<string, unknown>(store);
      return all
        .filter(([key]) => key.startsWith(`${kind}:`))
        .flatMap(([, value]) => (isStoredPack(value) ? [value] : []))
        .sort(byId);
    },
    write: (pack) => set(`${kind}:${pack.id}`, pack, store),
    remove: (id) => del(`${kind}:${id}`, store),
  };
}

// By hand: the first screen looks for packs, and waits for no schemas.
const isStoredPack = (value: unknown): value is StoredPack =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  Array.isArray(value.files) &&
  value.files.every(
    (file) => isRecord(file) && typeof file.path === 'string' && typeof file.text === 'string',
  );
