import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../../src/stores/kept/game-storage.ts';
import { fixedLibrary } from '../../../src/stores/packs/checked-library.ts';
import { noOtherTab, tabsOfBrowser } from '../../../src/stores/table/one-tab.ts';
import { createTable } from '../../../src/stores/table/table-store.ts';
import { en } from '../../../src/words/en/index.ts';
import { gameIn } from '../../support/kept.ts';
import { content, HandTimer, sessionOf, tableOf } from '../../support/table-of-memory.ts';

/** Locks and channels of one browser, enough of them for two tabs. */
class Locks {
  private held = new Map<string, { free: () => void; lose: () => void }>();
  private queue: (() => void)[] = [];
  request(name: string, options: LockOptions, run: (lock: object | null) => Promise<void> | undefined) {
    if (options.steal) this.held.get(name)?.lose();
    if (this.held.has(name) && options.ifAvailable) return Promise.resolve(run(null));
    if (this.held.has(name)) {
      return new Promise((done, fail) => {
        options.signal?.addEventListener('abort', () => fail(new Error('waited in vain')));
        this.queue.push(() => done(this.request(name, {}, run)));
      });
    }
    return new Promise<void>((done, fail) => {
      const free = () => {
        this.held.delete(name);
        done();
        this.queue.shift()?.();
      };
      this.held.set(name, {
        free,
        lose: () => {
          this.held.delete(name);
          fail(new Error('stolen'));
        },
      });
      void Promise.resolve(run({})).then(free);
    });
  }
}

const channels = new Set<Channel>();
class Channel {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor() {
    channels.add(this);
  }
  postMessage(data: unknown) {
    for (const other of channels) if (other !== this) queueMicrotask(() => other.onmessage?.({ data }));
  }
}

beforeEach(() => {
  channels.clear();
  vi.stubGlobal('BroadcastChannel', Channel);
  Object.defineProperty(navigator, 'locks', { value: new Locks(), configurable: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'locks');
});

const tabOn = (storage: ReturnType<typeof memoryStorage>) =>
  createTable({
    library: fixedLibrary(content(), en),
    storage,
    timer: new HandTimer(),
    words: en,
    settings: tableOf().settings,
    tabs: tabsOfBrowser,
  });

test('a second tab is told, asks before it takes over, and finds every decision', async () => {
  const storage = memoryStorage();
  const [one, two] = [tabOn(storage), tabOn(storage)];
  const { id } = await one.begin(sessionOf('tabs').setup, 'Tabs');
  const first = await one.open(id);
  if (!first.ok) throw new Error(first.why);
  expect(await two.open(id)).toMatchObject({ ok: false, elsewhere: true });

  const { pending } = first.value.store.getState();
  first.value.decide(pending!.options[0]!.id);
  const second = await two.open(id, true);
  if (!second.ok) throw new Error(second.why);
  expect(second.value.session.decisions).toHaveLength(1);
  expect(one.store.getState().lost).toBe(id);

  // What the first tab would still do is not written over the second's.
  second.value.decide(second.value.store.getState().pending!.options[0]!.id);
  await two.idle();
  first.value.rename('Late');
  await one.idle();
  expect(await gameIn(storage, id)).toMatchObject({ name: 'Tabs', log: { decisions: [{}, {}] } });

  const back = await one.open(id, true);
  expect(back.ok && back.value.session.decisions.length).toBe(2);
  expect(two.store.getState().lost).toBe(id);
  expect(one.store.getState().lost).toBeNull();
});

test('a game that is deleted in another tab is told at once, before anything is decided in it', async () => {
  const storage = memoryStorage();
  const [one, two] = [tabOn(storage), tabOn(storage)];
  const { id } = await one.begin(sessionOf('deleted').setup, 'Deleted');
  const other = await one.begin(sessionOf('other').setup, 'Other');
  const game = await one.open(id);
  if (!game.ok) throw new Error(game.why);
  await two.remove(other.id);
  await Promise.resolve();
  expect(one.store.getState().deleted).toBeNull();
  await two.remove(id);
  await Promise.resolve();
  expect(one.store.getState()).toMatchObject({ deleted: id, atStake: true });
  one.retry();
  await one.idle();
  expect(one.store.getState()).toMatchObject({ deleted: null, atStake: false });
  expect(await gameIn(storage, id)).toMatchObject({ name: 'Deleted', log: { decisions: [] } });

  await two.remove(id);
  await Promise.resolve();
  game.value.close();
  expect(one.store.getState()).toMatchObject({ deleted: null, atStake: false });
});

test('a game that is left is free; the same tab may come back to it at once', async () => {
  const storage = memoryStorage();
  const [one, two] = [tabOn(storage), tabOn(storage)];
  const { id } = await one.begin(sessionOf('left').setup, 'Left');
  const [first, again] = [await one.open(id), await one.open(id)];
  if (!first.ok || !again.ok) throw new Error('not opened');
  first.value.close();
  expect(await two.open(id)).toMatchObject({ ok: false, elsewhere: true });
  again.value.close();
  await Promise.resolve();
  expect((await two.open(id)).ok).toBe(true);
});

test('without locks, over plain http, the tab that has a game is asked: told and taken over as with them', async () => {
  Reflect.deleteProperty(navigator, 'locks');
  const storage = memoryStorage();
  const [one, two] = [tabOn(storage), tabOn(storage)];
  const { id } = await one.begin(sessionOf('plain').setup, 'Plain');
  expect((await one.open(id)).ok).toBe(true);
  expect(await two.open(id)).toMatchObject({ ok: false, elsewhere: true });
  expect((await two.open(id, true)).ok).toBe(true);
  expect(one.store.getState().lost).toBe(id);
  await two.remove(id);
  // Without even a channel it opens as ever: what would be written over the storage refuses.
  vi.stubGlobal('BroadcastChannel', undefined);
  expect(tabsOfBrowser(async () => {})).toBe(noOtherTab);
});

const opensWith = async () => {
  const table = tabOn(memoryStorage());
  const { id } = await table.begin(sessionOf('odd').setup, 'Odd');
  const opened = await table.open(id);
  if (opened.ok) opened.value.close();
  return opened.ok && (await table.open(id)).ok;
};

test.each<[string, () => unknown]>([
  ['refuse', () => Promise.reject(new Error('denied'))],
  [
    'throw',
    () => {
      throw new Error('denied');
    },
  ],
])('locks that %s lock nobody out', async (_what, request) => {
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  expect(await opensWith()).toBe(true);
});

test('locks that never answer lock nobody out for long, and what they give later is given back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    let late: ((lock: object) => unknown) | null = null;
    const request = (_name: string, _options: object, run: (lock: object) => unknown) => {
      late = run;
      return new Promise(() => {});
    };
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    const table = tabOn(memoryStorage());
    const { id } = await table.begin(sessionOf('odd').setup, 'Odd');
    const opening = table.open(id);
    await vi.advanceTimersByTimeAsync(5000);
    expect((await opening).ok).toBe(true);
    expect(late!({})).toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});

test('a channel or locks that break when they are touched lock nobody out', async () => {
  vi.stubGlobal('BroadcastChannel', () => {
    throw new Error('opaque origin');
  });
  expect(tabsOfBrowser(async () => {})).toBe(noOtherTab);
  vi.stubGlobal('BroadcastChannel', Channel);
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    get() {
      throw new Error('blocked');
    },
  });
  expect(tabsOfBrowser(async () => {})).toBe(noOtherTab);
});

test('a game that is left before it is open and come back to at once is open, and no other tab has it', async () => {
  const wish = { takeOver: false, onLost() {}, onDeleted() {} };
  const tab = tabsOfBrowser(async () => {});
  const first = tab.hold('again', wish).then((hold) => hold?.release());
  const second = tab.hold('again', wish);
  await first;
  expect(await second).not.toBeNull();
  (await second)?.release();
  expect(await tab.hold('again', wish)).not.toBeNull();
});
