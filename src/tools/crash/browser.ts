import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumArgs, ensureChromium } from '../chromium.mjs';

/** A browser of its own process group, on a profile that outlives it. */
export interface Killable {
  readonly page: Page;
  /** SIGKILL to all of it, at once: nothing of it writes another byte. Done when it is gone. */
  kill(): Promise<void>;
}

const LAUNCH_LIMIT = 60_000;

/** Starts Chromium on a profile. Throws Error with what it printed when it does not come up. */
export async function openBrowser(profile: string): Promise<Killable> {
  // Left behind by a browser that was killed: it would be asked about.
  for (const lock of ['SingletonLock', 'SingletonCookie', 'SingletonSocket'])
    rmSync(join(profile, lock), { force: true });
  const args = [
    '--headless=new',
    '--window-size=1366,900',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
  ];
  const process = spawn(ensureChromium(), [...args, ...chromiumArgs(), 'about:blank'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const browser = await chromium.connectOverCDP(await addressOf(process));
  const context = browser.contexts()[0]!;
  const page = context.pages()[0] ?? (await context.newPage());
  return { page, kill: () => kill(process, browser) };
}

function addressOf(process: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    let printed = '';
    const failed = () => fail(new Error(`Chromium did not start: ${printed}`));
    const clock = setTimeout(failed, LAUNCH_LIMIT);
    process.once('exit', failed);
    process.stderr!.on('data', (text: Buffer) => {
      printed += text.toString();
      const found = /listening on (ws:\S+)/.exec(printed);
      if (!found) return;
      clearTimeout(clock);
      process.off('exit', failed);
      done(found[1]!);
    });
  });
}

async function kill(running: ChildProcess, browser: Browser): Promise<void> {
  const gone = new Promise((done) => running.once('close', done));
  process.kill(-running.pid!, 'SIGKILL');
  await gone;
  await browser.close().catch(() => undefined); // there is nothing left of it but the line to it
}
