/** The socket of a page: what it passes on, whom it slows down, and that nothing that comes in ends anybody else. */
import { randomBytes } from 'node:crypto';
import { connect as dial, type Socket } from 'node:net';
import { headers, type NatsConnection } from '@nats-io/nats-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import {
  atServer,
  atSocket,
  joinBy,
  type MadeTable,
  makeTable,
  type Person,
  person,
} from '../support/at-host.ts';
import { startTestHost, type TestHost } from '../support/online-host.ts';

let host: TestHost;
let made: MadeTable;
let seat: { who: Person; jwt: string };
let watcher: { who: Person; jwt: string };
/** Somebody who plays while others misbehave. */
let bystander: NatsConnection;

beforeAll(async () => {
  host = await startTestHost();
  made = await makeTable(host);
  seat = await joinBy(host, made.table, made.invite);
  watcher = await joinBy(host, made.table, made.watch);
  bystander = await atSocket(host, made.host, made.jwt);
});
afterAll(async () => {
  await bystander.close();
  await host.close();
});

const subjectOf = (who: Person) => `table.${made.table}.k.${who.id}`;

/** How many messages stand under a key. */
async function under(key: string): Promise<number> {
  let count = 0;
  for (let seq = 1; ; count++) {
    const ask = JSON.stringify({ seq, next_by_subj: `table.${made.table}.k.${key}` });
    const answer = await bystander.request(`$JS.API.DIRECT.GET.${made.table}`, ask);
    const at = answer.headers?.values('Nats-Sequence').at(-1);
    if (!at) return count;
    seq = Number(at) + 1;
  }
}

/** The bystander still plays, on the same connection, and it is the same server and the same host. */
async function livesOn(): Promise<void> {
  expect(bystander.isClosed()).toBe(false);
  expect((await bystander.request(subjectOf(made.host), 'still here')).json()).toHaveProperty('seq');
  expect(() => process.kill(host.pid, 0)).not.toThrow();
  expect(host.told.filter(({ what }) => what === 'died' || what === 'fault')).toEqual([]);
}

describe('what the server would do and the bridge does not let it', () => {
  test("by the server alone, a watcher's answer goes wherever it says: also under another's key", async () => {
    const line = await atServer(host, watcher.who, watcher.jwt);
    const before = await under(seat.who.id);
    await bystander.request(subjectOf(made.host), 'something to answer with');
    line.publish(`$JS.API.DIRECT.GET.${made.table}`, '{"seq":1}', { reply: subjectOf(seat.who) });
    await line.flush();
    await expect.poll(() => under(seat.who.id)).toBe(before + 1);
    await line.close();
  });

  test.each([
    ["under another's key", () => subjectOf(seat.who)],
    ["to another's inbox", () => `_INBOX.${seat.who.id}.1`],
    ['to those who are there', () => `live.${made.table}.${seat.who.id}`],
    ['as if the stream told it', () => `out.${made.table}.k.${seat.who.id}`],
    ['to the inbox of nobody', () => '_INBOX.1'],
  ])('an answer %s ends the connection, and nothing arrives', async (_, reply) => {
    const before = await under(seat.who.id);
    const heard: string[] = [];
    const line = await atSocket(host, watcher.who, watcher.jwt);
    const told = bystander.subscribe(`out.${made.table}.k.${seat.who.id}`, {
      callback: (_error, message) => void heard.push(message.subject),
    });
    await bystander.flush();
    line.publish(`$JS.API.DIRECT.GET.${made.table}`, '{"seq":1}', { reply: reply() });
    await line.closed();
    await livesOn();
    told.unsubscribe();
    expect([await under(seat.who.id), heard]).toEqual([before, []]);
  });
});

describe("the stream's own headers", () => {
  const forged = () => {
    const own = headers();
    own.set('Nats-Time-Stamp', '2001-01-01T00:00:00.000000001Z');
    return own;
  };

  test('by the server alone, a sender can write a time before the true one', async () => {
    const line = await atServer(host, seat.who, seat.jwt);
    const taken = await line.request(subjectOf(seat.who), 'now', { headers: forged(), timeout: 5000 });
    const { seq } = taken.json<{ seq: number }>();
    const kept = await line.request(`$JS.API.DIRECT.GET.${made.table}`, JSON.stringify({ seq }));
    const [first, last] = kept.headers!.values('Nats-Time-Stamp');
    expect([first, Date.parse(last!) > Date.parse('2020-01-01')]).toEqual([
      forged().get('Nats-Time-Stamp'),
      true,
    ]);
    await line.close();
  });

  test('through the socket the connection ends, and the message is not taken', async () => {
    const before = await under(seat.who.id);
    const line = await atSocket(host, seat.who, seat.jwt);
    line.publish(subjectOf(seat.who), 'now', { headers: forged() });
    await line.closed();
    await livesOn();
    expect(await under(seat.who.id)).toBe(before);
  });

  test('those of a message that is sent again pass', async () => {
    const line = await atSocket(host, seat.who, seat.jwt);
    const same = headers();
    same.set('Nats-Msg-Id', 'a1b2');
    const first = await line.request(subjectOf(seat.who), 'once', { headers: same, timeout: 5000 });
    const second = await line.request(subjectOf(seat.who), 'once', { headers: same, timeout: 5000 });
    const { seq } = first.json<{ seq: number }>();
    expect(second.json()).toMatchObject({ seq, duplicate: true });
    await line.close();
  });
});

/** A socket that has shaken hands, and on which bytes can be sent that no WebSocket would. */
async function bare(): Promise<Socket> {
  const { port } = new URL(host.url);
  const socket = dial({ port: Number(port), host: '127.0.0.1' });
  socket.on('error', () => {});
  const key = randomBytes(16).toString('base64');
  socket.write(
    `GET /online/nats HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      `Sec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
  );
  await new Promise<void>((resolve) => {
    socket.once('data', () => resolve());
  });
  return socket;
}

const ended = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    socket.resume();
    if (socket.closed) return resolve();
    socket.once('close', () => resolve());
  });

/** A frame with this first byte, this length as it is written, and this much in it; masked with zeros. */
const frame = (first: number, length: readonly number[], body = Buffer.alloc(0)): Buffer =>
  Buffer.concat([Buffer.from([first, ...length, 0, 0, 0, 0]), body]);

const LONG = 0x80 | 127;

describe('a frame that is none', () => {
  test.each<[string, Buffer]>([
    [
      'with a length of 64 bits that is negative (CVE-2026-27889)',
      frame(0x82, [LONG, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
    ],
    [
      'with the greatest length there is',
      frame(0x82, [LONG, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
    ],
    ['of 4 GB', frame(0x82, [LONG, 0, 0, 0, 1, 0, 0, 0, 0])],
    ['of one byte more than 64 kB', frame(0x82, [LONG, 0, 0, 0, 0, 0, 1, 0, 1], Buffer.alloc(65_537))],
    ['that nobody has masked', Buffer.from([0x82, 4, 1, 2, 3, 4])],
    ['of a kind that does not exist', frame(0x83, [0x80])],
    ['of a control that does not exist', frame(0x8b, [0x80])],
    ['that says it is packed', frame(0xc2, [0x84], Buffer.from('PING'))],
    ['that goes on with nothing', frame(0x80, [0x84], Buffer.from('PING'))],
    ['of a ping that is too long', frame(0x89, [0x80 | 126, 1, 0], Buffer.alloc(256))],
    ['of a ping in parts', frame(0x09, [0x80])],
    ['of text that is no text', frame(0x81, [0x82], Buffer.from([0xc3, 0x28]))],
    ['of a goodbye with half a code', frame(0x88, [0x81], Buffer.from([3]))],
    ['of noise', Buffer.concat([Buffer.from([0xff, 0xff]), randomBytes(4000)])],
  ])('%s ends its own connection alone', async (_, bytes) => {
    const socket = await bare();
    socket.write(bytes);
    await ended(socket);
    await livesOn();
  });

  test('nor do fifty connections that break off in the middle of one', async () => {
    const sockets = await Promise.all(Array.from({ length: 50 }, bare));
    for (const socket of sockets) {
      socket.write(frame(0x82, [0x80 | 126, 0x40, 0]));
      socket.resetAndDestroy();
    }
    await livesOn();
  });
});

/** Sends this text on a socket in one frame; gives the code with which it is ended. */
async function sent(text: string): Promise<number> {
  const socket = new WebSocket(host.socket);
  await new Promise((resolve) => socket.once('open', resolve));
  const over = new Promise<number>((resolve) => socket.once('close', resolve));
  socket.send(Buffer.from(text, 'latin1'));
  return over;
}

/** As a client of that key begins. */
const begins = (who: Person) => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `CONNECT ${JSON.stringify({ jwt: `${part({})}.${part({ sub: who.id })}.x` })}\r\n`;
};

// All of them: `client-lines.test.ts`.
test.each([
  ['a word there is none of', 'HELLO\r\n', 1008],
  ['an answer to somewhere else', `${begins(person())}PUB a table.x.k.y 0\r\n\r\n`, 1008],
  ['a JWT of nobody, by the server', `${begins(person())}PING\r\n`, 1013],
])('%s ends the connection', async (_, text, code) => {
  expect(await sent(text)).toBe(code);
  await livesOn();
});

describe('a flood', () => {
  test('of 20,000 messages ends the connection; a few of them stand, the others play on', async () => {
    const flooder = await joinBy(host, made.table, made.invite);
    const line = await atSocket(host, flooder.who, flooder.jwt);
    for (let i = 0; i < 20_000; i++) line.publish(subjectOf(flooder.who), `flood ${i}`);
    await line.closed();
    await livesOn();
    expect(await under(flooder.who.id)).toBeLessThan(2500);
  });

  test('of 3 MB at once as well', async () => {
    const socket = new WebSocket(host.socket);
    await new Promise((resolve) => socket.once('open', resolve));
    const over = new Promise<number>((resolve) => socket.once('close', resolve));
    socket.send(Buffer.from(begins(seat.who)));
    for (let i = 0; i < 50; i++)
      socket.send(Buffer.from(`PUB live.x.y 61000\r\n${'x'.repeat(61_000)}\r\n`), () => {});
    await over;
    await livesOn();
  });

  test('of connections from one address is refused beyond 64', async () => {
    const opened = await Promise.all(
      Array.from({ length: 80 }, () => {
        const socket = new WebSocket(host.socket);
        return new Promise<WebSocket | null>((resolve) => {
          socket.once('open', () => resolve(socket));
          socket.once('error', () => resolve(null));
        });
      }),
    );
    expect(opened.filter((socket) => socket !== null).length).toBeLessThan(64);
    for (const socket of opened) socket?.terminate();
    await livesOn();
  });

  test('of questions for the past is answered: 3,000 at once', async () => {
    const line = await atSocket(host, watcher.who, watcher.jwt);
    const answers = await Promise.all(
      Array.from({ length: 3000 }, () =>
        line.request(`$JS.API.DIRECT.GET.${made.table}`, '{"seq":1}', { timeout: 60_000 }),
      ),
    );
    expect(answers.every((answer) => answer.headers?.get('Nats-Sequence') === '1')).toBe(true);
    await line.close();
  });
});

describe('whose page it is', () => {
  const status = (origin: string, called?: string): Promise<number> =>
    new Promise((resolve) => {
      const socket = new WebSocket(host.socket, { origin, ...(called && { headers: { host: called } }) });
      socket.once('open', () => {
        socket.terminate();
        resolve(101);
      });
      socket.once('error', () => {});
      socket.once('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    });

  test('the own page may open its socket', async () => {
    expect(await status(new URL(host.url).origin)).toBe(101);
  });

  test.each([
    ["another's", 'https://evil.example', undefined],
    ['of another port', 'http://127.0.0.1:1', undefined],
    ['that is none', 'null', undefined],
    ["of another's name that leads here", 'http://evil.example:4173', 'evil.example:4173'],
  ])('a page %s may not', async (_, origin, called) => {
    expect(await status(origin, called)).toBe(403);
  });
});
