import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { loadContent } from '../../src/content/index.ts';
import { readContentFolder } from '../../src/content/node-files.ts';

const readme = readFileSync('content/README.md', 'utf8');
const examples = [...readme.matchAll(/`([a-z]+\/[a-z-]+\.json)`[\s\S]*?```json\n([\s\S]*?)```/g)].map(
  (match) => ({
    path: `content/base/${match[1]}`,
    text: match[2]!,
  }),
);

test('the examples of content/README.md are in order', () => {
  const { problems, encounters } = loadContent([...readContentFolder('content'), ...examples]);
  expect(examples).toHaveLength(5);
  expect(problems).toEqual([]);
  expect(encounters).toHaveProperty('at-the-gate');
});

describe('npm run validate', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const run = async (...args: string[]) => {
    try {
      const { stdout, stderr } = await promisify(execFile)('node_modules/.bin/tsx', [
        'src/sim/validate.ts',
        ...args,
      ]);
      return { code: 0, stdout, stderr };
    } catch (error) {
      return error as { code: number; stdout: string; stderr: string };
    }
  };

  test('counts what is in order', async () => {
    const { code, stdout } = await run('content');
    expect(code).toBe(0);
    expect(stdout).toContain('adventurers: 4');
  });

  test('prints every problem and exits 1', async () => {
    for (const [file, text] of [
      ['mine/items/a.json', '{'],
      ['mine/tiles/b.json', '{}'],
    ] as const) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    const { code, stderr } = await run(folder);
    expect(code).toBe(1);
    expect(stderr).toContain(
      'mine/items/a.json: line 1, column 2: expected a key in double quotes, got the end',
    );
    expect(stderr).toContain('mine/tiles/b.json: $.rows: expected a field "rows", got nothing');
    expect(stderr).toContain('mine/pack.json: $: expected the manifest of the pack "mine", got nothing');
  });

  test('says when there is no such folder', async () => {
    const { code, stderr } = await run(join(folder, 'none'));
    expect(code).toBe(2);
    expect(stderr).toContain('expected a content folder');
  });
});
