/** How packs lie in the browser: as they are now, and in the versions games were played with. */
import { isRecord } from '../../check/is-record.ts';
import type { PlainFile } from '../../content/index.ts';
import type { PackStamp } from '../../engine/index.ts';
import { type Cells, keysOf } from '../kept/cells.ts';
import { playedWith } from '../kept/played-with.ts';

/** How packs, and packs in work, are kept: the newest form that is read here. Those of today name none. */
export const DRAFT_FORMAT = 1;

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
  /** Their ids alone, damaged ones among them. */
  ids(): Promise<string[]>;
  /** undefined when there is none of that id, or it is damaged. */
  read(id: string): Promise<StoredPack | undefined>;
  write(pack: StoredPack): Promise<void>;
  remove(id: string): Promise<void>;
  /** Versions kept for the games played with them, beside what is loaded. What is damaged is left out. */
  versions(): Promise<KeptVersion[]>;
  keep(version: KeptVersion): Promise<void>;
  forget(version: KeptVersion): Promise<void>;
  /** The packs that the games kept here were played with; a stamp may be there more than once. */
  played(): Promise<PackStamp[]>;
  /** Why packs are there for this visit alone; null where the browser keeps them. */
  notKept(): string | null;
}

const byId = (a: StoredPack, b: StoredPack): number => (a.id < b.id ? -1 : 1);

const keyOf = ({ id, hash }: KeptVersion): string => `pack-was:${id}@${hash}`;

/** In memory, beside games that were played with these packs. */
export function memoryPacks(played: () => Promise<PackStamp[]> = async () => []): PackStorage {
  const packs = new Map<string, StoredPack>();
  const versions = new Map<string, KeptVersion>();
  return {
    played,
    notKept: () => null,
    versions: async () => [...versions.values()],
    keep: async (version) => {
      versions.set(keyOf(version), version);
    },
    forget: async (version) => {
      versions.delete(keyOf(version));
    },
    list: async () => [...packs.values()].sort(byId),
    ids: async () => [...packs.keys()],
    read: async (id) => packs.get(id),
    write: async (pack) => {
      packs.set(pack.id, pack);
    },
    remove: async (id) => {
      packs.delete(id);
    },
  };
}

/** Among the cells of the games, under `pack:ID`. No game is read for them. */
export function packsIn(cells: Cells): PackStorage {
  const all = (sort: string) => cells.transact('readonly', (now) => now.all(...keysOf(sort)));
  const put = (key: string, value: unknown) =>
    cells.transact('readwrite', async (now) => now.put(key, value));
  const remove = (key: string) => cells.transact('readwrite', async (now) => now.remove(key, `${key}\0`));
  return {
    list: async () =>
      (await all('pack')).flatMap(([, value]) => (isStoredPack(value) ? [value] : [])).sort(byId),
    ids: async () =>
      (await cells.transact('readonly', (now) => now.keys(...keysOf('pack')))).map((key) =>
        key.slice('pack:'.length),
      ),
    async read(id) {
      const value = await cells.transact('readonly', (now) => now.get(`pack:${id}`));
      return isStoredPack(value) ? value : undefined;
    },
    write: (pack) => put(`pack:${pack.id}`, pack),
    remove: (id) => remove(`pack:${id}`),
    versions: async () =>
      (await all('pack-was')).flatMap(([, value]) => (isKeptVersion(value) ? [value] : [])),
    keep: (version) => put(keyOf(version), version),
    forget: (version) => remove(keyOf(version)),
    played: () => playedWith(cells),
    notKept: () => cells.why?.() ?? null,
  };
}

const isKeptVersion = (value: unknown): value is KeptVersion =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  typeof value.version === 'string' &&
  typeof value.hash === 'string' &&
  isStoredPack(value);

// By hand: the first screen looks for packs, and waits for no schemas.
export function isStoredPack(value: unknown): value is StoredPack {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    Array.isArray(value.files) &&
    value.files.every(
      (file) => isRecord(file) && typeof file.path === 'string' && typeof file.text === 'string',
    )
  );
}

/** Whether a pack is what a game was played with; of games from before spaces, by its version (X152). */
export const isOf = (
  { id, version, hash, ownSpace }: PackStamp,
  pack: { readonly id: string; readonly version: string; readonly hash: string },
): boolean => id === pack.id && (ownSpace ? hash === pack.hash : version === pack.version);
