import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EncounterSession } from '../../../src/engine/index.ts';
import { nothingAhead } from '../../../src/stores/kept/ahead.ts';
import { memoryCells } from '../../../src/stores/kept/cells.ts';
import { gameStorage, memoryStorage } from '../../../src/stores/kept/game-storage.ts';
import { TAIL_EVERY } from '../../../src/stores/kept/keeper.ts';
import type { SavedGame } from '../../../src/stores/kept/saved-game.ts';
import { createSaving } from '../../../src/stores/kept/saving.ts';
import type { Game } from '../../../src/stores/middara/game.ts';
import type { Middara } from '../../../src/stores/middara/types.ts';
import { allIn, putIn, watchedCells } from '../../support/cells.ts';
import { many, proved, sampleOf } from '../../support/depth.ts';
import { gameIn } from '../../support/kept.ts';
import {
  anyOption,
  content,
  dealer,
  gameOf,
  HandTimer,
  sessionOf,
  tableOf,
} from '../../support/table-of-memory.ts';

const keysOf = async (cells: Parameters<typeof allIn>[0]) => (await allIn(cells)).map(([key]) => key);

const decideAny = (game: Game, pick: (below: number) => number) =>
  game.decide(anyOption(game.store.getState().pending!, pick).id);

/** What is kept is the game, but for events that the log gives again. */
function expectSame(kept: SavedGame<Middara>, record: SavedGame<Middara>): void {
  const { events, marks, savedAt, log, ...rest } = JSON.parse(JSON.stringify(record)) as SavedGame<Middara>;
  const { checkpoint, ...decided } = log;
  expect(kept).toMatchObject({ ...rest, log: decided });
  expect(events.slice(0, kept.events.length)).toEqual(kept.events);
  expect(marks.slice(0, kept.marks.length)).toEqual(kept.marks);
  expect(kept.log.checkpoint!.decisions).toBeLessThanOrEqual(checkpoint!.decisions);
}

test('whatever is done with a game, what is kept is the game; left, it is all of it', async () => {
  const seeds = sampleOf([1, 2, 3], 1);
  for (const seed of seeds) {
    const storage = memoryStorage();
    const table = tableOf(storage);
    const { id } = await table.begin(sessionOf(`layout ${seed}`).setup, 'Our game');
    const opened = await table.open(id);
    if (!opened.ok) throw new Error(opened.why);
    const game = opened.value;
    const pick = dealer(seed);
    for (let n = 0; n < 120 && game.session.pending; n++) {
      const what = pick(12);
      if (what < 8) decideAny(game, pick);
      else if (what === 8) game.undo();
      else if (what === 9) game.redo();
      else if (what === 10) for (let back = pick(20); back > 0; back--) game.undo();
      else game.rename(`Our game ${n}`);
      // Not after each: then several changes are written as one.
      if (pick(3) > 0) continue;
      await table.idle();
      expectSame(await gameIn(storage, id), game.record());
    }
    game.setAutoPass('anna:dodge', true);
    game.close();
    await table.idle();
    const { savedAt, ...record } = JSON.parse(JSON.stringify(game.record())) as SavedGame<Middara>;
    expect(await gameIn(storage, id)).toMatchObject(record);
    const again = await tableOf(storage).open(id);
    expect(again.ok && again.value.session.hash).toBe(game.session.hash);
  }
  proved({ games: seeds.length });
});

test('a decision is written as a line and the line of the list; taken back, its line goes', async () => {
  const cells = watchedCells();
  const storage = gameStorage(cells);
  const table = tableOf(storage);
  const game = await table.begin(sessionOf('lines').setup, 'Lines');
  const settled = async (act: () => void) => {
    cells.writes.length = 0;
    act();
    await table.idle();
    return cells.writes.flatMap((write) => ('put' in write ? [write.put.replace(game.id, 'ID')] : []));
  };
  const first = () => game.decide(game.store.getState().pending!.options[0]!.id);
  expect(await settled(first)).toEqual(['order', 'line:ID:00000000', 'about:ID']);
  expect(await settled(first)).toEqual(['order', 'line:ID:00000001', 'about:ID']);
  expect(await settled(game.undo)).toContain('line:ID:00000001');
  expect((await gameIn(storage, game.id)).log.decisions).toHaveLength(1);
  expect(await settled(() => game.rename('Lines, too'))).toEqual([
    'order',
    'head:ID',
    'packs:ID',
    'about:ID',
  ]);
  await table.remove(game.id);
  expect(await keysOf(cells)).toEqual(['order']);
});

/** Nobody in it is ever beaten: a game as long as one likes. */
function endless(): EncounterSession {
  const own = structuredClone(content());
  for (const card of Object.values(own.cards.combatants)) Object.assign(card, { hp: 1e9 });
  for (const card of Object.values(own.cards.adventurers)) Object.assign(card, { hp: 1e9 });
  return new EncounterSession({ ...sessionOf('endless').setup }, own);
}

describe('a long game', () => {
  const LONG = many(160, 3000);
  test(`a save costs the same at decision ${LONG} as at decision 10`, async () => {
    const cells = { ...watchedCells(), lasts: false };
    const saving = createSaving({
      storage: gameStorage(cells),
      ahead: nothingAhead,
      timer: new HandTimer(),
      noAnswer: '',
      order: () => 1,
      tell: () => {},
      lost: () => {},
    });
    const game = gameOf(endless(), { save: saving.save });
    saving.deal(game.kept, null);
    game.save();
    const pick = dealer(4);
    const made = () => game.session.decisions.length;
    /** What so many decisions cost, each written by itself but for what the table answers after one. */
    const costOf = async (asked: number) => {
      cells.writes.length = 0;
      const before = made();
      while (made() < before + asked) {
        decideAny(game, pick);
        await saving.idle();
      }
      const decisions = made() - before;
      const bytes = cells.writes.reduce((sum, write) => sum + ('put' in write ? write.bytes : 0), 0);
      return { bytes: bytes / decisions, keys: cells.writes.length / decisions };
    };
    const windowed = 4 * TAIL_EVERY;
    await costOf(10);
    const early = await costOf(windowed);
    await costOf(LONG - made());
    expect(made()).toBeGreaterThanOrEqual(LONG);
    const late = await costOf(windowed);
    expect(made()).toBeGreaterThanOrEqual(LONG + windowed);
    proved({ decisions: LONG });
    expect(late.keys).toBeLessThan(1.2 * early.keys);
    expect(late.bytes).toBeLessThan(2 * early.bytes);
    // Twice what a decision and its events have; the whole record is hundreds of times that.
    expect(late.bytes).toBeLessThan(4000);
  });
});

describe('games of the former layout, each as a whole', () => {
  const here = new URL('../../replays/formats/', import.meta.url);
  const fixtures = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^\d+\/(?!expect|links).*\.json$/.test(name),
  );
  const textOf = (name: string) => readFileSync(new URL(name, here), 'utf8');

  const formerly = async (name: string) => {
    const cells = watchedCells();
    const game = JSON.parse(textOf(name)) as SavedGame<Middara>;
    const about = { id: game.id, name: game.name, savedAt: game.savedAt, decisions: 0 };
    await putIn(cells, { [`game:${game.id}`]: game, [`about:${game.id}`]: about });
    return { cells, game };
  };

  test('there are such games', () => expect(fixtures.length).toBeGreaterThan(5));

  test.each(sampleOf(fixtures, 2))(
    '%s is read as it is, and moved over whole at its first write',
    async (name) => {
      const { cells, game } = await formerly(name);
      const storage = gameStorage(cells);
      const before = JSON.stringify(await allIn(cells));
      const table = tableOf(storage);
      await table.refresh();
      expect(table.store.getState().games).toMatchObject([{ id: game.id, name: game.name }]);
      const opened = await table.open(game.id);
      if (!opened.ok) {
        // Its rules have changed: it is watched, and nothing touches it.
        const watched = await table.watch(game.id);
        expect(watched.ok).toBe(true);
        expect(JSON.stringify(await allIn(cells))).toBe(before);
        return;
      }
      const played = opened.value;
      expect(JSON.stringify(await allIn(cells))).toBe(before);
      const { pending } = played.store.getState();
      if (pending) played.decide(pending.options[0]!.id);
      else played.rename('Over');
      await table.idle();
      expect(await keysOf(cells)).not.toContain(`game:${game.id}`);
      played.close();
      await table.idle();
      const { savedAt, ...record } = JSON.parse(JSON.stringify(played.record())) as SavedGame<Middara>;
      expect(await gameIn(storage, game.id)).toMatchObject(record);
      expect(record.log.decisions.slice(0, game.log.decisions.length)).toHaveLength(
        game.log.decisions.length,
      );
      expect(record.notes.length).toBe(game.notes.length);
    },
  );

  test('looked at and left it lies as it lay; a move that fails leaves it so, too', async () => {
    const { cells, game } = await formerly('2/lost.json');
    const before = JSON.stringify(await allIn(cells));
    const looking = tableOf(gameStorage(cells));
    const looked = await looking.open(game.id);
    if (!looked.ok) throw new Error(looked.why);
    looked.value.close();
    await looking.idle();
    expect(JSON.stringify(await allIn(cells))).toBe(before);
    // Of the writes of a move each third one fails; each of them, when it is proved.
    for (let k = 0; k < 21; k += many(3, 1)) {
      cells.writes.length = 0;
      cells.onWrite = (n) => {
        if (n === k) throw new Error('no room');
      };
      const table = tableOf(gameStorage(cells));
      const opened = await table.open(game.id);
      if (!opened.ok) throw new Error(opened.why);
      opened.value.rename('Moved');
      await table.idle();
      if (table.store.getState().saving === 'saved') return expect(k).toBeGreaterThan(5);
      expect(JSON.stringify(await allIn(cells))).toBe(before);
    }
    throw new Error('it was never moved');
  });
});

test('run again by other rules, a game is written anew as a whole: its events are others', async () => {
  const cells = memoryCells();
  const storage = gameStorage(cells);
  const game = await tableOf(storage).begin(sessionOf('rules').setup, 'Rules');
  const key = `head:${game.id}`;
  const head = new Map(await allIn(cells)).get(key) as { log: { rules: string } };
  await putIn(cells, { [key]: { ...head, log: { ...head.log, rules: '0.0.1' } } });
  const table = tableOf(storage);
  const opened = await table.open(game.id);
  if (!opened.ok) throw new Error(opened.why);
  opened.value.decide(opened.value.store.getState().pending!.options[0]!.id);
  await table.idle();
  expect((await gameIn(storage, game.id)).log.rules).toBe(game.record().log.rules);
});

test('a line that is missing in the middle is a damaged game, with its place; nothing is written over it', async () => {
  const cells = memoryCells();
  const storage = gameStorage(cells);
  const table = tableOf(storage);
  const game = await table.begin(sessionOf('hole').setup, 'Hole');
  const pick = dealer(5);
  for (let n = 0; n < 6; n++) {
    decideAny(game, pick);
    await table.idle();
  }
  await cells.transact('readwrite', async (now) =>
    now.remove(`line:${game.id}:00000003`, `line:${game.id}:00000004`),
  );
  const before = JSON.stringify(await allIn(cells));
  const there = tableOf(storage);
  expect(await there.open(game.id)).toMatchObject({
    ok: false,
    fault: { fault: 'damaged' },
    problems: [{ path: '$.log.decisions[3]' }],
  });
  expect(JSON.stringify(await allIn(cells))).toBe(before);
});

test('events that were not kept when the browser was killed come from the log, and are kept then', async () => {
  const storage = memoryStorage();
  const table = tableOf(storage);
  const game = await table.begin(sessionOf('killed').setup, 'Killed');
  const pick = dealer(9);
  for (let n = 0; n < TAIL_EVERY - 2; n++) decideAny(game, pick);
  await table.idle();
  const kept = await gameIn(storage, game.id);
  expect(kept.log.decisions).toHaveLength(TAIL_EVERY - 2);
  expect(kept.events.length).toBeLessThan(game.session.events.length);
  const later = tableOf(storage);
  const again = await later.open(game.id);
  if (!again.ok) throw new Error(again.why);
  expect(again.value.session.events).toEqual(game.session.events);
  again.value.close();
  await later.idle();
  expect((await gameIn(storage, game.id)).events).toHaveLength(game.session.events.length);
});
