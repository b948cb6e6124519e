/** The windows of one browser that show the same game (`#/mirror/…`). */
import type { StoreApi } from 'zustand/vanilla';
import type { Course } from '../game/mirror.ts';

/** A game on the table, as far as other windows hear of it. */
interface Played {
  readonly id: string;
  readonly session: { readonly decisions: readonly { readonly option: string }[] };
  readonly store: Pick<StoreApi<unknown>, 'subscribe'>;
}

/** Windows of one browser: in one a game is played, others show it. */
export interface Windows {
  /** From now on whoever shows the game hears where it stands. Gives what ends it. */
  plays(game: Played): () => void;
  /** Hears of a game, at once and with every decision; null where it is played nowhere any more. Gives what ends it. */
  shows(id: string, hear: (course: Course | null) => void): () => void;
}

/** For tests, and where the browser has no channel. */
export const noOtherWindow: Windows = { plays: () => () => {}, shows: () => () => {} };

/** What windows tell each other. What else comes is not theirs. */
interface Said {
  /** A window that shows this game has opened. */
  readonly asks?: unknown;
  /** A game has come to the table: whoever shows it may ask. */
  readonly began?: unknown;
  readonly plays?: unknown;
  readonly left?: unknown;
  readonly from?: unknown;
  readonly options?: unknown;
}

type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>;

/** The channel of this browser; null where it has none. */
function channelOfBrowser(): Channel | null {
  try {
    return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('middara-table/windows');
  } catch {
    return null; // as good as none: then a second window shows what is kept
  }
}

function courseIn({ from, options }: Said): Course | null {
  if (typeof from !== 'number' || !Array.isArray(options)) return null;
  return options.every((one) => typeof one === 'string') ? { from, options } : null;
}

/** Over a channel that every window of this browser hears. */
export function windowsOfBrowser(channel: Channel | null = channelOfBrowser()): Windows {
  if (!channel) return noOtherWindow;

  function listen(hear: (said: Said) => void): () => void {
    const onMessage = ({ data }: MessageEvent<Said | null>) => hear(data ?? {});
    channel!.addEventListener('message', onMessage);
    return () => channel!.removeEventListener('message', onMessage);
  }

  return {
    plays({ id, session, store }) {
      /** What those who ask have heard; null until somebody does. */
      let told: readonly string[] | null = null;
      const tell = (): void => {
        if (!told) return;
        const now = session.decisions.map(({ option }) => option);
        const most = Math.min(told.length, now.length);
        let from = 0;
        while (from < most && told[from] === now[from]) from += 1;
        if (from === told.length && from === now.length) return;
        told = now;
        channel.postMessage({ plays: id, from, options: now.slice(from) });
      };
      const quiet = listen(({ asks }) => {
        if (asks !== id) return;
        told = session.decisions.map(({ option }) => option);
        channel.postMessage({ plays: id, from: 0, options: told });
      });
      const ends = store.subscribe(tell);
      channel.postMessage({ began: id });
      return () => {
        quiet();
        ends();
        channel.postMessage({ left: id });
      };
    },
    shows(id, hear) {
      const ask = () => channel.postMessage({ asks: id });
      const quiet = listen((said) => {
        if (said.began === id) ask();
        if (said.left === id) hear(null);
        const course = said.plays === id ? courseIn(said) : null;
        if (course) hear(course);
      });
      ask();
      return quiet;
    },
  };
}
