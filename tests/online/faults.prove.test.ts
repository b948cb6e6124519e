/**
 * Evenings in which something breaks again and again, at a real host: nothing acknowledged is lost, everybody comes to
 * the same, and nobody is shown what is not so.
 */
import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { type EveningAtHost, eveningAtHost, pause, soon } from '../support/evening-at-host.ts';
import { type PageAtHost, wayBackOf } from '../support/page-at-host.ts';
import type { UnkindLine } from '../support/unkind-line.ts';

const TIMES = 20;
const random = (below: number) => Math.random() * below;
/** Decisions between two faults. */
const A_WHILE = 12;

let evening: EveningAtHost;
afterEach(() => evening.close());

/** What is pressed here has not come back. */
const pressed = (page: PageAtHost) => soon(() => expect(page.state.sent).not.toBeNull());

test(`the server is killed ${TIMES} times, each time while dice are on their way`, async () => {
  evening = await eveningAtHost('around');
  const { ana, ben, cyd } = evening;
  for (let i = 0; i < TIMES; i++) {
    await evening.until(cyd.game.decisions + A_WHILE);
    const one = [ana, ben][i % 2]!;
    const thrown = () => one.state.sent === 'throw';
    await new Promise<void>((done) => {
      const quiet = one.table.store.subscribe(() => {
        if (!thrown()) return;
        quiet();
        done();
      });
    });
    await pause(random(8));
    await evening.killServer();
  }
  await evening.until(cyd.game.decisions + A_WHILE);
  await evening.agrees();
});

test(`a player's page is killed ${TIMES} times, and comes back to its seat`, async () => {
  evening = await eveningAtHost('around');
  const { ana, ben, cyd, host } = evening;
  await evening.until(A_WHILE);
  // From here on its seat is played by another process.
  ben.plays(false);
  const argument = JSON.stringify({ url: host.url, game: 'around', tail: wayBackOf(ben) });
  const child = (): Promise<ChildProcess> =>
    new Promise((done, fail) => {
      const file = fileURLToPath(new URL('../support/seat-child.ts', import.meta.url));
      const one = fork(file, [argument], {
        execArgv: ['--import', 'tsx'],
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      });
      one.once('message', () => done(one));
      one.once('exit', (code) => fail(new Error(`the page ended with ${code}`)));
    });
  for (let i = 0; i < TIMES; i++) {
    const one = await child();
    await evening.until(cyd.game.decisions + A_WHILE);
    await pause(random(60));
    const gone = new Promise((done) => one.once('exit', done));
    one.kill('SIGKILL');
    await gone;
  }
  // What it had said may still come; then it is the one seat that is waited for.
  await soon(() => expect([ana.state.mayAnswer, ana.state.sent]).toEqual([false, null]));
  ben.plays(true);
  await evening.until(cyd.game.decisions + A_WHILE);
  const messages = await evening.agrees();
  expect(messages.length).toBeGreaterThan(TIMES * A_WHILE);
});

describe('a partition', () => {
  /** While nothing passes, whoever is asked sees that nothing does, or waits; nothing is shown that is not so. */
  async function cutFor(line: UnkindLine, page: PageAtHost, milliseconds: number, how: 'cut' | 'freeze') {
    const { decisions } = page.game;
    line[how]();
    if (how === 'cut') await soon(() => expect(page.state.line.is).not.toBe('there'));
    // What had passed already is heard still.
    else await pause(1000);
    const before = page.game.decisions;
    await pause(milliseconds);
    // One thing pressed at most, and that a ghost.
    expect(page.game.decisions).toBe(before);
    expect(before).toBeGreaterThanOrEqual(decisions);
    line.mend();
    await soon(() => expect(page.state.line.is).toBe('there'));
  }

  test('of a second and less, forty times, of all in turn', async () => {
    evening = await eveningAtHost('around');
    const { ana, ben, cyd, lines } = evening;
    const pages = [ana, ben, cyd];
    for (let i = 0; i < 2 * TIMES; i++) {
      await cutFor(lines[i % 3]!, pages[i % 3]!, random(1000), i % 2 ? 'cut' : 'freeze');
      await evening.until(cyd.game.decisions + 4);
    }
    await evening.agrees();
  });

  test.each([5, 60])('of %i seconds, with no word that it is there', async (seconds) => {
    evening = await eveningAtHost('around');
    const { ben, cyd, lines } = evening;
    await evening.until(A_WHILE);
    await cutFor(lines[1]!, ben, seconds * 1000, 'freeze');
    await evening.until(cyd.game.decisions + A_WHILE);
    await evening.agrees();
  });

  test('in which what was pressed stays a ghost, and is taken once the line is back', async () => {
    evening = await eveningAtHost('around');
    const { ana, ben, cyd, lines } = evening;
    ben.plays(false);
    await soon(() => expect(ben.state.mayAnswer).toBe(true));
    lines[1]!.cut();
    await soon(() => expect(ben.state.line.is).not.toBe('there'));
    const { decisions } = ben.game;
    ben.press('step');
    await pressed(ben);
    await pause(1500);
    expect([ben.state.sent, ben.game.decisions, ana.game.decisions]).toEqual(['step', decisions, decisions]);
    lines[1]!.mend();
    await evening.until(decisions + 1);
    await soon(() => expect([ben.state.sent, ben.game.decisions >= decisions + 1]).toEqual([null, true]));
    ben.plays(true);
    await evening.until(cyd.game.decisions + A_WHILE);
    await evening.agrees();
  });
});

test('what the server says comes twice, late, in another order, or never', async () => {
  evening = await eveningAtHost('yard');
  const { cyd, lines } = evening;
  for (const line of lines) {
    line.fates('out.', () => ({
      times: Math.random() < 0.05 ? 0 : 1 + Math.floor(random(2)),
      after: Math.floor(random(3)),
    }));
    line.fates('live.', () => ({ times: Math.floor(random(3)), after: 0 }));
    line.slow(random(15));
  }
  // Answers to what is asked: some acknowledgements are lost, and asked for once more.
  lines[0]!.fates('_INBOX.', (payload) => ({
    times: payload.includes('"stream"') && Math.random() < 0.15 ? 0 : 1,
    after: 0,
  }));
  await soon(() => expect(cyd.game.asked()).toBeNull(), 300_000);
  for (const line of lines) line.slow(0);
  await evening.agrees();
});

const mayMount = (() => {
  const at = mkdtempSync(join(tmpdir(), 'may-mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', at], { stdio: 'ignore' });
    execFileSync('umount', [at]);
    return true;
  } catch {
    return false; // not root, or a container that keeps it from root
  } finally {
    rmSync(at, { recursive: true, force: true });
  }
})();

test.skipIf(!mayMount)(
  'the disk is full: all stand still and see it, and play on when there is room',
  async () => {
    const dir = mkdtempSync(join(tmpdir(), 'full-disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', dir]);
    try {
      evening = await eveningAtHost('around', { dir });
      const { ana, ben, cyd } = evening;
      await evening.until(A_WHILE);
      const { bavail, bsize } = statfsSync(dir);
      const ballast = join(dir, 'ballast');
      try {
        writeFileSync(ballast, Buffer.alloc(bavail * bsize + 1));
      } catch {
        // As much as there was room for.
      }
      // Pages of the file that are begun may take some more.
      await soon(() => expect([ana, ben].filter(({ state }) => state.sent !== null)).toHaveLength(1));
      let before = -1;
      while (before !== cyd.game.decisions) {
        before = cyd.game.decisions;
        await pause(6000);
      }
      const waiting = [ana, ben].find(({ state }) => state.sent !== null)!;
      expect(waiting).toBeDefined();
      for (const page of [ana, ben, cyd]) expect(page.game.decisions).toBe(before);
      rmSync(ballast);
      await evening.killServer();
      await evening.until(before + A_WHILE);
      await evening.agrees();
    } finally {
      await evening.close();
      execFileSync('umount', ['-l', dir]);
      rmSync(dir, { recursive: true, force: true });
    }
  },
);
