import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { FOLDERS } from '../../src/content/files/folders.ts';
import type { JsonSchema } from '../../src/content/schemas/json-schema.ts';
import { LANGUAGE_FILE, schemaName } from '../../src/content/schemas/json-schemas.ts';
import { TOPICS, toldOfKey, toldOfValue } from '../../src/content/schemas/meanings/index.ts';
import { tellingKey } from '../../src/content/schemas/meanings/place.ts';
import { entriesIn, keyMeaning, valueMeaning } from '../../src/content/schemas/with-meanings.ts';
import { pageExamples, writtenSchemas } from '../../src/sim/reference/written.ts';

const { schemas, uses, known } = writtenSchemas('content');
const { [LANGUAGE_FILE]: language, ...files } = schemas;
const folderOf = (name: string): string =>
  [...FOLDERS, 'packs'].find((folder) => schemaName(folder) === name) ?? name;
const all = [
  ...Object.entries(files).map(([name, schema]) => [folderOf(name), schema] as const),
  ...Object.entries(language!.$defs!),
];
const entries = all.flatMap(([name, schema]) => [...entriesIn(name, schema)]);
const nameOf = ({ at, key, value }: (typeof entries)[number]): string =>
  [`${at.path}${key === null ? '' : `.${key}`}`, ...(value === null ? [] : [`"${value}"`])].join(' ');

const ajv = new Ajv({ strict: false, inlineRefs: false });
for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, name);
const addressOf = (of: string): string =>
  schemaName(of) in schemas ? `${schemaName(of)}#` : `${LANGUAGE_FILE}#/$defs/${of}`;
const isInOrder = (address: string, example: unknown): boolean => ajv.getSchema(address)!(example) === true;

/** Every example that stands in a schema, with the address of what it is an example of. */
const exampled = (
  parts: readonly (readonly [string, unknown])[],
): { readonly ref: string; readonly example: unknown }[] =>
  parts.flatMap(([ref, part]) => {
    if (typeof part !== 'object' || part === null) return [];
    const { examples = [], ...rest } = part as JsonSchema;
    const root = ref.includes('#') ? ref : `${ref}#`;
    const own = Object.keys(rest).length === 0 ? [] : Array.isArray(examples) ? examples : [];
    return [
      ...own.map((example) => ({ ref, example })),
      ...exampled(Object.entries(rest).map(([key, one]) => [`${root}/${key}`, one])),
    ];
  });

/*
 * What these name is written into a table of src/content/schemas/meanings, a line each: `effect.push.spaces` into the
 * keys of `effect.push` (or of `effect`, where it means the same in all), `effect.do "push"` into the values of
 * `effect.do`. An example comes of itself from a card of the base pack or the docs; what neither has is a line in
 * content/EXAMPLES.md.
 */
describe('every key and every value of the content files', () => {
  test('are many', () => {
    expect(entries.length).toBeGreaterThan(1000);
  });

  test('has a meaning', () => {
    const bare = entries.filter(({ at, key, value, schema }) =>
      value === null ? !keyMeaning(at, key!, schema) : !valueMeaning(at, key, value, known),
    );
    expect(
      [...new Set(bare.map(nameOf))],
      'without a line in the tables of src/content/schemas/meanings (what it means)',
    ).toEqual([]);
  });

  test('has an example, on a card or in the docs', () => {
    const bare = entries.filter(({ at, key, value }) => uses.find({ path: at.path, key, value }) === null);
    expect(
      [...new Set(bare.map(nameOf))],
      'on no card and in no example of content/EXAMPLES.md or content/LANGUAGE.md',
    ).toEqual([]);
  });

  test('has an example in the schemas that is in order', () => {
    const wrong = exampled(Object.entries(schemas)).filter(({ ref, example }) => !isInOrder(ref, example));
    expect(wrong.map(({ ref, example }) => `${ref} ${JSON.stringify(example)}`)).toEqual([]);
  });

  test('is shown rightly in the docs', () => {
    // Some fields of an encounter are no file: language-doc.test.ts has those.
    const isWhole = (value: unknown) => typeof value !== 'object' || value === null || 'type' in value;
    const wrong = pageExamples('content').filter(
      ({ of, value }) => (of !== 'encounters' || isWhole(value)) && !isInOrder(addressOf(of), value),
    );
    expect(wrong.map(({ on, of, value }) => `${on} ${of} ${JSON.stringify(value)}`)).toEqual([]);
  });

  test('no meaning is told of what there is not', () => {
    const told = new Set(
      entries.map(({ at, key, value, schema }) => {
        const word = key !== null && key === tellingKey(schema) ? schema.properties?.[key]?.const : value;
        const one = typeof word === 'string' ? toldOfValue(at, key, word) : toldOfKey(at, key!);
        return one === null ? '' : `${one.owner} ${one.of}`;
      }),
    );
    const spare = Object.values(TOPICS).flatMap(({ keys, values }) =>
      [...Object.entries(keys), ...Object.entries(values)].flatMap(([owner, meanings]) =>
        Object.keys(meanings)
          .map((of) => `${owner} ${of}`)
          .filter((one) => !told.has(one)),
      ),
    );
    expect(spare).toEqual([]);
  });

  test('no owner is told of in two tables', () => {
    for (const which of ['keys', 'values'] as const) {
      const owners = Object.values(TOPICS).flatMap((topic) => Object.keys(topic[which]));
      expect(owners.filter((one, i) => owners.indexOf(one) !== i)).toEqual([]);
    }
  });
});
