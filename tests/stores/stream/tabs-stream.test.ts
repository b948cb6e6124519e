import { afterEach, expect, test, vi } from 'vitest';
import { tabsDatabase } from '../../../src/stores/stream/tabs-database.ts';
import { type TabsTransport, tabsStream } from '../../../src/stores/stream/tabs-stream.ts';
import { channels, withDatabase } from '../../support/tabs-of-memory.ts';
import { promisesOfTransport } from './transport-contract.ts';

const browser = withDatabase();
const open: TabsTransport[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

promisesOfTransport(
  async () => {
    browser.anew();
    const channel = channels();
    return {
      join: (who) => tabsStream('game', `K${who}`, channel()),
      key: (who) => `K${who}`,
      async drop(sequence) {
        const database = await tabsDatabase(Date.now());
        database.transaction('messages', 'readwrite').objectStore('messages').delete(['game', sequence]);
        database.close();
      },
    };
  },
  { gaps: true, cuts: false },
);

test("over the browser's own channel, each game has a stream of its own", async () => {
  browser.anew();
  const tab = (game: string, key: string) => {
    open.push(tabsStream(game, key));
    return open.at(-1)!;
  };
  const [one, two, other] = [tab('game', 'a'), tab('game', 'b'), tab('other', 'c')];
  const heard: string[] = [];
  two.follow(1, ({ text }) => heard.push(text));
  other.follow(1, ({ text }) => heard.push(`other ${text}`));
  await one.send('first', '1');
  expect(await other.send('elsewhere', '1')).toEqual({ sequence: 1 });
  await vi.waitFor(() => expect(heard.sort()).toEqual(['first', 'other elsewhere']), { timeout: 60_000 });
});

test('cleared, a stream goes on counting where it was', async () => {
  browser.anew();
  const channel = channels();
  open.push(tabsStream('game', 'a', channel()), tabsStream('game', 'b', channel()));
  const [one, two] = open as [TabsTransport, TabsTransport];
  await one.send('old', 'old');
  await one.send('older', 'older');
  await one.clear();
  expect(await one.send('new', 'new')).toEqual({ sequence: 3 });
  const heard: string[] = [];
  two.follow(1, ({ text }) => heard.push(text));
  await vi.waitFor(() => expect(heard).toEqual(['new']), { timeout: 60_000 });
});

test('what nobody has written to for a day is gone when the next stream is opened; the rest is there', async () => {
  browser.anew();
  const channel = channels();
  const day = 24 * 3600_000;
  let now = 1_900_000_000_000;
  const tab = (game: string) => {
    open.push(tabsStream(game, 'a', channel(), () => now));
    return open.at(-1)!;
  };
  const old = tab('old');
  await old.send('a', 'a');
  await old.beside.put('name', 'x');
  now += day / 2;
  await tab('young').send('b', 'b');
  now += day / 2;
  await tab('new').send('c', 'c');
  const database = await tabsDatabase(now);
  const all = database.transaction(['streams', 'messages', 'beside']);
  const keys = (store: string) =>
    new Promise((done) => {
      const request = all.objectStore(store).getAllKeys();
      request.onsuccess = () => done(request.result);
    });
  expect(await keys('streams')).toEqual(['new', 'young']);
  expect(await keys('messages')).toEqual([
    ['new', 1],
    ['young', 1],
  ]);
  expect(await keys('beside')).toEqual([]);
  database.close();
});

test('a browser that keeps nothing: the line says so, and nothing is acknowledged', async () => {
  vi.stubGlobal('indexedDB', {
    open() {
      throw new DOMException('none', 'SecurityError');
    },
  });
  const one = tabsStream('game', 'a', channels()());
  open.push(one);
  await vi.waitFor(() => expect(one.line).toEqual({ is: 'refused', why: 'no-storage' }), { timeout: 60_000 });
  await expect(one.send('x', 'x')).rejects.toMatchObject({ name: 'NotAcknowledged' });
  browser.anew();
});

test('what else is said on the channel is not its own', async () => {
  browser.anew();
  const channel = channels();
  const one = tabsStream('game', 'a', channel());
  open.push(one);
  const said = vi.fn();
  one.hears(said);
  const stranger = channel();
  for (const data of [null, 'text', 7, {}, { stream: 'other', says: 'x' }, { stream: 'game', says: 3 }])
    stranger.postMessage(data);
  stranger.postMessage({ stream: 'game', key: 'b', says: 'own' });
  await vi.waitFor(() => expect(said).toHaveBeenCalledExactlyOnceWith({ key: 'b', text: 'own' }), {
    timeout: 60_000,
  });
});
