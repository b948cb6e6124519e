import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jsonError, notUtf8, readJson } from '../../src/check/json-error.ts';
import { told } from '../support/told.ts';

describe('jsonError', () => {
  test.each([
    ['', 1, 1, 'a value'],
    ['{', 1, 2, 'a key in double quotes'],
    ['{"a" 1}', 1, 6, 'a colon'],
    ['{"a": 1 "b": 2}', 1, 9, 'a comma or }'],
    ['[1, 2,]', 1, 7, 'a value'],
    ['[1 2]', 1, 4, 'a comma or ]'],
    ['{\n  "a": 1,\n  "b": tru\n}', 3, 8, 'a value'],
    ['"a\nb"', 1, 3, 'the closing double quote'],
    ['"\\x"', 1, 2, 'a legal escape'],
    ['1 1', 1, 3, 'the end of the file'],
    ['{"a": 1, "a": 2}', 1, 10, 'each key once; "a" is here twice'],
    ['01', 1, 2, 'the end of the file'],
  ])('finds what is wrong in %j', (text, line, column, expected) => {
    expect(told(jsonError(text)!)).toMatchObject({ line, column, expected });
  });

  test('agrees with JSON.parse on any JSON', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), (text, cut) => {
        expect(jsonError(text)).toBeNull();
        const piece = text.slice(0, cut % (text.length + 1));
        let parses = true;
        try {
          JSON.parse(piece);
        } catch {
          parses = false;
        }
        expect(jsonError(piece) === null).toBe(parses);
      }),
    );
  });
});

describe('readJson', () => {
  /** Members written one by one, so that a key may stand twice and blanks where they like. */
  const blanks = fc.constantFrom('', ' ', '\n', '\t ', '\r\n');
  const aText = fc.letrec<{ value: string }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom('1', 'null', '"a"', '"\\":"', '":"', '"a\\\\"', '{', 'x', '"open'),
      fc
        .array(fc.tuple(fc.constantFrom('a', 'b', 'c', ':', '__proto__'), blanks, blanks, tie('value')), {
          maxLength: 4,
        })
        .map((all) => `{${all.map(([key, one, two, text]) => `"${key}"${one}:${two}${text}`).join(',')}}`),
      fc.array(tie('value'), { maxLength: 3 }).map((all) => `[${all.join(',')}]`),
    ),
  })).value;

  test('finds what the slow reader finds, and gives what JSON.parse gives', () => {
    fc.assert(
      fc.property(fc.oneof(aText, fc.json()), (text) => {
        const error = jsonError(text);
        expect(readJson(text)).toEqual(
          error === null ? { ok: true, value: JSON.parse(text) } : { ok: false, error },
        );
      }),
      { numRuns: 2000, seed: 3 },
    );
  });

  test('refuses what lies too deep as the slow reader does', () => {
    for (const levels of [64, 65, 20_000]) {
      const text = `${'['.repeat(levels)}${']'.repeat(levels)}`;
      const read = readJson(text);
      expect(read.ok ? null : read.error).toEqual(jsonError(text));
      expect(read.ok).toBe(levels === 64);
    }
  });
});

test('what nobody sees is written out where it is in the way', () => {
  const got = (text: string) => {
    const read = readJson(text);
    return read.ok ? null : read.error.got;
  };
  expect(got('{"a":\u00a01}')).toEqual({ got: 'text', text: 'U+00A0' });
  expect(got('{"a": "b\nc"}')).toEqual({ got: 'text', text: '\\n' });
  expect(got('{"a": "b\tc"}')).toEqual({ got: 'text', text: '\\t' });
  expect(got('{"a": "b\u0000c"}')).toEqual({ got: 'text', text: 'U+0000c"}' });
  expect(got('{a": 1}')).toEqual({ got: 'text', text: 'a":' });
});

test('bytes that are no UTF-8 are told of where they stand, though the rest is JSON', () => {
  const text = new TextDecoder().decode(
    Uint8Array.from([...Buffer.from('{\n "a": "S'), 0xe4, 0x62, 0x22, 0x7d]),
  );
  expect(readJson(text).ok).toBe(true);
  expect(notUtf8(text)).toMatchObject({ line: 2, column: 9, hint: { hint: 'save-as-utf-8' } });
  expect(notUtf8('{"a": "Säbel"}')).toBeNull();
});

test('text in another encoding is told to be saved as UTF-8', () => {
  const utf16 = new TextDecoder().decode(new Uint8Array([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]));
  expect(readJson(utf16)).toMatchObject({ ok: false, error: { hint: { hint: 'save-as-utf-8' } } });
  expect(readJson('{"a": }')).not.toMatchObject({ error: { hint: { hint: 'save-as-utf-8' } } });
});

test.each([1, 2, 3])('%i byte order marks before it are read over, also before what is no JSON', (marks) => {
  const before = '\ufeff'.repeat(marks);
  expect(readJson(`${before}{"a":1}`)).toEqual({ ok: true, value: { a: 1 } });
  expect(readJson(`${before}{"a":1,}`)).toMatchObject({
    ok: false,
    error: { hint: { hint: 'comma-too-many' } },
  });
});
