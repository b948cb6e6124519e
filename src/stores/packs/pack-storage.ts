import { createStore, del, entries, set } from 'idb-keyval';
import * as v from 'valibot';
import { listOf, withFields } from '../../check/schemas.ts';
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

/** In the store of the games, under `pack:ID`. */
export function browserPacks(): PackStorage {
  const store = createStore('middara-table', 'games');
  return {
    async list() {
      const all = await entries<string, unknown>(store);
      return all
        .filter(([key]) => key.startsWith('pack:'))
        .flatMap(([, value]) => (isStoredPack(value) ? [value] : []))
        .sort(byId);
    },
    write: (pack) => set(`pack:${pack.id}`, pack, store),
    remove: (id) => del(`pack:${id}`, store),
  };
}

const storedPack = withFields({
  id: v.string(),
  files: listOf(withFields({ path: v.string(), text: v.string() })),
});

const isStoredPack = (value: unknown): value is StoredPack => v.is(storedPack, value);
