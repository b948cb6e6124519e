import 'fake-indexeddb/auto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listCampaigns } from '../../../src/stores/campaign/campaign-list.ts';
import { browserStore } from '../../../src/stores/kept/browser-store.ts';
import { browserCells } from '../../../src/stores/kept/cells.ts';
import { gameStorage } from '../../../src/stores/kept/game-storage.ts';
import type { Game } from '../../../src/stores/middara/game.ts';
import { packsIn } from '../../../src/stores/packs/pack-storage.ts';
import type { Table } from '../../../src/stores/table/table-store.ts';
import { drive, newGame, street } from '../../support/games.ts';
import { tableOf } from '../../support/table-of-memory.ts';

const store = browserStore('no answer');
const cells = browserCells(store);
const KEPT = [1, 300, 1000] as const;

/** Values that the browser has given since somebody began to count, by the sort of their keys. */
const given = new Map<string, number>();
const note = (key: unknown) => {
  const sort = String(key).split(':')[0]!;
  given.set(sort, (given.get(sort) ?? 0) + 1);
};
const { get, getAll, openCursor } = IDBObjectStore.prototype;

/** What is given while `work` is done. */
async function countedIn(work: () => Promise<unknown>): Promise<Record<string, number>> {
  given.clear();
  await work();
  return Object.fromEntries([...given].sort(([a], [b]) => (a < b ? -1 : 1)));
}

beforeAll(() => {
  IDBObjectStore.prototype.get = function (key) {
    note(key);
    return get.call(this, key);
  };
  IDBObjectStore.prototype.getAll = function (range, most) {
    const keys = this.getAllKeys(range as IDBKeyRange, most);
    keys.addEventListener('success', () => {
      for (const key of keys.result) note(key);
    });
    return getAll.call(this, range, most);
  };
  IDBObjectStore.prototype.openCursor = () => {
    throw new Error('nothing goes through all values one by one');
  };
});
afterAll(() => Object.assign(IDBObjectStore.prototype, { get, getAll, openCursor }));

const tableHere = (): Table => tableOf(gameStorage(cells));

/** A browser that keeps a game, and so many others; gives the id of the first. */
async function keep(others: number): Promise<string> {
  await store('readwrite', async (all) => void all.clear());
  const table = tableHere();
  const session = drive(newGame(street, 'reads'), 'simple', 'reads', 40);
  const game = await table.beginWith(() => session, 'First');
  await table.idle();
  game.close();
  await table.idle();
  const line = await gameStorage(cells).line(game.id);
  await cells.transact('readwrite', async (now) => {
    for (let n = 0; n < others; n++) {
      const id = `other${n}`;
      now.put(`about:${id}`, { ...line, id, written: 1 });
      for (const sort of ['head', 'tail', 'line', 'event', 'note', 'packs'])
        now.put(/head|tail|packs/.test(sort) ? `${sort}:${id}` : `${sort}:${id}:00000000`, []);
    }
  });
  return game.id;
}

/** What the first page asks of the browser's store, before the rules are there and after. */
async function start(): Promise<Table> {
  const packs = packsIn(cells);
  await Promise.all([gameStorage(cells).list(), packs.ids(), cells.transact('readonly', listCampaigns)]);
  await packs.list();
  const table = tableHere();
  await table.refresh();
  return table;
}

test.each(KEPT)(
  'with %i games kept a start reads a line of each, and nothing of the games',
  async (games) => {
    await keep(games - 1);
    expect(await countedIn(start)).toEqual({ about: 2 * games });
  },
);

test('opening, continuing, renaming and deleting one of a thousand reads what it does of one', async () => {
  const reads = [];
  for (const others of [0, 999]) {
    const id = await keep(others);
    const table = await start();
    const read: Record<string, Record<string, number>> = {};
    let game: Game | null = null;
    read.opened = await countedIn(async () => {
      const opened = await table.open(id);
      game = opened.ok ? opened.value : null;
    });
    const playing = game as Game | null;
    read.continued = await countedIn(async () => {
      playing?.decide(playing.store.getState().pending!.options[0]!.id);
      await table.idle();
      playing?.close();
      await table.idle();
    });
    read.renamed = await countedIn(() => table.amend(id, { name: 'Second' }));
    read.deleted = await countedIn(() => table.remove(id));
    expect(table.store.getState().games).toHaveLength(others);
    reads.push(read);
  }
  expect(reads[1]).toEqual(reads[0]);
  expect(reads[0]!.deleted).toEqual({});
  expect(reads[0]!.continued).toEqual({ about: 2, order: 2 });
});

test('a table that has not read its list opens a game without it', async () => {
  const id = await keep(20);
  expect(await countedIn(() => tableHere().open(id))).toMatchObject({ about: 1, order: 1 });
});

test('which packs games were played with is known without the games, and looked up once of older ones', async () => {
  await keep(20);
  const packs = packsIn(cells);
  expect(await countedIn(packs.played)).toEqual({ packs: 21 });
  await cells.transact('readwrite', async (now) => now.remove('packs:other', 'packs:other~'));
  const stamp = { id: 'my-pack', name: 'My Pack', version: '0.1.0', hash: 'one' };
  await cells.transact('readwrite', async (now) => now.put('head:other7', { log: { packs: [stamp] } }));
  const before = await packs.played();
  expect(before).toContainEqual(stamp);
  expect(await countedIn(packs.played)).toEqual({ packs: 21 });
  expect(await packs.played()).toEqual(expect.arrayContaining(before));
});
