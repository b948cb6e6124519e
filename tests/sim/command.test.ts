import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { zipSync } from 'fflate';
import { afterAll, describe, expect, test } from 'vitest';
import { main } from '../../src/sim/sim.ts';
import { asNpmStarts, done, ended } from '../support/command.ts';
import { proved, provedTest } from '../support/depth.ts';
import { walkPack } from '../support/walk.ts';

const root = new URL('../../', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'sim-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The command as `npm run sim` starts it, and as it is done without a process of its own. */
const npmSim = (...args: string[]) =>
  ended(spawn(process.execPath, [...asNpmStarts('sim'), ...args], { cwd: root }));
const sim = (...args: string[]) => done(main, args);

describe('npm run sim', () => {
  // The one start of its own, and workers with it: five seconds, most of it to read the sources three times.
  test('prints the same for the same seed, by however many workers; the time stands apart', async () => {
    const args = ['--encounter', 'training-yard', '--games', '3', '--seed', 'cli'];
    const [a, b] = await Promise.all([npmSim(...args, '--workers', '2'), sim(...args, '--workers', '1')]);
    expect(a.code).toBe(0);
    expect(a.out).toBe(b.out);
    expect(a.out.split('\n').filter((line) => line.startsWith('cli-'))).toHaveLength(3);
    expect(a.out).toMatch(/failed 0/);
    expect(a.out).not.toMatch(/time/);
    expect(a.err).toMatch(/time .* ms a game/);
  });

  provedTest('prints the same by three workers, in the order of the games', async () => {
    const args = ['--encounter', 'training-yard', '--bot', 'random', '--games', '7', '--seed', 'w'];
    const one = await sim(...args, '--workers', '1');
    const three = await sim(...args, '--workers', '3');
    expect(one.out.match(/^w-\d/gm)).toEqual([1, 2, 3, 4, 5, 6, 7].map((i) => `w-${i}`));
    expect(three).toMatchObject({ code: 0, out: one.out });
    proved({ games: 14 });
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
