import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readContentFolder } from '../../../src/content/files/node-files.ts';
import { loadMidgard } from '../../../src/games/midgard/load-midgard.ts';
import { ABILITIES, FAILURES, LEVELS, UNDER_SHADOW } from '../../../src/games/midgard/rules/model/content.ts';
import { SCHEMAS } from '../../../src/games/midgard/schemas.ts';
import { fieldsIn, fieldsOf } from '../../support/schema-fields.ts';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const home = 'src/games/midgard/';
const rowsOf = (page: string) =>
  read(`${home}${page}.md`)
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| id'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
const isThere = (file: string) => existsSync(new URL(`../../../${home}rules/${file}`, import.meta.url));

interface Case {
  readonly name: string;
  readonly rule: string;
  readonly cards?: unknown;
}
const casesOf = (file: string): Case[] => JSON.parse(read(`tests/games/midgard/${file}`)) as Case[];

test('every rule of the checklist names a file that is there, and a case that shows it with the shipped cards', () => {
  const rows = rowsOf('CHECKLIST');
  // The document’s lines: section 1 of the specification, each part of a line by itself.
  expect(rows.length).toBeGreaterThanOrEqual(123);
  expect(new Set(rows.map(([, id]) => id)).size).toBe(rows.length);
  const faults = rows.flatMap(([, id = '', , , file = '', shown = '']) => {
    if (!isThere(file.replaceAll('`', ''))) return [`${id}: no file ${file}`];
    const [, cases = '', name = ''] = /^`(cases\/[\w-]+\.json)` › (.+)$/.exec(shown) ?? [];
    const one =
      cases && casesOf(cases).find((each) => each.name === name && each.rule.split(', ').includes(id));
    if (!one) return [`${id}: no case ${shown}`];
    return one.cards === undefined ? [] : [`${id}: shown by cards of the case’s own`];
  });
  expect(faults).toEqual([]);
});

test('every ruling has a reason and names a file that is there', () => {
  const rows = rowsOf('RULINGS');
  expect(rows.length).toBeGreaterThanOrEqual(50);
  for (const [, id = '', ruling = '', why = '', file = ''] of rows) {
    expect(
      [id, ruling, why].every((cell) => cell !== ''),
      id,
    ).toBe(true);
    expect(isThere(file.replaceAll('`', '').replace('rules/', '')), `${id} ${file}`).toBe(true);
  }
});

const files = readContentFolder('content/guests/midgard').map(({ path, text = '' }) => ({ path, text }));
const { content } = loadMidgard(files);

test('the content has a card of everything the rules know', () => {
  // `needs` and `adds` are one shape wherever they stand: of each ability somewhere.
  const named = (folder: string, field: string) =>
    /^(needs|adds)\./.test(field) ? field : `${folder}: ${field}`;
  const [known, used] = [new Set<string>(), new Set<string>()];
  for (const [folder, schema] of Object.entries(SCHEMAS)) {
    const fields = fieldsOf(schema);
    for (const field of fields) known.add(named(folder, field));
    for (const card of Object.values(content[folder as keyof typeof SCHEMAS]))
      for (const field of fieldsIn(card, fields)) used.add(named(folder, field));
  }
  expect(known.size).toBeGreaterThan(120);
  expect([...known].filter((field) => !used.has(field))).toEqual([]);
  const values = <T>(cards: Readonly<Record<string, T>>, of: (card: T) => unknown) =>
    new Set(Object.values(cards).flatMap(of));
  const { challenges, adventures, goods, skills, randoms, rewards } = content;
  expect([...values(challenges, ({ fails }) => fails)].sort()).toEqual([...FAILURES].sort());
  expect([...values(challenges, ({ asks }) => asks)].sort()).toEqual(
    [...ABILITIES, 'ability', 'solution'].sort(),
  );
  expect([...values(adventures, ({ level }) => level)].sort()).toEqual([...LEVELS]);
  const allowed = [
    ...values(goods, ({ allows = [] }) => allows),
    ...values(skills, ({ allows = [] }) => allows),
  ];
  expect(allowed.sort()).toEqual([...UNDER_SHADOW].sort());
  expect(values(randoms, ({ kind }) => kind).size).toBe(5);
  const artifacts = values(rewards, ({ does }) => ('artifact' in does ? [does.artifact] : []));
  expect([...artifacts].sort()).toEqual(Object.keys(content.artifacts).sort());
});
