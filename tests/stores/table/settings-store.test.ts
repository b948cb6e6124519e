import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSettings } from '../../../src/stores/table/settings-store.ts';

const KEY = 'middara-table-settings';
const kept = (state: unknown) => localStorage.setItem(KEY, JSON.stringify({ state, version: 0 }));

beforeEach(() => {
  const cells = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => cells.get(key) ?? null,
    setItem: (key: string, value: string) => cells.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('looks are changed one by one, and are there again after a reload', () => {
  const settings = createSettings().getState();
  settings.setLooks({ theme: 'light', hold: 'press' });
  settings.setLooks({ scale: 130 });
  expect(createSettings().getState().looks).toEqual({
    theme: 'light',
    scale: 130,
    hold: 'press',
    dice: 'thrown',
    camera: true,
    leftHand: false,
    passDevice: false,
  });
});

test('of looks that were kept by hand or by a later page, only what is known is taken', () => {
  kept({
    speed: 'fast',
    looks: { theme: 'pink', scale: 101, hold: 'step', dice: 7, camera: 'yes', leftHand: 1, passDevice: 'on' },
  });
  const { speed, looks } = createSettings().getState();
  expect(speed).toBe('fast');
  expect(looks).toEqual({
    theme: 'dark',
    scale: 100,
    hold: 'step',
    dice: 'thrown',
    camera: true,
    leftHand: false,
    passDevice: false,
  });
});

test.each([null, 7, 'looks', []])('looks that are %o are the usual ones', (looks) => {
  kept({ looks });
  expect(createSettings().getState().looks).toEqual(createSettings().getInitialState().looks);
});
