import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { draw } from '../../src/tools/prove/mutants/draw-mutants.ts';
import { ROOMS, roomsAt } from '../../src/tools/prove/mutants/rooms.ts';

const root = new URL('../../', import.meta.url);
const isThere = (path: string) => existsSync(new URL(path, root));
const kept = JSON.parse(readFileSync(new URL('tests/MUTANTS.json', root), 'utf8')) as {
  readonly rooms: Readonly<Record<string, { readonly tried: number; readonly noticed: number }>>;
  readonly same: Readonly<Record<string, string>>;
};

describe('whether the tests notice (`npm run prove -- mutants`)', () => {
  test('is asked of rooms there are, with tests there are', () => {
    for (const { path, tests, more = [], but = [] } of ROOMS)
      for (const one of [path, ...tests, ...more, ...but]) expect(isThere(one), one).toBe(true);
  });

  test('is asked of the room a file is in, and of all rooms in a folder', () => {
    const paths = (place: string) => roomsAt(place).map(({ path }) => path);
    expect(paths('src/engine/queries/geometry/flanking.ts')).toEqual(['src/engine/queries']);
    expect(paths('src/engine/')).toHaveLength(6);
    expect(paths('src')).toHaveLength(ROOMS.length);
    expect(paths('src/ui')).toEqual([]);
    expect(paths('src/store')).toEqual([]);
  });

  test('draws the same by the same seed, whatever is added', () => {
    const all = Array.from({ length: 200 }, (_, i) => `m${i}`);
    const drawn = draw(all, 20, '1', String);
    expect(new Set(drawn).size).toBe(20);
    expect(draw([...all].reverse(), 20, '1', String)).toEqual(drawn);
    expect(draw([...all, 'more'], 21, '1', String)).toEqual(expect.arrayContaining(drawn.slice(0, 19)));
    expect(draw(all, 20, '2', String)).not.toEqual(drawn);
    expect(draw(all, 300, '1', String)).toHaveLength(200);
  });

  test('takes down rooms there are, and gives its reason for whatever means the same', () => {
    for (const [path, { tried, noticed }] of Object.entries(kept.rooms)) {
      expect(ROOMS.map((room) => room.path)).toContain(path);
      expect(noticed).toBeLessThanOrEqual(tried);
    }
    for (const [key, reason] of Object.entries(kept.same)) {
      expect(isThere(`src/${key.split(':')[0]}`), key).toBe(true);
      expect(reason.length, key).toBeGreaterThan(20);
    }
  });
});
