import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asNpmStarts, bundled } from '../support/command.ts';
import { walkPack } from '../support/walk.ts';

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

describe('npm run sim', () => {
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

  test('prints the same by however many workers', async () => {
    const args = ['--encounter', 'training-yard', '--bot', 'random', '--games', '7', '--seed', 'w'];
    // A bundle has its library's own worker in it, where Node cannot start it: the pool runs from the sources.
    const [one, three] = await Promise.all([
      sim(...args, '--workers', '1'),
      npmSim(...args, '--workers', '3'),
    ]);
    expect(one.out.match(/^w-\d/gm)).toEqual([1, 2, 3, 4, 5, 6, 7].map((i) => `w-${i}`));
    expect(three).toMatchObject({ code: 0, out: one.out });
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

  test("--pack plays an encounter of a pack of one's own, and tells what no game came to", async () => {
    for (const { path, text } of walkPack()) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const pack = join(folder, 'my-pack');
    const zip = join(folder, 'my-pack.zip');
    writeFileSync(
      zip,
      zipSync(Object.fromEntries(walkPack().map(({ path, text }) => [path, Buffer.from(text)]))),
    );
    const args = ['--encounter', 'at-the-gate', '--games', '4', '--quiet'];
    const [played, zipped, trial, typo, nowhere] = await Promise.all([
      sim('--pack', pack, ...args),
      sim('--pack', zip, ...args),
      sim('--pack', pack, '--encounter', 'trial-gate-hound'),
      sim('--pack', pack, '--encounter', 'at-the-gat'),
      sim('--pack', join(folder, 'nowhere'), ...args),
    ]);
    expect(played.code).toBe(0);
    expect(played.out).toMatch(/^games 4 {3}won \d \([\d.]+ %, 95 % sure: \d+ to \d+ %\)/);
    expect(played.out).toMatch(/mean {2}rounds [\d.]+ .* fallen [\d.]+/);
    // Two totems of which one lies there, an objective, an achievement, the ends, the steps of the hound and what they do, loot.
    expect(played.out).toMatch(
      /\nreached: \d of 13 objectives, achievements, totems, ends, AI steps and loot; never:\n {2}/,
    );
    expect(zipped).toMatchObject({ code: 0, out: played.out });
    expect(trial.code).toBe(0);
    expect(typo).toMatchObject({
      code: 2,
      err: expect.stringContaining(
        '--encounter at-the-gat: expected one of at-the-gate, dusk-at-the-gate, trial-gate-hound (did you mean "at-the-gate"?)',
      ),
    });
    expect(nowhere).toMatchObject({ code: 2, err: expect.stringContaining('expected a folder or a zip') });
  });

  test('bad arguments: exit 2, what was expected, and how to call it', async () => {
    const [unknown, missing, policy] = await Promise.all([
      sim('--encounter', 'the-moon'),
      sim('--games', '2'),
      sim('--encounter', 'training-yard', '--bot', 'clever'),
    ]);
    expect(unknown).toMatchObject({ code: 2, out: '' });
    expect(unknown.err).toMatch(/--encounter the-moon: expected one of .*training-yard/);
    expect(unknown.err).toMatch(/npm run sim -- --encounter ID/);
    expect(missing).toMatchObject({ code: 2, err: expect.stringContaining('(missing)') });
    expect(policy).toMatchObject({ code: 2, err: expect.stringContaining('simple, random') });
  });
});
