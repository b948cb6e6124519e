import { strFromU8, strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { type FileKind, kindOfFile } from '../../src/stores/file-kind.ts';
import { ONE_OF_EACH } from '../support/one-of-each.ts';

test.each(Object.entries(ONE_OF_EACH))('%s is known for what it is, whatever it is called', (is, of) => {
  expect(kindOfFile(of().bytes).is).toBe(is === 'log' || is === 'guest' ? 'game' : is);
});

const told = (text: string): FileKind => kindOfFile(strToU8(text));

test('a byte order mark, a list of cases, and what it is called inside', () => {
  expect(told('\ufeff{"file":"middara-table-game","name":"Ann’s"}')).toEqual({ is: 'game', name: 'Ann’s' });
  const one = strFromU8(ONE_OF_EACH.case().bytes);
  const both = `[${one},${one}]`;
  expect(told(both)).toMatchObject({ is: 'case', cases: 2, newer: null });
  expect(told(both.replaceAll('"version":1', '"version":2'))).toMatchObject({
    newer: { path: '$.version', expected: { what: 'version-read', newest: 1 } },
  });
});

test.each(['', 'PK', '{', '[]', '7', 'null', '{"a":1}', '[[]]', '<html>', '\0\0', '{"log":7}'])(
  '%j is nothing that is known, or a zip that cannot be opened',
  (text) => expect(['unknown', 'pack']).toContain(told(text).is),
);

test('a zip of which the end is missing is still taken to whoever reads packs, who says so', () => {
  const zip = zipSync({ 'pack.json': strToU8('{}') });
  expect(kindOfFile(zip.subarray(0, zip.length - 9))).toEqual({ is: 'pack', name: null });
});
