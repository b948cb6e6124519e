import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** When all of the page is kept by whoever stands at an address, and what tells that a turn was taken. */
async function visited(hash: string, saveData = false) {
  const location = { hash };
  vi.stubGlobal('window', { location });
  vi.stubGlobal('navigator', { connection: { saveData } });
  const { turnTaken } = await import('../../src/ui/page/first-turn.ts');
  const { keepingTime } = await import('../../src/app/keeping-time.ts');
  const kept = vi.fn();
  void keepingTime().then(kept);
  return { kept, location, turnTaken };
}

test('whoever looks around has all of the page kept after a while of quiet', async () => {
  const { kept } = await visited('#/rules');
  await vi.advanceTimersByTimeAsync(7_900);
  expect(kept).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(kept).toHaveBeenCalled();
});

test('at a table it waits for the first turn, or for a while of quiet away from it', async () => {
  const table = await visited('#/play/a');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(table.kept).not.toHaveBeenCalled();
  table.location.hash = '#/';
  await vi.advanceTimersByTimeAsync(8_000);
  expect(table.kept).toHaveBeenCalled();

  vi.resetModules();
  const turn = await visited('#/learn');
  turn.turnTaken();
  await vi.advanceTimersByTimeAsync(0);
  expect(turn.kept).toHaveBeenCalled();
});

test('where little is to be fetched nothing is kept ahead', async () => {
  const { kept, turnTaken } = await visited('#/', true);
  turnTaken();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(kept).not.toHaveBeenCalled();
});
