import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formatCaseFile } from '../../src/sim/cases/format-case-file.ts';
import { casesFolder, type RuleCase, readCases, runRuleCase, unmet } from '../support/cases.ts';

test.each(readCases())('$file is as the formatter writes it; else: npm run format:cases', ({ file }) => {
  const text = readFileSync(new URL(file, casesFolder), 'utf8');
  expect(text).toBe(formatCaseFile(JSON.parse(text)));
});

describe('the formatter of case files', () => {
  const stats = {
    hp: 20,
    defense: 8,
    dice: ['white', 'purple'],
    symbols: [['U', 2]],
    attack: { kind: 'melee' },
  };
  const rolls = Array.from({ length: 20 }, (_, i) => ['purple', (i % 6) + 1]);
  const written = formatCaseFile([
    {
      name: 'an attack',
      rule: 'p.43',
      board: { rows: ['..'] },
      figures: [
        { id: 'remi', card: 'remi-moretti', at: [0, 0] },
        { id: 'foe', side: 'combatants', at: [1, 0], effects: ['barrier', 'courage'], stats },
      ],
      active: 'remi',
      rolls,
      expect: { figures: {}, pending: null },
    },
  ]);

  test('gives each figure a line of its own, and runs on where one line is too short for it', () => {
    expect(written.split('\n').slice(4, 9)).toEqual([
      '    "figures": [',
      '      { "id": "remi", "card": "remi-moretti", "at": [0, 0] },',
      '      { "id": "foe", "side": "combatants", "at": [1, 0], "effects": ["barrier", "courage"],',
      '        "stats": { "hp": 20, "defense": 8, "dice": ["white", "purple"], "symbols": [["U", 2]], "attack": { "kind": "melee" } } }',
      '    ],',
    ]);
  });

  test('keeps what is short on one line, and no line longer than 140', () => {
    const lines = written.split('\n');
    expect(lines[2]).toBe('    "name": "an attack", "rule": "p.43",');
    expect(lines.at(-4)).toBe('    "expect": { "figures": {}, "pending": null }');
    expect(lines.every((line) => line.length <= 140)).toBe(true);
  });

  test('changes nothing of what is said', () => {
    expect(JSON.parse(written)).toMatchObject([{ figures: [{}, { stats }], rolls }]);
    expect(formatCaseFile(JSON.parse(written))).toBe(written);
  });

  test('takes a single case as well', () => {
    expect(formatCaseFile({ name: 'alone', queries: [] })).toBe(
      '{\n  "name": "alone",\n  "queries": []\n}\n',
    );
  });
});

describe('tests/cases/README.md', () => {
  const page = readFileSync(new URL('README.md', casesFolder), 'utf8');

  test('has a case that runs, kept as the files are', () => {
    const [, text] = /```json\n([\s\S]*?)```/.exec(page)!;
    const one = JSON.parse(text!) as RuleCase;
    expect(unmet(runRuleCase(one), one.expect)).toEqual([]);
    expect(text).toBe(formatCaseFile(one));
  });
});
