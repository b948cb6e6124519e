import { beforeEach, describe, expect, test, vi } from 'vitest';
import { seedOf } from '../../../src/bots/lab/experiment.ts';
import { playLabGame } from '../../../src/bots/lab/lab-game.ts';
import { numbersOf } from '../../../src/bots/lab/lab-numbers.ts';
import { momentOf } from '../../../src/bots/lab/moment-of.ts';
import { defaultSetup, type EncounterContent, EncounterSession } from '../../../src/engine/index.ts';
import { toTheEnd } from '../../../src/stores/game/page-thread.ts';
import { createPool, TaskStopped, type Thread } from '../../../src/stores/game/pool.ts';
import { createLabRun, type LabAsked, type LabRun } from '../../../src/stores/lab/lab-run.ts';
import { createLabWork, type LabWork } from '../../../src/stores/lab/lab-work.ts';
import { labOnPage } from '../../support/lab-on-page.ts';
import { PATIENCE } from '../../support/patience.ts';
import { content, HandTimer } from '../../support/table-of-memory.ts';

const encounter = 'training-yard';
const yard: EncounterContent = {
  cards: content().cards,
  encounters: { [encounter]: content().encounters[encounter]! },
};
const asking = (games: number, seed = 'run'): LabAsked => ({
  content: yard,
  experiment: { encounter, bot: 'random' },
  games,
  seed,
});
/** As `npm run lab` counts them. */
const numbersOfCommand = (games: number, seed = 'run') =>
  numbersOf(
    yard,
    { encounter, bot: 'random' },
    Array.from({ length: games }, (_, i) => playLabGame(yard, { encounter, bot: 'random' }, seedOf(seed, i))),
  );
const ended = (run: LabRun) =>
  vi.waitFor(() => expect(run.store.getState().status).not.toBe('running'), {
    ...PATIENCE,
    interval: 20,
  });

/** Two workers that copy what they are given and give, and answer when the test says so. */
function withWorkers() {
  const asked: string[] = [];
  const waiting = new Map<string, (how: 'plays' | 'breaks') => void>();
  const thread = (): Thread<LabWork> => {
    const work = toTheEnd(createLabWork());
    return {
      ready: async () => {},
      async ask(job, given) {
        const copy = structuredClone(given) as unknown[];
        if (job === 'labGame') {
          const seed = String(copy[0]);
          asked.push(seed);
          const how = await new Promise<'plays' | 'breaks'>((done) => waiting.set(seed, done));
          waiting.delete(seed);
          if (how === 'breaks') throw new TaskStopped();
        }
        return structuredClone((work[job] as (...given: unknown[]) => unknown)(...copy)) as never;
      },
      onBroken() {},
      end() {},
    };
  };
  const timer = new HandTimer();
  const pool = createPool<LabWork>({ thread, page: thread, timer, size: 2 });
  const settle = () => new Promise((done) => setTimeout(done, 0));
  async function answer(seed: string, how: 'plays' | 'breaks' = 'plays') {
    waiting.get(seed)!(how);
    for (let i = 0; i < 3; i++) await settle();
  }
  return { asked, waiting, timer, pool, answer, settle, run: createLabRun(pool, timer) };
}

describe('a laboratory in two workers', () => {
  let here: ReturnType<typeof withWorkers>;
  beforeEach(() => {
    here = withWorkers();
  });

  test('asks a game a task, never more than there are workers, so that another question comes next', async () => {
    const { asked, answer, settle, run, pool } = here;
    run.start(asking(5));
    await settle();
    expect(asked).toEqual(['run-1', 'run-2']);
    // Whoever asks now waits for the one game that is over next, and for no other.
    void pool.ask('labGame', ['other']).catch(() => {});
    await answer('run-2');
    expect(asked).toEqual(['run-1', 'run-2', 'other']);
    await answer('run-1');
    expect(asked.slice(3)).toEqual(['run-3']);
    expect(run.store.getState()).toMatchObject({ status: 'running', over: 1 });
  });

  test('counts what the command counts, whichever game is over first', async () => {
    const { answer, settle, run, timer } = here;
    run.start(asking(4));
    await settle();
    for (const seed of ['run-2', 'run-3', 'run-1', 'run-4']) await answer(seed);
    expect(run.store.getState()).toMatchObject({ status: 'done', over: 4, givenUp: [], broken: null });
    expect(run.store.getState().numbers).toEqual(numbersOfCommand(4));
    expect(timer.waits()).toEqual([]);
  });

  test('shows the first game at once, and what comes soon after with the next look', async () => {
    const { answer, settle, run, timer } = here;
    run.start(asking(9));
    await settle();
    await answer('run-1');
    await answer('run-2');
    expect(run.store.getState().numbers?.games).toBe(1);
    timer.tick();
    expect(run.store.getState().numbers?.games).toBe(2);
  });

  test('keeps what there is when it is stopped, and hears nothing more of it', async () => {
    const { asked, answer, settle, run } = here;
    run.start(asking(1000));
    await settle();
    await answer('run-1');
    await answer('run-2');
    run.stop();
    const { status, over, numbers } = run.store.getState();
    expect({ status, over }).toEqual({ status: 'stopped', over: 2 });
    expect(numbers).toEqual(numbersOfCommand(2));
    const before = run.store.getState();
    await answer('run-3');
    await answer('run-4');
    expect(run.store.getState()).toBe(before);
    expect(asked).toHaveLength(4);
  });

  test('goes on without a game that took too long, and says which', async () => {
    const { answer, settle, run } = here;
    run.start(asking(2));
    await settle();
    await answer('run-1', 'breaks');
    await answer('run-2');
    const { status, givenUp, numbers } = run.store.getState();
    expect({ status, givenUp, games: numbers?.games }).toEqual({
      status: 'done',
      givenUp: ['run-1'],
      games: 1,
    });
  });
});

test('on a page without workers it comes to the same, in slices', async () => {
  const run = createLabRun(labOnPage(), new HandTimer());
  run.start(asking(3));
  await ended(run);
  expect(run.store.getState().numbers).toEqual(numbersOfCommand(3));
});

test('what cannot be played breaks it off, with the reason', async () => {
  const run = createLabRun(labOnPage(), new HandTimer());
  run.start({ ...asking(3), content: { ...yard, encounters: {} } });
  await ended(run);
  expect(run.store.getState()).toMatchObject({ status: 'stopped', over: 0, numbers: null });
  expect(run.store.getState().broken).not.toBeNull();
});

test('a game whose players roll real dice goes on with dice, not with what the bot would like', () => {
  const definition = yard.encounters[encounter]!;
  const setup = { ...defaultSetup(definition, 'hand', ['Anna']), byHand: true };
  const moment = momentOf(new EncounterSession(setup, yard))!;
  const played = ['a', 'b', 'c', 'd'].map((seed) => {
    const { adventurers, fault } = playLabGame(yard, { encounter, bot: 'simple', moment }, seed);
    expect(fault).toBeNull();
    return JSON.stringify(adventurers);
  });
  expect(new Set(played).size).toBeGreaterThan(2);
});
