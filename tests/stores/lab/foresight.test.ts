import { describe, expect, test, vi } from 'vitest';
import { makeBot } from '../../../src/bots/bot.ts';
import {
  type EncounterSession,
  figureIn,
  finished,
  listMoveDestinations,
  listWhoCouldStrikeAt,
} from '../../../src/engine/index.ts';
import { browserTimer } from '../../../src/stores/game/pace.ts';
import type { Pool } from '../../../src/stores/game/pool.ts';
import { createForesight, type Foresight } from '../../../src/stores/lab/foresight.ts';
import type { LabWork } from '../../../src/stores/lab/lab-work.ts';
import { createRunAhead, GAMES } from '../../../src/stores/lab/run-ahead.ts';
import { foreseenFrom } from '../../support/foreseen.ts';
import { newGame } from '../../support/games.ts';
import { labOnPage } from '../../support/lab-on-page.ts';
import { PATIENCE } from '../../support/patience.ts';

/** A game at a player's turn. */
function atTurn(encounter = 'training-yard'): EncounterSession {
  const session = newGame(encounter, 'store');
  const bot = makeBot('simple', 'store');
  while (session.pending && session.pending.kind !== 'turn') session.decide(bot.choose(session));
  return session;
}

/** What was asked of the threads, by job. */
function counting(pool: Pool<LabWork>) {
  const asked: string[] = [];
  const counted: Pool<LabWork> = {
    get atOnce() {
      return pool.atOnce;
    },
    ask(job, given, options) {
      asked.push(job);
      return pool.ask(job, given, options);
    },
  };
  return { asked, pool: counted };
}

const until = (holds: () => boolean) =>
  vi.waitFor(() => expect(holds()).toBe(true), { ...PATIENCE, interval: 20 });
const isWhole = (foresight: Foresight) => () => foresight.store.getState().now.status === 'whole';

describe('what opponents will do', () => {
  test('is worked out when somebody looks, turn by turn, and kept for the question', async () => {
    const session = atTurn();
    const { asked, pool } = counting(labOnPage());
    const foresight = createForesight(pool, session, browserTimer);
    foresight.stand(session.pending);
    expect(asked).toEqual([]);
    foresight.hold(true);
    await until(isWhole(foresight));
    const { turns } = foresight.store.getState().now;
    expect(turns[0]).toEqual(foreseenFrom(session)!.turn);
    expect(turns.every(({ counted }) => counted)).toBe(true);
    expect(asked[0]).toBe('sketch');
    const times = asked.length;

    // Another question, and this one again by undo: it is known.
    foresight.hold(false);
    foresight.stand(null);
    expect(foresight.store.getState().now.turns).toEqual([]);
    foresight.stand(session.pending);
    expect(foresight.store.getState().now.turns).toBe(turns);
    foresight.hold(true);
    expect(asked.length).toBe(times);
    foresight.end();
  });

  test('is dropped when the question is gone, and not told any more', async () => {
    const session = atTurn();
    const { asked, pool } = counting(labOnPage());
    const foresight = createForesight(pool, session, browserTimer);
    foresight.stand(session.pending);
    foresight.hold(true);
    foresight.stand(null);
    await new Promise((done) => setTimeout(done, 100));
    expect(asked).toEqual(['sketch']);
    expect(foresight.store.getState().now).toEqual({ turns: [], status: 'unasked' });
  });

  test('of a space the mover may go to: who could strike there, and what it would cost', async () => {
    const session = atTurn();
    const foresight = createForesight(labOnPage(), session, browserTimer);
    foresight.stand(session.pending);
    const { figure } = session.pending!;
    const { space } = listMoveDestinations(session.position, figure).find(({ way }) => way.length > 0)!;
    foresight.lookThere(figure, space);
    await until(() => foresight.store.getState().there?.status === 'whole');
    const there = foresight.store.getState().there!;
    expect(there).toMatchObject({ figure, space });
    const strikers = there.turns.filter(({ blows }) => blows.some(({ target }) => target === figure));
    for (const { figure: striker } of strikers) expect(there.could).toContain(striker);
    // The game itself stands where it stood.
    expect(figureIn(session.state, figure).at).not.toEqual(space);
    foresight.lookThere(figure, null);
    expect(foresight.store.getState().there).toBeNull();
  });

  test('of every space of the preview it is told who could strike there, as of each by itself', async () => {
    const session = atTurn('under-hallow-street');
    const { asked, pool } = counting(labOnPage());
    const foresight = createForesight(pool, session, browserTimer);
    const { figure } = session.pending!;
    const spaces = listMoveDestinations(session.position, figure).map(({ space }) => space);
    // Told before the question, as a screen does.
    foresight.lookAround(figure, spaces);
    expect(asked).toEqual([]);
    foresight.stand(session.pending);
    const around = () => foresight.store.getState().around;
    await until(() => around()?.could.size === spaces.length);
    for (const space of spaces.slice(0, 6)) {
      const [could] = finished(listWhoCouldStrikeAt(session.position, figure, [space]));
      expect(around()!.could.get(space.join())).toEqual(could);
    }
    expect([...around()!.could.values()].some(({ length }) => length > 0)).toBe(true);
    const times = asked.length;

    // Put away and looked at again it is known; so is the space that is pointed at then.
    foresight.lookAround(figure, null);
    expect(around()).toBeNull();
    foresight.lookAround(figure, spaces);
    expect(around()!.could.size).toBe(spaces.length);
    expect(asked).toHaveLength(times);
    foresight.end();
    expect(around()).toBeNull();
  });
});

describe('games run on from here', () => {
  test('say what came of them, with their seed, the same each time; and stop', async () => {
    const session = atTurn();
    const run = createRunAhead(labOnPage(), session);
    const first = async () => {
      run.start(session.pending!);
      await until(() => run.store.getState().numbers !== null);
      const { numbers, seed } = run.store.getState();
      run.stop();
      return { numbers, seed };
    };
    const once = await first();
    expect(once.seed).toMatch(/^ahead-/);
    expect(once.numbers!.games).toBeLessThan(GAMES);
    const party = session.state.figures.filter(({ kind }) => kind === 'adventurer');
    expect(once.numbers!.adventurers.map(({ id }) => id).sort()).toEqual(party.map(({ id }) => id).sort());
    for (const { byDamage } of once.numbers!.adventurers)
      expect(byDamage.reduce((sum, games) => sum + games, 0)).toBe(once.numbers!.games);
    expect(run.store.getState().status).toBe('stopped');
    expect(await first()).toEqual(once);
    run.stop();
  });
});
