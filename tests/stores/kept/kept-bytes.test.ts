import { afterEach, expect, test, vi } from 'vitest';
import { memoryCells } from '../../../src/stores/kept/cells.ts';
import { gameStorage } from '../../../src/stores/kept/game-storage.ts';
import type { Game } from '../../../src/stores/middara/game.ts';
import { packLog } from '../../../src/stores/opened/link.ts';
import { allIn } from '../../support/cells.ts';
import { keep } from '../../support/keep.ts';
import { anyOption, dealer, HandTimer, sessionOf, tableOf } from '../../support/table-of-memory.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Clock and names of games, the same in every run. */
function standingStill(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-02T03:04:05Z') });
  let word = 1;
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    (array as unknown as Uint32Array).fill(word++ * 1000);
    return array;
  });
}

/** What changes with each card of the content. */
const OF_CONTENT = new Set(['contentHash', 'packs']);
const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, inside) => (OF_CONTENT.has(key) ? undefined : inside)) ?? 'null');

/** What is shown of a game, without its words and what of it stands in the session. */
function shownOf({ store }: Pick<Game, 'store'>): unknown {
  const { view, pending, feed, ...rest } = store.getState();
  return plain([
    rest,
    feed.length,
    pending?.kind,
    view.figures.map(({ id, at, damage }) => [id, at, damage]),
  ]);
}

test('a game that is played, taken back, named, annotated, left, opened, branched and watched is kept byte for byte as it was', async () => {
  standingStill();
  const cells = memoryCells();
  const timer = new HandTimer();
  const table = tableOf(gameStorage(cells), timer);
  const kept: unknown[] = [];
  const shown: unknown[] = [];
  const note = async (game: Game) => {
    timer.runAll();
    await table.idle();
    kept.push(plain((await allIn(cells)).filter(([key]) => !String(key).startsWith('packs:'))));
    shown.push(shownOf(game));
  };
  const pick = dealer(11);
  const decide = (game: Game) => {
    const { pending } = game.store.getState();
    if (pending) game.decide(anyOption(pending, pick).id);
    timer.runAll();
  };

  const first = await table.begin(sessionOf('kept bytes').setup, 'Bytes');
  await note(first);
  for (let i = 0; i < 40; i++) {
    decide(first);
    if (i % 9 === 4) first.undo();
    if (i % 18 === 4) first.redo();
    if (i % 8 === 0) await note(first);
  }
  first.rename('Bytes, too');
  first.setAutoPass('anna:dodge', true);
  first.writeNotes([{ at: 3, text: 'Here.' }]);
  await note(first);
  first.close();
  await table.idle();

  const opened = await table.open(first.id);
  if (!opened.ok) throw new Error(opened.why);
  decide(opened.value);
  await note(opened.value);
  const record = opened.value.record();
  const asked = opened.value.session.questions;
  opened.value.close();
  await table.idle();

  const replay = await table.watch(first.id);
  if (!replay.ok) throw new Error(replay.why);
  const { total } = replay.value;
  for (const at of [0, 1, 17, total - 1, total]) {
    replay.value.seek(at);
    const { view, feed: _, ...rest } = replay.value.store.getState() as unknown as Record<string, unknown>;
    shown.push(plain([at, rest, view]));
  }
  const branch = (await table.playOn(replay.value, 12, { seed: 'other dice' }))!;
  decide(branch);
  await note(branch);
  branch.close();
  await table.idle();

  const loaded = await table.loadFile(JSON.stringify(record));
  if (!loaded.ok) throw new Error(loaded.why);
  await table.amend(loaded.value, { name: 'From a file' });
  await table.remove(branch.id);
  await table.refresh();
  const left = await allIn(cells);
  expect(left.length).toBeGreaterThan(5);
  keep({
    kept,
    shown,
    left: left.map(plain),
    list: table.store.getState().games!.map(plain),
    link: [packLog({ ...record.log, contentHash: '', packs: [] }, asked)],
  });
});
