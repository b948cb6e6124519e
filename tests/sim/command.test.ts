import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asNpmStarts, bundled } from '../support/command.ts';

const root = new URL('../../', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'sim-'));
afterAll(() => rmSync(folder, { recursive: true }));

let bundle: string[] = [];
beforeAll(async () => {
  bundle = await bundled('sim');
});

const start = (how: readonly string[], args: readonly string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(process.execPath, [...how, ...args], { cwd: root }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
/** The command as `npm run sim` starts it, and from its bundle. */
const npmSim = (...args: string[]) => start(asNpmStarts('sim'), args);
const sim = (...args: string[]) => start(bundle, args);

describe('npm run sim', { timeout: 120_000 }, () => {
  test('prints the same for the same seed; the time stands apart', async () => {
    const args = ['--encounter', 'training-yard', '--games', '3', '--seed', 'cli'];
    const [a, b] = await Promise.all([npmSim(...args), sim(...args)]);
    expect(a.code).toBe(0);
    expect(a.out).toBe(b.out);
    expect(a.out.split('\n').filter((line) => line.startsWith('cli-'))).toHaveLength(3);
    expect(a.out).toMatch(/failed 0/);
    expect(a.out).not.toMatch(/time/);
    expect(a.err).toMatch(/time .* ms a game/);
  });

  test('--report cards --out writes the report as a page that says how it was made', async () => {
    const file = join(folder, 'reports', 'cards.md');
    const { out } = await sim('--report', 'cards', '--games', '1', '--seed', 'r', '--out', file);
    expect(out.split('\n').slice(1)).toEqual([`written to ${file}`, '']);
    const page = readFileSync(file, 'utf8');
    expect(page).toMatch(
      /^# What the cards do in play\n\n`npm run sim -- --report cards --games 1 --seed r`/,
    );
    expect(page).toContain(out.split('\n', 1)[0]!);
    expect(page).toMatch(/\n## Rare items\n/);
  });

  test('--quiet leaves out the games, --record writes one', async () => {
    const file = join(folder, 'game.json');
    const { code, out } = await sim(
      '--encounter',
      'training-yard',
      '--quiet',
      '--record',
      file,
      '--seed',
      'r',
    );
    expect(code).toBe(0);
    expect(out).toMatch(/^games 1 /);
    const record = JSON.parse(readFileSync(file, 'utf8'));
    expect(record).toMatchObject({ policy: 'simple', log: { setup: { seed: 'r' } } });
    expect(record.log.decisions.length).toBeGreaterThan(10);
  });

  test('bad arguments: exit 2, what was expected, and how to call it', async () => {
    const [unknown, missing, policy] = await Promise.all([
      sim('--encounter', 'the-moon'),
      sim('--games', '2'),
      sim('--encounter', 'training-yard', '--policy', 'clever'),
    ]);
    expect(unknown).toMatchObject({ code: 2, out: '' });
    expect(unknown.err).toMatch(/--encounter the-moon: expected one of .*training-yard/);
    expect(unknown.err).toMatch(/npm run sim -- --encounter ID/);
    expect(missing).toMatchObject({ code: 2, err: expect.stringContaining('(missing)') });
    expect(policy).toMatchObject({ code: 2, err: expect.stringContaining('simple, random') });
  });
});
