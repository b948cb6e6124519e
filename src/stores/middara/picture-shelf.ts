import { createStore, delMany, entries, get, set, type UseStore } from 'idb-keyval';

/** Pictures kept by this browser, packed. What goes wrong is as if there were none: they are painted again. */
export interface PictureShelf {
  find(name: string): Promise<Blob | null>;
  keep(name: string, picture: Blob): Promise<void>;
}

interface Kept {
  readonly picture: Blob;
  /** Grows with every look at any of them. */
  readonly used: number;
}

/** So many are kept; the one not looked at for longest goes first. */
export const MOST_KEPT = 20;

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'picture' in value && 'used' in value;

/** A database of their own: what games need is not held up by pictures. */
export function browserShelf(): PictureShelf {
  let opened: UseStore | null = null;
  const store = () => {
    opened ??= createStore('middara-pictures', 'pictures');
    return opened;
  };
  return shelfIn(store);
}

export function shelfIn(store: () => UseStore): PictureShelf {
  async function all(): Promise<(readonly [string, Kept])[]> {
    const kept = await entries<string, unknown>(store());
    return kept
      .flatMap(([name, value]) => (isKept(value) ? [[name, value] as const] : []))
      .sort(([, a], [, b]) => b.used - a.used);
  }
  async function put(name: string, picture: Blob): Promise<void> {
    const others = (await all()).filter(([other]) => other !== name);
    await set(name, { picture, used: (others[0]?.[1].used ?? 0) + 1 } satisfies Kept, store());
    const gone = others.slice(MOST_KEPT - 1).map(([other]) => other);
    if (gone.length > 0) await delMany(gone, store());
  }
  return {
    async find(name) {
      const kept = await get<unknown>(name, store()).catch(() => null);
      if (!isKept(kept)) return null;
      void put(name, kept.picture).catch(() => {});
      return kept.picture;
    },
    keep: (name, picture) => put(name, picture).catch(() => {}),
  };
}
