import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserAhead } from '../../../src/stores/kept/ahead.ts';
import { memoryCells } from '../../../src/stores/kept/cells.ts';
import { type GameStorage, gameStorage } from '../../../src/stores/kept/game-storage.ts';
import { fixedLibrary } from '../../../src/stores/packs/checked-library.ts';
import { createTable } from '../../../src/stores/table/table-store.ts';
import { en } from '../../../src/words/en/index.ts';
import { watchedCells } from '../../support/cells.ts';
import { gameIn } from '../../support/kept.ts';
import { mixesUpTo } from '../../support/mixes.ts';
import { content, HandTimer, sessionOf, tableOf } from '../../support/table-of-memory.ts';

/** The local storage of one browser. */
const local = new Map<string, string>();
beforeEach(() => {
  local.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => local.get(key) ?? null,
    setItem: (key: string, value: string) => local.set(key, value),
    removeItem: (key: string) => local.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const aheadKeys = () => [...local.keys()].filter((key) => key.includes('ahead'));

const tableOn = (storage: GameStorage) =>
  createTable({
    library: fixedLibrary(content(), en),
    storage,
    timer: new HandTimer(),
    words: en,
    settings: tableOf().settings,
    ahead: browserAhead(),
  });

const promises = async () => {
  for (let n = 0; n < 30; n++) await Promise.resolve();
};

/**
 * A page left right after a decision, or after one was taken back: four are kept, and nothing more was. Gives the
 * game as its page had it.
 */
async function leftBehind(act: 'decide' | 'undo' = 'decide', mixes: readonly string[] = []) {
  const cells = memoryCells();
  const watched = watchedCells(cells);
  const table = tableOn(gameStorage(watched));
  const game = await table.begin(sessionOf('ahead').setup, 'Ahead');
  const decide = () => {
    const { decisions } = game.session;
    game.session.keepMixes(mixes.slice(decisions.length, decisions.length + 1), decisions.length);
    game.decide(game.store.getState().pending!.options[0]!.id);
  };
  for (let n = 0; n < 4; n++) {
    decide();
    await table.idle();
    await promises();
  }
  expect(aheadKeys()).toEqual([]);
  watched.onTransaction = () => new Promise(() => {});
  if (act === 'undo') game.undo();
  else decide();
  const [key] = aheadKeys();
  // Later visits have a storage that works, over the same cells.
  const storage = gameStorage({ ...cells, lasts: true });
  expect((await gameIn(storage, game.id)).log.decisions).toHaveLength(4);
  return { game, storage, key: key! };
}

async function openedOn(storage: GameStorage, id: string) {
  const table = tableOn(storage);
  const opened = await table.open(id);
  if (!opened.ok) throw new Error(opened.why);
  await table.idle();
  return opened;
}

test.each(['decide', 'undo'] as const)(
  'what a page that was left had begun to keep (%s) is taken up, kept and cleared',
  async (act) => {
    const { game, storage } = await leftBehind(act);
    const opened = await openedOn(storage, game.id);
    expect(opened.aheadFault).toBeNull();
    expect(opened.value.session.decisions).toEqual(game.session.decisions);
    expect(opened.value.session.decisions).toHaveLength(act === 'undo' ? 3 : 5);
    expect(opened.value.record().gestures).toEqual(game.record().gestures);
    const kept = await gameIn(storage, game.id);
    expect(kept.log.decisions).toEqual(game.session.decisions);
    expect(kept.log.hash).toBe(game.session.hash);
    expect(aheadKeys()).toEqual([]);
  },
);

test.each(['decide', 'undo'] as const)('X500 with the mixes of what was %sd', async (act) => {
  const { game, storage } = await leftBehind(act, mixesUpTo(5));
  const { session } = (await openedOn(storage, game.id)).value;
  expect(session.mixes).toEqual(mixesUpTo(act === 'undo' ? 4 : 5));
  expect(session.decisions).toEqual(game.session.decisions);
  expect(session.hash).toBe(game.session.hash);
});

test('it is watched to its end, too, and nothing is written by that', async () => {
  const { game, storage, key } = await leftBehind();
  const watched = await tableOn(storage).watch(game.id);
  expect(watched.ok && watched.value.marks).toHaveLength(5);
  expect(local.has(key)).toBe(true);
  expect((await gameIn(storage, game.id)).log.decisions).toHaveLength(4);
});

const changed = (change: object) => (text: string) => JSON.stringify({ ...JSON.parse(text), ...change });
const nobody = [{ kind: 'move', seat: 'seat-1', option: 'fly-away', mark: 1 }];

test.each<[string, string, (text: string) => string]>([
  ['cut off in the middle', 'damaged', (text) => text.slice(0, 60)],
  ['no JSON', 'damaged', () => '%%%'],
  ['a list', 'damaged', () => '[]'],
  ['without lines', 'damaged', changed({ lines: null })],
  ['with a line that is none', 'damaged', changed({ lines: [null] })],
  ['of another game', 'other-game', changed({ game: 'another' })],
  ['after more decisions than there are', 'does-not-fit', changed({ at: 9 })],
  ['on top of what was never kept', 'does-not-fit', changed({ from: 77, seq: 78 })],
  ['on top of what another table kept', 'does-not-fit', changed({ by: 'another' })],
  ['with a decision nobody can make', 'does-not-run', changed({ lines: nobody })],
  ['with decisions that lead elsewhere', 'does-not-run', changed({ hash: 'f'.repeat(16) })],
])('%s it is refused and told; the game opens as it was kept', async (_what, fault, damage) => {
  const { game, storage, key } = await leftBehind();
  const before = await gameIn(storage, game.id);
  local.set(key, damage(local.get(key)!));
  const opened = await openedOn(storage, game.id);
  expect(opened.aheadFault).toBe(fault);
  expect(opened.value.session.decisions).toEqual(before.log.decisions);
  expect(await gameIn(storage, game.id)).toEqual(before);
  // Played on it is told no more.
  opened.value.decide(opened.value.store.getState().pending!.options[0]!.id);
  await promises();
  opened.value.close();
  await promises();
  expect((await openedOn(storage, game.id)).aheadFault).toBeNull();
});

test('what is older than what is kept says nothing: a browser that was killed had not cleared it', async () => {
  const { game, storage, key } = await leftBehind();
  const text = local.get(key)!;
  const first = await openedOn(storage, game.id);
  first.value.decide(first.value.store.getState().pending!.options[0]!.id);
  await promises();
  local.set(key, text);
  const again = await openedOn(storage, game.id);
  expect(again.aheadFault).toBeNull();
  expect(again.value.session.decisions).toHaveLength(6);
});

test('a game that is deleted leaves nothing behind', async () => {
  const { game, storage } = await leftBehind();
  expect(await tableOn(storage).remove(game.id)).toBeNull();
  expect(local.size === 0 || aheadKeys().length === 0).toBe(true);
});
