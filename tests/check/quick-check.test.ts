import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { BotChance } from '../../src/bots/bot-chance.ts';
import { parseWithin } from '../../src/check/parse-value.ts';
import { DOUBT, quickCheckOf } from '../../src/check/quick-check.ts';
import { byField, fields, type Schema } from '../../src/check/schemas.ts';
import { readContentFolder } from '../../src/content/files/node-files.ts';
import { readFiles } from '../../src/content/files/read-files.ts';
import { FILE_SCHEMAS } from '../../src/content/load-content.ts';
import { packSchema } from '../../src/content/schemas/encounter-schemas.ts';
import { mutated } from '../../src/sim/fuzz/mutate-json.ts';

const { read } = readFiles(readContentFolder('content'));
const schemaOf = (folder: keyof typeof FILE_SCHEMAS | 'pack'): Schema<unknown> =>
  folder === 'pack' ? packSchema : FILE_SCHEMAS[folder];

/** Both have the same to say of a value; whether it was in order. */
function agree(schema: Schema<unknown>, json: unknown): boolean {
  const quick = quickCheckOf(schema)(json);
  const slow = v.safeParse(schema, json);
  expect(quick !== DOUBT).toBe(slow.success);
  if (quick === DOUBT) return false;
  expect(quick).toStrictEqual(slow.output);
  // The order of the fields, too: what is found wrong with them later is told in it.
  expect(JSON.stringify(quick)).toBe(JSON.stringify(slow.output));
  return true;
}

describe('the quick check', () => {
  test('takes every file of ours, and gives out what the library does', () => {
    expect(read.length).toBeGreaterThan(400);
    // What extends another file is whole only with it.
    const whole = (json: unknown) => !Object.hasOwn(json as object, 'extends');
    for (const { folder, json } of read) expect(agree(schemaOf(folder), json)).toBe(whole(json));
  });

  test('takes the same of thousands of changed files', () => {
    const chance = new BotChance('quick');
    const came = { taken: 0, doubted: 0 };
    for (let n = 0; n < 4000; n++) {
      const { folder, json } = read[chance.below(read.length)]!;
      came[agree(schemaOf(folder), mutated(json, chance)) ? 'taken' : 'doubted'] += 1;
    }
    expect(came.taken).toBeGreaterThan(200);
    expect(came.doubted).toBeGreaterThan(1000);
  });

  test('takes the same of files that lack each field in turn, or have another after it', () => {
    for (const { folder, json } of read.filter((_, n) => n % 7 === 0)) {
      const entries = Object.entries(json as object);
      for (const [i] of entries.entries()) {
        agree(schemaOf(folder), Object.fromEntries(entries.filter((_, n) => n !== i)));
        agree(schemaOf(folder), Object.fromEntries([...entries.slice(i + 1), ...entries.slice(0, i + 1)]));
      }
    }
  });

  test('gives out the file itself where nothing in it changes', () => {
    const schema = fields({ a: v.number(), b: v.optional(v.array(v.string()), []) });
    const whole = { a: 1, b: ['x'] };
    expect(quickCheckOf(schema)(whole)).toBe(whole);
    expect(quickCheckOf(schema)({ a: 1 })).toEqual({ a: 1, b: [] });
    expect(parseWithin(schema, { a: 1 })).toEqual({ ok: true, value: { a: 1, b: [] } });
    expect(quickCheckOf(schema)({ a: 1, b: [undefined] })).toBe(DOUBT);
  });

  test.each<[string, Schema<unknown>, unknown]>([
    ['what changes a value', v.pipe(v.string(), v.transform(Number)), '1'],
    [
      'what looks for itself',
      v.pipe(
        v.string(),
        v.rawCheck(() => undefined),
      ),
      '1',
    ],
    ['a shape that JSON has not', v.date(), new Date(0)],
    ['fields that may be left out otherwise', v.strictObject({ a: v.exactOptional(v.string()) }), { a: 'x' }],
    ['what is given by a function', v.strictObject({ a: v.optional(v.string(), () => 'x') }), {}],
  ])('leaves %s to the library', (_, schema, value) => {
    expect(v.safeParse(schema, value).success).toBe(true);
    expect(quickCheckOf(schema)(value)).toBe(DOUBT);
    expect(parseWithin(schema, value)).toEqual({ ok: true, value: v.parse(schema, value) });
  });
});

test('of fields that stand for kinds the one that is named first says which it is', () => {
  const kinds = byField<unknown>({ b: fields({ b: v.number() }), a: fields({ a: v.number() }) });
  const parsed = parseWithin(kinds, { a: 1, b: 2 });
  expect(!parsed.ok && parsed.problems.map(({ path }) => path)).toEqual(['$.a']);
});
