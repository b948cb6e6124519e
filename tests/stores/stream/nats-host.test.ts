import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Key, newKey } from '../../../src/online/keys.ts';
import type { Transport } from '../../../src/online/transport.ts';
import { type Codes, type Given, type HostDoor, hostDoor } from '../../../src/stores/stream/host-door.ts';
import { natsStream } from '../../../src/stores/stream/nats-stream.ts';
import { outbox } from '../../../src/stores/stream/outbox.ts';
import { startTestHost, type TestHost } from '../../support/online-host.ts';
import { heardBy } from '../../support/table-on-nats.ts';
import { socketOf } from '../../support/unkind-line.ts';

const TABLE = 'bcdefghijklmnopq';
const [owner, ana, eve, watcher] = Array.from({ length: 4 }, newKey) as [Key, Key, Key, Key];
const soon = (check: () => void) => vi.waitFor(check, { timeout: 60_000, interval: 10 });
const ends: Transport[] = [];
let host: TestHost;
let door: HostDoor;
let codes: Codes;
let jwtOfOwner: string;

function got<T>(given: Given<T>): T {
  if (!given.ok) throw new Error(`${given.why}: ${given.said}`);
  return given.value;
}
const comes = (key: Key, jwt: string) => {
  const one = natsStream({ table: TABLE, key, jwt, door, open: socketOf });
  ends.push(one);
  return one;
};
const joins = async (key: Key, code: string) => comes(key, got(await door.join(TABLE, code, key)).jwt);

beforeAll(async () => {
  host = await startTestHost();
  door = hostDoor(host.url);
  const { jwt, ...made } = got(await door.table(host.owner, TABLE, owner, 4));
  codes = made;
  jwtOfOwner = jwt;
});
afterAll(async () => {
  for (const one of ends) one.close();
  await host.close();
});

test('a host is told as one; its socket is where the door says', async () => {
  expect(got(await door.hello()).server).toBe(host.version);
  expect(door.socket).toBe(host.socket);
});

test('who was let in hears and says; who watches hears alone, and that is told', async () => {
  const [one, two] = [comes(owner, jwtOfOwner), await joins(ana, codes.invite!)];
  const three = await joins(watcher, codes.watch!);
  const heard = [one, two, three].map(heardBy);
  await soon(() => expect([one, two, three].map(({ line }) => line.is)).toEqual(Array(3).fill('there')));
  await one.send('first', '1', 0);
  await two.send('second', '2', 1);
  await expect(three.send('never', '3')).rejects.toMatchObject({ name: 'NotTaken', why: 'not-allowed' });
  await soon(() =>
    expect(heard[2]!.map(({ text, key }) => [text, key])).toEqual([
      ['first', owner.id],
      ['second', ana.id],
    ]),
  );
  await soon(() => expect(heard[0]).toEqual(heard[2]));
  const said = vi.fn();
  three.hears(said);
  two.say('here');
  await soon(() => expect(said).toHaveBeenCalledExactlyOnceWith({ key: ana.id, text: 'here' }));
});

test('what lies beside comes whole, long or short, and goes', async () => {
  const [one, two] = [comes(owner, jwtOfOwner), comes(ana, got(await door.again(TABLE, ana)).jwt)];
  await soon(() => expect([one.line.is, two.line.is]).toEqual(['there', 'there']));
  const long = JSON.stringify(Array.from({ length: 9000 }, (_, i) => `Ä"${i}😀`));
  await one.beside.put('start', long);
  expect(await two.beside.get('start')).toBe(long);
  await two.beside.put(`name.${ana.id}`, 'Ana');
  expect(await one.beside.get(`name.${ana.id}`)).toBe('Ana');
  await expect(two.beside.put('start', 'mine')).rejects.toMatchObject({ cause: 'not-yours' });
  await two.beside.remove(`name.${ana.id}`);
  expect(await one.beside.get(`name.${ana.id}`)).toBeNull();
});

test('a JWT that the server does not take is renewed once; a stranger is refused', async () => {
  const again = vi.spyOn(door, 'again');
  const stale = comes(ana, `${jwtOfOwner}x`);
  await soon(() => expect(stale.line.is).toBe('there'));
  expect(again).toHaveBeenCalledTimes(1);
  const stranger = comes(eve, jwtOfOwner);
  await soon(() => expect(stranger.line).toEqual({ is: 'refused', why: 'not-let-in' }));
  expect(again).toHaveBeenCalledTimes(2);
  await expect(stranger.send('x', 'x')).rejects.toMatchObject({ name: 'NotAcknowledged' });
});

test('one that is about to end is renewed before anything is connected', async () => {
  const claims = Buffer.from(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 60 })).toString(
    'base64url',
  );
  const again = vi.spyOn(door, 'again').mockClear();
  const sockets: unknown[] = [];
  const one = natsStream({
    table: TABLE,
    key: ana,
    jwt: `e30.${claims}.x`,
    door,
    open: (url) => {
      sockets.push(again.mock.calls.length);
      return socketOf(url);
    },
  });
  ends.push(one);
  await soon(() => expect(one.line.is).toBe('there'));
  expect(sockets).toEqual([1]);
});

test('the server killed under a table: nothing acknowledged is lost, and everybody comes back', async () => {
  const one = comes(owner, jwtOfOwner);
  const messages = heardBy(one);
  const box = outbox(one, owner.id);
  const sent = ['k1', 'k2', 'k3', 'k4'].map((text) => box.send(text));
  await sent[0];
  await host.killServer();
  await Promise.all(sent);
  await soon(() => expect(messages.map(({ text }) => text).slice(-4)).toEqual(['k1', 'k2', 'k3', 'k4']));
  expect(new Set(messages.map(({ sequence }) => sequence)).size).toBe(messages.length);
  box.close();
});

test('thrown out: the line is refused at once, and says why', async () => {
  const one = comes(ana, got(await door.again(TABLE, ana)).jwt);
  await soon(() => expect(one.line.is).toBe('there'));
  got(await door.out(TABLE, owner, ana.id));
  await soon(() => expect(one.line).toEqual({ is: 'refused', why: 'out' }));
});
