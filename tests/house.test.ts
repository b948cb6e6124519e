import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const root = new URL('../src/', import.meta.url);
const page = readFileSync(new URL('README.md', root), 'utf8');
const [, afterHeading = ''] = page.split('## Where is …?');
const [section = ''] = afterHeading.split('\n## ');

/** Every file of `src`, by its path in it with forward slashes. */
const files = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => `${parentPath}/${name}`.replaceAll('\\', '/').split('/src/').pop()!)
  .sort();
const folderOf = (file: string) => file.split('/').slice(0, -1).join('/');
const nameOf = (file: string) => file.split('/').pop()!;

describe('“Where is …?” in src/README.md', () => {
  const rows = [...section.matchAll(/^\| `([^`]+)` \| ([^|]+) \|$/gm)].map(([, folder = '', what = '']) => ({
    folder,
    what,
  }));

  test('has one line for every folder with files, and for no other', () => {
    const there = new Set(files.map(folderOf).filter((folder) => folder !== ''));
    const told = rows.map(({ folder }) => folder);
    expect(
      [...there].filter((folder) => !told.includes(folder)),
      'folders without a line in “Where is …?” of src/README.md',
    ).toEqual([]);
    expect(
      told.filter((folder, i) => !there.has(folder) || told.indexOf(folder) !== i),
      'lines of “Where is …?” in src/README.md of no folder, or twice',
    ).toEqual([]);
  });

  test('names no file that is not there', () => {
    const named = [...section.matchAll(/`([^`\s]+\.(?:tsx?|md|css))`/g)].map(([, file = '']) => file);
    const folders = ['', ...rows.map(({ folder }) => `${folder}/`)];
    const missing = named.filter(
      (file) => !folders.some((folder) => existsSync(new URL(`${folder}${file}`, root))),
    );
    expect(missing).toEqual([]);
  });

  test('draws every folder of the house', () => {
    const drawing = /```\n([\s\S]*?)```/.exec(page)![1]!;
    const folders = drawing.split('\n').flatMap((line) => [...line.slice(0, 21).matchAll(/([a-z]+\/)+/g)]);
    for (const [path] of folders)
      expect(
        [path, `engine/${path}`].some((one) => existsSync(new URL(one, root))),
        path,
      ).toBe(true);
    expect(drawing.trim().split('\n').length).toBeLessThanOrEqual(20);
  });
});

/** What stands at the head of a file before its code: a line for node, directives, imports. */
const BEFORE_CODE = /^(?:\s*(?:#!.*\n|'use [a-z]+';|@?import\b[^;]*;))+/;

/** Whether a file says what it is: in its first lines, above its first declaration, or of what it exports. */
function saysWhatItIs(text: string): boolean {
  const opens = /^\s*(?:\/\*|\/\/)/;
  return (
    opens.test(text.replace(/^#!.*\n/, '')) ||
    opens.test(text.replace(BEFORE_CODE, '')) ||
    /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*(?:export|(?:async )?function\*? main)\b/.test(text)
  );
}

describe('every file of src', () => {
  test('says what it is', () => {
    const silent = files
      .filter((file) => /\.(tsx?|mts|mjs|css)$/.test(file))
      .filter((file) => !saysWhatItIs(readFileSync(new URL(file, root), 'utf8')));
    expect(silent).toEqual([]);
  });

  /** Names that stand in many folders, each with the reason why. */
  const CONVENTIONS: readonly { readonly why: string; readonly may: (file: string) => boolean }[] = [
    {
      why: 'the door of a folder, its page, the rulings and the checklist of a game',
      may: (file) => /^(index\.ts|README\.md|RULINGS\.md|CHECKLIST\.md)$/.test(nameOf(file)),
    },
    {
      why: 'what every game on the kernel has: state, events, questions, how it begins, what its rules work on',
      may: (file) =>
        /^(abraxis|campaign|engine|games\/[^/]+\/rules)\//.test(file) &&
        /\/(model\/(state|events|prompts|apply|setup)|procedures\/(core\/)?table)\.ts$/.test(file),
    },
    {
      why: "a game's types by name, beside what goes by them",
      may: (file) => /^stores\/(game|middara)\/types\.ts$/.test(file),
    },
  ];

  /**
   * Within which a name is one's own. Words and meanings are called as what they are of: a screen, a chapter, a
   * topic; a guest is a house beside ours.
   */
  const HOUSES = [/^words\/en\/(?:[a-z]+\/)*/, /^content\/schemas\/meanings\//, /^games\/[^/]+\/(words\/)?/];
  const houseOf = (file: string) => HOUSES.flatMap((house) => house.exec(file)?.[0] ?? []).at(-1) ?? 'ours';

  test('has a name of its own', () => {
    const byName = new Map<string, string[]>();
    for (const file of files.filter((one) => !CONVENTIONS.some(({ may }) => may(one)))) {
      const name = `${houseOf(file)} ${nameOf(file).toLowerCase()}`;
      byName.set(name, [...(byName.get(name) ?? []), file]);
    }
    const shared = [...byName.values()].filter(({ length }) => length > 1);
    expect(shared).toEqual([]);
  });

  test('is used by another one, but for commands', () => {
    const sources = files.filter((file) => /(?<!\.d)\.(tsx?|mts|css)$/.test(file));
    const textOf = (file: string) => readFileSync(new URL(file, root), 'utf8');
    const used = new Set(
      sources.flatMap((file) =>
        [...textOf(file).matchAll(/'(\.[^'\n]*\.(?:tsx?|mts|css))'/g)].map(
          ([, path]) => new URL(path!, new URL(file, root)).href,
        ),
      ),
    );
    const named = [...sources.map(textOf), textOf('../index.html'), textOf('../vite.config.ts')].join('\n');
    const alone = sources
      .filter((file) => !/^(sim|tools)\//.test(file))
      // Doors of other games are fetched by the names the registry has.
      .filter((file) => !/^games\/[^/]+\/index\.ts$/.test(file))
      .filter((file) => !used.has(new URL(file, root).href) && !named.includes(`src/${file}`));
    expect(alone, 'files of src that no other one imports').toEqual([]);
  });

  test('and no convention is left that nothing needs', () => {
    for (const { why, may } of CONVENTIONS) {
      const names = files.filter(may).map(nameOf);
      expect(names.length, why).toBeGreaterThan(new Set(names).size);
    }
  });
});

describe('a file says what it is', () => {
  test.each([
    ['in its first lines', '/** A thing. */\nimport a from "a";\nconst b = 1;', true],
    ['above its first declaration', 'import a from "a";\n\n/** A thing. */\nconst b = 1;', true],
    ['of what it exports', 'const c = 2;\n/** A thing. */\nexport const b = 1;', true],
    ['nowhere', 'import a from "a";\n\nexport const b = 1;', false],
    ['only within', 'export const b = {\n  /** A part. */\n  c: 1,\n};', false],
  ])('%s', (_, text, says) => expect(saysWhatItIs(text)).toBe(says));
});
