import type { Hold, OneTab, Wish } from './one-tab.ts';

/** What tabs without locks say to one another. */
interface Said {
  /** Does anybody have this? Asked by that tab. */
  readonly asks?: unknown;
  readonly by?: unknown;
  /** This tab has it, said to the one that asked. */
  readonly has?: unknown;
  readonly to?: unknown;
  /** Whoever has it is to let it go, and says so. */
  readonly want?: unknown;
  readonly free?: unknown;
  readonly deleted?: unknown;
}

/** How long another tab may take to say that it has a game. */
const ANSWER = 300;
/** How long it may take to let go. */
const PATIENCE = 2000;

type Held = { count: number; readonly wishes: Set<Pick<Wish, 'onLost' | 'onDeleted'>> };

/**
 * For a page over plain http, which has no locks: the tab that has a game is asked. A tab that does not listen is not
 * heard: what two of them write over one another the storage refuses (`follows.ts`, `game-storage.ts`).
 */
export function tabsByChannel(
  channel: Pick<BroadcastChannel, 'postMessage' | 'onmessage'>,
  beforeLetGo: () => Promise<void>,
): OneTab {
  const me = `${Date.now()}-${Math.random()}`;
  const held = new Map<string, Held>();
  const hears = new Set<(said: Said) => void>();
  /** The last that was asked about a game. */
  const turns = new Map<string, Promise<unknown>>();
  const say = (said: Said) => channel.postMessage(said);

  function drop(id: string): void {
    const mine = held.get(id);
    held.delete(id);
    for (const { onLost } of mine?.wishes ?? []) onLost();
  }

  channel.onmessage = ({ data }: MessageEvent<Said | null>) => {
    const said = data ?? {};
    const { asks, by, want, deleted } = said;
    if (typeof asks === 'string' && held.has(asks)) say({ has: asks, to: by });
    if (typeof want === 'string' && held.has(want))
      void beforeLetGo().finally(() => {
        drop(want);
        say({ free: want });
      });
    if (typeof deleted === 'string') for (const { onDeleted } of held.get(deleted)?.wishes ?? []) onDeleted();
    for (const hear of hears) hear(said);
  };

  /** Says something, and whether what is waited for was heard in time. */
  const heard = (said: Said, isIt: (answer: Said) => boolean, time: number): Promise<boolean> =>
    new Promise((done) => {
      const end = (came: boolean) => {
        hears.delete(hear);
        clearTimeout(clock);
        done(came);
      };
      const hear = (answer: Said) => {
        if (isIt(answer)) end(true);
      };
      const clock = setTimeout(end, time, false);
      hears.add(hear);
      say(said);
    });

  async function take(id: string, wish: Wish): Promise<Hold | null> {
    if (!held.has(id)) {
      const isTaken = await heard({ asks: id, by: me }, ({ has, to }) => has === id && to === me, ANSWER);
      if (isTaken && !wish.takeOver) return null;
      if (isTaken) await heard({ want: id }, ({ free }) => free === id, PATIENCE);
    }
    const mine: Held = held.get(id) ?? { count: 0, wishes: new Set() };
    held.set(id, mine);
    mine.count += 1;
    mine.wishes.add(wish);
    let released = false;
    return {
      release() {
        if (released) return;
        released = true;
        mine.wishes.delete(wish);
        mine.count -= 1;
        if (mine.count === 0 && held.get(id) === mine) held.delete(id);
      },
    };
  }

  return {
    deleted: (id) => say({ deleted: id }),
    hold(id, wish) {
      const next = () => take(id, wish);
      const taken = (turns.get(id) ?? Promise.resolve()).then(next, next);
      turns.set(id, taken);
      return taken;
    },
  };
}
