import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const page = readFileSync(new URL('src/engine/CHECKLIST.md', root), 'utf8');

const MARKS = ['●', '◐', '○', '–'] as const;
type Mark = (typeof MARKS)[number];

interface Line {
  readonly text: string;
  readonly section: string;
  /** From, to; null for the reference manual, which is no page of the book. */
  readonly pages: readonly [number, number] | null;
  readonly mark: Mark;
  readonly rule: string;
  readonly files: readonly string[];
  readonly tests: readonly { readonly file: string; readonly name?: string }[];
  readonly why: string | null;
}

const NAMES = /^`[^`]+`(, `[^`]+`)*$/;
const IS_TEST = /^(tests|e2e)\//;
const namesIn = (part: string) => [...part.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);

/** A line of the page: its parts stand between dots, files before tests, a sentence last. Throws Error where it is none. */
function readLine(text: string, section: string): Line {
  const found = /^- (?:(manual)|pp?\.(\d+)(?:–(\d+))?) ([●◐○–]) (\S.*)$/.exec(text);
  if (!found) throw new Error(`no line of a rule: ${text}`);
  const [, manual, from, to, mark, rest] = found;
  const [rule = '', ...parts] = rest!.split(' · ');
  const named = parts.filter((part) => NAMES.test(part)).map(namesIn);
  const said = parts.filter((part) => !NAMES.test(part));
  if (said.length > 1) throw new Error(`more than one sentence: ${text}`);
  const all = named.flat();
  return {
    text,
    section,
    pages: manual ? null : [Number(from), Number(to ?? from)],
    mark: mark as Mark,
    rule,
    files: all.filter((name) => !IS_TEST.test(name)),
    tests: all
      .filter((name) => IS_TEST.test(name))
      .map((one) => one.split(' › '))
      .map(([file = '', name]) => (name === undefined ? { file } : { file, name })),
    why: said[0] ?? null,
  };
}

const [, ...sections] = page.split('\n## ');
const lines = sections.flatMap((part) => {
  const [section = '', ...rows] = part.split('\n');
  return rows.filter((row) => row !== '').map((row) => readLine(row, section));
});

/** A file as the page names it: below `src/engine/` unless it says otherwise. */
const placeOf = (file: string) => (/^(src|content)\//.test(file) ? file : `src/engine/${file}`);

const texts = new Map<string, string>();
function textOf(file: string): string {
  const text = texts.get(file) ?? readFileSync(new URL(file, root), 'utf8');
  texts.set(file, text);
  return text;
}

/** What a string of a source stands for, as far as names of tests go. */
const unescaped = (literal: string): string =>
  literal
    .replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\(.)/g, '$1');

const STRING = /'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`/g;

const known = new Map<string, readonly string[]>();
/** What a test may be called by: the names of a file of cases, the strings of any other. */
function namesOf(file: string): readonly string[] {
  const there = known.get(file);
  if (there) return there;
  const names = file.endsWith('.json')
    ? [JSON.parse(textOf(file))].flat().map(({ name }: { readonly name: string }) => name)
    : [...textOf(file).matchAll(STRING)].map(([, ...parts]) =>
        unescaped(parts.find((one) => one !== undefined)!),
      );
  known.set(file, names);
  return names;
}

/** Whether a test says which page, or which of the rulings behind the rule, it is about. */
const isAbout = ({ pages, text }: Line, file: string): boolean => {
  const [from, to] = pages ?? [0, 0];
  const here = [...textOf(file).matchAll(/pp?\.(\d+)(?:[-–](\d+))?/g)].some(
    ([, first, last]) => Number(first) <= to && Number(last ?? first) >= from,
  );
  return here || [...text.matchAll(/\b[A-Z]\d{1,3}\b/g)].some(([ruling]) => textOf(file).includes(ruling));
};

describe('src/engine/CHECKLIST.md', () => {
  test('has a line for every page of the book', () => {
    const seen = new Set(
      lines.flatMap(({ pages }) =>
        pages ? Array.from({ length: pages[1] - pages[0] + 1 }, (_, i) => pages[0] + i) : [],
      ),
    );
    expect(Array.from({ length: 76 }, (_, i) => i + 1).filter((number) => !seen.has(number))).toEqual([]);
  });

  test('goes through the book in its order, and says nothing twice', () => {
    const starts = lines.flatMap(({ pages }) => (pages ? [pages[0]] : []));
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
    expect(new Set(lines.map(({ text }) => text)).size).toBe(lines.length);
    expect(lines.length).toBeGreaterThan(450);
  });

  test('counts right', () => {
    const count = (of: readonly Line[]) =>
      MARKS.map((mark) => of.filter((line) => line.mark === mark).length);
    const names = [...new Set(lines.map(({ section }) => section))];
    const rows = names.map((name) => [name, count(lines.filter(({ section }) => section === name))] as const);
    const table = [
      ...rows.map(([name, counts]) => `| ${name} | ${counts.join(' | ')} |`),
      `| **all** | ${count(lines)
        .map((n) => `**${n}**`)
        .join(' | ')} |`,
    ];
    expect(page.split('\n').filter((row) => /^\| (?!pages)/.test(row))).toEqual(table);
  });

  test('names files and a test where a rule is there, and says why wherever it is not', () => {
    const bare = lines.filter(({ mark, files, tests, why }) =>
      mark === '●'
        ? files.length === 0 || tests.length === 0 || why !== null
        : why === null || !/\.$/.test(why),
    );
    expect(bare.map(({ text }) => text)).toEqual([]);
  });

  test('names files that are there', () => {
    const lost = lines
      .flatMap(({ files }) => files)
      .filter((file) => !existsSync(new URL(placeOf(file), root)));
    expect(lost).toEqual([]);
  });

  test('names tests that are there, each by a piece of its name, or that say the page', () => {
    const lost = lines.flatMap((line) =>
      line.tests.flatMap(({ file, name }) => {
        if (!existsSync(new URL(file, root))) return [`${file} is not there`];
        if (name === undefined) return isAbout(line, file) ? [] : [`${file} says nothing of ${line.text}`];
        return name.length > 6 && namesOf(file).some((one) => one.includes(name))
          ? []
          : [`${file} has no ${name}`];
      }),
    );
    expect(lost).toEqual([]);
  });
});

describe('a line of it', () => {
  test('is read', () => {
    expect(
      readLine('- pp.62–63 ◐ A walk. · `ai/activate.ts` · `tests/a.test.ts › it walks` · No test.', 'x'),
    ).toEqual({
      text: expect.anything(),
      section: 'x',
      pages: [62, 63],
      mark: '◐',
      rule: 'A walk.',
      files: ['ai/activate.ts'],
      tests: [{ file: 'tests/a.test.ts', name: 'it walks' }],
      why: 'No test.',
    });
  });

  test.each(['- p.4 A rule without a mark.', 'p.4 ● No list.', '- p.4 ○ Rule. · One. · Two.'])(
    '%s is none',
    (text) => {
      expect(() => readLine(text, 'x')).toThrow();
    },
  );
});
