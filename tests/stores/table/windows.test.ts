import { expect, test } from 'vitest';
import { memoryStorage } from '../../../src/stores/kept/game-storage.ts';
import type { Game } from '../../../src/stores/middara/game.ts';
import type { Mirror } from '../../../src/stores/middara/mirrored.ts';
import { fixedLibrary } from '../../../src/stores/packs/checked-library.ts';
import { type Windows, windowsOfBrowser } from '../../../src/stores/table/windows.ts';
import { en } from '../../../src/words/en/index.ts';
import { mixNo } from '../../support/mixes.ts';
import { content, sessionOf, tableWith } from '../../support/table-of-memory.ts';

/** The channel of one browser, as several windows have it. */
function channels(): () => Parameters<typeof windowsOfBrowser>[0] {
  const all = new Set<EventTarget>();
  return () => {
    const mine = new EventTarget();
    all.add(mine);
    return {
      postMessage(data: unknown) {
        for (const other of all)
          if (other !== mine)
            other.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }));
      },
      addEventListener: mine.addEventListener.bind(mine) as BroadcastChannel['addEventListener'],
      removeEventListener: mine.removeEventListener.bind(mine) as BroadcastChannel['removeEventListener'],
    };
  };
}

async function twoWindows(seed: string) {
  const channel = channels();
  const storage = memoryStorage();
  const tableOn = (windows: Windows) => tableWith({ library: fixedLibrary(content(), en), storage, windows });
  const [one, two] = [tableOn(windowsOfBrowser(channel())), tableOn(windowsOfBrowser(channel()))];
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
const isSame = (mirror: Mirror, game: Game) =>
  expect(mirror.store.getState()).toMatchObject({
    view: game.session.state,
    pending: { seat: game.session.pending?.seat, options: game.session.pending?.options },
  });

test('a second window shows where a game stands, follows it, goes back and on with it', async () => {
  const { game, show } = await twoWindows('mirror');
  await play(game, 6);
  const mirror = await show();
  expect(mirror.state.getState()).toEqual({ live: true, lost: false });
  isSame(mirror, game);

  await play(game, 20, 1);
  expect(mirror.decisions()).toBe(26);
  isSame(mirror, game);

  game.undo();
  game.undo();
  await play(game, 1, 2);
  expect(mirror.decisions()).toBe(game.session.decisions.length);
  isSame(mirror, game);
  mirror.close();
  await play(game, 1);
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
  expect(mirror.state.getState().live).toBe(true);
  await play(again, 1);
  isSame(mirror, again);
  again.close();
  expect(mirror.state.getState()).toEqual({ live: false, lost: false });
});

test('what it cannot follow is no game of its own: it says that it lost the thread', async () => {
  const { two, game } = await twoWindows('thread');
  const channel = channels();
  const said = channel()!;
  const own = tableWith({
    library: fixedLibrary(content(), en),
    storage: memoryStorage(),
    windows: windowsOfBrowser(channel()),
  });
  const there = await own.begin(game.session.setup, 'Same');
  const mirror = await opened(own.mirror(there.id));
  const tell = (course: object) => said.postMessage({ plays: there.id, ...course });
  tell({ from: 0, options: 'no list' });
  said.postMessage(null);
  expect(mirror.state.getState()).toEqual({ live: false, lost: false });
  tell({ from: 3, options: [] });
  expect(mirror.state.getState().lost).toBe(true);

  const second = await opened(own.mirror(there.id));
  tell({ from: 0, options: ['nobody offers this'] });
  expect(second.state.getState().lost).toBe(true);
  expect(second.decisions()).toBe(0);
  expect(await two.mirror('none')).toMatchObject({ ok: false });
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
  isSame(mirror, game);
  await mixed(9, 1);
  isSame(mirror, game);
  expect(mirror.answered).toEqual(game.session.decisions);
  game.undo();
  game.undo();
  await play(game, 4, 2);
  isSame(mirror, game);
  expect(mirror.answered).toEqual(game.session.decisions);
  expect(mirror.answered.some(({ mix }) => mix !== undefined)).toBe(true);

  // What was decided without a mix, and is again with one, is another decision, though its answer is the same.
  while (game.session.decisions.length > 2) game.undo();
  const { option } = game.session.decisions[1]!;
  game.undo();
  game.session.keepMixes([mixNo(1)], 1);
  game.decide(option);
  expect(mirror.answered).toEqual(game.session.decisions);
  expect(mirror.answered[1]).toMatchObject({ option, mix: mixNo(1) });
  isSame(mirror, game);
});
