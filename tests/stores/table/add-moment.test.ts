import { expect, test } from 'vitest';
import { memoryCells } from '../../../src/stores/kept/cells.ts';
import { gameStorage } from '../../../src/stores/kept/game-storage.ts';
import { momentIn } from '../../../src/stores/kept/last-moment.ts';
import { lastMomentOf } from '../../../src/stores/middara/last-moment-of.ts';
import { drive, newGame, street } from '../../support/games.ts';
import { tableOf } from '../../support/table-of-memory.ts';

/** A game kept before there were pictures in the list. */
async function keptBefore() {
  const cells = memoryCells();
  const storage = gameStorage(cells);
  const table = tableOf(storage);
  const session = drive(newGame(street, 'recall'), 'simple', 'recall', 60);
  const game = await table.beginWith(() => session, 'Of before');
  await table.idle();
  game.close();
  await table.idle();
  const about = (change: (line: Record<string, unknown>) => Record<string, unknown>) =>
    cells.transact('readwrite', async (now) =>
      now.put(`about:${game.id}`, change((await now.get(`about:${game.id}`)) as Record<string, unknown>)),
    );
  await about(({ of: _of, moment: _moment, ...line }) => line);
  await table.refresh();
  return { cells, storage, table, id: game.id, session };
}

test('a game keeps its last moment with its line in the list', async () => {
  const { session } = await keptBefore();
  const moment = lastMomentOf(session.position);
  expect(momentIn(JSON.parse(JSON.stringify(moment)))).toEqual(moment);
  const party = moment.figures.filter(({ number }) => number === 0);
  expect(party).toHaveLength(4);
  for (const { left, hp } of moment.figures) expect(left).toBeLessThanOrEqual(hp);
});

test('one from before gets its picture when it is seen, and keeps it', async () => {
  const { table, storage, id } = await keptBefore();
  expect(table.store.getState().games?.[0]?.moment).toBeUndefined();
  await table.addMoment(id);
  const [line] = table.store.getState().games!;
  expect(line?.of).toBe(street);
  expect(momentIn(line?.moment)?.figures.length).toBeGreaterThan(4);
  expect((await storage.list())[0]?.moment).toEqual(line?.moment);
});

test('a damaged one, or one that is gone, has none, and nothing breaks', async () => {
  const { table, cells, id } = await keptBefore();
  await cells.transact('readwrite', async (now) =>
    now.put(`tail:${id}`, { state: { encounter: street, figures: 7 } }),
  );
  await table.addMoment(id);
  await table.addMoment('gone');
  expect(table.store.getState().games?.[0]?.moment).toBeUndefined();
});

test.each([
  7,
  null,
  {},
  { figures: 3 },
  { figures: [{ card: 'rook' }] },
  { figures: [], rows: [1] },
  { figures: [], rows: { 1: 2 } },
])('what is no moment is none: %j', (value) => {
  expect(momentIn(value)).toBeNull();
});
