/** The windows of one browser that show the same game (`#/mirror/…`). */
import type { StoreApi } from 'zustand/vanilla';
import type { Answered, Mixes } from '../../engine/index.ts';
import type { Course } from '../game/mirror.ts';

/** A game on the table, as far as other windows hear of it. */
interface Played {
  readonly id: string;
  readonly session: { readonly decisions: readonly Answered[]; readonly mixes: Mixes };
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
  readonly mixes?: unknown;
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

function courseIn({ from, options, mixes = [] }: Said): Course | null {
  if (typeof from !== 'number' || !Array.isArray(options) || !Array.isArray(mixes)) return null;
  const isText = (one: unknown) => typeof one === 'string';
  return options.every(isText) && mixes.every((one) => !one || isText(one)) ? { from, options, mixes } : null;
}

const isSame = (one: Answered, other: Answered): boolean =>
  one.option === other.option && one.mix === other.mix;

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
      let told: readonly Answered[] | null = null;
      const tellFrom = (from: number): void => {
        told = [...session.decisions];
        const options = told.slice(from).map(({ option }) => option);
        channel.postMessage({ plays: id, from, options, mixes: session.mixes.slice(from) });
      };
      const tell = (): void => {
        if (!told) return;
        const now = session.decisions;
        const most = Math.min(told.length, now.length);
        let from = 0;
        while (from < most && isSame(told[from]!, now[from]!)) from += 1;
        if (from < told.length || from < now.length) tellFrom(from);
      };
      const quiet = listen(({ asks }) => {
        if (asks === id) tellFrom(0);
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
