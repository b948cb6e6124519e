import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { packFault, packsBeside, unzipFiles } from '../../../src/content/files/pack-files.ts';
import { problemLine } from '../../../src/words/en/problems.ts';

const said = (bytes: Uint8Array): string => {
  const zip = unzipFiles('a.zip', bytes);
  return zip.ok ? `${zip.files.length} files` : problemLine(zip.problem);
};

/** A zip of these files, each altered in the directory and in its own header as a liar would. */
function lying(files: Record<string, Uint8Array>, alter: (header: DataView, isDirectory: boolean) => void) {
  const bytes = zipSync(files, { level: 9 });
  for (let at = 0; at + 4 < bytes.length; at++) {
    const header = new DataView(bytes.buffer, bytes.byteOffset + at);
    const signature = header.getUint32(0, true);
    if (signature === 0x02014b50) alter(header, true);
    if (signature === 0x04034b50) alter(header, false);
  }
  return bytes;
}

const card = strToU8('{ "id": "a" }');

describe('a zip', () => {
  test('as programs make it is read, pictures and notes left', () => {
    const files = { 'x/pack.json': card, 'x/items/ä.json': card, 'x/items/a.png': card };
    const zip = unzipFiles('a.zip', zipSync(files));
    expect(zip).toEqual({
      ok: true,
      files: ['x/pack.json', 'x/items/ä.json'].map((path) => ({ path, text: '{ "id": "a" }' })),
    });
    expect(said(zipSync(files, { level: 0 }))).toBe('2 files');
  });

  test('of 60,000 files is refused before one is looked at', () => {
    const many = Object.fromEntries(Array.from({ length: 3001 }, (_, i) => [`items/${i}.json`, card]));
    expect(said(zipSync(many, { level: 0 }))).toBe('a.zip: $: expected at most 3000 files, got more');
  });

  test('of 300 MB in one file is refused at its word', () => {
    expect(said(zipSync({ 'items/a.json': new Uint8Array(30_000_000) }))).toBe(
      'a.zip: $: expected at most 20 MB of JSON, got 30 MB',
    );
  });

  test('that says 300 MB are 10 bytes is unpacked no further than that', () => {
    const bomb = lying({ 'items/a.json': new Uint8Array(30_000_000) }, (header, isDirectory) =>
      header.setUint32(isDirectory ? 24 : 22, 10, true),
    );
    expect(said(bomb)).toContain(
      'a.zip/items/a.json: $: expected a zip with correct file sizes: make it again',
    );
  });

  test('of many names for the same bytes is refused', () => {
    const large = new Uint8Array(50_000);
    const names = Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`items/${i}.json`, card]));
    const bytes = zipSync({ 'items/0.json': large, ...names, 'items/x.json': large }, { level: 0 });
    for (let at = 0; at + 46 < bytes.length; at++) {
      const header = new DataView(bytes.buffer, bytes.byteOffset + at);
      if (header.getUint32(0, true) === 0x02014b50) header.setUint32(20, 50_000, true);
    }
    expect(said(bytes)).toContain('a.zip: $: expected a zip with correct file sizes: make it again');
  });

  test('with a path twice is refused, since one of them would be lost', () => {
    const bytes = zipSync({ 'items/a.json': card, 'items/b.json': card }, { level: 0 });
    for (let at = 0; at < bytes.length; at++)
      if (bytes[at] === 0x62 && bytes[at + 1] === 0x2e) bytes[at] = 0x61;
    expect(said(bytes)).toContain('a.zip/items/a.json: $: expected each file once in a zip');
  });

  test('of several packs: those beside the first are told of, one inside it is not', () => {
    const files = ['a/pack.json', 'a/items/x.json', 'a/more/pack.json', 'b/pack.json', 'b/items/x.json'];
    const plain = files.map((path) => ({ path, text: '{}' }));
    expect(packsBeside('two.zip', plain).map(problemLine)).toEqual([
      'two.zip/b/pack.json: $: expected one pack in a zip: this one is left out; make a zip of each, got more',
    ]);
    expect(packsBeside('one.zip', plain.slice(0, 3))).toEqual([]);
    expect(packsBeside('flat.zip', [{ path: 'pack.json', text: '{}' }, ...plain])).toEqual([]);
  });

  test('that is encrypted, packed otherwise or damaged says so', () => {
    const files = { 'items/a.json': card };
    const flagged = lying(files, (header, isDirectory) => header.setUint16(isDirectory ? 8 : 6, 1, true));
    expect(said(flagged)).toContain('expected a zip without a password');
    const other = lying(files, (header, isDirectory) => header.setUint16(isDirectory ? 10 : 8, 12, true));
    expect(said(other)).toContain('expected a zip packed in the usual way');
    const wrong = lying(files, (header, isDirectory) => header.setUint32(isDirectory ? 16 : 14, 7, true));
    expect(said(wrong)).toContain('expected an undamaged zip: download or make it again');
  });

  test('that is cut off or none at all says so', () => {
    const whole = zipSync({ 'items/a.json': card });
    for (const bytes of [new Uint8Array(0), card, whole.subarray(0, -10), whole.subarray(30)])
      expect(said(bytes)).toMatch(/^a\.zip.*expected a zip .*, got (invalid zip data|something else)$/);
  });

  test('of any bytes at all never throws', () => {
    const whole = zipSync({ 'items/a.json': strToU8('{"a":1}'.repeat(50)), 'pack.json': card });
    for (let at = 0; at < whole.length; at++)
      for (const value of [0, 255, whole[at]! ^ 1]) {
        const bytes = whole.slice();
        bytes[at] = value;
        expect(said(bytes)).toBeTypeOf('string');
      }
  });
});

test('a folder is measured as a zip is', () => {
  expect(packFault('a', new Array(3000).fill(1))).toBeNull();
  expect(problemLine(packFault('a', new Array(3001).fill(1))!)).toBe(
    'a: $: expected at most 3000 files, got 3001 files',
  );
  expect(problemLine(packFault('a', [15_000_000, 15_000_000])!)).toBe(
    'a: $: expected at most 20 MB of JSON, got 30 MB',
  );
});
