import { afterEach, expect, test, vi } from 'vitest';
import { browserStore, whyNothingIsKept } from '../../../src/stores/kept/browser-store.ts';
import { type GameStorage, memoryStorage } from '../../../src/stores/kept/game-storage.ts';
import { packsOfAVisit } from '../../../src/stores/packs/pack-storage.ts';
import { sessionOf, tableWith } from '../../support/table-of-memory.ts';

const setup = sessionOf('nothing kept').setup;

const denied = () => Promise.reject(new Error('denied'));

afterEach(() => vi.unstubAllGlobals());

/** A request of IndexedDB, answered in a task of its own. */
function request(result: unknown, fault?: Error) {
  const made: Record<string, unknown> = { result, error: fault ?? null };
  setTimeout(() => {
    const tell = (fault ? made.onerror : made.onsuccess) as (() => void) | undefined;
    tell?.();
  });
  return made;
}

/** As much of IndexedDB as the first try touches; `broken` says where it breaks. */
function browserThat(broken: 'nothing' | 'open' | 'put' | 'silent') {
  const opened: { close(): void; onversionchange?: () => void; closed: boolean }[] = [];
  const transaction = () => {
    const end: Record<string, unknown> = { error: new Error('full') };
    setTimeout(() => (end[broken === 'put' ? 'onabort' : 'oncomplete'] as () => void)?.());
    return { objectStore: () => ({ transaction: end, put: () => {}, delete: () => {} }) };
  };
  vi.stubGlobal('indexedDB', {
    open() {
      if (broken === 'open') return request(null, new Error('blocked'));
      if (broken === 'silent') return {};
      const database = {
        closed: false,
        close() {
          this.closed = true;
        },
        transaction,
      };
      opened.push(database);
      return request(database);
    },
  });
  return opened;
}

test('the first try says whether the browser keeps anything, and why not', async () => {
  browserThat('nothing');
  expect(await whyNothingIsKept('silence')).toBeNull();
  browserThat('open');
  expect(await whyNothingIsKept('silence')).toBe('blocked');
  browserThat('put');
  expect(await whyNothingIsKept('silence')).toBe('full');
  browserThat('silent');
  expect(await whyNothingIsKept('silence', 20)).toBe('silence');
  vi.stubGlobal('indexedDB', undefined);
  expect(await whyNothingIsKept('silence')).not.toBeNull();
  const { defineProperty } = Object;
  defineProperty(globalThis, 'indexedDB', {
    configurable: true,
    get() {
      throw new Error('not here');
    },
  });
  expect(await whyNothingIsKept('silence')).toBe('not here');
  Reflect.deleteProperty(globalThis, 'indexedDB');
});

test('the database is let go for a newer version in another tab, and opened again when it is needed', async () => {
  const opened = browserThat('nothing');
  const store = browserStore('silence');
  await store('readonly', () => 1);
  await store('readonly', () => 1);
  expect(opened).toHaveLength(1);
  opened[0]!.onversionchange!();
  expect(opened[0]!.closed).toBe(true);
  await store('readonly', () => 1);
  expect(opened).toHaveLength(2);
});

test('where nothing is kept a game is played, left and come back to; leaving the page is asked about', async () => {
  const table = tableWith({ keepsNothing: 'denied' });
  expect(table.store.getState()).toMatchObject({ keepsNothing: 'denied', atStake: false });
  const { id } = await table.begin(setup, 'Here alone');
  expect(table.store.getState().atStake).toBe(true);
  const opened = await table.open(id);
  if (!opened.ok) throw new Error(opened.why);
  opened.value.decide(opened.value.store.getState().pending!.options[0]!.id);
  await table.idle();
  const again = await table.open(id);
  expect(again.ok && again.value.session.decisions).toHaveLength(1);
  table.handedOver(id);
  expect(table.store.getState().atStake).toBe(false);
  opened.value.rename('Changed since');
  expect(table.store.getState().atStake).toBe(true);
});

test.each<[string, Partial<GameStorage>]>([
  ['nothing can be written', { write: denied }],
  ['nothing can be read either', { write: denied, read: denied, list: denied }],
])('when %s the game that was begun opens all the same, and stands in the list', async (_what, broken) => {
  const table = tableWith({ storage: { ...memoryStorage(), ...broken } });
  const { id } = await table.begin(setup, 'On the table');
  const opened = await table.open(id);
  if (!opened.ok) throw new Error(opened.why);
  opened.value.decide(opened.value.store.getState().pending!.options[0]!.id);
  await table.idle();
  expect(table.store.getState()).toMatchObject({ saving: 'failed', trouble: 'denied', atStake: true });
  await table.refresh();
  expect(table.store.getState().games).toMatchObject([{ id, decisions: 1 }]);
  const again = await table.open(id);
  expect(again.ok && again.value.session.decisions).toHaveLength(1);
});

test('the browser is asked once not to clear what it keeps: at the first game', async () => {
  const askToStay = vi.fn();
  const table = tableWith({ askToStay });
  expect(askToStay).not.toHaveBeenCalled();
  await table.begin(setup, 'One');
  await table.begin(setup, 'Two');
  expect(askToStay).toHaveBeenCalledTimes(1);
  const forgetful = tableWith({ askToStay, keepsNothing: 'denied' });
  await forgetful.begin(setup, 'Three');
  expect(askToStay).toHaveBeenCalledTimes(1);
});

test('a pack that is not kept says why', async () => {
  const packs = packsOfAVisit('denied');
  await expect(packs.write({ id: 'x', files: [] })).rejects.toThrow('denied');
  expect(await packs.list()).toEqual([]);
});

test('the game played last is the first of the list, though the clock was set back', async () => {
  const storage = memoryStorage();
  const first = tableWith({ storage });
  await first.begin(setup, 'Older');
  vi.useFakeTimers({ now: Date.parse('2001-01-01'), toFake: ['Date'] });
  try {
    const later = tableWith({ storage });
    await later.begin(setup, 'Newer');
    await later.refresh();
    expect(later.store.getState().games!.map(({ name }) => name)).toEqual(['Newer', 'Older']);
  } finally {
    vi.useRealTimers();
  }
});
