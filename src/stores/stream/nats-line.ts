/** A connection to a table's server that comes back by itself, for ever, unless it is refused. */
import {
  jwtAuthenticator,
  type NatsConnection,
  type WsConnectionOptions,
  type WsSocketFactory,
  wsconnect,
} from '@nats-io/nats-core';
import { type Key, nkeySeed } from '../../online/keys.ts';
import type { Line } from '../../online/transport.ts';
import { hearers } from './hearers.ts';
import { type Given, isPassing, type LetIn } from './host-door.ts';

/** A connection until it is lost, or another takes its place. */
export interface Standing {
  readonly connection: NatsConnection;
  /** Where answers come to: the only such place this key may hear. */
  readonly inbox: string;
  readonly isOver: () => boolean;
}

export interface LineDeps {
  readonly socket: string;
  readonly key: Key;
  readonly jwt: string;
  /** Asks to be let in anew: before the JWT ends, and once where the server does not know it. */
  again(): Promise<Given<Pick<LetIn, 'jwt'>>>;
  /** Makes the socket of an address. */
  open(url: string): WebSocket;
  /**
   * All that must be read on a new connection before it counts. Throws when the connection ends meanwhile; gives why
   * there is no going on, or null.
   */
  begin(standing: Standing): Promise<string | null>;
}

export interface NatsLine {
  readonly line: Line;
  watch(hear: (line: Line) => void): () => void;
  /** Null unless the line stands. */
  standing(): Standing | null;
  /** Connects anew, at once. */
  wake(): void;
  /** There is no going on: it is never tried again. */
  refuse(why: string): void;
  close(): void;
}

const MINUTE = 60_000;
/** So long before it ends a JWT is renewed. */
const AHEAD = 10 * MINUTE;
const PAUSE = 250;
const LONGEST_PAUSE = 10_000;

/** When it ends, in milliseconds since 1970; never, as far as can be read. */
export function endOfJwt(jwt: string): number {
  try {
    const { exp } = JSON.parse(atob(jwt.split('.')[1]!.replace(/-/g, '+').replace(/_/g, '/')));
    return typeof exp === 'number' ? exp * 1000 : Number.POSITIVE_INFINITY;
  } catch {
    return Number.POSITIVE_INFINITY; // the server says what it thinks of it
  }
}

/** The server says in words alone that somebody is not let in, or no more. */
const isNotLetIn = (error: unknown): boolean => error instanceof Error && /auth/i.test(error.message);

/**
 * When a connection is lost: what the server said of that, if it did. By its own signs and by its socket's: the one is
 * missed where it comes too early, the other comes late, or never, on a dead network.
 */
function lossOf(connection: NatsConnection, socket: Promise<unknown>): Promise<unknown> {
  let said: unknown = null;
  return new Promise((lost) => {
    const listen = async () => {
      // To its end: one that is left would keep the connection from closing.
      for await (const status of connection.status()) {
        if (status.type === 'error' && isNotLetIn(status.error)) said = status.error;
        if (status.type === 'staleConnection' || status.type === 'disconnect') lost(said);
      }
    };
    void listen().finally(() => lost(said));
    // What the server says last may be read just after its socket has closed.
    void socket.then(() => setTimeout(() => lost(said)));
  });
}

const signal = () => {
  let give = (): void => {};
  const came = new Promise<'woken'>((done) => {
    give = () => done('woken');
  });
  return { came, give };
};

const failed = (): Promise<'failed'> => new Promise((done) => setTimeout(done, 100, 'failed'));

/** How a connection went: it stood and was lost, it never came, it was not let in; or it was woken. */
type Went = 'stood' | 'failed' | 'not-let-in' | 'woken' | { readonly refused: string };

export function natsLine(deps: LineDeps): NatsLine {
  const lines = hearers<Line>();
  let line: Line = { is: 'joining' };
  let jwt = deps.jwt;
  let there: Standing | null = null;
  let closed = false;
  let sign = signal();
  /** A connection is just being made. */
  let trying = false;
  let tries = 0;
  /** It was let in anew, and not heard of since. */
  let asked = false;

  const goes = (next: Line) => {
    if (closed || line.is === 'refused' || line.is === next.is) return;
    line = next;
    lines.tell(next);
  };
  const wake = () => {
    const { give } = sign;
    sign = signal();
    give();
  };

  const inbox = `_INBOX.${deps.key.id}`;
  const options = (wsFactory: WsSocketFactory): WsConnectionOptions => ({
    wsFactory,
    servers: deps.socket,
    authenticator: jwtAuthenticator(jwt, new TextEncoder().encode(nkeySeed(deps.key))),
    inboxPrefix: inbox,
    // Its own is what this is: it would tell what is new before what was missed.
    reconnect: false,
    ignoreClusterUpdates: true,
    noEcho: true,
    noAsyncTraces: true,
    pingInterval: 10_000,
    maxPingOut: 2,
    timeout: 10_000,
  });

  async function attempt(): Promise<Went> {
    const isWoken = sign.came;
    let socketCloses = () => {};
    const socketClosed = new Promise<'closed'>((done) => {
      socketCloses = () => done('closed');
    });
    const coming = wsconnect(
      options(async (url) => {
        const socket = deps.open(url);
        socket.addEventListener('close', () => setTimeout(socketCloses));
        return { socket, encrypted: url.startsWith('wss:') };
      }),
    );
    let came: NatsConnection | 'woken' | 'closed';
    try {
      came = await Promise.race([coming, isWoken, socketClosed]);
    } catch (error) {
      return isNotLetIn(error) ? 'not-let-in' : 'failed';
    }
    if (typeof came === 'string') {
      coming.then(
        (late) => void late.close(),
        () => {}, // it is not waited for any more
      );
      return came === 'woken' ? 'woken' : 'failed';
    }
    let isOver = false;
    const connection = came;
    try {
      return await stands({ connection, inbox, isOver: () => isOver }, isWoken, socketClosed);
    } finally {
      isOver = true;
      there = null;
      void connection.close();
    }
  }

  async function stands(
    standing: Standing,
    isWoken: Promise<'woken'>,
    socketClosed: Promise<unknown>,
  ): Promise<Went> {
    const loss = lossOf(standing.connection, socketClosed).then(
      (said): Went => (isNotLetIn(said) ? 'not-let-in' : 'stood'),
    );
    const begun = deps.begin(standing).then(
      (why): Went | null => (why === null ? null : { refused: why }),
      // Also when it is lost meanwhile, and the server may have said why.
      (): Promise<Went> => Promise.race([loss, failed()]),
    );
    const before = await Promise.race([begun, loss, isWoken]);
    if (before !== null || closed) return before === null || before === 'stood' ? 'failed' : before;
    there = standing;
    trying = false;
    asked = false;
    tries = 0;
    goes({ is: 'there' });
    const rest = endOfJwt(jwt) - AHEAD - Date.now();
    // By a clock that is wrong it may long have ended: then the server says when it has.
    const clock = rest > 0 ? setTimeout(wake, Math.min(rest, 1e9)) : undefined;
    try {
      return await Promise.race([loss, isWoken]);
    } finally {
      clearTimeout(clock);
    }
  }

  /** Null where it is let in anew, or may be later. */
  async function letIn(): Promise<{ readonly refused: string } | 'later' | null> {
    const given = await deps.again();
    if (given.ok) {
      jwt = given.value.jwt;
      return null;
    }
    return isPassing(given.why) ? 'later' : { refused: given.why };
  }

  async function keep(): Promise<void> {
    while (!closed && line.is !== 'refused') {
      goes({ is: 'joining' });
      trying = true;
      // What does not come now is asked for again when the server says so.
      const renewed = endOfJwt(jwt) - AHEAD / 2 < Date.now() ? await letIn() : null;
      const went: Went = renewed && renewed !== 'later' ? renewed : await attempt();
      trying = false;
      if (closed) return;
      if (typeof went === 'object') return goes({ is: 'refused', why: went.refused });
      if (went === 'woken') continue;
      if (went === 'not-let-in') {
        if (asked) return goes({ is: 'refused', why: 'not-allowed' });
        const anew = await letIn();
        if (anew === null) {
          asked = true;
          continue;
        }
        if (anew !== 'later') return goes({ is: 'refused', why: anew.refused });
      }
      goes({ is: 'gone' });
      const pause = Math.min(LONGEST_PAUSE, PAUSE * 2 ** tries) * (0.5 + Math.random());
      tries += 1;
      let clock: ReturnType<typeof setTimeout> | undefined;
      await Promise.race([new Promise((done) => (clock = setTimeout(done, pause))), sign.came]);
      clearTimeout(clock);
    }
  }
  void keep();

  return {
    get line() {
      return line;
    },
    watch: lines.add,
    standing: () => there,
    // Several signs of one awakening come at once: what is just being tried is as new as can be.
    wake: () => {
      if (!trying) wake();
    },
    refuse(why) {
      goes({ is: 'refused', why });
      wake();
    },
    close() {
      closed = true;
      lines.clear();
      wake();
    },
  };
}
