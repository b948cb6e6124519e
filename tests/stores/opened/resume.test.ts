import { describe, expect, test } from 'vitest';
import { type GameStorage, memoryStorage } from '../../../src/stores/kept/game-storage.ts';
import type { SavedGame } from '../../../src/stores/kept/saved-game.ts';
import type { Middara } from '../../../src/stores/middara/types.ts';
import type { Table } from '../../../src/stores/table/table-store.ts';
import { gameIn, putGame } from '../../support/kept.ts';
import { boldOption, dealer, sessionOf, tableOf } from '../../support/table-of-memory.ts';

/** A kept game in the middle of an attack: decisions lie before its last safe moment, and after it. */
async function keptGame(storage: GameStorage) {
  const table = tableOf(storage);
  const game = await table.begin(sessionOf('resume').setup, 'Our game');
  const pick = dealer(3);
  for (let n = 0; n < 900; n++) {
    const { checkpoint, decisions } = game.session.toLog();
    if (checkpoint!.decisions > 4 && decisions.length > checkpoint!.decisions + 1) break;
    game.decide(boldOption(game.store.getState().pending!, pick).id);
  }
  game.close();
  await table.idle();
  const { log } = game.record();
  return { game, log, safe: log.checkpoint!.decisions };
}

/** What is kept of it, with a decision that nobody can make. */
async function doctor(storage: GameStorage, id: string, decision: number): Promise<SavedGame<Middara>> {
  const kept = await gameIn(storage, id);
  const decisions = kept.log.decisions.map((one, i) =>
    i === decision ? { ...one, option: 'fly-away' } : one,
  );
  const doctored = { ...kept, log: { ...kept.log, decisions } };
  await putGame(storage, doctored);
  return doctored;
}

async function opened(table: Table, id: string) {
  const game = await table.open(id);
  if (!game.ok) throw new Error(game.why);
  return game.value;
}

async function resumed(table: Table, id: string): Promise<string> {
  const taken = await table.resume(id);
  if (!taken.ok) throw new Error(taken.why);
  return taken.value;
}

describe('a game whose decisions no longer run', () => {
  test('says why, can be watched, and taken up from its last safe moment', async () => {
    const storage = memoryStorage();
    const { game, log } = await keptGame(storage);
    await doctor(storage, game.id, 2);
    const count = log.decisions.length;
    expect(await tableOf(storage).open(game.id)).toMatchObject({
      ok: false,
      why: expect.stringMatching(/^This game does not run: its decisions do not fit the rules\./),
      problems: [{ path: '$.log.decisions[2].option' }],
      watch: game.id,
      resume: { id: game.id, decisions: count, of: count },
    });
  });

  test('taken up it is a game of its own, that stands where the other stood; that one is untouched', async () => {
    const storage = memoryStorage();
    const { game, log, safe } = await keptGame(storage);
    await doctor(storage, game.id, 2);
    const before = JSON.stringify(await storage.read(game.id));
    const table = tableOf(storage);
    const id = await resumed(table, game.id);
    expect(id).not.toBe(game.id);
    const again = await opened(table, id);
    expect(again.store.getState()).toMatchObject({
      name: 'Our game, continued',
      view: game.session.state,
      pending: game.session.pending,
      canRedo: false,
    });
    expect(again.session.decisions).toEqual(log.decisions.slice(safe));
    expect(again.record().log.from).toEqual(log.checkpoint!.state);
    expect(JSON.stringify(await storage.read(game.id))).toBe(before);
    expect(await storage.list()).toHaveLength(2);
  });

  test('it is played on, saved and opened again, taken back to its beginning, watched and played on', async () => {
    const storage = memoryStorage();
    const { game, log } = await keptGame(storage);
    await doctor(storage, game.id, 2);
    const table = tableOf(storage);
    const again = await opened(table, await resumed(table, game.id));
    const pick = dealer(8);
    for (let n = 0; n < 12; n++) again.decide(boldOption(again.store.getState().pending!, pick).id);
    expect(again.store.getState().view).toEqual(again.session.state);
    await table.idle();
    const later = await opened(tableOf(storage), again.id);
    expect(later.session.hash).toBe(again.session.hash);
    expect(later.store.getState().pending).toEqual(again.store.getState().pending);

    const watched = await table.watch(again.id);
    if (!watched.ok) throw new Error(watched.why);
    expect(watched.value.store.getState().view).toEqual(log.checkpoint!.state);
    watched.value.seek(watched.value.total);
    expect(watched.value.store.getState().view).toEqual(again.session.state);
    const branch = await table.playOn(watched.value, 1);
    expect(branch!.record().log.from).toEqual(log.checkpoint!.state);

    while (later.store.getState().canUndo) later.undo();
    expect(later.session.checkpoint.state).toEqual(log.checkpoint!.state);
  });

  test('decisions after the safe moment stand as far as they fit', async () => {
    const storage = memoryStorage();
    const { game, log, safe } = await keptGame(storage);
    await doctor(storage, game.id, safe + 1);
    const table = tableOf(storage);
    expect(await table.open(game.id)).toMatchObject({
      resume: { decisions: safe + 1, of: log.decisions.length },
    });
    const again = await opened(table, await resumed(table, game.id));
    expect(again.session.decisions).toEqual(log.decisions.slice(safe, safe + 1));
  });

  test('from a file it is taken up, too, and kept only then', async () => {
    const storage = memoryStorage();
    const { game } = await keptGame(storage);
    const doctored = await doctor(storage, game.id, 2);
    const there = memoryStorage();
    const table = tableOf(there);
    const loaded = await table.loadFile(JSON.stringify(doctored.log));
    if (loaded.ok) throw new Error('it was taken');
    // Of a bare log there is one position to be seen.
    expect(loaded).toMatchObject({ watch: expect.any(String), still: true });
    expect(await there.list()).toEqual([]);
    const again = await opened(table, await resumed(table, loaded.resume!.id));
    expect(again.store.getState().pending).toEqual(game.session.pending);
    expect(await there.list()).toHaveLength(1);
  });

  test.each([
    ['no safe moment', () => undefined],
    ['one the rules do not know', () => ({ decisions: 3, state: { figures: [{}] } })],
  ])('with %s it cannot be taken up', async (_what, checkpoint) => {
    const storage = memoryStorage();
    const { game } = await keptGame(storage);
    const doctored = await doctor(storage, game.id, 2);
    const log = { ...doctored.log, checkpoint: checkpoint() as never };
    await putGame(storage, { ...doctored, log });
    const table = tableOf(storage);
    expect(await table.open(game.id)).toMatchObject({ ok: false, watch: game.id, resume: null });
    expect(await table.resume(game.id)).toMatchObject({ ok: false });
    expect(await table.resume('nobody')).toMatchObject({ ok: false, fault: { fault: 'not-kept' } });
    expect(await storage.list()).toHaveLength(1);
  });
});
