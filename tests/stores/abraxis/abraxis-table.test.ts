import { describe, expect, test } from 'vitest';
import { resultOf } from '../../../src/abraxis/index.ts';
import { readContentFolder } from '../../../src/content/files/node-files.ts';
import { loadContent } from '../../../src/content/index.ts';
import { framesOf } from '../../../src/stores/abraxis/abraxis-replay.ts';
import {
  type AbraxisDeps,
  type AbraxisGame,
  createAbraxisTable,
} from '../../../src/stores/abraxis/abraxis-table.ts';
import { browserTimer, type Timer } from '../../../src/stores/game/pace.ts';
import { createStakes } from '../../../src/stores/kept/at-stake.ts';
import { type Cells, memoryCells } from '../../../src/stores/kept/cells.ts';
import { en } from '../../../src/words/en/index.ts';
import { mixesUpTo } from '../../support/mixes.ts';
import { twoTabs } from '../../support/two-tabs.ts';

const content = loadContent(readContentFolder('content'));
const said = await en.abraxis();

const tableOn = (
  cells: Cells,
  more: { readonly content?: typeof content } & Partial<Pick<AbraxisDeps, 'timer' | 'tabs' | 'stakes'>> = {},
) =>
  createAbraxisTable({
    cells,
    ...(more.tabs ? { tabs: more.tabs } : {}),
    ...(more.stakes ? { stakes: more.stakes } : {}),
    timer: more.timer ?? browserTimer,
    words: en,
    said,
    speed: () => 'instant',
    content: () => more.content ?? content,
  });

const SETUP = {
  card: 'founders-table',
  players: [
    { seat: 'seat-1', name: 'Ann' },
    { seat: 'seat-2', name: 'Bram', house: true as const },
    { seat: 'seat-3', name: 'Cleo' },
  ],
  byHand: false,
};
const gameOf = ({ store }: ReturnType<typeof tableOn>): AbraxisGame => {
  const { game } = store.getState();
  if (game === null || game === 'none') throw new Error('no game');
  return game;
};
const askedIn = (game: AbraxisGame) => game.store.getState().pending;
/** The last answer, until it is another's turn or over. */
function playOn(game: AbraxisGame, decisions: number): void {
  for (let n = 0; n < decisions && askedIn(game); n++) game.decide(askedIn(game)!.options[0]!.id);
}

const written = () => new Promise((go) => setTimeout(go));

describe('a game of Abraxis on the table', () => {
  test('an empty seat is played by the expectation, and never asked', () => {
    const table = tableOn(memoryCells());
    table.begin(SETUP, 'house');
    const game = gameOf(table);
    while (askedIn(game)) {
      expect(askedIn(game)!.player).not.toBe(1);
      playOn(game, 1);
    }
    const answers = game.session.decisions.filter(({ seat }) => seat === 'seat-2');
    expect(answers.length).toBeGreaterThan(5);
    expect(resultOf(game.session)).not.toBeNull();
    expect(game.store.getState().feed.at(-1)?.text).toMatch(/^The game is over\./);
  });

  test('an empty seat that is asked first begins by itself', () => {
    const table = tableOn(memoryCells());
    table.begin({ ...SETUP, players: [...SETUP.players.slice(1), SETUP.players[0]!] }, 'first');
    expect(gameOf(table).session.decisions.map(({ seat }) => seat)).toEqual(['seat-2']);
    expect(askedIn(gameOf(table))).toMatchObject({ seat: 'seat-3' });
  });

  test('its dice are typed all the same, by whoever rolls them for it', () => {
    const table = tableOn(memoryCells());
    table.begin({ ...SETUP, byHand: true }, 'typed');
    const game = gameOf(table);
    for (let i = 0; i < 4; i++) playOn(game, 1);
    expect(askedIn(game)).toMatchObject({ kind: 'die-face', player: 1, die: 'teal' });
  });

  test('undo is free up to the dice; past them the game is marked', () => {
    const table = tableOn(memoryCells());
    table.begin(SETUP, 'undo');
    const game = gameOf(table);
    game.decide('lock:0');
    // Ann's and Bram's go; no die was rolled since.
    expect(game.undoing()).toEqual({ to: 0, decisions: 2, saw: [] });
    game.decide('lock:1');
    expect(askedIn(game)).toMatchObject({ player: 0 });
    expect(game.undoing()).toEqual({ to: 2, decisions: 1, saw: ['dice'] });
    game.undo();
    expect(game.session.foreknown).toEqual([{ decision: 2, saw: ['dice'] }]);
    expect(askedIn(game)).toMatchObject({ player: 2 });
    game.redo();
    expect(game.session.decisions).toHaveLength(3);
  });

  test('undo stops at what an empty seat did since the dice, and forward lets it play on', () => {
    const table = tableOn(memoryCells());
    table.begin({ ...SETUP, players: [SETUP.players[1]!, SETUP.players[0]!] }, 'between');
    const game = gameOf(table);
    game.decide('lock:0');
    // Bram, Ann, and Bram again, after all have rolled.
    expect(game.session.decisions.map(({ seat }) => seat)).toEqual(['seat-2', 'seat-1', 'seat-2']);
    game.undo();
    expect(askedIn(game)).toMatchObject({ player: 0, seat: 'seat-2' });
    expect(game.session.foreknown).toEqual([]);
    game.redo();
    expect(askedIn(game)).toMatchObject({ player: 1 });
  });

  test('is kept, and goes on at the next visit where it stood, with its marks and steps', async () => {
    const cells = memoryCells();
    const table = tableOn(cells);
    table.begin(SETUP, 'kept');
    playOn(gameOf(table), 2);
    gameOf(table).undo();
    playOn(gameOf(table), 7);
    const { session } = gameOf(table);
    await written();
    const again = tableOn(cells);
    expect(again.store.getState().game).toBeNull();
    await again.open();
    const back = gameOf(again);
    expect(back.session.hash).toBe(session.hash);
    expect(back.session.foreknown).toEqual(session.foreknown);
    expect(session.foreknown).toHaveLength(1);
    expect(askedIn(back)).toEqual(askedIn(gameOf(table)));
    expect(back.undoing()).toEqual(gameOf(table).undoing());
  });

  test('leaving it clears the table for the next visit, too', async () => {
    const cells = memoryCells();
    const table = tableOn(cells);
    table.begin(SETUP, 'left');
    table.leave();
    await written();
    const again = tableOn(cells);
    await again.open();
    expect(again.store.getState()).toMatchObject({ game: 'none', stale: false });
  });

  test('a kept game whose card is gone is told as stale, and one that is no game is none', async () => {
    const cells = memoryCells();
    const table = tableOn(cells);
    table.begin(SETUP, 'stale');
    playOn(gameOf(table), 3);
    await written();
    const { 'founders-table': _, ...rest } = content.abraxis;
    const without = tableOn(cells, { content: { ...content, abraxis: rest } });
    await without.open();
    expect(without.store.getState()).toMatchObject({ game: 'none', stale: true });

    await cells.transact('readwrite', async (now) => now.put('abraxis', { id: 7 }));
    const broken = tableOn(cells);
    await broken.open();
    expect(broken.store.getState()).toMatchObject({ game: 'none', stale: false });
  });

  test('is in one tab at a time: the second is told, takes it as it stands, and the first is told', async () => {
    const cells = { ...memoryCells(), lasts: true };
    const tabs = twoTabs();
    const [one, two] = [tableOn(cells, { tabs: tabs() }), tableOn(cells, { tabs: tabs() })];
    await one.open();
    one.begin(SETUP, 'tabs');
    await written();
    await two.open();
    expect(two.store.getState()).toMatchObject({ game: null, elsewhere: true });
    playOn(gameOf(one), 1);
    await written();
    await two.takeOver();
    expect(one.store.getState()).toMatchObject({ game: null, elsewhere: true });
    expect(gameOf(two).session.decisions.length).toBeGreaterThan(0);
    expect(two.store.getState().elsewhere).toBe(false);
  });

  test('where two tabs know nothing of one another, the second to write is refused and told', async () => {
    const cells = { ...memoryCells(), lasts: true };
    const one = tableOn(cells);
    await one.open();
    one.begin(SETUP, 'apart');
    await written();
    const two = tableOn(cells);
    await two.open();
    playOn(gameOf(one), 1);
    await written();
    const { hash } = gameOf(one).session;
    playOn(gameOf(two), 1);
    await written();
    expect(two.store.getState()).toMatchObject({ game: null, elsewhere: true });
    await two.takeOver();
    expect(gameOf(two).session.hash).toBe(hash);
  });

  test('what is not kept is at stake, and kept when it is tried again', async () => {
    const cells = { ...memoryCells(), lasts: true };
    const { transact } = cells;
    const stakes = createStakes(() => {});
    const table = tableOn(cells, { stakes });
    await table.open();
    cells.transact = () => Promise.reject(new Error('full'));
    table.begin(SETUP, 'stake');
    await written();
    expect([stakes.isAtStake(), table.store.getState().trouble]).toEqual([true, 'full']);
    cells.transact = transact;
    table.retry();
    await stakes.idle();
    expect([stakes.isAtStake(), table.store.getState().trouble]).toEqual([false, null]);
    const again = tableOn(cells);
    await again.open();
    expect(gameOf(again).session.hash).toBe(gameOf(table).session.hash);
  });

  test('a browser that keeps nothing is told, and the game goes on', async () => {
    const full: Cells = {
      lasts: true,
      transact: async () => {
        throw new Error('full');
      },
    };
    const table = tableOn(full);
    await table.open();
    expect(table.store.getState()).toMatchObject({ game: 'none', trouble: 'full' });
    table.begin(SETUP, 'full');
    const game = gameOf(table);
    await new Promise((go) => setTimeout(go));
    game.decide('lock:0');
    await expect.poll(() => askedIn(game)?.player).toBe(2);
    expect(table.store.getState().trouble).toBe('full');
  });

  test('a browser that does not answer is waited for two seconds, and no longer', async () => {
    const silent: Cells = { lasts: true, transact: () => new Promise(() => {}) };
    const clocks: { run(): void; at: number }[] = [];
    const timer: Timer = {
      start(run, at) {
        const clock = { run, at };
        clocks.push(clock);
        return clock;
      },
      stop: () => {},
    };
    const table = tableOn(silent, { timer });
    table.begin(SETUP, 'silent');
    const game = gameOf(table);
    for (const { run, at } of clocks.splice(0)) if (at === 2000) run();
    await new Promise((go) => setTimeout(go));
    game.decide('lock:0');
    expect(game.session.decisions).toHaveLength(1);
    expect(askedIn(game)?.player).toBe(0);
    for (const { run, at } of clocks.splice(0)) if (at === 2000) run();
    await new Promise((go) => setTimeout(go));
    expect(table.store.getState().trouble).toBe(en.ui.table.noAnswer);
    expect(game.session.decisions.length).toBeGreaterThan(1);
  });
});

describe('X500 mixes of a game that is kept', () => {
  const begun = async () => {
    const cells = memoryCells();
    const table = tableOn(cells);
    table.begin(SETUP, 'mixes');
    const game = gameOf(table);
    game.session.keepMixes(mixesUpTo(40));
    playOn(game, 6);
    game.undo();
    await written();
    return { cells, game };
  };

  test('are there again, those of what was taken back too', async () => {
    const { cells, game } = await begun();
    const next = tableOn(cells);
    await next.open();
    const { session } = gameOf(next);
    expect(session.hash).toBe(game.session.hash);
    expect(session.decisions).toEqual(game.session.decisions);
    expect(session.mixes).toEqual(mixesUpTo(40));
    expect(framesOf(session.toLog(), content, () => 'told')?.length).toBe(session.events.length);
  });

  test('kept in format 3, when there were none, it is gone on with', async () => {
    const cells = memoryCells();
    const table = tableOn(cells);
    table.begin(SETUP, 'format 3');
    playOn(gameOf(table), 4);
    await written();
    await cells.transact('readwrite', async (now) => {
      const there = (await now.get('abraxis')) as { readonly log: object };
      now.put('abraxis', { ...there, log: { ...there.log, format: 3 } });
    });
    const next = tableOn(cells);
    await next.open();
    expect(gameOf(next).session.hash).toBe(gameOf(table).session.hash);
  });
});
