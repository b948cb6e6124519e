/** How packs lie in the browser: as they are now, and in the versions games were played with. */
import { del, entries, set, type UseStore } from 'idb-keyval';
import { isRecord } from '../../check/is-record.ts';
import type { PlainFile } from '../../content/index.ts';
import type { PackStamp } from '../../engine/index.ts';

/** A player's pack as it is kept: the text of its files, so that it is checked anew at each visit. */
export interface StoredPack {
  readonly id: string;
  /** Paths from the pack's own folder: `items/river-blade.json`. */
  readonly files: readonly PlainFile[];
}

/** A version of a pack that is no longer loaded, and that games were played with (X151). */
export interface KeptVersion extends StoredPack {
  readonly name: string;
  readonly version: string;
  /** Of what was loaded of it, with its ids in its own space. */
  readonly hash: string;
}

/** Where packs are kept, beside the games. */
export interface PackStorage {
  /** By id. What is damaged is left out. */
  list(): Promise<StoredPack[]>;
  write(pack: StoredPack): Promise<void>;
  remove(id: string): Promise<void>;
  /** Versions kept for the games played with them, beside what is loaded. What is damaged is left out. */
  versions(): Promise<KeptVersion[]>;
  keep(version: KeptVersion): Promise<void>;
  forget(version: KeptVersion): Promise<void>;
  /** The packs that the games kept here were played with; a stamp may be there more than once. */
  played(): Promise<PackStamp[]>;
}

const byId = (a: StoredPack, b: StoredPack): number => (a.id < b.id ? -1 : 1);

const keyOf = ({ id, hash }: KeptVersion): string => `pack-was:${id}@${hash}`;

/** In memory, beside games that were played with these packs. */
export function memoryPacks(played: () => Promise<PackStamp[]> = async () => []): PackStorage {
  const packs = new Map<string, StoredPack>();
  const versions = new Map<string, KeptVersion>();
  return {
    played,
    versions: async () => [...versions.values()],
    keep: async (version) => {
      versions.set(keyOf(version), version);
    },
    forget: async (version) => {
      versions.delete(keyOf(version));
    },
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
    async versions() {
      const all = await entries<string, unknown>(store);
      return all.flatMap(([key, value]) =>
        key.startsWith('pack-was:') && isKeptVersion(value) ? [value] : [],
      );
    },
    keep: (version) => set(keyOf(version), version, store),
    forget: (version) => del(keyOf(version), store),
    async played() {
      const all = await entries<string, unknown>(store);
      return all.flatMap(([key, value]) => (/^(head|game|campaign):/.test(key) ? stampsIn(value) : []));
    },
  };
}

/** Of a kept game, whole or its head. */
function stampsIn(game: unknown): PackStamp[] {
  const packs = isRecord(game) && isRecord(game.log) ? game.log.packs : undefined;
  return Array.isArray(packs) ? packs.filter(isStamp) : [];
}

const isStamp = (value: unknown): value is PackStamp =>
  isRecord(value) && typeof value.id === 'string' && typeof value.hash === 'string';

const isKeptVersion = (value: unknown): value is KeptVersion =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  typeof value.version === 'string' &&
  typeof value.hash === 'string' &&
  isStoredPack(value);

// By hand: the first screen looks for packs, and waits for no schemas.
function isStoredPack(value: unknown): value is StoredPack {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    Array.isArray(value.files) &&
    value.files.every(
      (file) => isRecord(file) && typeof file.path === 'string' && typeof file.text === 'string',
    )
  );
}
