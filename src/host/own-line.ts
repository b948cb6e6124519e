/** This process's own connections to the server: as the server's owner, and as each account's. */
import { jwtAuthenticator, type NatsConnection } from '@nats-io/nats-core';
import { connect } from '@nats-io/transport-node';
import type { AccountOfKey, Authority, Credentials } from './authority.ts';

/** Closed after so long without use: a table that is played asks nothing of this process. */
const IDLE = 30_000;

export interface OwnLines {
  /** Makes an account known, or what has changed of it: it holds at once, for those who are connected too. */
  tell(claims: string): Promise<void>;
  remove(claims: string): Promise<void>;
  /** The connection of an account; made where there is none. */
  of(account: AccountOfKey): Promise<NatsConnection>;
  close(): Promise<void>;
}

interface Answer {
  readonly data?: { readonly code?: number };
  readonly error?: { readonly description?: string };
}

export function ownLines(port: () => number, authority: Authority): OwnLines {
  const open = new Map<string, Promise<NatsConnection>>();
  const timers = new Map<string, NodeJS.Timeout>();

  async function dial(credentials: Promise<Credentials>): Promise<NatsConnection> {
    const { jwt, seed } = await credentials;
    return connect({
      servers: `127.0.0.1:${port()}`,
      authenticator: jwtAuthenticator(jwt, seed),
      // The port changes with each start of the server.
      reconnect: false,
      ignoreClusterUpdates: true,
      timeout: 10_000,
    });
  }

  async function kept(id: string, make: () => Promise<Credentials>): Promise<NatsConnection> {
    clearTimeout(timers.get(id));
    const there = open.get(id) ?? dial(make());
    open.set(id, there);
    const forget = () => {
      if (open.get(id) === there) open.delete(id);
    };
    const line = await there.catch((error: unknown) => {
      forget();
      throw error;
    });
    if (line.isClosed()) {
      forget();
      return kept(id, make);
    }
    const timer = setTimeout(() => {
      forget();
      void line.close();
    }, IDLE);
    timers.set(id, timer.unref());
    return line;
  }

  async function ask(subject: string, claims: string): Promise<void> {
    const line = await kept('system', () => authority.system());
    const { data, error } = (await line.request(subject, claims, { timeout: 10_000 })).json<Answer>();
    if (data?.code !== 200)
      throw new Error(`the server refused an account: ${error?.description ?? 'no reason'}`);
  }

  return {
    tell: (claims) => ask('$SYS.REQ.CLAIMS.UPDATE', claims),
    remove: (claims) => ask('$SYS.REQ.CLAIMS.DELETE', claims),
    of: (account) => kept(account.id, () => account.own()),
    async close() {
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all([...open.values()].map((line) => line.then((one) => one.close()).catch(() => {})));
      open.clear();
    },
  };
}
