/** A game held by this tab. */
export interface Hold {
  release(): void;
}

/** Sees to it that a game is open in one tab only. */
export interface OneTab {
  /**
   * Takes hold of a game; null when another tab has it, unless `takeOver`: then the other tab finishes what it
   * is writing, lets go, and is told by `onLost`.
   */
  hold(id: string, wish: { takeOver: boolean; onLost(): void }): Promise<Hold | null>;
}

/** For tests, and where the browser knows no locks. */
export const noOtherTab: OneTab = { hold: async () => ({ release: () => {} }) };

/** How long another tab may take to let go before the game is taken from it. */
const PATIENCE = 2000;

/** Web Locks, and a channel to ask the tab that holds one. `beforeLetGo` finishes what is being written. */
export function tabsOfBrowser(beforeLetGo: () => Promise<void>): OneTab {
  if (typeof navigator === 'undefined' || !navigator.locks || typeof BroadcastChannel === 'undefined')
    return noOtherTab;
  const channel = new BroadcastChannel('middara-table');
  /** Games this tab holds: a screen that is left and come back to holds twice for a moment. */
  const held = new Map<string, { count: number; free(): void; lost: Set<() => void> }>();

  function drop(id: string): void {
    const mine = held.get(id);
    if (!mine) return;
    held.delete(id);
    for (const tell of mine.lost) tell();
    mine.free();
  }

  channel.onmessage = ({ data }: MessageEvent<{ want?: unknown }>) => {
    const id = data?.want;
    if (typeof id === 'string' && held.has(id)) void beforeLetGo().finally(() => drop(id));
  };

  /** Gives whether the lock is ours now. It stays so until `free`, or until it is stolen. */
  function request(id: string, options: LockOptions): Promise<boolean> {
    return new Promise((answer) => {
      navigator.locks
        .request(`middara-table/${id}`, options, (lock) => {
          if (!lock) return answer(false);
          const letGo = new Promise<void>((free) => held.set(id, { count: 0, free, lost: new Set() }));
          answer(true);
          return letGo;
        })
        .catch(() => {
          answer(false);
          drop(id);
        });
    });
  }

  async function acquire(id: string, takeOver: boolean): Promise<boolean> {
    if (held.has(id) || (await request(id, { ifAvailable: true }))) return true;
    if (!takeOver) return false;
    channel.postMessage({ want: id });
    if (await request(id, { signal: AbortSignal.timeout(PATIENCE) })) return true;
    return request(id, { steal: true });
  }

  return {
    async hold(id, { takeOver, onLost }) {
      if (!(await acquire(id, takeOver))) return null;
      const mine = held.get(id);
      if (!mine) return null;
      mine.count += 1;
      mine.lost.add(onLost);
      let released = false;
      return {
        release() {
          if (released) return;
          released = true;
          mine.lost.delete(onLost);
          mine.count -= 1;
          if (mine.count > 0 || held.get(id) !== mine) return;
          held.delete(id);
          mine.free();
        },
      };
    },
  };
}
