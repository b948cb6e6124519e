import { beforeEach, describe, expect, test } from 'vitest';
import { type CopyFolder, createCopies } from '../../src/stores/backup/copies.ts';
import { localFrom } from '../../src/stores/backup/take-local.ts';
import { type Cells, memoryCells } from '../../src/stores/kept/cells.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Cells that give back what they are given, as a browser does of a folder. */
function cellsOf(kept = new Map<string, unknown>()): Cells {
  const { transact } = memoryCells();
  return {
    lasts: true,
    transact: (mode, work) =>
      transact(mode, (all) =>
        work({
          ...all,
          get: async (key) => kept.get(key),
          put: (key, value) => void kept.set(key, value),
          remove: (from) => void kept.delete(from),
        }),
      ),
  };
}

/** A folder, what was written into it, and what the browser says of it. */
function folderOf() {
  const files = new Map<string, number>();
  const how = { permission: 'granted' as PermissionState, fails: null as Error | null, torn: 0 };
  const folder: CopyFolder = {
    name: 'Copies',
    queryPermission: async () => how.permission,
    requestPermission: async () => {
      how.permission = 'granted';
      return how.permission;
    },
    async getFileHandle(name) {
      if (how.fails) throw how.fails;
      let written = 0;
      return {
        createWritable: async () => ({
          async write(bytes) {
            if (how.torn > 0) throw new DOMException('x', 'QuotaExceededError');
            written = bytes.length;
          },
          close: async () => void files.set(name, written),
          async abort() {
            how.torn += 1;
          },
        }),
      };
    },
  };
  return { files, how, folder };
}

let clock: number;
let made: number;
let small: Map<string, string>;
let kept: Map<string, unknown>;
beforeEach(() => {
  clock = Date.parse('2026-03-01T18:00:00Z');
  made = 0;
  small = new Map();
  kept = new Map();
});
const visit = () =>
  createCopies({
    cells: cellsOf(kept),
    small: {
      getItem: (key) => small.get(key) ?? null,
      setItem: (key, value) => void small.set(key, value),
      removeItem: (key) => void small.delete(key),
    },
    now: () => clock,
    async make() {
      made += 1;
      return new Uint8Array(made);
    },
  });
type Copies = Awaited<ReturnType<typeof visit>>;
function play(copies: Copies, minutes: number): void {
  for (let n = 0; n < minutes; n++) {
    clock += MINUTE;
    copies.decided();
  }
}

describe('copies in a folder (X482)', () => {
  test('the first at once; then when nobody plays, once an hour at most, and only where something was played', async () => {
    const { files, folder } = folderOf();
    const copies = await visit();
    play(copies, 30);
    await copies.rest();
    expect(made).toBe(0);
    await copies.keepIn(folder);
    expect(copies.store.getState()).toMatchObject({ folder: 'Copies', is: 'kept' });
    expect([...files]).toEqual([['middara-backup-2026-03-01.zip', 1]]);
    clock += 2 * HOUR;
    await copies.rest();
    expect(made).toBe(1);
    play(copies, 1);
    await copies.rest();
    expect(made).toBe(2);
    play(copies, 59);
    await copies.rest();
    expect(made).toBe(2);
    play(copies, 1);
    await copies.rest();
    // An evening is a file; the next one has its own.
    expect([...files]).toEqual([['middara-backup-2026-03-01.zip', 3]]);
    clock += 24 * HOUR;
    play(copies, 1);
    await copies.rest();
    expect([...files.keys()]).toHaveLength(2);
  });

  test('the folder is known at the next visit; where it is to be allowed again that is said, and one press does it', async () => {
    const { files, how, folder } = folderOf();
    await (await visit()).keepIn(folder);
    how.permission = 'prompt';
    const copies = await visit();
    expect(copies.store.getState()).toMatchObject({ folder: 'Copies', is: 'asks' });
    clock += 2 * HOUR;
    play(copies, 5);
    await copies.rest();
    expect([made, copies.store.getState().is]).toEqual([1, 'asks']);
    await copies.allow();
    expect(copies.store.getState().is).toBe('kept');
    expect([...files.values()]).toEqual([2]);
    await copies.stop();
    expect((await visit()).store.getState().folder).toBeNull();
  });

  test('a folder that is gone, or full, is said; the copy before stays whole, and the next try counts', async () => {
    const { files, how, folder } = folderOf();
    const copies = await visit();
    await copies.keepIn(folder);
    clock += 2 * HOUR;
    play(copies, 5);
    how.fails = new DOMException('x', 'NotFoundError');
    await copies.rest();
    expect(copies.store.getState().is).toBe('failed');
    how.fails = null;
    how.torn = 1;
    await copies.rest();
    expect([how.torn, [...files.values()]]).toEqual([2, [1]]);
    how.torn = 0;
    await copies.rest();
    expect(copies.store.getState().is).toBe('kept');
    // What could not be begun is not begun.
    how.fails = new DOMException('x', 'NotAllowedError');
    await copies.stop();
    await expect(copies.keepIn(folder)).rejects.toThrow();
    expect(copies.store.getState().folder).toBeNull();
  });
});

describe('hours played without a copy (X481)', () => {
  test('are counted from decision to decision, a pause as five minutes at most, over visits, until all is saved', async () => {
    const copies = await visit();
    play(copies, 9 * 60);
    expect(copies.store.getState().hours).toBe(9);
    clock += 8 * HOUR;
    copies.decided();
    expect(copies.store.getState().hours).toBe(9);
    play(copies, 60);
    const next = await visit();
    expect(next.store.getState().hours).toBe(10);
    next.saved();
    expect(next.store.getState().hours).toBe(0);
    expect((await visit()).store.getState().hours).toBe(0);
  });

  test.each(['7', '{', '{"played":"x"}'])('what is damaged counts nothing: %s', async (text) => {
    small.set('middara-table-copied', text);
    expect((await visit()).store.getState().hours).toBe(0);
  });
});

test('lists of what somebody has been through are joined; what is set here stays; what is of this browser alone does not come', () => {
  const done = (of: object) => JSON.stringify({ state: of, version: 0 });
  const here: Readonly<Record<string, string>> = {
    'middara-table-short-lessons': done({ lessons: ['flanking', 'spells'] }),
    'middara-table-lessons': done({ done: { first: ['a'] }, quiet: true }),
    'middara-table-settings': done({ speed: 'fast', unasked: ['x'] }),
  };
  const came = {
    'middara-table-short-lessons': done({ lessons: ['jumping', 'spells'] }),
    'middara-table-lessons': done({ done: { first: ['b', 'a'], second: ['c'] }, quiet: false }),
    'middara-table-settings': done({ speed: 'slow', unasked: ['y'] }),
    'middara-table-party:x': '{}',
    'middara-table-copied': '{"played":9}',
    'middara-table-ahead:g': '{}',
    other: '1',
  };
  expect(localFrom(came, (key) => here[key] ?? null)).toEqual({
    'middara-table-short-lessons': done({ lessons: ['flanking', 'spells', 'jumping'] }),
    'middara-table-lessons': done({ done: { first: ['a', 'b'], second: ['c'] }, quiet: true }),
    'middara-table-party:x': '{}',
  });
  expect(localFrom(came, () => '{')).toMatchObject({ 'middara-table-lessons': '{' });
});
