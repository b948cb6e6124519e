import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Schema } from '../../src/check/schemas.ts';
import { formatCaseFile } from '../../src/sim/cases/format-case-file.ts';
import { commonSchema, type GuestResult } from '../../src/sim/cases/guest-case.ts';
import { examplesOf } from './format-page.ts';
import { fieldsIn, fieldsOf } from './schema-fields.ts';

interface Case {
  readonly name: string;
  readonly rule: string;
}
type Run = (value: unknown) => GuestResult;

/** The files of rule cases of a guest, as they lie in a folder. */
export const caseFilesIn = (folder: URL) =>
  readdirSync(folder)
    .sort()
    .map((file) => ({ file, text: readFileSync(new URL(file, folder), 'utf8') }))
    .map(({ file, text }) => ({ file, text, cases: JSON.parse(text) as Case[] }));

/** Each case comes as expected, the files are as the formatter writes them, and no two are called the same. */
export function testCases(files: ReturnType<typeof caseFilesIn>, run: Run): void {
  describe.each(files)('$file', ({ text, cases }) => {
    test.each(cases.map((one) => [`${one.rule}: ${one.name}`, one] as const))('%s', (_, one) => {
      expect(run(one).unmet).toEqual([]);
    });

    test('is as the formatter writes it; else: npm run format:cases', () => {
      expect(text).toBe(formatCaseFile(JSON.parse(text)));
    });
  });

  test('the cases are told apart by their names', () => {
    const names = files.flatMap(({ cases }) => cases.map(({ name }) => name));
    expect(new Set(names).size).toBe(names.length);
  });
}

/** The page about the cases of a guest: its examples run, and it tells of every field there is, and shows it. */
export function testCasesPage(page: string, schema: Schema<unknown>, run: Run): void {
  describe('CASES.md', () => {
    const examples = examplesOf(page);

    test('has examples that run as they are expected to, kept as the files are', () => {
      expect(examples.length).toBeGreaterThan(1);
      for (const text of examples) {
        expect(run(JSON.parse(text)).unmet).toEqual([]);
        expect(text).toBe(formatCaseFile(JSON.parse(text)));
      }
    });

    test('tells of every field there is, and shows it', () => {
      const fields = new Set([...fieldsOf(commonSchema), ...fieldsOf(schema)]);
      const shown = new Set(examples.flatMap((text) => fieldsIn(JSON.parse(text), fields)));
      expect(fields.size).toBeGreaterThan(fieldsOf(commonSchema).size);
      expect([...fields].filter((field) => !shown.has(field))).toEqual([]);
      const prose = page.replaceAll(/```json\n[\s\S]*?```/g, '');
      const words = [...fields].map((field) => /([^.=]+)$/.exec(field)![1]!);
      expect(words.filter((word) => !new RegExp(`[\`"\\s]${word}[\`"\\s,]`).test(prose))).toEqual([]);
    });
  });
}
