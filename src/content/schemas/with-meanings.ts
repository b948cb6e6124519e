/**
 * Puts what a key or a value means (`meanings`, a table a topic) into the JSON Schemas, for editors and the
 * reference.
 */
import { entriesOf, type JsonSchema, valuesOf } from './json-schema.ts';
import { toldOfKey, toldOfValue } from './meanings/index.ts';
import { type Place, placeOf, shaped, tellingKey, under } from './meanings/place.ts';

/** What stands beside the tables of meanings: it comes from whoever has words and cards. */
export interface Known {
  /** What a word of the game means (Poison, Armor); null for one that is none. */
  readonly word: (word: string) => string | null;
  /** An example of a key there, or of the shape or part itself (null); undefined where there is none. */
  readonly example: (at: Place, key: string | null) => unknown;
}

/** What a key means there, in that shape; of one that tells shapes apart, what its word means. */
export function keyMeaning(at: Place, key: string, shape: JsonSchema): string | null {
  const word = key === tellingKey(shape) ? shape.properties?.[key]?.const : undefined;
  const told = typeof word === 'string' ? toldOfValue(at, key, word) : toldOfKey(at, key);
  return told?.text ?? null;
}

/** What a value means there, under a key or in a part of its own: as a table says, else as the game does. */
export const valueMeaning = (at: Place, key: string | null, value: string, known: Known): string | null =>
  toldOfValue(at, key, value)?.text ?? known.word(value);

/** The schema of a folder or a part of the language with what its keys and values mean, and examples of them. */
export function withMeanings(name: string, schema: JsonSchema, known: Known): JsonSchema {
  const at = placeOf(name);
  // What is like another part takes less than that one: its shapes have their own.
  const example = at.path === name ? known.example(at, null) : undefined;
  return withExample(explained(schema, { at, key: null, here: at }, known), example);
}

/** Where a schema stands: under `key` of `at`, or a part of its own; its own keys stand `here`. */
interface Standing {
  readonly at: Place;
  readonly key: string | null;
  readonly here: Place;
}

function explained(schema: JsonSchema, standing: Standing, known: Known): JsonSchema {
  const { at, key, here } = standing;
  const meaning = (value: string) => valueMeaning(at, key, value, known) ?? '';
  const inside = (one: JsonSchema) => explained(one, standing, known);
  const branch = (one: JsonSchema): JsonSchema => {
    // A word among shapes and numbers: `half` beside points of damage.
    if (typeof one.const === 'string') return { description: meaning(one.const), ...one };
    const there = shaped(here, one);
    const told = explained(one, { at, key, here: there }, known);
    return one.properties ? withExample(told, known.example(there, null)) : told;
  };
  const { anyOf, items, properties, additionalProperties: more } = schema;
  return {
    ...schema,
    ...(schema.enum && { enumDescriptions: valuesOf(schema).map(meaning) }),
    ...(anyOf && { anyOf: anyOf.map(branch) }),
    ...(items && { items: Array.isArray(items) ? items.map(inside) : inside(items as JsonSchema) }),
    ...(typeof more === 'object' && { additionalProperties: inside(more) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, one]) => {
          const told = explained(one, { at: here, key: name, here: under(here, name) }, known);
          const description = keyMeaning(here, name, schema);
          // Whatever stands beside a reference is not read (draft 7): it goes around it.
          const open = '$ref' in told ? { allOf: [told] } : told;
          return [
            name,
            withExample(
              description === null ? open : { description, ...open },
              // A single word is its own example.
              one.const === undefined ? known.example(here, name) : undefined,
            ),
          ];
        }),
      ),
    }),
  };
}

const withExample = (schema: JsonSchema, example: unknown): JsonSchema =>
  example === undefined ? schema : { ...schema, examples: [example] };

/** A key or a value of a schema, and where it stands. */
export interface Entry {
  readonly at: Place;
  readonly key: string | null;
  /** A value the key, or the part itself, takes; null for the key. */
  readonly value: string | null;
  /** What holds the key, or takes the value. */
  readonly schema: JsonSchema;
}

/** Every key and value of the schema of a folder or a part of the language, once for each place. */
export function* entriesIn(name: string, schema: JsonSchema): Generator<Entry> {
  const at = placeOf(name);
  yield* within(schema, { at, key: null, here: at });
}

function* within(schema: JsonSchema, { at, key, here }: Standing): Generator<Entry> {
  for (const value of valuesOf(schema)) yield { at, key, value, schema };
  for (const one of schema.anyOf ?? []) {
    if (typeof one.const === 'string') yield { at, key, value: one.const, schema: one };
    yield* within(one, { at, key, here: shaped(here, one) });
  }
  for (const one of entriesOf(schema)) yield* within(one, { at, key, here });
  for (const [name, one] of Object.entries(schema.properties ?? {})) {
    yield { at: here, key: name, value: null, schema };
    yield* within(one, { at: here, key: name, here: under(here, name) });
  }
}
