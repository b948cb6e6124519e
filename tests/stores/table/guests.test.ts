import { describe, expect, test } from 'vitest';
import { type GameStorage, memoryStorage } from '../../../src/stores/kept/game-storage.ts';
import { packLog } from '../../../src/stores/opened/link.ts';
import { type GamesOfGuest, guestGames } from '../../../src/stores/table/guest-games.ts';
import type { Table } from '../../../src/stores/table/table-store.ts';
import { boldOption, dealer, sessionOf, tableWith } from '../../support/table-of-memory.ts';
import { type TwelveGame, toyGame } from '../../support/toy-game.ts';

type Toys = GamesOfGuest<TwelveGame>;

/** A table with the toy beside Middara; its rules come when they are asked for. */
function tableWithToy(storage: GameStorage = memoryStorage(), version?: string) {
  let asked = 0;
  const table: Table = tableWith({
    storage,
    guests: [
      {
        id: 'twelve',
        async games() {
          asked += 1;
          return toys;
        },
      },
    ],
  });
  const toys: Toys = guestGames(toyGame(version), table.ground);
  return { table, storage, asked: () => asked, toys };
}

const found = <V>(opened: { ok: true; value: V } | { ok: false; why: string }): V => {
  if (!opened.ok) throw new Error(opened.why);
  return opened.value;
};

async function played(at: ReturnType<typeof tableWithToy>, ...answers: readonly string[]) {
  const game = await at.toys.begin({ name: 'Ann', seed: 'toy' }, 'An evening of twelve');
  for (const answer of answers) {
    game.decide(answer);
    await at.table.idle();
  }
  return game;
}

describe('a game of twelve answers is a guest by its interface alone', () => {
  test('begun, played, taken back and done again; what is shown is what the rules have', async () => {
    const at = tableWithToy();
    const game = await played(at, 'step', 'throw', 'step');
    game.skip();
    expect(game.store.getState().view).toEqual(game.session.state);
    const { total } = game.session.state;
    game.undo();
    await at.table.idle();
    expect(game.session.state.total).toBe(total - 1);
    game.undo();
    await at.table.idle();
    // The die was seen: the game says so for good.
    expect(game.session.foreknown).toEqual([{ decision: 1, saw: ['dice'] }]);
    game.redo();
    game.redo();
    expect(game.session.state.total).toBe(total);
    expect(
      game.store
        .getState()
        .feed.map(({ text }) => text)
        .join(' '),
    ).toContain('The die shows');
  });

  test('kept with the others, listed by its name, and opened in another visit', async () => {
    const at = tableWithToy();
    const game = await played(at, 'step', 'throw');
    const { hash } = game.session;
    game.close();
    await at.table.idle();
    const next = tableWithToy(at.storage);
    await next.table.refresh();
    expect(next.table.store.getState().games).toMatchObject([
      { id: game.id, name: 'An evening of twelve', guest: { id: 'twelve', name: 'Twelve' }, seats: ['Ann'] },
    ]);
    expect(await next.table.ground.gameOf(game.id)).toBe('twelve');
    const again = found(await next.toys.open(game.id));
    expect(again.session.hash).toBe(hash);
    expect(await next.table.remove(game.id)).toBeNull();
    expect(next.table.store.getState().games).toEqual([]);
  });

  test('as a file and as a link it finds its own rules, and is fetched only then', async () => {
    const at = tableWithToy();
    const game = await played(at, 'step', 'throw', 'step');
    const other = tableWithToy();
    expect(other.asked()).toBe(0);
    const file = found(await other.table.loadFile(JSON.stringify(game.record())));
    expect(other.asked()).toBe(1);
    expect(found(await other.toys.watch(file)).session!.hash).toBe(game.session.hash);
    const bare = found(await other.table.loadFile(JSON.stringify(game.session.toLog())));
    expect(bare).not.toBe(file);
    const link = packLog(game.session.toLog(), game.session.questions)!;
    expect(link.length).toBeLessThan(700);
    const linked = found(await other.table.loadLink(link));
    expect(found(await other.toys.open(linked)).session.hash).toBe(game.session.hash);
    // Where the table does not have it, it says which game it is of.
    expect(await tableWith({}).loadFile(JSON.stringify(game.record()))).toMatchObject({
      ok: false,
    });
  });

  test('watched step by step, and played on from there with its dice and with others', async () => {
    const at = tableWithToy();
    const game = await played(at, 'throw', 'step', 'throw');
    game.close();
    await at.table.idle();
    const replay = found(await at.toys.watch(game.id));
    replay.seek(2);
    expect(replay.store.getState()).toMatchObject({ index: 2, decision: 2 });
    expect(replay.store.getState().view.answers).toBe(2);
    const same = (await at.toys.playOn(replay, 1))!;
    expect(same.session.decisions.length).toBe(1);
    expect(same.kept.summary().parent).toEqual({ id: game.id, decision: 1 });
    const others = (await at.toys.playOn(replay, 1, { seed: 'other' }))!;
    expect(others.session.state.total).toBe(same.session.state.total);
    expect(others.session.state.rng).not.toEqual(same.session.state.rng);
  });

  test('what does not run with newer rules is told, watched and taken up from its last safe moment', async () => {
    const at = tableWithToy();
    const game = await played(at, 'step', 'throw', 'step');
    const record = game.record();
    const broken = {
      ...record,
      log: {
        ...record.log,
        decisions: [
          ...record.log.decisions.slice(0, 1),
          { kind: 'count', seat: 'one', option: 'leap' },
          ...record.log.decisions.slice(2),
        ],
      },
    };
    const other = tableWithToy(memoryStorage(), '2');
    const opened = await other.table.loadFile(JSON.stringify(broken));
    expect(opened).toMatchObject({ ok: false, fault: { fault: 'older-rules', rules: '1' } });
    if (opened.ok) return;
    expect(opened.problems[0]!.path).toBe('$.log.decisions[1].option');
    const shown = found(await other.toys.watch(opened.watch!));
    expect(shown.total).toBe(3);
    const taken = found(await other.table.resume(opened.resume!.id));
    expect(found(await other.toys.open(taken)).session.state.answers).toBe(3);
  });

  test('a wrong file is refused with its place, and nothing is kept of it', async () => {
    const at = tableWithToy();
    const game = await played(at, 'step');
    const other = tableWithToy();
    const record = { ...game.record(), initial: { total: 'none', answers: 0, rng: [1, 2, 3, 4] } };
    const refused = await other.table.loadFile(JSON.stringify(record));
    expect(refused).toMatchObject({ ok: false, fault: { fault: 'no-saved-game' } });
    if (!refused.ok) expect(refused.problems.map(({ path }) => path)).toEqual(['$.initial.total']);
    await other.table.refresh();
    expect(other.table.store.getState().games).toEqual([]);
  });

  test('games of Middara lie beside it as before: those without a name of a game are Middara’s', async () => {
    const at = tableWithToy();
    const toy = await played(at, 'step');
    const game = await at.table.begin(sessionOf('guests').setup, 'Evening');
    const pick = dealer(4);
    for (let n = 0; n < 5; n++) {
      game.decide(boldOption(game.session.pending!, pick).id);
      await at.table.idle();
    }
    toy.close();
    game.close();
    await at.table.idle();
    await at.table.refresh();
    const games = at.table.store.getState().games!;
    expect(games.map(({ name, guest }) => [name, guest?.id])).toEqual([
      ['Evening', undefined],
      ['An evening of twelve', 'twelve'],
    ]);
    expect((await at.table.open(game.id)).ok).toBe(true);
    expect(await at.table.amend(toy.id, { name: 'Eleven' })).toMatchObject({ ok: true });
    expect(at.table.store.getState().games!.map(({ name }) => name)).toContain('Eleven');
  });
});
