import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readContentFolder } from '../../src/content/files/node-files.ts';
import { jsonSchemas } from '../../src/content/schemas/json-schemas.ts';
import { cardFiles, referencePage } from '../../src/sim/reference/reference-page.ts';
import { noteUses, type Part, type Uses } from '../../src/sim/reference/uses.ts';

const page = readFileSync('content/REFERENCE.md', 'utf8');
const schemas = jsonSchemas() as Readonly<Record<string, Part>>;

/** Every field and every word that some schema takes. */
function namesIn(value: unknown, names = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return names;
  const {
    properties = {},
    enum: some = [],
    const: one,
    not: _refused,
    ...rest
  } = value as Part & { not?: unknown };
  for (const name of [...Object.keys(properties), ...some, one])
    if (typeof name === 'string') names.add(name);
  for (const inner of [...Object.values(properties), ...Object.values(rest)]) namesIn(inner, names);
  return names;
}

describe('content/REFERENCE.md', () => {
  test('is as the validator and the cards say; else: npm run schema', () => {
    expect(page).toBe(referencePage(cardFiles(readContentFolder('content'))));
  });

  test('has every field and every word that may stand in a file', () => {
    const names = [...namesIn(schemas)];
    expect(names.length).toBeGreaterThan(400);
    expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });

  test('has an index that leads to every section', () => {
    const sections = [...page.matchAll(/^## (\w+)$/gm)].map(([, name]) => name!);
    const index = page.slice(0, page.indexOf('\n## '));
    expect(sections.filter((name) => !index.includes(`[${name}](#${name.toLowerCase()})`))).toEqual([]);
    const linked = [...page.matchAll(/\]\(#(\w+)\)/g)].map(([, name]) => name!);
    const there = new Set(sections.map((name) => name.toLowerCase()));
    expect(linked.filter((name) => !there.has(name))).toEqual([]);
  });

  test('says of a word what it means, with a card that has it', () => {
    expect(page).toMatch(
      /^\| `do`: `push` \| .*“PUSH \d against the target\.” \| `\{"do":"push".*\}` \| \w+\/[\w-]+ \|$/m,
    );
    expect(page).toMatch(/^\| `perGroup` \| How many of them share one initiative card/m);
  });
});

test('every field of a file and of an object of the language is described in the schemas', () => {
  const parts = { ...schemas, ...schemas['language.json']!.$defs };
  const bare = Object.entries(parts).flatMap(([name, { properties = {} }]) =>
    Object.entries(properties).flatMap(([field, one]) => (one.description ? [] : [`${name} ${field}`])),
  );
  expect(bare).toEqual([]);
});

test('the shortest use of a word is the one that is shown', () => {
  const uses: Uses = new Map();
  const schema: Part = { properties: { kind: { enum: ['a', 'b'] }, more: {} }, required: ['kind'] };
  noteUses(uses, {}, schema, { kind: 'a', more: 1 }, 'x', 'long');
  noteUses(uses, {}, schema, { kind: 'a' }, 'x', 'short');
  expect(uses.get('x with "a"')).toEqual({ value: { kind: 'a' }, card: 'short' });
  expect(uses.get('x more')).toEqual({ value: { more: 1 }, card: 'long' });
  expect(uses.has('x with "b"')).toBe(false);
});
