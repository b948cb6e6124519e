import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFinished } from '../../../src/stores/lesson/finished-lessons.ts';
import { createProgress } from '../../../src/stores/lesson/progress.ts';
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

test('what a later version of the page kept is kept on: fields, values and its version, but for what is changed here', () => {
  const later = {
    speed: 'fast',
    weather: 'rain',
    unasked: ['end-turn'],
    looks: { theme: 'aurora', scale: 130, board: 'oil' },
    sound: { on: true, master: 20, groups: { table: 5, crowd: 70 } },
  };
  localStorage.setItem(KEY, JSON.stringify({ state: later, version: 3, of: 'later' }));
  const settings = createSettings();
  expect(settings.getState()).toMatchObject({ speed: 'fast', looks: { theme: 'dark', scale: 130 } });
  settings.getState().setLooks({ scale: 115 });
  settings.getState().change({ speed: 'instant' });
  settings.getState().setAsked('end-turn', true);
  const { state, version, of } = JSON.parse(localStorage.getItem(KEY)!);
  expect([version, of]).toEqual([3, 'later']);
  expect(state).toMatchObject({
    ...later,
    speed: 'instant',
    unasked: [],
    looks: { ...later.looks, scale: 115 },
  });
  // What is changed here is changed, also where a value of another version stood.
  createSettings().getState().setLooks({ theme: 'light' });
  expect(JSON.parse(localStorage.getItem(KEY)!).state.looks).toMatchObject({ theme: 'light', board: 'oil' });
});

test.each(['no JSON', '7', 'null', '{"state":7}'])(
  'settings that are %s are the usual ones, and can be changed',
  (text) => {
    localStorage.setItem(KEY, text);
    createSettings().getState().change({ speed: 'slow' });
    expect(createSettings().getState()).toMatchObject({ speed: 'slow', foresight: true });
  },
);

test('lessons and hints of a later version of the page are kept on beside those of this one', () => {
  localStorage.setItem(
    'middara-table-short-lessons',
    JSON.stringify({ state: { lessons: ['swimming', 'flanking'] }, version: 1 }),
  );
  const lessons = createFinished();
  expect(lessons.getState().lessons).toEqual(['flanking']);
  lessons.getState().finish('jumping');
  expect(JSON.parse(localStorage.getItem('middara-table-short-lessons')!)).toEqual({
    state: { lessons: ['flanking', 'jumping', 'swimming'] },
    version: 1,
  });
  localStorage.setItem(
    'middara-table-lessons',
    JSON.stringify({ state: { done: { 'first-fight': ['wave'] }, quiet: false }, version: 0 }),
  );
  createProgress().getState().hush();
  expect(JSON.parse(localStorage.getItem('middara-table-lessons')!).state).toEqual({
    done: { 'first-fight': ['wave'] },
    quiet: true,
  });
});
