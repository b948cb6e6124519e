import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const home = new URL('../../../src/games/malhya/', import.meta.url);
const rowsOf = (page: string) =>
  readFileSync(new URL(`${page}.md`, home), 'utf8')
    .split('\n')
    .filter((line) => /^\| MA?-?\d/.test(line))
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()));
const isThere = (file: string) => existsSync(new URL(file.replaceAll('`', ''), home));

interface Case {
  readonly name: string;
  readonly rule: string;
}

/** Whether a test of that name is there: a case that names the rule, or a test of a file. */
function isShown(id: string, shown: string): boolean {
  const [, file = '', name = ''] = /^`([\w/.-]+)` › (.+)$/.exec(shown) ?? [];
  const path = new URL(file, import.meta.url);
  if (!file || !existsSync(path)) return false;
  const text = readFileSync(path, 'utf8');
  if (!file.endsWith('.json')) return text.includes(name);
  return (JSON.parse(text) as Case[]).some((one) => one.name === name && one.rule.split(', ').includes(id));
}

describe('the checklist', () => {
  const rows = rowsOf('CHECKLIST');

  test('has every rule of the document, in its order', () => {
    expect(rows.map(([, id]) => id)).toEqual(
      Array.from({ length: 658 }, (_, i) => `M${String(i + 1).padStart(3, '0')}`),
    );
  });

  test('names a file and a test that are there for all of the first stage, and for what else is built', () => {
    const built = rows.filter(([, , , , , file]) => file !== '*not yet*');
    expect(built.length).toBeGreaterThan(100);
    const faults = built.flatMap(([, id = '', , , , file = '', shown = '']) => [
      ...(isThere(file) ? [] : [`${id}: no file ${file}`]),
      ...(isShown(id, shown) ? [] : [`${id}: no test ${shown}`]),
    ]);
    expect(faults).toEqual([]);
    expect(rows.filter(([, , , stage, , file]) => stage === 'Ma1' && file === '*not yet*')).toEqual([]);
  });
});

test('every ruling has a reason and names a file that is there', () => {
  const rows = rowsOf('RULINGS');
  expect(rows.length).toBeGreaterThan(25);
  for (const [, id = '', ruling = '', why = '', file = ''] of rows) {
    expect(
      [id, ruling, why].every((cell) => cell !== ''),
      id,
    ).toBe(true);
    expect(isThere(file), `${id} ${file}`).toBe(true);
  }
});
