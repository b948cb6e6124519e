import { expect, test } from 'vitest';
import { wordsFromSeed } from '../../../src/engine/index.ts';
import { memoryStorage } from '../../../src/stores/kept/game-storage.ts';
import { familyOf, type GameTree, sharedBy, treesOf } from '../../../src/stores/kept/game-tree.ts';
import type { GameSummary, Parent } from '../../../src/stores/kept/saved-game.ts';
import { checkSavedGame } from '../../../src/stores/opened/parse-saved-game.ts';
import type { Table } from '../../../src/stores/table/table-store.ts';
import { boldOption, dealer, sessionOf, tableOf } from '../../support/table-of-memory.ts';

/** A game of so many decisions, kept and left. */
async function playedGame(table: Table, decisions: number): Promise<string> {
  const game = await table.begin(sessionOf('branches').setup, 'Evening');
  const pick = dealer(4);
  while (game.session.decisions.length < decisions) {
    game.decide(boldOption(game.session.pending!, pick).id);
    await table.idle();
  }
  game.close();
  await table.idle();
  return game.id;
}

const watched = async (table: Table, id: string) => {
  const opened = await table.watch(id);
  if (!opened.ok) throw new Error(opened.why);
  return opened.value;
};

test('a game that goes on from another knows from where, in the list, as a file and after a visit', async () => {
  const storage = memoryStorage();
  const table = tableOf(storage);
  const id = await playedGame(table, 30);
  const branch = (await table.playOn(await watched(table, id), 12, { name: 'If only' }))!;
  expect(branch.session.decisions.length).toBe(12);
  branch.close();
  await table.idle();
  const next = tableOf(storage);
  await next.refresh();
  const line = next.store.getState().games!.find((game) => game.id === branch.id)!;
  expect(line).toMatchObject({ name: 'If only', parent: { id, decision: 12 } });
  expect((await watched(next, branch.id)).parent).toEqual({ id, decision: 12 });
  expect((await watched(next, id)).parent).toBeNull();
  const file = JSON.parse(JSON.stringify(branch.record()));
  expect(file.parent).toEqual({ id, decision: 12 });
});

test('with other dice it begins between two rules, with those of its seed, and runs again by its log', async () => {
  const storage = memoryStorage();
  const table = tableOf(storage);
  const id = await playedGame(table, 40);
  const replay = await watched(table, id);
  const branch = (await table.playOn(replay, 25, { seed: 'other' }))!;
  const { from } = branch.session;
  expect(from!.rng).toEqual(wordsFromSeed('other'));
  const fork = replay.session!.fork(25);
  expect({ ...from, rng: null }).toEqual({ ...fork.checkpoint.state, rng: null });
  expect(branch.kept.summary().parent).toEqual({ id, decision: fork.checkpoint.decisions, seed: 'other' });
  const pick = dealer(9);
  for (let n = 0; n < 12 && branch.session.pending; n++) {
    branch.decide(boldOption(branch.session.pending, pick).id);
    await table.idle();
  }
  const { hash } = branch.session;
  branch.close();
  await table.idle();
  const again = await tableOf(storage).open(branch.id);
  expect(again.ok && again.value.session.hash).toBe(hash);
});

test('notes of one’s own are kept beside the log, written and taken away on the table and in a replay', async () => {
  const storage = memoryStorage();
  const table = tableOf(storage);
  const id = await playedGame(table, 20);
  const before = await watched(table, id);
  const note = { at: 40, text: 'Here I should have dodged.' };
  expect(await table.amend(id, { own: [note] })).toMatchObject({ ok: true });
  const next = tableOf(storage);
  const replay = await watched(next, id);
  expect(replay.own).toEqual([note]);
  expect(replay.session!.hash).toBe(before.session!.hash);
  const opened = await next.open(id);
  if (!opened.ok) throw new Error(opened.why);
  const game = opened.value;
  expect(game.store.getState().own).toEqual([note]);
  expect(game.session.toLog()).not.toHaveProperty('own');
  // What is taken back, the note outlives.
  game.undo();
  await next.idle();
  expect(game.store.getState().own).toEqual([note]);
  game.writeNotes([]);
  game.close();
  await next.idle();
  expect((await watched(tableOf(storage), id)).own).toEqual([]);
});

test('a file whose notes or parent are none is refused with the place', async () => {
  const table = tableOf();
  const game = await table.begin(sessionOf('bad').setup, 'Bad');
  const record = { ...game.record(), own: [{ at: -1, text: 'x' }], parent: { id: 'a', decision: 'two' } };
  const parsed = checkSavedGame(JSON.parse(JSON.stringify(record)));
  expect(parsed.ok).toBe(false);
  if (!parsed.ok)
    expect(parsed.problems.map(({ path }) => path).sort()).toEqual(['$.own[0].at', '$.parent.decision']);
});

const line = (id: string, parent?: Parent): GameSummary => ({
  id,
  name: id,
  savedAt: '',
  decisions: 0,
  encounter: '',
  seats: [],
  round: 0,
  result: null,
  waiting: null,
  ...(parent ? { parent } : {}),
});
const drawn = ({ game, branches }: GameTree): string =>
  `${game.id}${branches.length > 0 ? `(${branches.map(drawn).join(' ')})` : ''}`;

test('games are trees, however they lie in the list, and whatever files say of themselves', () => {
  const games = [
    line('c', { id: 'b', decision: 9 }),
    line('x'),
    line('b', { id: 'a', decision: 5 }),
    line('a'),
    line('d', { id: 'a', decision: 7 }),
    line('orphan', { id: 'gone', decision: 3 }),
    line('round', { id: 'about', decision: 1 }),
    line('about', { id: 'round', decision: 1 }),
  ];
  expect(treesOf(games).map(drawn)).toEqual(['a(b(c) d)', 'x', 'orphan', 'round(about)']);
  expect(drawn(familyOf(games, 'c')!)).toBe('a(b(c) d)');
  const shared = (a: string, b: string) =>
    sharedBy(games, games.find(({ id }) => id === a)!, games.find(({ id }) => id === b)!);
  expect(shared('a', 'b')).toBe(5);
  expect(shared('c', 'a')).toBe(5);
  expect(shared('c', 'b')).toBe(9);
  expect(shared('c', 'd')).toBe(5);
  expect(shared('a', 'x')).toBe(0);
});
