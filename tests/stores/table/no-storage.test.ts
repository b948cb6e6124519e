import { afterEach, expect, test, vi } from 'vitest';
import { browserStore, cellsOfBrowser } from '../../../src/stores/kept/browser-store.ts';
import { memoryCells } from '../../../src/stores/kept/cells.ts';
import { type GameStorage, gameStorage, memoryStorage } from '../../../src/stores/kept/game-storage.ts';
import { lateCells } from '../../../src/stores/kept/late-cells.ts';
import { packsIn } from '../../../src/stores/packs/pack-storage.ts';
import { draftsIn } from '../../../src/stores/workshop/drafts.ts';
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

/** A browser in the test's hand: it answers the first try when it is told to. */
function lateBrowser() {
  const kept = { ...memoryCells(), lasts: true };
  let answer!: (refused?: Error) => void;
  let tire!: () => void;
  const next = () =>
    new Promise<void>((done, fail) => {
      answer = (refused) => (refused ? fail(refused) : done());
    });
  const cells = lateCells({
    real: kept,
    probe: next,
    patience: () => new Promise((done) => (tire = done)),
    noAnswer: 'silence',
    pause: () => new Promise(() => {}),
  });
  return { kept, cells, answer: (refused?: Error) => answer(refused), tire: () => tire() };
}
const moment = () => new Promise((go) => setTimeout(go));

test('a browser that answers late keeps all that was played meanwhile, beside what lay there, and says no more', async () => {
  const { kept, cells, answer, tire } = lateBrowser();
  const earlier = tableWith({ storage: gameStorage(kept) });
  for (const name of ['One', 'Two']) await earlier.begin(setup, name);
  const table = tableWith({ storage: gameStorage(cells), cells });
  void table.refresh();
  await moment();
  tire();
  await moment();
  expect(table.store.getState()).toMatchObject({ keepsNothing: 'silence', games: [] });
  const { id } = await table.begin(setup, 'Meanwhile');
  const opened = await table.open(id);
  if (!opened.ok) throw new Error(opened.why);
  opened.value.decide(opened.value.store.getState().pending!.options[0]!.id);
  await table.idle();
  expect(table.store.getState().atStake).toBe(true);
  answer();
  await expect
    .poll(() => table.store.getState())
    .toMatchObject({ keepsNothing: null, atStake: false, games: [{}, {}, {}] });
  expect(table.store.getState().games!.map(({ name }) => name)).toEqual(['Meanwhile', 'Two', 'One']);
  opened.value.decide(opened.value.store.getState().pending!.options[0]!.id);
  await table.idle();
  const again = await tableWith({ storage: gameStorage(kept) }).open(id);
  expect(again.ok && again.value.session.hash).toBe(opened.value.session.hash);
});

test('a browser that refuses is asked again, and what is begun in time is never for the visit alone', async () => {
  const { kept, cells, answer } = lateBrowser();
  const packs = packsIn(cells);
  const written = packs.write({ id: 'x', files: [] });
  await moment();
  answer(new Error('denied'));
  await written;
  expect([packs.notKept(), cells.lasts]).toEqual(['denied', false]);
  expect(await packs.ids()).toEqual(['x']);
  cells.retry();
  await moment();
  answer();
  await expect.poll(() => [packs.notKept(), cells.lasts]).toEqual([null, true]);
  expect(await packsIn(kept).ids()).toEqual(['x']);
});

test('a pack in work of the visit comes beside one of its name that lay in the browser', async () => {
  const { kept, cells, answer, tire } = lateBrowser();
  const files = (text: string) => [{ path: 'pack.json', text }];
  const of = (by: string) => ({ stand: { seq: 1, by }, follows: null });
  await draftsIn(kept).write({ id: 'my-pack', files: files('old') }, of('old'));
  const drafts = draftsIn(cells);
  const written = drafts.write({ id: 'my-pack', files: files('new') }, of('new'));
  await moment();
  tire();
  await written;
  answer();
  await expect
    .poll(() => drafts.list())
    .toEqual([
      expect.objectContaining({ id: 'my-pack', files: files('old') }),
      expect.objectContaining({ id: 'my-pack-2', files: files('new') }),
    ]);
});

test('the first try of the browser says why nothing is kept; a page that is busy meanwhile is no silent browser', async () => {
  const why = async (patience = 500) => {
    const cells = cellsOfBrowser('silence', patience);
    await cells.transact('readonly', async () => null);
    return cells.why();
  };
  browserThat('nothing');
  expect(await why()).toBeNull();
  browserThat('open');
  expect(await why()).toBe('blocked');
  browserThat('put');
  expect(await why()).toBe('full');
  browserThat('silent');
  expect(await why(20)).toBe('silence');
  browserThat('nothing');
  const busy = why(300);
  const until = performance.now() + 350;
  while (performance.now() < until);
  expect(await busy).toBeNull();
  vi.stubGlobal('indexedDB', undefined);
  expect(await why()).not.toBeNull();
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
  const table = tableWith({ cells: { ...memoryCells(), why: () => 'denied' } });
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
  const forgetful = tableWith({ askToStay, cells: { ...memoryCells(), why: () => 'denied' } });
  await forgetful.begin(setup, 'Three');
  expect(askToStay).toHaveBeenCalledTimes(1);
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
