import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { browserAhead } from '../../../src/stores/kept/ahead.ts';
import { browserStore } from '../../../src/stores/kept/browser-store.ts';
import { browserCells } from '../../../src/stores/kept/cells.ts';
import { type GameStorage, gameStorage } from '../../../src/stores/kept/game-storage.ts';
import { fixedLibrary } from '../../../src/stores/packs/checked-library.ts';
import { createTable, type TableDeps } from '../../../src/stores/table/table-store.ts';
import { en } from '../../../src/words/en/index.ts';
import { watchedCells } from '../../support/cells.ts';
import { gameIn } from '../../support/kept.ts';
import { content, HandTimer, sessionOf, tableOf } from '../../support/table-of-memory.ts';

const { setup } = sessionOf('faults');

function tableWith(storage: GameStorage, more: Partial<TableDeps> = {}) {
  const timer = new HandTimer();
  const { settings } = tableOf();
  const library = fixedLibrary(content(), en);
  return { timer, table: createTable({ library, storage, timer, words: en, settings, ...more }) };
}
type Played = ReturnType<typeof tableWith>;

/** Whatever waits for nothing but a promise has come. */
const promises = async () => {
  for (let n = 0; n < 30; n++) await Promise.resolve();
};

const opened = async ({ table }: Played, id: string) => {
  const game = await table.open(id);
  if (!game.ok) throw new Error(game.why);
  return game.value;
};

const optionsOf = (decisions: readonly { readonly option: string }[]) =>
  decisions.map(({ option }) => option);

describe('a storage that fails', () => {
  /** Six decisions and one taken back, in a storage that fails at some writes. Gives how many there were. */
  async function playOver(fails: (n: number) => boolean): Promise<number> {
    const cells = watchedCells();
    const storage = gameStorage(cells);
    const played = tableWith(storage);
    const { table, timer } = played;
    cells.onWrite = (n) => {
      if (fails(n)) throw new DOMException('no room', 'QuotaExceededError');
    };
    const { id } = await table.begin(setup, 'Over');
    const game = await opened(played, id);
    const acts = [...Array(4).fill('decide'), 'undo', 'decide', 'decide'];
    for (const act of acts) {
      if (act === 'undo') game.undo();
      else game.decide(game.store.getState().pending!.options[0]!.id);
      await table.idle();
      await promises();
      const { decisions } = game.store.getState();
      expect(decisions).toBe(game.session.decisions.length);
      const { saving, trouble, atStake } = table.store.getState();
      if (saving === 'failed') {
        // Told, and leaving is asked about.
        expect([trouble, atStake]).toEqual([en.ui.table.mishaps.full, true]);
        continue;
      }
      // Shown and not told: then it is there for whoever comes.
      expect(optionsOf((await gameIn(storage, id)).log.decisions)).toEqual(optionsOf(game.session.decisions));
    }
    const writes = cells.writes.length;
    cells.onWrite = () => {};
    timer.runAll();
    await table.idle();
    expect(table.store.getState()).toMatchObject({ saving: 'saved', trouble: null, atStake: false });
    expect(optionsOf((await gameIn(storage, id)).log.decisions)).toEqual(optionsOf(game.session.decisions));
    const later = await opened(tableWith(storage), id);
    expect(later.session.hash).toBe(game.session.hash);
    return writes;
  }

  test('at any one write, or from any write on: what is shown is kept, or told that it is not', async () => {
    const writes = await playOver(() => false);
    expect(writes).toBeGreaterThan(20);
    for (let k = 0; k < writes; k++) {
      await playOver((n) => n === k);
      await playOver((n) => n >= k);
    }
  });

  test('that never answers: nothing is shown for a while, then told, shown, and made good', async () => {
    const cells = watchedCells();
    const storage = gameStorage(cells);
    const played = tableWith(storage);
    const { table, timer } = played;
    const game = await table.begin(setup, 'Silent');
    let answer = () => {};
    cells.onTransaction = () =>
      new Promise((done) => {
        answer = done;
      });
    const asked = game.store.getState().pending!;
    game.decide(asked.options[0]!.id);
    await promises();
    // Not shown, and not answered twice.
    expect(game.store.getState()).toMatchObject({ decisions: 0, pending: asked });
    game.decide(asked.options[0]!.id);
    game.undo();
    expect(game.session.decisions).toHaveLength(1);
    timer.tick();
    await promises();
    expect(game.store.getState().decisions).toBe(1);
    expect(table.store.getState()).toMatchObject({ saving: 'failed', trouble: 'it does not answer' });
    // Told once, the next is not waited for.
    game.decide(game.store.getState().pending!.options[0]!.id);
    expect(game.store.getState().decisions).toBe(2);
    cells.onTransaction = async () => {};
    answer();
    await table.idle();
    expect(table.store.getState()).toMatchObject({ saving: 'saved', trouble: null });
    expect((await gameIn(storage, game.id)).log.decisions).toHaveLength(2);
  });

  test('a game that is left before it is kept shows nothing more', async () => {
    const cells = watchedCells();
    const { table } = tableWith(gameStorage(cells));
    const game = await table.begin(setup, 'Left');
    game.decide(game.store.getState().pending!.options[0]!.id);
    game.close();
    await table.idle();
    await promises();
    expect(game.store.getState().decisions).toBe(0);
    expect((await gameIn(gameStorage(cells), game.id)).log.decisions).toHaveLength(1);
  });
});

describe('a game that another tab touches', () => {
  test('deleted there it is told here, kept no more, and kept again when somebody says so', async () => {
    const storage = gameStorage(watchedCells());
    const [here, there] = [tableWith(storage), tableWith(storage)];
    const { id } = await here.table.begin(setup, 'Deleted');
    const game = await opened(here, id);
    expect(await there.table.remove(id)).toBeNull();
    game.decide(game.store.getState().pending!.options[0]!.id);
    await here.table.idle();
    await promises();
    expect(game.store.getState().decisions).toBe(1);
    expect(here.table.store.getState()).toMatchObject({ deleted: id, atStake: true, saving: 'saved' });
    expect(await storage.list()).toEqual([]);
    here.table.retry();
    // It is told until it is kept again.
    expect(here.table.store.getState()).toMatchObject({ deleted: id, atStake: true });
    await here.table.idle();
    expect(here.table.store.getState()).toMatchObject({ deleted: null, atStake: false });
    expect((await gameIn(storage, id)).log.decisions).toHaveLength(1);
    // Left after it was deleted it is not there again, and nobody is told.
    await there.table.remove(id);
    game.close();
    await here.table.idle();
    expect(await storage.list()).toEqual([]);
    expect(here.table.store.getState().deleted).toBeNull();
  });

  test('written there, too, where no locks keep two tabs apart: the second to decide is told, and loses nothing kept', async () => {
    const storage = gameStorage(watchedCells());
    const [one, two] = [tableWith(storage), tableWith(storage)];
    const { id } = await one.table.begin(setup, 'Both');
    const games = [await opened(one, id), await opened(two, id)];
    const decide = async (which: 0 | 1, n: number) => {
      const { options } = games[which]!.store.getState().pending!;
      games[which]!.decide(options[n]!.id);
      await (which === 0 ? one : two).table.idle();
      await promises();
    };
    for (const [first, second] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const { table } = second === 0 ? one : two;
      await decide(first, 0);
      const { log } = await gameIn(storage, id);
      await decide(second, 1);
      const kept = await gameIn(storage, id);
      expect(kept.log).toEqual(log);
      expect(kept.log.hash).toBe(games[first]!.session.hash);
      expect(table.store.getState()).toMatchObject({ lost: id, saving: 'saved' });
      games[second] = await opened(second === 0 ? one : two, id);
      expect(games[second]!.session.hash).toBe(log.hash);
    }
  });
});

describe("the browser's own storage", () => {
  beforeEach(() => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const browserTable = (more: Partial<TableDeps> = {}, patience?: number) =>
    tableWith(gameStorage(browserCells(browserStore('silence', patience))), more);

  async function begun(played: Played) {
    const { id } = await played.table.begin(setup, 'Browser');
    return opened(played, id);
  }

  const decideOne = async ({ table }: Played, game: Awaited<ReturnType<typeof opened>>) => {
    game.decide(game.store.getState().pending!.options[0]!.id);
    await table.idle();
    await promises();
  };

  test('keeps a game, takes decisions back, gives it to a later visit, deletes it', async () => {
    const played = browserTable();
    const game = await begun(played);
    for (let n = 0; n < 5; n++) await decideOne(played, game);
    game.undo();
    await played.table.idle();
    await decideOne(played, game);
    game.close();
    await played.table.idle();
    const later = browserTable();
    const again = await opened(later, game.id);
    expect(again.session.decisions).toEqual(game.session.decisions);
    expect(again.record().notes).toHaveLength(1);
    await later.table.remove(game.id);
    expect(later.table.store.getState().games).toEqual([]);
  });

  test.each(['QuotaExceededError', 'AbortError'])(
    'ends a write with %s: nothing of it is there',
    async (name) => {
      const played = browserTable();
      const game = await begun(played);
      await decideOne(played, game);
      const { IDBObjectStore } = await import('fake-indexeddb');
      const { put } = IDBObjectStore.prototype;
      const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
        this: IDBObjectStore,
        ...given
      ) {
        // The line goes in, and the line of the list does not.
        if (!String(given[1]).startsWith('about:')) return put.apply(this, given);
        if (name === 'AbortError') this.transaction.abort();
        throw new DOMException('no more', name);
      });
      await decideOne(played, game);
      expect(game.store.getState().decisions).toBe(2);
      expect(played.table.store.getState().saving).toBe('failed');
      const storage = gameStorage(browserCells(browserStore('silence')));
      expect((await gameIn(storage, game.id)).log.decisions).toHaveLength(1);
      spy.mockRestore();
      played.table.retry();
      await played.table.idle();
      expect(played.table.store.getState().saving).toBe('saved');
      expect((await gameIn(storage, game.id)).log.decisions).toHaveLength(2);
    },
  );

  const request = <T>(open: IDBRequest<T>) =>
    new Promise<T>((done) => {
      open.onsuccess = () => done(open.result);
    });

  test('keeps no newer page waiting, and goes on after it', async () => {
    const played = browserTable();
    const game = await begun(played);
    const newer = await request(indexedDB.open('middara-table', 2));
    newer.close();
    await decideOne(played, game);
    expect(played.table.store.getState().saving).toBe('saved');
  });

  test('kept waiting by an old tab it says so; when that is gone nothing is lost', async () => {
    const played = browserTable({}, 100);
    const game = await begun(played);
    // An older page, which lets nothing go, and a newer one that waits for it.
    const old = await request(indexedDB.open('middara-table'));
    const newer = request(indexedDB.open('middara-table', 2)).then((database) => database.close());
    await new Promise((go) => setTimeout(go, 30));
    await decideOne(played, game);
    expect(played.table.store.getState()).toMatchObject({ saving: 'failed', trouble: 'silence' });
    expect(game.store.getState().decisions).toBe(1);
    old.close();
    await newer;
    played.table.retry();
    await played.table.idle();
    expect(played.table.store.getState()).toMatchObject({ saving: 'saved', trouble: null });
    expect(
      (await gameIn(gameStorage(browserCells(browserStore('silence'))), game.id)).log.decisions,
    ).toHaveLength(1);
  });

  test('with a local storage that throws or is full all goes on as before', async () => {
    const broken = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const store of [{ getItem: broken, setItem: broken, removeItem: broken }, undefined]) {
      vi.stubGlobal('localStorage', store);
      const played = browserTable({ ahead: browserAhead() });
      const game = await begun(played);
      await decideOne(played, game);
      expect(played.table.store.getState().saving).toBe('saved');
      expect((await opened(browserTable({ ahead: browserAhead() }), game.id)).session.decisions).toHaveLength(
        1,
      );
    }
  });
});
