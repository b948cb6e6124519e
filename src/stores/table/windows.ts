/** The windows of one browser that show the same game (`#/mirror/…`). */
import type { StoreApi } from 'zustand/vanilla';
import type { Answered, Mixes } from '../../engine/index.ts';
import type { Course } from '../game/mirror.ts';
import { pageStream } from '../stream/page-stream.ts';
import { type TabsTransport, tabsStream } from '../stream/tabs-stream.ts';

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

/** What windows tell each other of a game, in its stream. What else comes is not theirs. */
interface Said {
  /** `asks`: a window that shows it has opened. `began`: it has come to the table, whoever shows it may ask. */
  readonly window?: 'asks' | 'began' | 'plays' | 'left' | unknown;
  readonly from?: unknown;
  readonly options?: unknown;
  readonly mixes?: unknown;
}

function courseIn({ from, options, mixes = [] }: Said): Course | null {
  if (typeof from !== 'number' || !Array.isArray(options) || !Array.isArray(mixes)) return null;
  const isText = (one: unknown) => typeof one === 'string';
  return options.every(isText) && mixes.every((one) => !one || isText(one)) ? { from, options, mixes } : null;
}

const isSame = (one: Answered, other: Answered): boolean =>
  one.option === other.option && one.mix === other.mix;

function saidIn(text: string): Said {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {}; // of another version of the page
  }
}

/** A stream as a window has it: what is said in it from now on. */
function inStream(stream: TabsTransport, now: Said, hear: (said: Said) => void) {
  let isOver = false;
  // Where the browser keeps nothing nobody hears it: then a second window shows what is kept.
  const say = (said: Said) =>
    stream.send(JSON.stringify(said), `${Date.now()}-${Math.random()}`).catch(() => null);
  void say(now).then((sent) => {
    if (sent && sent !== 'behind' && !isOver)
      stream.follow(sent.sequence + 1, ({ text }) => hear(saidIn(text)));
  });
  return {
    say: (said: Said) => void say(said),
    async end(last?: Said): Promise<void> {
      isOver = true;
      if (last) await say(last);
      stream.close();
    },
  };
}

/** Where windows cannot hear one another this one is alone: then a second one shows what is kept. */
function streamOf(id: string): TabsTransport {
  try {
    if (typeof indexedDB !== 'undefined') return tabsStream(`windows/${id}`, 'window');
  } catch {
    // no channel, or a storage that may not even be looked at
  }
  const here = pageStream(() => BigInt(Date.now()) * 1_000_000n).join('window');
  return Object.assign(here, { clear: async () => {} });
}

/** Over a stream for each game that every window of this browser hears. */
export function windowsOfBrowser(open: (id: string) => TabsTransport = streamOf): Windows {
  return {
    plays({ id, session, store }) {
      const stream = open(id);
      /** What those who ask have heard; null until somebody does. */
      let told: readonly Answered[] | null = null;
      const tellFrom = (from: number): void => {
        told = [...session.decisions];
        const options = told.slice(from).map(({ option }) => option);
        say({ window: 'plays', from, options, mixes: session.mixes.slice(from) });
      };
      const tell = (): void => {
        if (!told) return;
        const now = session.decisions;
        const most = Math.min(told.length, now.length);
        let from = 0;
        while (from < most && isSame(told[from]!, now[from]!)) from += 1;
        if (from < told.length || from < now.length) tellFrom(from);
      };
      // What lies there is of an earlier visit.
      void stream.clear().catch(() => {});
      const { say, end } = inStream(stream, { window: 'began' }, ({ window }) => {
        if (window === 'asks') tellFrom(0);
      });
      const ends = store.subscribe(tell);
      return () => {
        ends();
        void stream.clear().catch(() => {});
        void end({ window: 'left' });
      };
    },
    shows(id, hear) {
      const { say, end } = inStream(open(id), { window: 'asks' }, (said) => {
        if (said.window === 'began') say({ window: 'asks' });
        if (said.window === 'left') hear(null);
        const course = said.window === 'plays' ? courseIn(said) : null;
        if (course) hear(course);
      });
      return () => void end();
    },
  };
}
