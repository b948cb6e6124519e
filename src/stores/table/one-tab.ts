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
  hold(id: string, wish: Wish): Promise<Hold | null>;
  /** Tells the tab that has a game open that it was deleted here. */
  deleted(id: string): void;
}

export interface Wish {
  readonly takeOver: boolean;
  onLost(): void;
  /** Another tab has deleted it. */
  onDeleted(): void;
}

/** For tests, and where the browser knows no locks. */
export const noOtherTab: OneTab = { hold: async () => ({ release: () => {} }), deleted: () => {} };

/** How long another tab may take to let go before the game is taken from it. */
const PATIENCE = 2000;

/** What came of asking for a lock; `broken` when the browser knows locks but does not give them. */
type Asked = 'ours' | 'taken' | 'broken';

const PREFIX = 'middara-table/';

/** Whether a game is open in any tab of this browser, as far as its locks tell. Never throws. */
export async function isGameOpen(): Promise<boolean> {
  try {
    const { held = [] } = await navigator.locks.query();
    return held.some(({ name }) => name?.startsWith(PREFIX));
  } catch {
    return false; // no locks: other tabs are not known of, and their games are kept decision by decision
  }
}

/** The channel and the locks of this browser; null where it has no channel, or they break when they are touched. */
function meansOfBrowser(): {
  readonly locks: LockManager | null;
  readonly channel: BroadcastChannel;
} | null {
  try {
    if (typeof navigator === 'undefined' || typeof BroadcastChannel === 'undefined') return null;
    // A page over plain http has none.
    const locks: LockManager | undefined = navigator.locks;
    return { locks: locks ?? null, channel: new BroadcastChannel('middara-table') };
  } catch {
    return null; // as good as none: then a game opens as ever
  }
}

/** What asks the other tabs themselves is fetched where it is needed. */
function withoutLocks(channel: BroadcastChannel, beforeLetGo: () => Promise<void>): OneTab {
  const asked = import('./tabs-by-channel.ts').then(({ tabsByChannel }) =>
    tabsByChannel(channel, beforeLetGo),
  );
  return {
    hold: async (id, wish) => (await asked).hold(id, wish),
    deleted: (id) => void asked.then((tabs) => tabs.deleted(id)),
  };
}

/**
 * Web Locks, and a channel to ask the tab that holds one. `beforeLetGo` finishes what is being written. Locks that
 * break or never answer lock nobody out.
 */
export function tabsOfBrowser(beforeLetGo: () => Promise<void>): OneTab {
  const means = meansOfBrowser();
  if (!means) return noOtherTab;
  const { channel } = means;
  if (!means.locks) return withoutLocks(channel, beforeLetGo);
  const locks = means.locks;
  /** Games this tab holds: a screen that is left and come back to holds twice for a moment. */
  const held = new Map<
    string,
    { count: number; free(): void; wishes: Set<Pick<Wish, 'onLost' | 'onDeleted'>> }
  >();

  /** Until the browser has a lock back. */
  const givenBack = new Map<string, Promise<void>>();
  /** The last that was asked about a game. */
  const turns = new Map<string, Promise<unknown>>();

  function drop(id: string): void {
    const mine = held.get(id);
    if (!mine) return;
    held.delete(id);
    for (const { onLost } of mine.wishes) onLost();
    mine.free();
  }

  channel.onmessage = ({ data }: MessageEvent<{ want?: unknown; deleted?: unknown } | null>) => {
    const { want, deleted } = data ?? {};
    if (typeof want === 'string' && held.has(want)) void beforeLetGo().finally(() => drop(want));
    if (typeof deleted === 'string') for (const { onDeleted } of held.get(deleted)?.wishes ?? []) onDeleted();
  };

  /** Asks for the lock. When it is ours it stays so until `free`, or until it is stolen. */
  function request(id: string, options: LockOptions): Promise<Asked> {
    return new Promise((done) => {
      let asked: Asked | null = null;
      const answer = (came: Asked) => {
        clearTimeout(clock);
        if (came === 'broken') givenBack.delete(id);
        asked ??= came;
        done(asked);
      };
      // Longer than a lock is waited for on purpose.
      const clock = setTimeout(answer, 2 * PATIENCE, 'broken');
      const take = (lock: Lock | null) => {
        if (asked) return;
        if (!lock) return answer('taken');
        const letGo = new Promise<void>((free) => held.set(id, { count: 0, free, wishes: new Set() }));
        answer('ours');
        return letGo;
      };
      const refused = () => {
        if (asked === 'ours') drop(id);
        else answer(options.signal?.aborted ? 'taken' : 'broken');
      };
      try {
        givenBack.set(
          id,
          locks.request(`${PREFIX}${id}`, options, take).then(() => {}, refused),
        );
      } catch {
        refused();
      }
    });
  }

  async function acquire(id: string, takeOver: boolean): Promise<boolean> {
    if (held.has(id)) return true;
    await givenBack.get(id);
    let asked = await request(id, { ifAvailable: true });
    if (asked === 'taken' && takeOver) {
      channel.postMessage({ want: id });
      asked = await request(id, { signal: AbortSignal.timeout(PATIENCE) });
      if (asked !== 'ours') asked = await request(id, { steal: true });
    }
    // Without a lock it is held all the same: nobody is locked out of a game of theirs.
    if (asked === 'broken' && !held.has(id)) held.set(id, { count: 0, free: () => {}, wishes: new Set() });
    return asked !== 'taken';
  }

  async function take(id: string, wish: Wish): Promise<Hold | null> {
    if (!(await acquire(id, wish.takeOver))) return null;
    const mine = held.get(id);
    if (!mine) return null;
    mine.count += 1;
    mine.wishes.add(wish);
    let released = false;
    return {
      release() {
        if (released) return;
        released = true;
        mine.wishes.delete(wish);
        mine.count -= 1;
        if (mine.count > 0 || held.get(id) !== mine) return;
        held.delete(id);
        mine.free();
      },
    };
  }

  return {
    deleted: (id) => channel.postMessage({ deleted: id }),
    // A screen that is left and come back to asks twice before the first has its answer.
    hold(id, wish) {
      const next = () => take(id, wish);
      const taken = (turns.get(id) ?? Promise.resolve()).then(next, next);
      turns.set(id, taken);
      return taken;
    },
  };
}
