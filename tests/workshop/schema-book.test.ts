import { describe, expect, test } from 'vitest';
import { readContentFolder } from '../../src/content/files/node-files.ts';
import { asOption, blankOf, optionMeaning, optionName, optionOf } from '../../src/workshop/fill-in.ts';
import { isObject, type Json } from '../../src/workshop/json.ts';
import {
  type JsonSchema,
  partOf,
  type SchemaBook,
  SORTS,
  type Sort,
  schemaBook,
} from '../../src/workshop/schema-book.ts';
import { placeOfFile } from '../../src/workshop/templates.ts';
import { proved, sampleOf } from '../support/depth.ts';
import { schemasOnDisk } from '../support/schemas-on-disk.ts';

const book = schemasOnDisk();
const files = readContentFolder('content').map(({ path, text }) => {
  const inPack = path.split('/').slice(-2).join('/');
  const sort: Sort = placeOfFile(inPack)?.folder ?? 'packs';
  return { path, sort, value: JSON.parse(text!) as Json };
});

/** Every part a value is made of, with what stands there. */
function* partsOf(
  schema: JsonSchema,
  value: Json,
): Generator<{ readonly schema: JsonSchema; readonly value: Json }> {
  yield { schema, value };
  const part = partOf(book, schema);
  if (part.is === 'union') yield* partsOf(part.options[optionOf(book, part.options, value)]!, value);
  if (part.is === 'list' && Array.isArray(value)) for (const one of value) yield* partsOf(part.item, one);
  if (part.is === 'tuple' && Array.isArray(value))
    for (const [i, one] of part.items.entries()) yield* partsOf(one, value[i]);
  if (part.is === 'record' && isObject(value))
    for (const one of Object.values(value)) yield* partsOf(part.value, one);
  if (part.is === 'fields' && isObject(value))
    for (const { key, schema: one } of part.fields)
      if (Object.hasOwn(value, key)) yield* partsOf(one, value[key]);
}

describe('the schemas as forms', () => {
  test('every built-in file is what its schema says, and so is each of the parts a form would show', () => {
    // What extends another has what differs alone.
    const whole = files.filter(({ value }) => !('extends' in (value as object)));
    const some = sampleOf(whole, 80);
    const wrong = some.flatMap(({ path, sort, value }) =>
      [...partsOf(book.of(sort), value)]
        .filter((one) => !book.fits(one.schema, one.value))
        .map((one) => `${path}: ${JSON.stringify(one.value).slice(0, 80)}`),
    );
    expect(files.length).toBeGreaterThan(400);
    expect(wrong).toEqual([]);
    proved({ files: some.length });
  });

  test('there is a field for every part of the language, and none is left to be written as JSON', () => {
    const seen = new Set<JsonSchema>();
    const unformed: string[] = [];
    const walk = (schema: JsonSchema, where: string): void => {
      if (seen.has(schema)) return;
      seen.add(schema);
      const part = partOf(book, schema);
      if (part.is === 'json') unformed.push(where);
      if (part.is === 'list') walk(part.item, `${where}[]`);
      if (part.is === 'record') walk(part.value, `${where}.*`);
      if (part.is === 'tuple') for (const one of part.items) walk(one, `${where}[]`);
      if (part.is === 'union') for (const one of part.options) walk(one, `${where}|${optionName(book, one)}`);
      if (part.is === 'fields') for (const { key, schema: one } of part.fields) walk(one, `${where}.${key}`);
    };
    for (const sort of SORTS) walk(book.of(sort), sort);
    expect(unformed).toEqual([]);
    expect(seen.size).toBeGreaterThan(300);
  });

  test('where an id of a file stands it is known of which sort, and what each word of a choice means', () => {
    const at = (name: string) => partOf(book, { $ref: `language.json#/$defs/${name}` });
    expect(at('itemRef')).toMatchObject({ is: 'text', names: 'items' });
    expect(at('id').names).toBeNull();
    const tier = at('tier');
    if (tier.is !== 'choice') throw new Error('no choice');
    expect(tier.meanings).toHaveLength(tier.of.length);
    const encounter = partOf(book, book.of('encounters'));
    if (encounter.is !== 'fields') throw new Error('no fields');
    const loadouts = encounter.fields.find(({ key }) => key === 'loadouts')!;
    expect(loadouts.required).toBe(true);
    expect(partOf(book, loadouts.schema)).toMatchObject({ is: 'record', keys: 'adventurers' });
  });

  test('every field of a file says what it means', () => {
    const silent = SORTS.flatMap((sort) => {
      const part = partOf(book, book.of(sort));
      if (part.is !== 'fields') return [sort];
      return part.fields
        .filter(({ schema }) => partOf(book, schema).description === null)
        .map(({ key }) => `${sort}.${key}`);
    });
    expect(silent).toEqual([]);
  });
});

describe('what is filled in', () => {
  const effect: JsonSchema = { $ref: 'language.json#/$defs/effect' };
  const options = () => {
    const part = partOf(book, effect);
    if (part.is !== 'union') throw new Error('effects are no choice');
    return part.options;
  };
  const called = (name: string) => options().find((one) => optionName(book, one) === name)!;

  test('an effect is known by what it does, also while it is not in order', () => {
    const nameAt = (value: Json) => optionName(book, options()[optionOf(book, options(), value)]!);
    expect(nameAt({ do: 'heal', amount: 2, to: { who: 'self' } })).toBe('heal');
    expect(nameAt({ do: 'heal', amount: '2' })).toBe('heal');
  });

  test('every effect says what it means', () => {
    const silent = options().filter((one) => optionMeaning(book, one) === null);
    expect(silent.map((one) => optionName(book, one))).toEqual([]);
    expect(optionMeaning(book, called('damage'))).toMatch(/^Deals damage/);
  });

  test('another choice keeps what both have', () => {
    const damage = { do: 'damage', type: 'magic', amount: 4, to: { who: 'target' } };
    expect(asOption(book, called('heal'), damage)).toEqual({ do: 'heal', amount: 4, to: { who: 'target' } });
    expect(asOption(book, called('damage'), { do: 'heal', amount: 1, to: { who: 'self' } })).toMatchObject({
      do: 'damage',
      amount: 1,
      to: { who: 'self' },
    });
  });

  test('a blank has all that must be there, and no more', () => {
    const blank = blankOf(book, book.of('encounters')) as Record<string, Json>;
    expect(Object.keys(blank)).toEqual(
      expect.arrayContaining(['id', 'type', 'tiles', 'startingZone', 'endConditions', 'loadouts']),
    );
    expect(blank).toMatchObject({ type: 'encounter', lootLevel: 'mundane', terrain: [] });
    expect(blank).not.toHaveProperty('walls');
    for (const one of options()) expect(isObject(blankOf(book, one)), optionName(book, one)).toBe(true);
  });
});

test('a part of the language nobody knew gets its fields, its choices and its names from the schema alone', () => {
  const own: SchemaBook = schemaBook({
    language: { $defs: { space: { type: 'array', items: [{ type: 'integer' }, { type: 'integer' }] } } },
    encounter: {
      type: 'object',
      properties: {
        weather: {
          description: 'What falls.',
          anyOf: [
            {
              type: 'object',
              properties: { is: { const: 'rain' }, at: { $ref: 'language.json#/$defs/space' } },
              required: ['is', 'at'],
            },
            {
              type: 'object',
              properties: { is: { const: 'snow' }, deep: { type: 'integer', minimum: 1 } },
              required: ['is', 'deep'],
            },
          ],
        },
      },
      required: ['weather'],
    },
  });
  const part = partOf(own, own.of('encounters'));
  if (part.is !== 'fields') throw new Error('no fields');
  const weather = partOf(own, part.fields[0]!.schema);
  if (weather.is !== 'union') throw new Error('no choice');
  expect(weather.description).toBe('What falls.');
  expect(weather.options.map((one) => optionName(own, one))).toEqual(['rain', 'snow']);
  expect(blankOf(own, weather.options[1]!)).toEqual({ is: 'snow', deep: 1 });
  expect(blankOf(own, own.of('encounters'))).toEqual({ weather: { is: 'rain', at: [0, 0] } });
});
