/**
 * A table's stream on a server: what the stream republishes says only that there is something; each message is then
 * got from the stream by its place, with its time, so that nothing told twice, late or not at all changes the order.
 */
import { headers, Match, type Msg, PermissionViolationError } from '@nats-io/nats-core';
import type { Key } from '../../online/keys.ts';
import { NotAcknowledged, NotTaken, type Said, type Sent, type Transport } from '../../online/transport.ts';
import { hearers } from './hearers.ts';
import type { HostDoor } from './host-door.ts';
import { type Following, following } from './nats-following.ts';
import { natsLine, type Standing } from './nats-line.ts';
import { serversOwn, streamThere, textBeside } from './nats-reading.ts';

export interface AtServer {
  readonly table: string;
  readonly key: Key;
  readonly jwt: string;
  readonly door: Pick<HostDoor, 'socket' | 'again' | 'beside' | 'remove'>;
  /** Makes the socket of an address. */
  readonly open?: (url: string) => WebSocket;
  /** How long the server may take to say that it has a message: with a full disk it never does. */
  readonly patience?: number;
  /**
   * So long without word that there is something, and it is asked for: on its way through a cluster that word can be
   * lost while the page's own connection stands.
   */
  readonly silence?: number;
}

/** The server's own numbers. */
const WRONG_LAST_SEQUENCE = 10071;
const NOT_TAKEN: Readonly<Record<number, NotTaken['why']>> = {
  10054: 'too-large',
  10077: 'full',
  10047: 'full',
};

function sentBy(answer: Msg): Sent {
  const { seq, error } = answer.json<{ seq?: number; error?: { err_code?: number; description?: string } }>();
  if (typeof seq === 'number' && !error) return { sequence: seq };
  const { err_code = 0, description } = error ?? {};
  if (err_code === WRONG_LAST_SEQUENCE) return 'behind';
  const why = NOT_TAKEN[err_code];
  if (why) throw new NotTaken(why, description);
  throw new NotAcknowledged(description ?? 'unanswered');
}

export function natsStream({
  table,
  key,
  jwt,
  door,
  open = (url) => new WebSocket(url),
  patience = 5000,
  silence = 5000,
}: AtServer): Transport {
  const said = hearers<Said>();
  const ends = hearers<void>();
  const followers = new Set<{ readonly one: Following; reading: Standing | null }>();
  /** The last place that is known to be taken. */
  let last = 0;
  let closed = false;
  const line = natsLine({
    socket: door.socket,
    key,
    jwt,
    again: () => door.again(table, key),
    open,
    begin,
  });

  // Whoever began to follow while what was missed was read.
  line.watch(({ is }) => {
    if (is === 'there') isThere(0);
  });

  let clock: ReturnType<typeof setTimeout> | undefined;
  function listen(): void {
    clearTimeout(clock);
    if (!closed) clock = setTimeout(() => void look().finally(listen), silence);
  }
  async function look(): Promise<void> {
    const standing = line.standing();
    // A connection that ends meanwhile is begun anew, and reads.
    const newest =
      standing &&
      (await streamThere(standing, table)
        .last()
        .catch(() => null));
    if (newest && standing === line.standing()) isThere(newest.sequence);
  }
  listen();

  async function begin(standing: Standing): Promise<string | null> {
    const { connection } = standing;
    last = 0;
    const there = streamThere(standing, table);
    connection.subscribe(`out.${table}.>`, {
      callback: (_, { headers }) => {
        listen();
        isThere(Number(serversOwn(headers, 'nats-sequence')) || 0);
      },
    });
    connection.subscribe(`live.${table}.>`, {
      callback: (_, message) =>
        said.tell({ key: message.subject.split('.').at(-1)!, text: message.string() }),
    });
    last = Math.max(last, (await there.last())?.sequence ?? 0);
    for (const { one } of followers) {
      const why = await one.differs(there);
      if (why) return why;
    }
    for (let until = -1; until < last; ) {
      until = last;
      for (const { one } of followers) await one.readTo(there, until);
    }
    return null;
  }

  async function readOn(follower: { readonly one: Following; reading: Standing | null }): Promise<void> {
    const standing = line.standing();
    if (!standing || follower.reading === standing) return;
    follower.reading = standing;
    const there = streamThere(standing, table);
    try {
      for (let until = -1; until < last; ) {
        until = last;
        await follower.one.readTo(there, until);
      }
    } catch {
      if (!standing.isOver()) line.wake(); // from where it is
    } finally {
      if (follower.reading === standing) follower.reading = null;
    }
  }

  function isThere(sequence: number): void {
    if (sequence > last) last = sequence;
    for (const follower of followers) void readOn(follower);
  }

  async function publish(text: string, id: string, after?: number): Promise<Sent> {
    const connection = line.standing()?.connection;
    if (!connection || closed) throw new NotAcknowledged(line.line.is);
    const told = headers();
    told.set('nats-msg-id', id, Match.CanonicalMIME);
    if (after !== undefined) told.set('nats-expected-last-sequence', String(after), Match.CanonicalMIME);
    let answer: Msg;
    try {
      answer = await connection.request(`table.${table}.k.${key.id}`, text, {
        headers: told,
        timeout: patience,
      });
    } catch (error) {
      if (error instanceof Error && error.cause instanceof PermissionViolationError)
        throw new NotTaken('not-allowed', error.message);
      throw new NotAcknowledged('unanswered', { cause: error });
    }
    return sentBy(answer);
  }

  /** The next connection that stands, also the one that does. Throws where there will be none. */
  const stands = (): Promise<Standing> =>
    new Promise((done, fail) => {
      const look = () => {
        const standing = line.standing();
        const isOver = closed || line.line.is === 'refused';
        if (!standing && !isOver) return;
        quiet();
        if (standing && !closed) done(standing);
        else fail(new Error(closed ? 'closed' : 'refused'));
      };
      const unwatch = line.watch(look);
      const unclosed = ends.add(look);
      const quiet = () => {
        unwatch();
        unclosed();
      };
      look();
    });

  async function besides(name: string): Promise<string | null> {
    for (;;) {
      const standing = await stands();
      try {
        return await textBeside(standing, table, name);
      } catch (error) {
        if (!standing.isOver()) throw error; // not for want of a line
      }
    }
  }

  return {
    follow(from, hear, caughtUp) {
      const follower = { one: following(from, hear, () => caughtUp?.()), reading: null };
      if (!closed) followers.add(follower);
      void readOn(follower);
      return () => {
        follower.one.end();
        followers.delete(follower);
      };
    },
    async send(text, id, after) {
      const sent = await publish(text, id, after);
      if (sent !== 'behind') isThere(sent.sequence);
      return sent;
    },
    say(text) {
      line.standing()?.connection.publish(`live.${table}.${key.id}`, text);
    },
    hears: said.add,
    beside: {
      get: besides,
      async put(name, text) {
        const given = await door.beside(table, key, name, text);
        if (!given.ok) throw new Error(given.said, { cause: given.why });
      },
      async remove(name) {
        const given = await door.remove(table, key, name);
        if (!given.ok) throw new Error(given.said, { cause: given.why });
      },
    },
    get line() {
      return line.line;
    },
    watch: line.watch,
    wake: line.wake,
    close() {
      closed = true;
      clearTimeout(clock);
      for (const { one } of followers) one.end();
      followers.clear();
      said.clear();
      line.close();
      ends.tell();
    },
  };
}
