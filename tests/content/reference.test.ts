import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { JsonSchema } from '../../src/content/schemas/json-schema.ts';
import { referencePage } from '../../src/sim/reference/reference-page.ts';
import { noteUses, Uses } from '../../src/sim/reference/uses.ts';
import { writtenSchemas } from '../../src/sim/reference/written.ts';

const page = readFileSync('content/REFERENCE.md', 'utf8');
const written = writtenSchemas('content');
const { schemas } = written;

/** Every field and every word that some schema takes. */
function namesIn(value: unknown, names = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return names;
  const {
    properties = {},
    enum: some = [],
    const: one,
    not: _refused,
    examples: _shown,
    enumDescriptions: _told,
    ...rest
  } = value as JsonSchema & { not?: unknown };
  for (const name of [...Object.keys(properties), ...some, one])
    if (typeof name === 'string') names.add(name);
  for (const inner of [...Object.values(properties), ...Object.values(rest)]) namesIn(inner, names);
  return names;
}

describe('content/REFERENCE.md', () => {
  test('is as the validator and the cards say; else: npm run schema', () => {
    expect(page).toBe(referencePage(written));
  });

  test('has every field and every word that may stand in a file', () => {
    const names = [...namesIn(schemas)];
    expect(names.length).toBeGreaterThan(400);
    expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });

  test('leaves nothing without a meaning, a place, an example and where it is from', () => {
    const rows = page.split('\n').filter((row) => /^\| `/.test(row) && !/^\| `[^`]+` \| \[/.test(row));
    expect(rows.length).toBeGreaterThan(700);
    const cells = (row: string) => row.split(/(?<!\\)\|/).slice(1, -1);
    expect(rows.filter((row) => cells(row).length !== 5 || cells(row).some((one) => !one.trim()))).toEqual(
      [],
    );
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
      /^\| `do`: `push` \| .*“PUSH \d against the target\.” \| `push` \| `\{"do":"push".*\}` \| \w+\/[\w-]+ \|$/m,
    );
    expect(page).toMatch(/^\| `perGroup` \| How many of them share one initiative card/m);
  });
});

test('the shortest use of a word is the one that is shown, a card before the docs', () => {
  const uses = new Uses();
  const schema: JsonSchema = { properties: { kind: { enum: ['a', 'b'] }, more: {} }, required: ['kind'] };
  noteUses(uses, {}, schema, { kind: 'a' }, 'x', 'PAGE.md');
  noteUses(uses, {}, schema, { kind: 'a', more: [1] }, 'x', 'long');
  noteUses(uses, {}, schema, { kind: 'a', more: [] }, 'x', 'short');
  const find = (key: string | null, value: string | null = null) => uses.find({ path: 'x', key, value });
  expect(find(null)).toMatchObject({ value: { kind: 'a', more: [] }, on: 'short' });
  expect(find('kind', 'a')).toMatchObject({ value: 'a', on: 'long' });
  // What holds nothing shows nothing.
  expect(find('more')).toMatchObject({ value: [1], on: 'long' });
  expect(find('kind', 'b')).toBeNull();
});
