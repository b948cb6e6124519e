import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changed,
  filesOf,
  parsed,
  plainFiles,
  redone,
  touchedByUndo,
  undone,
  workOn,
} from '../../src/workshop/document.ts';
import { isSameJson, valueAt, withEntryMoved, withKeyRenamed, withValue } from '../../src/workshop/json.ts';
import { writeJson } from '../../src/workshop/write-json.ts';

describe('a pack in work', () => {
  test('every step can be taken back and made again, and a new step ends what was undone', () => {
    const first = workOn({ 'pack.json': 'a' });
    const second = changed(first, 'items/sword.json', 'b');
    const third = changed(second, 'pack.json', null);
    expect(third.files).toEqual({ 'items/sword.json': 'b' });
    expect(touchedByUndo(third)).toBe('pack.json');
    expect(undone(third).files).toEqual(second.files);
    expect(undone(undone(third)).files).toEqual(first.files);
    expect(undone(undone(undone(third))).files).toEqual(first.files);
    expect(redone(undone(third)).files).toEqual(third.files);
    const other = changed(undone(third), 'tiles/yard.json', 'c');
    expect(redone(other)).toBe(other);
    expect(undone(other).files).toEqual(second.files);
  });

  test('what is typed into one field is one step; another field, and what was undone, are not', () => {
    let work = workOn({ a: '1' });
    for (const text of ['12', '123']) work = changed(work, 'a', text, 'name');
    work = changed(work, 'a', '1234', 'text');
    expect(work.past).toHaveLength(2);
    expect(undone(work).files).toEqual({ a: '123' });
    expect(changed(undone(work), 'a', '9', 'name').past).toHaveLength(2);
    expect(undone(undone(work)).files).toEqual({ a: '1' });
  });

  test('no change is no step', () => {
    const work = workOn({ a: '1' });
    expect(changed(work, 'a', '1')).toBe(work);
    expect(changed(work, 'b', null)).toBe(work);
  });

  test('files go in and out as a folder has them', () => {
    const files = [{ path: 'items/a.json', text: '{}' }];
    expect(plainFiles(filesOf(files))).toEqual(files);
    expect(parsed('\ufeff{"a": 1}')).toEqual({ value: { a: 1 } });
    expect(parsed('{')).toBeNull();
  });
});

describe('values of a file', () => {
  test('are read, written and taken away where they stand', () => {
    const file = { front: { dice: ['white', 'red'] } };
    expect(valueAt(file, ['front', 'dice', 1])).toBe('red');
    expect(valueAt(file, ['front', 'toString'])).toBeUndefined();
    expect(withValue(file, ['front', 'dice', 0], undefined)).toEqual({ front: { dice: ['red'] } });
    expect(withValue(file, ['front'], undefined)).toEqual({});
    expect(withValue(file, ['back', 'hands'], 1)).toEqual({ ...file, back: { hands: 1 } });
    expect(withKeyRenamed({ red: 1, blue: 2 }, 'red', 'green')).toEqual({ green: 1, blue: 2 });
    expect(withKeyRenamed({ red: 1, blue: 2 }, 'red', 'blue')).toEqual({ red: 1, blue: 2 });
    expect(withEntryMoved([1, 2, 3], 2, -1)).toEqual([1, 3, 2]);
    expect(withEntryMoved([1, 2, 3], 0, -1)).toEqual([1, 2, 3]);
  });

  test('are written so that they are read as the same', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const read: unknown = JSON.parse(writeJson(value));
        expect(isSameJson(read, JSON.parse(JSON.stringify(value)))).toBe(true);
      }),
    );
  });

  test('are written as the files of the built-in pack are: one line where it fits', () => {
    const path = 'content/base/encounters/training-yard.json';
    const text = readFileSync(path, 'utf8');
    const lines = (some: string) => some.split('\n').length;
    expect(lines(writeJson(JSON.parse(text)))).toBeLessThan(lines(text) + 5);
    expect(writeJson({ id: 'a', at: [0, 1] })).toBe('{\n  "id": "a",\n  "at": [0, 1]\n}\n');
  });
});
