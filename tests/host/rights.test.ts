/** What the server itself lets a key do, on the wire and with no bridge before it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAccount, encodeUser, fromPublic, fromSeed } from '@nats-io/jwt';
import { headers, jwtAuthenticator, type NatsConnection } from '@nats-io/nats-core';
import { connect } from '@nats-io/transport-node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authorityIn } from '../../src/host/authority.ts';
import {
  askSigned,
  atServer,
  joinBy,
  type MadeTable,
  makeTable,
  type Person,
  person,
} from '../support/at-host.ts';
import { startTestHost, type TestHost } from '../support/online-host.ts';

let host: TestHost;
let made: MadeTable;
/** Another table of the same host's key, so of the same account. */
let other: MadeTable;
let seat: { who: Person; jwt: string };
let watcher: { who: Person; jwt: string };
let open: NatsConnection[] = [];

beforeAll(async () => {
  host = await startTestHost();
  made = await makeTable(host);
  other = await makeTable(host, made.host);
  seat = await joinBy(host, made.table, made.invite);
  watcher = await joinBy(host, made.table, made.watch);
});
afterAll(async () => {
  await Promise.all(open.map((line) => line.close()));
  open = [];
  await host.close();
});

/** Connected as that key, with what the server refuses it. */
async function connected({ who, jwt }: { who: Person; jwt: string }) {
  const line = await atServer(host, who, jwt);
  open.push(line);
  const refused: string[] = [];
  void (async () => {
    for await (const status of line.status())
      if (status.type === 'error') refused.push(String(status.error.message));
  })();
  return { line, refused };
}

const asHost = () => ({ who: made.host, jwt: made.jwt });

/** A JWT as this host gives them, that ends in so many seconds. */
function endingIn(seconds: number, who: Person): Promise<string> {
  const key = (name: string) => fromSeed(readFileSync(join(host.dir, 'keys', `${made.host.id}-${name}.nk`)));
  return encodeUser(
    who.id,
    fromPublic(who.id),
    fromPublic(key('account').getPublicKey()),
    { tags: [`t:${made.table}`, `b:${made.table}-beside`] },
    { signer: key('seat'), scopedUser: true, exp: Math.floor(Date.now() / 1000) + seconds },
  );
}
describe('a stranger', () => {
  test.each([
    ['without anything', async () => ({ who: person(), jwt: '' })],
    [
      'with a JWT that an account of their own has signed',
      async () => {
        const who = person();
        return { who, jwt: await encodeUser('me', fromPublic(who.id), createAccount()) };
      },
    ],
    ['with the JWT of another, without its key', async () => ({ who: person(), jwt: seat.jwt })],
    [
      'with a JWT in which another table was written',
      async () => {
        const [head, claims = '', sig] = seat.jwt.split('.');
        const text = Buffer.from(claims, 'base64url').toString().replaceAll(made.table, other.table);
        return { who: seat.who, jwt: [head, Buffer.from(text).toString('base64url'), sig].join('.') };
      },
    ],
    [
      'with a JWT that has run out',
      async () => {
        const who = person();
        return { who, jwt: await endingIn(-1, who) };
      },
    ],
  ])('%s is not let in', async (_, who) => {
    const { who: key, jwt } = await who();
    await expect(atServer(host, key, jwt)).rejects.toThrow(/authorization violation|authentication/i);
  });
});

describe('a seat', () => {
  test('says what it says under its own key, and everybody at the table hears it', async () => {
    const { line } = await connected(seat);
    const listener = await connected(watcher);
    const heard = new Promise<string>((resolve) => {
      listener.line.subscribe(`out.${made.table}.>`, {
        callback: (_error, message) => resolve(`${message.subject} ${message.string()}`),
      });
    });
    await listener.line.flush();
    const taken = await line.request(`table.${made.table}.k.${seat.who.id}`, 'first');
    expect(taken.json()).toMatchObject({ stream: made.table });
    expect(await heard).toBe(`out.${made.table}.k.${seat.who.id} first`);
    const kept = await listener.line.request(`$JS.API.DIRECT.GET.${made.table}`, '{"seq":1}');
    expect([kept.string(), kept.headers?.get('Nats-Time-Stamp')]).toEqual([
      'first',
      expect.stringMatching(/^20\d\d-.*\.\d+Z$/),
    ]);
  });

  const under = (table: string, key: string) => `table.${table}.k.${key}`;
  test.each<[string, (own: string, another: string) => string]>([
    ["another seat's key", (_own, another) => under(made.table, another)],
    ['its own key at another table', (own) => under(other.table, own)],
    ['a longer subject of its own', (own) => `${under(made.table, own)}.more`],
    ["another seat's presence", (_own, another) => `live.${made.table}.${another}`],
    ['what is told of the stream', (own) => `out.${made.table}.k.${own}`],
    ['what lies beside', () => `beside.${made.table}.start.0`],
    ['consumers', () => `$JS.API.CONSUMER.CREATE.${made.table}`],
    ['durable consumers', () => `$JS.API.CONSUMER.DURABLE.CREATE.${made.table}.mine`],
    ['the list of consumers', () => `$JS.API.CONSUMER.LIST.${made.table}`],
    ['streams', () => '$JS.API.STREAM.CREATE.mine'],
    ['changes of its stream', () => `$JS.API.STREAM.UPDATE.${made.table}`],
    ['the list of streams', () => '$JS.API.STREAM.LIST'],
    ['what is known of its stream', () => `$JS.API.STREAM.INFO.${made.table}`],
    ['an end of its stream', () => `$JS.API.STREAM.DELETE.${made.table}`],
    ['an emptying of its stream', () => `$JS.API.STREAM.PURGE.${made.table}`],
    ['a message deleted', () => `$JS.API.STREAM.MSG.DELETE.${made.table}`],
    ['a message by the other way', () => `$JS.API.STREAM.MSG.GET.${made.table}`],
    ["another table's past", () => `$JS.API.DIRECT.GET.${other.table}`],
    ['what lies beside another table', () => `$JS.API.DIRECT.GET.${other.table}-beside`],
    ['the account', () => '$JS.API.INFO'],
    ['acknowledgements', () => `$JS.ACK.${made.table}.mine.1.1.1.1.1`],
    ["the server's own account", () => '$SYS.REQ.CLAIMS.UPDATE'],
    ["another's inbox", (_own, another) => `_INBOX.${another}.1`],
  ])('may not ask or write %s; nor may the page of the host', async (_, subject) => {
    for (const [one, another] of [
      [seat, asHost()],
      [asHost(), seat],
    ] as const) {
      const { line } = await connected(one);
      const asked = line.request(subject(one.who.id, another.who.id), '{}', { timeout: 2000 });
      await expect(asked).rejects.toThrow(/permissions violation/i);
    }
  });

  test.each<[string, () => string]>([
    ['all inboxes', () => '_INBOX.>'],
    ["another's inbox", () => `_INBOX.${made.host.id}.>`],
    ['everything', () => '>'],
    ['another table', () => `out.${other.table}.>`],
    ['who is at another table', () => `live.${other.table}.>`],
    ['what comes in before it is taken', () => `table.${made.table}.>`],
    ['the server', () => '$SYS.>'],
    ["the server's advisories", () => '$JS.EVENT.>'],
  ])('may not listen to %s, and hears nothing of it', async (_, subject) => {
    const { line, refused } = await connected(seat);
    const speaker = await connected({ who: other.host, jwt: other.jwt });
    const heard: string[] = [];
    line.subscribe(subject(), { callback: (error, message) => void (error ?? heard.push(message.subject)) });
    await line.flush();
    await speaker.line.request(`table.${other.table}.k.${other.host.id}`, 'elsewhere');
    speaker.line.publish(`live.${other.table}.${other.host.id}`, 'here');
    await speaker.line.flush();
    await line.flush();
    expect(heard).toEqual([]);
    expect(refused.join()).toMatch(/permissions violation for subscription/i);
  });

  test('takes no more than there is for it: 4 kB a message, 8 kB whatever it is', async () => {
    const { line } = await connected(seat);
    const own = `table.${made.table}.k.${seat.who.id}`;
    const refusal = (await line.request(own, 'x'.repeat(4097))).json<{ error?: { description: string } }>();
    expect(refusal.error?.description).toMatch(/message size exceeds/);
    // The client holds itself to what the server tells this key.
    expect(line.info?.max_payload).toBe(8192);
    const raw = () => line.publish(`live.${made.table}.${seat.who.id}`, 'x'.repeat(8193));
    expect(raw).toThrow(/max_payload/);
  });

  test('cannot empty what stands under its own key, by the header for it', async () => {
    const { line } = await connected(seat);
    const own = `table.${made.table}.k.${seat.who.id}`;
    const rolling = headers();
    rolling.set('Nats-Rollup', 'all');
    const answer = (await line.request(own, 'only this', { headers: rolling, timeout: 5000 })).json<{
      error?: object;
    }>();
    expect(answer.error).toMatchObject({ description: expect.stringMatching(/rollup not permitted/) });
  });
});

describe('a watcher', () => {
  test('says nothing, neither in the stream nor to those who are there', async () => {
    const { line } = await connected(watcher);
    const { who } = watcher;
    for (const subject of [`table.${made.table}.k.${who.id}`, `live.${made.table}.${who.id}`])
      await expect(line.request(subject, 'x', { timeout: 2000 })).rejects.toThrow(/permissions violation/i);
  });
});

describe('somebody thrown out', () => {
  test('is out at once, stays out, and is let in by no code and no JWT', async () => {
    const guest = await joinBy(host, made.table, made.invite);
    const { line } = await connected(guest);
    await line.request(`table.${made.table}.k.${guest.who.id}`, 'still here');
    const out = await askSigned(host, 'out', made.host, { table: made.table, out: guest.who.id });
    expect(out.status).toBe(200);
    expect(String(await line.closed())).toMatch(/authentication|authorization|revoked/i);
    await expect(atServer(host, guest.who, guest.jwt)).rejects.toThrow(/authorization|authentication/i);
    await expect(joinBy(host, made.table, made.invite, guest.who)).rejects.toThrow(/removed/);
    const again = await askSigned(host, 'again', guest.who, { table: made.table });
    expect([again.status, again.told.code]).toEqual([403, 'out']);
  });

  test('by anybody but the host stays in', async () => {
    const guest = await joinBy(host, made.table, made.invite);
    const out = await askSigned(host, 'out', seat.who, { table: made.table, out: guest.who.id });
    expect([out.status, out.told.code]).toEqual([403, 'not-host']);
    const { line } = await connected(guest);
    expect((await line.request(`table.${made.table}.k.${guest.who.id}`, 'here')).json()).toHaveProperty(
      'seq',
    );
  });
});

test('a connection ends when its JWT does', async () => {
  const who = person();
  const jwt = await endingIn(2, who);
  const { line } = await connected({ who, jwt });
  expect(String(await line.closed())).toMatch(/authentication expired/i);
});

test('the streams are as the design has them, and nobody can have them otherwise', async () => {
  const account = (await authorityIn(join(host.dir, 'keys'))).account(made.host.id);
  const { jwt, seed } = await account.own();
  const own = await connect({
    servers: `127.0.0.1:${(await host.nats()).port}`,
    authenticator: jwtAuthenticator(jwt, seed),
    reconnect: false,
  });
  open.push(own);
  const api = async (what: string, body: object = {}) =>
    (await own.request(`$JS.API.STREAM.${what}.${made.table}`, JSON.stringify(body))).json<{
      config: object;
      error?: { description: string };
    }>();
  expect((await api('INFO')).config).toMatchObject({
    discard: 'new',
    discard_new_per_subject: true,
    max_msgs_per_subject: 5000,
    max_msg_size: 4096,
    deny_delete: true,
    deny_purge: true,
    allow_direct: true,
    allow_rollup_hdrs: false,
    max_age: 0,
  });
  // Even with all rights of the account, which no page has.
  expect((await api('PURGE')).error?.description).toMatch(/purge not permitted/);
  expect((await api('MSG.DELETE', { seq: 1 })).error?.description).toMatch(/delete not permitted/);
});
