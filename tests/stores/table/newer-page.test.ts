import { expect, test, vi } from 'vitest';
import { createNewerPage } from '../../../src/stores/table/newer-page.ts';

function pageOf({ isGameOpen = false } = {}) {
  const deps = {
    ask: vi.fn(),
    letIn: vi.fn(),
    reload: vi.fn(),
    forget: vi.fn(async () => {}),
    isGameOpen: async () => isGameOpen,
  };
  return { page: createNewerPage(deps), deps };
}

test('a newer build waits until it is taken, and the page comes anew when it took over', async () => {
  const { page, deps } = pageOf();
  await page.take();
  expect(deps.letIn).not.toHaveBeenCalled();
  page.source.waits();
  expect(page.store.getState().state).toBe('waiting');
  await page.take();
  expect(deps.letIn).toHaveBeenCalledTimes(1);
  expect(deps.reload).not.toHaveBeenCalled();
  page.source.tookOver();
  expect(deps.reload).toHaveBeenCalledTimes(1);
});

test('while a game is open in any tab it is not let in, and that is told', async () => {
  const { page, deps } = pageOf({ isGameOpen: true });
  page.source.waits();
  await page.take();
  expect(deps.letIn).not.toHaveBeenCalled();
  expect(page.store.getState()).toEqual({ state: 'waiting', gameOpen: true });
});

test('taken by another tab it disturbs nobody: the page knows that it is behind', () => {
  const { page, deps } = pageOf();
  page.source.waits();
  page.source.tookOver();
  expect(page.store.getState().state).toBe('behind');
  expect(deps.reload).not.toHaveBeenCalled();
});
