import { expect, test, vi } from 'vitest';
import { memoryStorage } from '../../../src/stores/kept/game-storage.ts';
import type { Game } from '../../../src/stores/middara/game.ts';
import type { Mirror } from '../../../src/stores/middara/mirrored.ts';
import { fixedLibrary } from '../../../src/stores/packs/checked-library.ts';
import { type TabsTransport, tabsStream } from '../../../src/stores/stream/tabs-stream.ts';
import { lateWindows } from '../../../src/stores/table/late-windows.ts';
import { type Windows, windowsOfBrowser } from '../../../src/stores/table/windows.ts';
import { en } from '../../../src/words/en/index.ts';
import { mixNo } from '../../support/mixes.ts';
import { content, sessionOf, tableWith } from '../../support/table-of-memory.ts';
import { channels, withDatabase } from '../../support/tabs-of-memory.ts';

withDatabase();

/** The streams of one browser, as one window after the other has them. */
function browser(): (window: string) => (id: string) => TabsTransport {
  const channel = channels();
  return (window) => (id) => tabsStream(id, window, channel());
}

async function twoWindows(seed: string) {
  const window = browser();
  const storage = memoryStorage();
  const tableOn = (windows: Windows) => tableWith({ library: fixedLibrary(content(), en), storage, windows });
  const [one, two] = [tableOn(windowsOfBrowser(window('a'))), tableOn(windowsOfBrowser(window('b')))];
  const game = await one.begin(sessionOf(seed).setup, 'Both');
  return { one, two, game, show: () => opened(two.mirror(game.id)) };
}

async function opened<T>(way: Promise<{ ok: true; value: T } | { ok: false; why: string }>): Promise<T> {
  const came = await way;
  if (!came.ok) throw new Error(came.why);
  return came.value;
}

const play = async (game: Game, answers: number, at = 0) => {
  for (let i = 0; i < answers; i++) {
    const { options } = game.store.getState().pending!;
    game.decide(options[at % options.length]!.id);
    game.skip();
    await Promise.resolve();
  }
};
const soon = (check: () => void) => vi.waitFor(check, { timeout: 60_000, interval: 5 });
const isSame = (mirror: Mirror, game: Game) =>
  soon(() =>
    expect(mirror.store.getState()).toMatchObject({
      view: game.session.state,
      pending: { seat: game.session.pending?.seat, options: game.session.pending?.options },
    }),
  );

test('a second window shows where a game stands, follows it, goes back and on with it', async () => {
  const { game, show } = await twoWindows('mirror');
  await play(game, 6);
  const mirror = await show();
  await soon(() => expect(mirror.state.getState()).toEqual({ live: true, lost: false }));
  await isSame(mirror, game);

  await play(game, 20, 1);
  await isSame(mirror, game);
  expect(mirror.decisions()).toBe(26);

  game.undo();
  game.undo();
  await play(game, 1, 2);
  await isSame(mirror, game);
  expect(mirror.decisions()).toBe(game.session.decisions.length);
  const other = await show();
  await soon(() => expect(other.state.getState().live).toBe(true));
  mirror.close();
  await play(game, 1);
  await isSame(other, game);
  expect(mirror.decisions()).toBe(game.session.decisions.length - 1);
});

test('it says when nobody is at the game any more, and goes on when somebody is', async () => {
  const { one, game, show } = await twoWindows('nobody');
  await play(game, 3);
  await one.idle();
  game.close();
  const mirror = await show();
  expect(mirror.state.getState().live).toBe(false);
  const again = await opened(one.open(game.id));
  await soon(() => expect(mirror.state.getState().live).toBe(true));
  await play(again, 1);
  await isSame(mirror, again);
  again.close();
  await soon(() => expect(mirror.state.getState()).toEqual({ live: false, lost: false }));
});

test('what it cannot follow is no game of its own: it says that it lost the thread', async () => {
  const { two, game } = await twoWindows('thread');
  const window = browser();
  const own = tableWith({
    library: fixedLibrary(content(), en),
    storage: memoryStorage(),
    windows: windowsOfBrowser(window('a')),
  });
  const there = await own.begin(game.session.setup, 'Same');
  const mirror = await opened(own.mirror(there.id));
  there.close();
  const stream = window('b')(there.id);
  let count = 0;
  const said = (text: string) => stream.send(text, `${count++}`);
  const tell = (course: object) => said(JSON.stringify({ window: 'plays', ...course }));
  await soon(() => expect(mirror.state.getState().live).toBe(false));
  const heard = vi.fn();
  mirror.state.subscribe(heard);
  for (const text of ['no JSON', 'null', '7', '{}']) await said(text);
  await tell({ from: 0, options: 'no list' });
  await tell({ from: 0, options: [1] });
  await tell({ from: 3, options: [] });
  await soon(() => expect(mirror.state.getState().lost).toBe(true));
  expect(heard).toHaveBeenCalledTimes(1);

  const second = await opened(own.mirror(there.id));
  await vi.waitFor(async () => {
    await tell({ from: 0, options: ['nobody offers this'] });
    expect(second.state.getState().lost).toBe(true);
  });
  stream.close();
  expect(second.decisions()).toBe(0);
  expect(await two.mirror('none')).toMatchObject({ ok: false });
});

test('until what speaks with other windows has come nothing is told; where it does not come, nothing is', async () => {
  const [playsEnd, showsEnd] = [vi.fn(), vi.fn()];
  const there: Windows = { plays: vi.fn(() => playsEnd), shows: vi.fn(() => showsEnd) };
  let rested = () => {};
  const rest = new Promise<void>((done) => {
    rested = done;
  });
  const windows = lateWindows(async () => there, rest);
  const played = {} as Parameters<Windows['plays']>[0];
  const end = windows.plays(played);
  const hear = () => {};
  const endOfShow = windows.shows('id', hear);
  await soon(() => expect(there.shows).toHaveBeenCalledExactlyOnceWith('id', hear));
  expect(there.plays).not.toHaveBeenCalled();
  rested();
  await soon(() => expect(there.plays).toHaveBeenCalledExactlyOnceWith(played));
  end();
  endOfShow();
  expect([playsEnd.mock.calls.length, showsEnd.mock.calls.length]).toEqual([1, 1]);
  windows.plays(played)();
  const none = lateWindows(() => Promise.reject(new Error('not there')), Promise.resolve());
  none.plays(played)();
  none.shows('id', hear)();
  await new Promise((done) => setTimeout(done));
  expect(there.plays).toHaveBeenCalledTimes(1);
});

test('X500 a second window throws with the mixes of the first, and knows those that were taken back', async () => {
  const { one, game, show } = await twoWindows('mixed');
  const mixed = async (answers: number, at: number) => {
    for (let i = 0; i < answers; i++) {
      game.session.keepMixes([mixNo(game.session.decisions.length)], game.session.decisions.length);
      await play(game, 1, at);
    }
  };
  await play(game, 3);
  await mixed(9, 0);
  await one.idle();
  const mirror = await show();
  await soon(() => isSame(mirror, game));
  await mixed(9, 1);
  await soon(() => isSame(mirror, game));
  expect(mirror.answered).toEqual(game.session.decisions);
  game.undo();
  game.undo();
  await play(game, 4, 2);
  await soon(() => isSame(mirror, game));
  expect(mirror.answered).toEqual(game.session.decisions);
  expect(mirror.answered.some(({ mix }) => mix !== undefined)).toBe(true);

  // What was decided without a mix, and is again with one, is another decision, though its answer is the same.
  while (game.session.decisions.length > 2) game.undo();
  const { option } = game.session.decisions[1]!;
  game.undo();
  game.session.keepMixes([mixNo(1)], 1);
  game.decide(option);
  await soon(() => expect(mirror.answered).toEqual(game.session.decisions));
  expect(mirror.answered[1]).toMatchObject({ option, mix: mixNo(1) });
  await soon(() => isSame(mirror, game));
});
