import { expect, test } from 'vitest';
import type { Timer } from '../../../src/stores/game/pace.ts';
import { nothingAhead } from '../../../src/stores/kept/ahead.ts';
import {
  type Change,
  type GameStorage,
  memoryStorage,
  type Written,
} from '../../../src/stores/kept/game-storage.ts';
import type { KeptGame } from '../../../src/stores/kept/saved-game.ts';
import { createSaving, type SavingState } from '../../../src/stores/kept/saving.ts';
import type { Middara } from '../../../src/stores/middara/types.ts';
import { gameOf, HandTimer, sessionOf } from '../../support/table-of-memory.ts';

/** A storage that writes when the test says so, and tells what it was given. */
function slowStorage() {
  const written: string[] = [];
  const waiting: { done(came: Written): void; fail(error: Error): void }[] = [];
  const changes: Change[] = [];
  const storage = {
    ...memoryStorage(),
    write(change: Change) {
      written.push(`${change.id} ${change.summary.name}`);
      changes.push(change);
      return new Promise<Written>((done, fail) => waiting.push({ done, fail }));
    },
  };
  const next = async (error?: Error, came: Written = 'kept') => {
    const one = waiting.shift()!;
    if (error) one.fail(error);
    else one.done(came);
    await new Promise((go) => setTimeout(go));
  };
  return { storage, written, changes, next };
}

const { kept } = gameOf(sessionOf('saving'));

/** A game and its name, which says which state of it was written. */
function named(id: string) {
  let name = '';
  const game: KeptGame<Middara> = { ...kept, id, summary: () => ({ ...kept.summary(), id, name }) };
  return (now: string) => {
    name = now;
    return game;
  };
}

function savingOn(storage: GameStorage, timer: Timer = new HandTimer()) {
  const told: Partial<SavingState>[] = [];
  const lost: string[] = [];
  let order = 0;
  const saving = createSaving({
    storage,
    ahead: nothingAhead,
    timer,
    noAnswer: 'silence',
    order: () => ++order,
    tell: (state) => told.push(state),
    lost: (id) => lost.push(id),
  });
  return { saving, told, lost };
}

test('one write after the other; of the states of one game the newest, and of every game one', async () => {
  const { storage, written, next } = slowStorage();
  const { saving, told } = savingOn(storage);
  const games = { a: named('a'), b: named('b') };
  for (const [id, name] of [
    ['a', '1'],
    ['a', '2'],
    ['b', '1'],
    ['a', '3'],
    ['b', '2'],
  ] as const)
    void saving.save(games[id](name), { head: true });
  expect(written).toEqual(['a 1']);
  await next();
  expect(written).toEqual(['a 1', 'a 3']);
  await next();
  expect(written).toEqual(['a 1', 'a 3', 'b 2']);
  expect(told.at(-1)).toEqual({ saving: 'saving' });
  await next();
  expect(told.at(-1)).toEqual({ saving: 'saved', trouble: null });
  await saving.idle();
  expect(written).toHaveLength(3);
});

test('what must be written anew as a whole is not shown before it is', async () => {
  const { storage, written, next } = slowStorage();
  const { saving } = savingOn({ ...storage, lasts: true });
  let shown = false;
  void saving.save(named('a')('1'), { lines: 0 })?.then(() => {
    shown = true;
  });
  await next(undefined, 'late');
  expect({ written, shown }).toEqual({ written: ['a 1', 'a 1'], shown: false });
  await next();
  expect(shown).toBe(true);
});

test('what another page has gone on with is told, and nothing more of it is written here', async () => {
  const { storage, written, next } = slowStorage();
  const { saving, told, lost } = savingOn(storage, new HandTimer());
  void saving.save(named('a')('1'), { lines: 0 });
  await next(undefined, 'other');
  await saving.idle();
  expect({ written, lost }).toEqual({ written: ['a 1'], lost: ['a'] });
  expect(told.at(-1)).toEqual({ saving: 'saved', trouble: null });
  saving.retry();
  saving.finish();
  expect(written).toEqual(['a 1']);
});

test('a write that fails is told until it is made good, and keeps no other game from being written', async () => {
  const { storage, written, next } = slowStorage();
  const timer = new HandTimer();
  const { saving, told } = savingOn(storage, timer);
  void saving.save(named('a')('1'), {});
  void saving.save(named('b')('1'), {});
  await next(new Error('no room'));
  expect(told.at(-1)).toEqual({ saving: 'failed', trouble: 'no room' });
  expect(written).toEqual(['a 1', 'b 1']);
  await next();
  // The other is written, and this one still is not.
  expect(told.at(-1)).toEqual({ saving: 'failed', trouble: 'no room' });
  expect(saving.allUnkept()).toMatchObject([{ id: 'a', name: '1' }]);
  expect(saving.unkept('a')).toMatchObject({ kept: null });
  timer.tick();
  expect(written).toEqual(['a 1', 'b 1', 'a 1']);
  await next();
  expect(told.at(-1)).toEqual({ saving: 'saved', trouble: null });
  expect(saving.unkept('a')).toBeUndefined();
});

test('it is tried again after pauses that grow, at once when somebody asks, and the newest state at that', async () => {
  const pauses: number[] = [];
  const timer = new HandTimer();
  const watched = {
    start: (run: () => void, pause: number) => {
      pauses.push(pause);
      return timer.start(run, pause);
    },
    stop: (handle: unknown) => timer.stop(handle),
  };
  const { storage, written, next } = slowStorage();
  const { saving, told } = savingOn(storage, watched);
  const a = named('a');
  void saving.save(a('1'), {});
  for (let n = 0; n < 8; n++) {
    await next(new Error('full'));
    timer.tick();
  }
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
  await next(new Error('full'));
  void saving.save(a('2'), { head: true });
  expect(told.at(-1)).toEqual({ saving: 'failed', trouble: 'full' });
  await next(new Error('full'));
  saving.retry();
  await next();
  expect(written.slice(-2)).toEqual(['a 2', 'a 2']);
  expect(told.at(-1)).toEqual({ saving: 'saved', trouble: null });
  expect(timer.tick()).toBe(false);
});
