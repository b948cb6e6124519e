/** What a value names, found by the marks in its schema alone. */
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { namedIn, naming, oneOfThese } from '../../src/check/named.ts';
import type { Schema } from '../../src/check/schemas.ts';

const card = naming('cards', v.string()) as v.GenericSchema<string>;
const found = (schema: unknown, value: unknown) =>
  [...namedIn(schema as Schema<unknown>, value)].map(({ keys, sort, got }) => [keys.join('.'), sort, got]);

test('names are found in fields, lists and records, in the order of the schema', () => {
  const schema = v.object({
    first: card,
    plain: v.string(),
    list: v.array(v.object({ zone: naming('zones', v.string()) })),
    counts: v.record(card, v.number()),
    byHero: v.record(v.string(), card),
  });
  const value = {
    byHero: { ann: 'saw' },
    counts: { rope: 2 },
    list: [{ zone: 'quay' }, { zone: 'span' }],
    plain: 'lamp',
    first: 'lamp',
  };
  expect(found(schema, value)).toEqual([
    ['first', 'cards', 'lamp'],
    ['list.0.zone', 'zones', 'quay'],
    ['list.1.zone', 'zones', 'span'],
    ['counts.rope', 'cards', 'rope'],
    ['byHero.ann', 'cards', 'saw'],
  ]);
});

test('what is not there names nothing', () => {
  const schema = v.object({ none: v.nullable(card), absent: v.optional(card), there: v.nullable(card) });
  expect(found(schema, { none: null, there: 'lamp' })).toEqual([['there', 'cards', 'lamp']]);
});

test('a field that only the prototype has is none', () => {
  expect(found(v.object({ constructor: v.optional(card) }), {})).toEqual([]);
});

test('of a union the schema that the value is of says what it names', () => {
  const schema = v.union([v.object({ card }), v.object({ zone: naming('zones', v.string()) })]);
  expect(found(v.array(schema), [{ zone: 'quay' }, { card: 'lamp' }])).toEqual([
    ['0.zone', 'zones', 'quay'],
    ['1.card', 'cards', 'lamp'],
  ]);
});

test('a whole object may be a name; what lies in it comes first', () => {
  const target = naming('chapter', v.object({ book: naming('books', v.string()), chapter: v.number() }));
  const value = { to: { book: 'event', chapter: 3 } };
  expect(found(v.object({ to: target }), value)).toEqual([
    ['to.book', 'books', 'event'],
    ['to', 'chapter', value.to],
  ]);
});

test('a schema that holds itself is followed as far as the value goes', () => {
  const tree: v.GenericSchema = v.object({ card, next: v.optional(v.lazy(() => tree)) });
  expect(found(tree, { card: 'a', next: { card: 'b', next: { card: 'c' } } })).toEqual([
    ['card', 'cards', 'a'],
    ['next.card', 'cards', 'b'],
    ['next.next.card', 'cards', 'c'],
  ]);
});

test('only what an object has itself is known', () => {
  expect(oneOfThese({ lamp: 1 }, 'lamp')).toBeNull();
  for (const name of ['constructor', '__proto__', 'rope'])
    expect(oneOfThese({ lamp: 1 }, name)).toEqual({ what: 'one-of', names: ['lamp'] });
});
