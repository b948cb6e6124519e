import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { proved } from '../support/depth.ts';
import { make } from './change.ts';
import { CHANGES } from './changes.ts';

/*
 * Every change of src/RECIPES.md made in one copy of the project: first what each recipe writes first, whereupon the
 * compiler has to name the files the recipes name and no others; then the rest, whereupon nobody has to complain.
 */

const root = new URL('../../', import.meta.url).pathname;
let copy = '';

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'recipes-'));
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const kept = [...new Set(files.split('\n').map((file) => file.split('/')[0]!))].filter((one) => one !== '');
  for (const one of kept) cpSync(join(root, one), join(copy, one), { recursive: true });
  mkdirSync(join(copy, 'public'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true }));

/** What a command of the project says in the copy, and with what code. */
function run(command: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin', command), args, {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
    env: { ...process.env, PROVE: '', NO_COLOR: '1' },
  });
  return { status, said: `${stdout}${stderr}` };
}

/** The files the compiler complains about, each once. */
const complaints = () => [
  ...new Set(
    [...run('tsc', '--noEmit').said.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, file]) => file!),
  ),
];

test('what is written first has the compiler name the files that lack the rest', () => {
  make(
    copy,
    CHANGES.flatMap(({ first }) => first),
  );
  expect(complaints().sort()).toEqual([...new Set(CHANGES.flatMap(({ complains }) => complains))].sort());
  proved({ changes: CHANGES.length });
});

test('and with the rest nobody complains: compiler, formatter, the tests each recipe names', () => {
  make(
    copy,
    CHANGES.flatMap(({ rest }) => rest),
  );
  run('tsx', 'src/sim/schema.ts');
  run('tsx', 'src/sim/format-cases.ts');
  run('vitest', 'run', 'tests/rules/pages.test.ts', '-u');
  expect(complaints()).toEqual([]);
  const files = [
    ...new Set(CHANGES.flatMap(({ first, rest }) => [...first, ...rest]).map(({ file }) => file)),
  ];
  const ours = files.filter((file) => /\.(tsx?|css)$/.test(file));
  run('biome', 'check', '--write', ...ours);
  expect(run('biome', 'check', ...ours)).toMatchObject({ status: 0 });
  const tests = [...new Set(CHANGES.flatMap((change) => change.tests))];
  const { status, said } = run('vitest', 'run', ...tests, ...ALWAYS);
  expect(status, said.slice(-4000)).toBe(0);
});

/** What is held of every change. */
const ALWAYS = [
  'tests/house.test.ts',
  'tests/layers.test.ts',
  'tests/rules/pages.test.ts',
  'tests/content/meanings.test.ts',
  'tests/content/reference.test.ts',
  'tests/rules/case-format.test.ts',
];
