/**
 * A line of a test's own between pages and a nats-server: sockets on one side, TCP on the other. It can be cut, dead
 * without a word, slow; and what the server says it can lose, say twice, late, in another order, or otherwise.
 */
import { connect as dial, type Socket } from 'node:net';
import { type ConnectionOptions, type NatsConnection, wsconnect } from '@nats-io/nats-core';
import { WebSocket, WebSocketServer } from 'ws';

/** What becomes of one thing the server says: its bytes so often, after so many others were said. */
export interface Fate {
  readonly times: number;
  readonly after: number;
}

export interface UnkindLine {
  /** Where pages connect to. */
  readonly url: string;
  /** All sockets end, and none is let in. */
  cut(): void;
  /** No byte passes any more, either way, and nobody is told. */
  freeze(): void;
  /** Again as it should be, for new sockets as well; what was frozen passes now. */
  mend(): void;
  /** Milliseconds that everything the server says takes. */
  slow(milliseconds: number): void;
  /** Of messages to subjects that begin so. */
  fates(subject: string, fate: ((payload: string) => Fate) | null): void;
  /** What the server says is told so, as long as it was: a server that tells one page what it tells no other. */
  lies(lie: ((said: Buffer) => Buffer) | null): void;
  /** So many sockets came, and so many frames on them. */
  readonly opened: number;
  readonly heard: number;
  close(): Promise<void>;
}

const MESSAGE = /^(?:MSG|HMSG) (\S+) .*?(\d+)\r\n$/;

/** Cuts what the server says into what it says at once: a line, and its payload where it has one. */
function sayings(hear: (bytes: Buffer, subject: string) => void): (data: Buffer) => void {
  let rest = Buffer.alloc(0);
  return (data) => {
    rest = Buffer.concat([rest, data]);
    for (;;) {
      const end = rest.indexOf('\r\n') + 2;
      if (end < 2) return;
      const [, subject = '', size] = MESSAGE.exec(rest.subarray(0, end).toString('latin1')) ?? [];
      const all = size === undefined ? end : end + Number(size) + 2;
      if (rest.length < all) return;
      hear(rest.subarray(0, all), subject);
      rest = rest.subarray(all);
    }
  };
}

export async function unkindLine(port: () => number): Promise<UnkindLine> {
  const sockets = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  await new Promise((done) => sockets.once('listening', done));
  const address = sockets.address();
  const fates = new Map<string, (payload: string) => Fate>();
  const pairs = new Set<{ readonly page: WebSocket; readonly server: Socket }>();
  let isCut = false;
  let isFrozen = false;
  let wait = 0;
  let lie: ((said: Buffer) => Buffer) | null = null;
  let opened = 0;
  let heard = 0;
  const thawed: (() => void)[] = [];

  /** In order, each after what came before it. */
  const inTurn = () => {
    let turn = Promise.resolve();
    return (work: () => void) => {
      turn = turn.then(async () => {
        if (wait > 0) await new Promise((done) => setTimeout(done, wait));
        while (isFrozen) await new Promise<void>((done) => thawed.push(done));
        work();
      });
    };
  };

  sockets.on('connection', (page) => {
    if (isCut) return page.terminate();
    opened += 1;
    const server = dial({ port: port(), host: '127.0.0.1' });
    const pair = { page, server };
    pairs.add(pair);
    const [there, back] = [inTurn(), inTurn()];
    let late: { bytes: Buffer; after: number }[] = [];
    const say = (bytes: Buffer) => page.readyState === WebSocket.OPEN && page.send(bytes);
    const hear = sayings((said, subject) => {
      const bytes = lie?.(said) ?? said;
      const judge = [...fates].find(([begins]) => subject.startsWith(begins))?.[1];
      const { times, after } = judge?.(bytes.toString()) ?? { times: 1, after: 0 };
      for (let i = 0; i < times; i++) {
        // The first at its time, the others as late as they are.
        if (after === 0 && i === 0) say(bytes);
        else late.push({ bytes, after: after + i });
      }
      for (const one of late) one.after -= 1;
      for (const { bytes } of late.filter((one) => one.after <= 0)) say(bytes);
      late = late.filter((one) => one.after > 0);
    });
    server.on('data', (data: Buffer) => back(() => hear(data)));
    page.on('message', (data: Buffer) => {
      heard += 1;
      there(() => void server.write(data));
    });
    const end = () => {
      pairs.delete(pair);
      server.destroy();
      page.terminate();
    };
    for (const event of ['error', 'close'] as const) {
      server.on(event, () => back(end));
      page.on(event, end);
    }
  });

  const mend = () => {
    isCut = false;
    isFrozen = false;
    for (const go of thawed.splice(0)) go();
  };
  const cutAll = () => {
    for (const { page, server } of pairs) {
      page.terminate();
      server.destroy();
    }
  };

  return {
    url: `ws://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/online/nats`,
    cut() {
      isCut = true;
      cutAll();
    },
    freeze: () => {
      isFrozen = true;
    },
    mend,
    slow: (milliseconds) => {
      wait = milliseconds;
    },
    fates(subject, fate) {
      if (fate) fates.set(subject, fate);
      else fates.delete(subject);
    },
    lies: (how) => {
      lie = how;
    },
    get opened() {
      return opened;
    },
    get heard() {
      return heard;
    },
    close() {
      mend();
      cutAll();
      return new Promise((done) => sockets.close(() => done()));
    },
  };
}

/** Node has no WebSocket of its own before its version 22. */
export const socketOf = (url: string): globalThis.WebSocket =>
  new WebSocket(url) as unknown as globalThis.WebSocket;

export const connectBySocket = (options: ConnectionOptions): Promise<NatsConnection> =>
  wsconnect({
    ...options,
    wsFactory: async (url: string) => ({ socket: socketOf(url), encrypted: false }),
  } as ConnectionOptions);
