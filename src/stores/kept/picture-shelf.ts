import { createStore, delMany, get, set, type UseStore, update } from 'idb-keyval';

/** Pictures kept by this browser, packed. What goes wrong is as if there were none: they are painted again. */
export interface PictureShelf {
  find(name: string): Promise<Blob | null>;
  keep(name: string, picture: Blob): Promise<void>;
}

/** So many are kept; the one not looked at for longest goes first. Small ones are a hundredth of a large one. */
export const MOST_KEPT = 20;
const MOST_SMALL = 120;

/** Where the names stand, the one last looked at first. */
const ORDER = 'order';
const namesIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];

/** A database of their own: what games need is not held up by pictures. */
export function browserShelf(): PictureShelf {
  let opened: UseStore | null = null;
  return shelfIn(() => {
    opened ??= createStore('middara-pictures', 'pictures');
    return opened;
  });
}

/** One more for small pictures: a page full of them puts no large one away. */
export function browserSmallShelf(): PictureShelf {
  let opened: UseStore | null = null;
  return shelfIn(() => {
    opened ??= createStore('middara-small-pictures', 'pictures');
    return opened;
  }, MOST_SMALL);
}

export function shelfIn(store: () => UseStore, most = MOST_KEPT): PictureShelf {
  /** Puts the name first; gives those there is no room for. */
  async function lookedAt(name: string): Promise<string[]> {
    let gone: string[] = [];
    await update<unknown>(
      ORDER,
      (before) => {
        const names = [name, ...namesIn(before).filter((other) => other !== name)];
        gone = names.slice(most);
        return names.slice(0, most);
      },
      store(),
    );
    return gone;
  }
  return {
    async find(name) {
      try {
        const picture = await get<unknown>(`picture:${name}`, store());
        if (!(picture instanceof Blob)) return null;
        await lookedAt(name);
        return picture;
      } catch {
        return null;
      }
    },
    async keep(name, picture) {
      try {
        await set(`picture:${name}`, picture, store());
        const gone = await lookedAt(name);
        if (gone.length > 0) {
          await delMany(
            gone.map((other) => `picture:${other}`),
            store(),
          );
        }
      } catch {
        // Full, or not to be had: it is painted again.
      }
    },
  };
}
