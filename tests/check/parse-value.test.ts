import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { parseValue } from '../../src/check/parse-value.ts';
import {
  among,
  fields,
  listOf,
  onlyFields,
  type Schema,
  wholeUpTo,
  withFields,
} from '../../src/check/schemas.ts';
import { findingLine } from '../../src/words/en/problems.ts';

const linesOf = <T>(schema: Schema<T>, json: unknown): string[] => {
  const parsed = parseValue(schema, json, 'file');
  return parsed.ok ? [] : parsed.problems.map(findingLine);
};

describe('what is wrong with a value', () => {
  test('of a number with no end: that it is none, once, as it is', () => {
    const schema = fields({ cost: wholeUpTo(0, 9) });
    expect(linesOf(schema, JSON.parse('{"cost":1e309}'))).toEqual([
      'file.cost: expected a whole number from 0 to 9, got Infinity',
    ]);
    expect(linesOf(schema, { cost: 1.5 })).toEqual(['file.cost: expected a whole number, got 1.5']);
  });

  const open = withFields({
    name: v.string(),
    kind: among(['a', 'b']),
    list: v.optional(listOf(v.number(), 2)),
  });

  test('of an open object: all of it, with what is missing told by its own schema', () => {
    expect(linesOf(open, { name: 'x', kind: 'a', list: [1, 2], more: true })).toEqual([]);
    expect(linesOf(open, { list: [1] })).toEqual([
      'file.name: expected a text, got nothing',
      'file.kind: expected one of "a", "b", got nothing',
      'file.list: expected a list of at least 2, got 1',
    ]);
    expect(linesOf(open, [])).toEqual(['file: expected an object, got []']);
  });

  test('of a closed one: fields that it has not, with a guess where their names are known', () => {
    expect(linesOf(onlyFields({ ref: v.string() }), { ref: 'x', face: 1 })).toEqual([
      'file.face: expected ref only, got 1',
    ]);
    expect(linesOf(fields({ ref: v.string() }), { ref: 'x', reff: 1 })).toEqual([
      'file.reff: expected no other fields than ref, got "reff" (did you mean "ref"?)',
    ]);
    expect(linesOf(v.strictObject({ ref: v.string() }, 'a card'), { ref: 'x', reff: 1 })).toEqual([
      'file.reff: expected no field of that name, got "reff"',
    ]);
  });

  test('of a union: the branch that went in, else what all of them are', () => {
    const union = v.union(
      [v.strictObject({ at: v.strictObject({ x: v.number('a number') }) }), v.string()],
      'a place or its name',
    );
    expect(linesOf(union, { at: { x: 'one' } })).toEqual(['file.at.x: expected a number, got "one"']);
    expect(linesOf(union, 7)).toEqual(['file: expected a place or its name, got 7']);
  });
});
