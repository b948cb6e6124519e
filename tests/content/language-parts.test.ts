import { readFileSync } from 'node:fs';
import type * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { effectSchema } from '../../src/content/schemas/effect-schema.ts';
import { modifierSchema, stats } from '../../src/content/schemas/modifier-schema.ts';
import { encounterOpSchema, triggerSchema } from '../../src/content/schemas/reveal-schema.ts';
import { conditionSchema } from '../../src/content/schemas/story-schema.ts';
import { targetSchema } from '../../src/content/schemas/target-schema.ts';
import { testSchema } from '../../src/content/schemas/test-schema.ts';
import { COUNT_WORDS, GRANT_ENDS, SHOWN_FACES, TIMINGS } from '../../src/engine/model/language/abilities.ts';

type Json = Readonly<Record<string, unknown>>;

const page = readFileSync('content/LANGUAGE.md', 'utf8');
const examples = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(
  (match) => JSON.parse(match[1]!) as unknown,
);

function objectsIn(value: unknown): Json[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inner : [value as Json, ...inner];
}
const shown = objectsIn(examples);

interface Shape {
  readonly entries: Readonly<Record<string, { readonly literal?: string }>>;
}

/** The members of a union that is told apart by a field. */
function shapesOf(schema: v.GenericSchema): readonly Shape[] {
  const { getter } = schema as unknown as { getter(input: unknown): { options: readonly Shape[] } };
  return getter(undefined).options;
}
const named = (schema: v.GenericSchema, field: string): [string, string][] =>
  shapesOf(schema).map(({ entries }) => [field, entries[field]!.literal!]);
const fieldsOf = (schema: v.GenericSchema): [string, string][] =>
  shapesOf(schema).flatMap(({ entries }) =>
    Object.keys(entries).map((key): [string, string] => [`${Object.keys(entries)[0]} …`, key]),
  );

/** Every field an effect may have, under its name. */
const optionsOf = (schema: v.GenericSchema, field: string): [string, string][] =>
  shapesOf(schema).flatMap(({ entries }) =>
    Object.keys(entries)
      .filter((key) => key !== field)
      .map((key): [string, string] => [entries[field]!.literal!, key]),
  );

describe('every part of the language has an example in content/LANGUAGE.md', () => {
  const words: readonly (readonly [string, string])[] = [
    ...TIMINGS.map((when) => ['when', when] as const),
    ...COUNT_WORDS.map((count) => ['count', count] as const),
    ...GRANT_ENDS.map((until) => ['until', until] as const),
    ...SHOWN_FACES.map((face) => ['face', face] as const),
    ...stats.map((stat) => ['stat', stat] as const),
    ...named(effectSchema, 'do'),
    ...named(testSchema, 'is'),
    ...named(targetSchema, 'who'),
  ];
  test.each(words)('%s: %s', (field, word) => {
    expect(shown.some((one) => one[field] === word)).toBe(true);
  });

  test.each(fieldsOf(modifierSchema))('modifier %s: %s', (_kind, field) => {
    expect(shown.some((one) => field in one)).toBe(true);
  });

  test.each([
    ...optionsOf(encounterOpSchema, 'do').map(([name, field]) => ['do', name, field] as const),
    ...optionsOf(conditionSchema, 'is').map(([name, field]) => ['is', name, field] as const),
    ...optionsOf(triggerSchema, 'is').map(([name, field]) => ['is', name, field] as const),
    ...named(encounterOpSchema, 'do').map(([key, name]) => [key, name, key] as const),
    ...named(triggerSchema, 'is').map(([key, name]) => [key, name, key] as const),
    ...named(conditionSchema, 'is').map(([key, name]) => [key, name, key] as const),
  ])('of encounters, %s: %s has %s', (key, name, field) => {
    expect(shown.some((one) => one[key] === name && field in one)).toBe(true);
  });

  const fields: readonly (readonly [string, string, string])[] = [
    ...optionsOf(effectSchema, 'do').map(([name, field]) => ['do', name, field] as const),
    ...optionsOf(testSchema, 'is').map(([name, field]) => ['is', name, field] as const),
    ...optionsOf(targetSchema, 'who').map(([name, field]) => ['who', name, field] as const),
  ];
  test.each(fields)('%s: %s has %s', (key, name, field) => {
    expect(shown.some((one) => one[key] === name && field in one)).toBe(true);
  });
});
