import { describe, expect, test } from 'vitest';
import { defaultSetup } from '../../../src/engine/index.ts';
import { memoryStorage } from '../../../src/stores/kept/game-storage.ts';
import { toldOf } from '../../../src/stores/message-of.ts';
import { packLog, unpackLog } from '../../../src/stores/opened/link.ts';
import { fileNameOf } from '../../../src/ui/page/download.ts';
import { en } from '../../../src/words/en/index.ts';
import { boldOption, content, dealer, sessionOf, tableOf } from '../../support/table-of-memory.ts';

const setup = (seed: string) => defaultSetup(content().encounters['training-yard']!, seed, ['Anna', 'Ben']);

async function playedTable(storage = memoryStorage(), wanted = 'dodge') {
  const table = tableOf(storage);
  const game = await table.begin(setup('save'), 'Our game');
  const pick = dealer(3);
  for (let n = 0; n < 900 && game.session.pending; n++) {
    if (game.session.pending.kind === wanted) break;
    game.decide(boldOption(game.store.getState().pending!, pick).id);
  }
  await table.idle();
  return { table, game };
}

describe('games that are kept', () => {
  test('closed in the middle of an attack and opened again: the same question is on the table', async () => {
    const storage = memoryStorage();
    const { game } = await playedTable(storage);
    expect(game.session.state.scopes.some((scope) => scope.kind === 'attack')).toBe(true);
    const again = await tableOf(storage).open(game.id);
    if (!again.ok) throw new Error(again.why);
    expect(again.value.store.getState().pending).toEqual(game.session.pending);
    expect(again.value.store.getState().view).toEqual(game.session.state);
    expect(again.value.store.getState().feed).toEqual(game.store.getState().feed);
    expect(again.value.store.getState().moment.resolution?.over).toBe(false);
  });

  test('several games lie side by side; the list says what waits', async () => {
    const storage = memoryStorage();
    const { table, game } = await playedTable(storage);
    const other = await table.begin(setup('other'), 'Another');
    await table.refresh();
    const games = table.store.getState().games!;
    expect(games.map((one) => one.name).sort()).toEqual(['Another', 'Our game']);
    expect(games.find((one) => one.id === game.id)).toMatchObject({
      encounter: 'The Training Yard',
      waiting: en.tell(game.session.position).question(game.session.pending!),
    });
    await table.remove(other.id);
    expect(table.store.getState().games).toHaveLength(1);
  });

  test('a storage that fails is told; the game goes on', async () => {
    const storage = { ...memoryStorage(), write: () => Promise.reject(new Error('no room')) };
    const { table, game } = await playedTable(storage);
    expect(table.store.getState()).toMatchObject({ saving: 'failed', trouble: 'no room' });
    expect(game.store.getState().pending).not.toBeNull();
  });
});

describe('files and links', () => {
  test('a file loads in another browser as a game of its own', async () => {
    const { game } = await playedTable();
    const there = tableOf();
    const loaded = await there.loadFile(JSON.stringify(game.record()));
    if (!loaded.ok) throw new Error(loaded.why);
    expect(loaded.value).not.toBe(game.id);
    const opened = await there.open(loaded.value);
    if (!opened.ok) throw new Error(opened.why);
    expect(opened.value.session.hash).toBe(game.session.hash);
    expect(opened.value.store.getState().pending).toEqual(game.session.pending);
    expect(opened.value.store.getState().name).toBe('Our game');
  });

  test('a bare log is a file too', async () => {
    const { game } = await playedTable();
    const loaded = await tableOf().loadFile(JSON.stringify(game.session.toLog()));
    expect(loaded.ok).toBe(true);
  });

  test('a link holds the position', async () => {
    const { game } = await playedTable();
    const packed = packLog(game.session.toLog())!;
    expect(packed).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(packed.length).toBeLessThan(2500);
    const there = tableOf();
    const loaded = await there.loadLink(packed);
    if (!loaded.ok) throw new Error(JSON.stringify(loaded));
    const opened = await there.open(loaded.value);
    expect(opened.ok && opened.value.session.hash).toBe(game.session.hash);
  });

  test('a game too long for a link has none', () => {
    const log = sessionOf('long').toLog();
    const decisions = Array.from({ length: 9000 }, (_, i) => ({
      kind: 'move',
      seat: 'seat-1',
      option: `step:${(i * 7919) % 613},${(i * 104729) % 997}`,
    }));
    expect(packLog({ ...log, decisions })).toBeNull();
  });

  test.each(['', 'abc', '!!!', 'eyJhIjoxfQ'])('a broken link %j is refused', async (packed) => {
    expect(unpackLog(packed).ok).toBe(false);
    expect(await tableOf().loadLink(packed)).toMatchObject({ ok: false });
  });

  test('of a newer table it says so and what to do, whatever else is in it; no door calls it damaged', async () => {
    const { game } = await playedTable();
    const saved = game.record();
    const files: readonly object[] = [
      { ...saved, version: 3, log: undefined, moves: 'of another kind' },
      { ...saved, log: { ...saved.log, format: 5, decided: [] } },
      { ...saved.log, format: 5 },
    ];
    for (const file of files) {
      const came = await tableOf().loadFile(JSON.stringify(file));
      expect(came).toMatchObject({ ok: false, fault: { fault: 'newer-file' } });
      expect(came.ok || came.why).toMatch(
        /^This is from a newer version of this page \(file [35], here up to [24]\)/,
      );
    }
    const link = packLog({ ...saved.log, format: 5 as never }, [])!;
    expect(await tableOf().loadLink(link)).toMatchObject({
      ok: false,
      fault: { fault: 'newer-file', newest: 4 },
    });
  });

  test('with a byte order mark before it it is the same game', async () => {
    const { game } = await playedTable();
    expect(await tableOf().loadFile(`\ufeff${JSON.stringify(game.record())}`)).toMatchObject({ ok: true });
  });

  test('names from outside lose what is not seen, and the game is the same', async () => {
    const { game } = await playedTable();
    const saved = game.record();
    const seats = saved.log.setup.seats.map((seat, i) => ({
      ...seat,
      name: ['\u202eeman\u202c', 'A\u200b'][i]!,
    }));
    const file = {
      ...saved,
      name: '\u202efdp.exe\u0007 (nosj)',
      log: { ...saved.log, setup: { ...saved.log.setup, seats } },
    };
    const there = tableOf();
    const came = await there.loadFile(JSON.stringify(file));
    if (!came.ok) throw new Error(came.why);
    const opened = await there.open(came.value);
    if (!opened.ok) throw new Error(opened.why);
    expect(opened.value.session.hash).toBe(game.session.hash);
    const { name, log } = opened.value.record();
    expect(name).toBe('fdp.exe (nosj)');
    expect(log.setup.seats.map((seat) => seat.name)).toEqual(['eman', 'A']);
    const link = unpackLog(packLog(file.log, game.session.questions)!);
    expect(link.ok && link.value.setup.seats.map((seat) => seat.name)).toEqual(['eman', 'A']);
  });

  test('what broke in the browser itself is refused without its words', async () => {
    const { game } = await playedTable();
    const saved = game.record();
    const party = saved.log.setup.party.map((one) => ({
      ...one,
      loadout: { ...one.loadout, items: ['constructor'] },
    }));
    for (const log of [{ ...saved.log, setup: { ...saved.log.setup, party } }]) {
      const came = await tableOf().loadFile(JSON.stringify({ ...saved, log }));
      expect(came.ok).toBe(false);
      expect(JSON.stringify(came)).not.toMatch(/undefined|is not a function|Cannot read|call stack|iterable/);
    }
    expect([toldOf(new TypeError('x is undefined')), toldOf(new Error('no card x'))]).toEqual([
      '',
      'no card x',
    ]);
    expect(en.ui.table.openFault({ fault: 'broke', message: '' })).toBe(
      'This could not be opened. Nothing changed; your games are safe.',
    );
  });

  test('a file is called by its game’s name in any script, else by when it was saved', () => {
    const called = (name: string) => fileNameOf({ name, savedAt: '2026-11-29T20:15:30.000Z' });
    expect(['Our game!', 'Наша игра', 'משחק', '我们的游戏', '🐉', ''].map(called)).toEqual([
      'our-game.middara.json',
      'наша-игра.middara.json',
      'משחק.middara.json',
      '我们的游戏.middara.json',
      'game-2026-11-29t20-15-30-000z.middara.json',
      'game-2026-11-29t20-15-30-000z.middara.json',
    ]);
    expect(called('x'.repeat(300)).length).toBeLessThan(80);
  });
});
