/**
 * A stream of the tabs of one browser: a transaction of IndexedDB gives each message its place, since over plain http
 * there are no locks, and a channel tells the others to look.
 */
import { type Line, NotAcknowledged, type Said, type Sent, type Transport } from '../../online/transport.ts';
import { answerOf, endOf } from '../kept/cells.ts';
import { hearers } from './hearers.ts';
import { allOf, type MessageThere, type StreamThere, tabsDatabase } from './tabs-database.ts';

export type TabsChannel = Pick<
  BroadcastChannel,
  'postMessage' | 'addEventListener' | 'removeEventListener' | 'close'
>;

/** What tabs tell each other: that a stream has something new, or what is only said. */
interface Told {
  readonly stream?: unknown;
  readonly key?: unknown;
  readonly says?: unknown;
}

export interface TabsTransport extends Transport {
  /** What lies in it so far is of use to nobody: whoever comes later hears what comes later. */
  clear(): Promise<void>;
}

/** `stream`: its id, the same in each tab. `channel`: another object in each tab. */
export function tabsStream(
  stream: string,
  key: string,
  channel: TabsChannel = new BroadcastChannel('middara-table/streams'),
  now: () => number = Date.now,
): TabsTransport {
  const came = hearers<void>();
  const said = hearers<Said>();
  const lines = hearers<Line>();
  const ends = hearers<void>();
  let line: Line = { is: 'joining' };
  let closed = false;

  const goes = (next: Line) => {
    if (closed) return;
    line = next;
    lines.tell(next);
  };
  const opened = tabsDatabase(now());
  const fails = () => goes({ is: 'refused', why: 'no-storage' });
  opened.then((database) => {
    database.onclose = fails;
    goes({ is: 'there' });
  }, fails);

  const onMessage = ({ data }: MessageEvent<Told | null>) => {
    if (data?.stream !== stream) return;
    if (typeof data.says === 'string') said.tell({ key: String(data.key), text: data.says });
    else came.tell();
  };
  channel.addEventListener('message', onMessage);

  async function within<T>(mode: IDBTransactionMode, work: (all: IDBTransaction) => Promise<T>): Promise<T> {
    const all = (await opened).transaction(['streams', 'messages', 'beside'], mode, {
      durability: 'relaxed',
    });
    const ended = endOf(all);
    ended.catch(() => {}); // what broke it off is thrown by the work
    const done = await work(all);
    await ended;
    return done;
  }

  const thereIn = async (all: IDBTransaction): Promise<StreamThere> =>
    (await answerOf<StreamThere | undefined>(all.objectStore('streams').get(stream))) ?? {
      stream,
      last: 0,
      nanos: '0',
      at: 0,
    };

  async function put(all: IDBTransaction, text: string, id: string, after?: number): Promise<Sent> {
    const messages = all.objectStore('messages');
    const known = await answerOf<MessageThere | undefined>(messages.index('id').get([stream, id]));
    if (known) return { sequence: known.sequence };
    const there = await thereIn(all);
    if (after !== undefined && after !== there.last) return 'behind';
    const at = now();
    const clock = BigInt(at) * 1_000_000n;
    const nanos = String(clock > BigInt(there.nanos) ? clock : BigInt(there.nanos));
    const sequence = there.last + 1;
    messages.put({ stream, sequence, nanos, key, text, id } satisfies MessageThere);
    all.objectStore('streams').put({ stream, last: sequence, nanos, at } satisfies StreamThere);
    return { sequence };
  }

  return {
    follow(from, hear, caughtUp) {
      let next = from;
      let told = false;
      let over = closed;
      let reading = false;
      let again = false;

      async function read(): Promise<void> {
        const messages = await within('readonly', (all) =>
          answerOf<MessageThere[]>(all.objectStore('messages').getAll(allOf(stream, next))),
        );
        for (const { sequence, nanos, key, text } of messages) {
          if (over) return;
          next = sequence + 1;
          hear({ sequence, nanos, key, text });
        }
        if (told || over) return;
        told = true;
        caughtUp?.();
      }
      async function look(): Promise<void> {
        again = true;
        if (reading) return;
        reading = true;
        try {
          while (again && !over) {
            again = false;
            await read();
          }
        } finally {
          reading = false;
        }
      }
      const glance = () => void look().catch(fails);
      const quiet = came.add(glance);
      const end = () => {
        over = true;
        quiet();
      };
      ends.add(end);
      glance();
      return end;
    },
    async send(text, id, after) {
      if (closed) throw new NotAcknowledged('closed');
      let sent: Sent;
      try {
        sent = await within('readwrite', (all) => put(all, text, id, after));
      } catch (cause) {
        throw new NotAcknowledged('no-storage', { cause });
      }
      if (sent === 'behind' || closed) return sent;
      channel.postMessage({ stream });
      came.tell();
      return sent;
    },
    say(text) {
      if (!closed) channel.postMessage({ stream, key, says: text });
    },
    hears: said.add,
    beside: {
      get: (name) =>
        within('readonly', async (all) => {
          const there = await answerOf(all.objectStore('beside').get([stream, name]));
          return there?.text ?? null;
        }),
      put: (name, text) =>
        within('readwrite', async (all) => void all.objectStore('beside').put({ stream, name, text })),
      remove: (name) =>
        within('readwrite', async (all) => void all.objectStore('beside').delete([stream, name])),
    },
    clear: () => within('readwrite', async (all) => void all.objectStore('messages').delete(allOf(stream))),
    get line() {
      return line;
    },
    watch: lines.add,
    wake: () => came.tell(),
    close() {
      closed = true;
      ends.tell();
      for (const all of [came, said, lines, ends]) all.clear();
      channel.removeEventListener('message', onMessage);
      channel.close();
      opened.then(
        (database) => database.close(),
        () => {}, // it never came
      );
    },
  };
}
