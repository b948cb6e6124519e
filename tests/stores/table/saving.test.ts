import { expect, test } from 'vitest';
import { createSaving, type SavingState } from '../../../src/stores/table/saving.ts';
import { memoryStorage } from '../../../src/stores/table/storage.ts';
import { gameOf, HandTimer, sessionOf } from '../../support/table-of-memory.ts';

/** A storage that writes when the test says so, and tells what it was given. */
function slowStorage() {
  const written: string[] = [];
  const waiting: { done(): void; fail(error: Error): void }[] = [];
  const storage = {
    ...memoryStorage(),
    write: ({ id, name }: { readonly id: string; readonly name: string }) => {
      written.push(`${id} ${name}`);
      return new Promise<void>((done, fail) => waiting.push({ done, fail }));
    },
  };
  const next = async (error?: Error) => {
    const one = waiting.shift()!;
    if (error) one.fail(error);
    else one.done();
    await new Promise((go) => setTimeout(go));
  };
  return { storage, written, next };
}

const game = gameOf(sessionOf('saving')).record();
const line = {
  id: '',
  name: '',
  savedAt: '',
  decisions: 0,
  encounter: '',
  seats: [],
  round: 0,
  result: null,
  waiting: null,
};

test('one write after the other; of the states of one game the newest, and of every game one', async () => {
  const { storage, written, next } = slowStorage();
  const told: Partial<SavingState>[] = [];
  const saving = createSaving(storage, (state) => told.push(state), new HandTimer());
  for (const [id, name] of [
    ['a', '1'],
    ['a', '2'],
    ['b', '1'],
    ['a', '3'],
    ['b', '2'],
  ] as const)
    saving.save({ ...game, id, name }, line);
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

test('a write that fails is told until it is made good, and keeps no other game from being written', async () => {
  const { storage, written, next } = slowStorage();
  const told: Partial<SavingState>[] = [];
  const timer = new HandTimer();
  const saving = createSaving(storage, (state) => told.push(state), timer);
  saving.save({ ...game, id: 'a', name: '1' }, line);
  saving.save({ ...game, id: 'b', name: '1' }, line);
  await next(new Error('no room'));
  expect(told.at(-1)).toEqual({ saving: 'failed', trouble: 'no room' });
  expect(written).toEqual(['a 1', 'b 1']);
  await next();
  // The other is written, and this one still is not.
  expect(told.at(-1)).toEqual({ saving: 'failed', trouble: 'no room' });
  expect(saving.unkept('a')?.name).toBe('1');
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
  const told: Partial<SavingState>[] = [];
  const saving = createSaving(storage, (state) => told.push(state), watched);
  saving.save({ ...game, id: 'a', name: '1' }, line);
  for (let n = 0; n < 8; n++) {
    await next(new Error('full'));
    timer.tick();
  }
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
  await next(new Error('full'));
  saving.save({ ...game, id: 'a', name: '2' }, line);
  expect(told.at(-1)).toEqual({ saving: 'failed', trouble: 'full' });
  await next(new Error('full'));
  saving.retry();
  await next();
  expect(written.slice(-2)).toEqual(['a 2', 'a 2']);
  expect(told.at(-1)).toEqual({ saving: 'saved', trouble: null });
  expect(timer.tick()).toBe(false);
});
