/** What a start costs with one kept game, and with a year's and a life's. */
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { openGame } from '../../../e2e/game-at.ts';
import { type Row, timeRow } from './page-report.ts';

/** Games of a long evening, of several encounters. */
const GAMES = [
  ['under-hallow-street', 'kept 1'],
  ['when-the-locks-opened', 'kept 2'],
  ['under-hallow-street', 'kept 3'],
] as const;
const DECISIONS = 120;
/** Milliseconds after which a start that shows its games is over: what is fetched and painted later is in it. */
const SETTLED = 4000;

/** Fills the store of a page's browser up to `count` kept games, copies of those that are there. Runs in the page. */
async function copyKept(count: number): Promise<void> {
  const answer = <T>(request: IDBRequest<T>) =>
    new Promise<T>((done, fail) => {
      request.onsuccess = () => done(request.result);
      request.onerror = () => fail(request.error);
    });
  const database = await answer(indexedDB.open('middara-table'));
  const read = database.transaction('games').objectStore('games');
  const keys = (await answer(read.getAllKeys())).map(String);
  const values = await Promise.all(keys.map((key) => answer(read.get(key))));
  const pieces = keys.map((key, i) => [key, values[i]] as const);
  const ids = keys.filter((key) => key.startsWith('about:')).map((key) => key.slice('about:'.length));
  const day = 86_400_000;
  for (let n = ids.length; n < count; n++) {
    const id = ids[n % ids.length]!;
    const copy = `copy${String(n).padStart(6, '0')}`;
    const games = database.transaction('games', 'readwrite').objectStore('games');
    for (const [key, value] of pieces) {
      const [sort, of, ...rest] = key.split(':');
      if (of !== id) continue;
      const to = [sort, copy, ...rest].join(':');
      const savedAt = new Date(Date.now() - n * day).toISOString();
      if (sort === 'about') games.put({ ...value, id: copy, name: `Evening ${n}`, savedAt, written: n }, to);
      else games.put(sort === 'head' ? { ...value, id: copy } : value, to);
    }
    await new Promise<void>((done) => {
      games.transaction.oncomplete = () => done();
    });
  }
  database.close();
}

/** A browser that keeps so many games of 120 decisions each; at most as many of its own as there are to copy. */
export async function keepGames(page: Page, count: number): Promise<void> {
  for (const [encounter, seed] of GAMES.slice(0, count)) {
    await openGame(page, encounter, seed, DECISIONS);
    await page.goto('./');
    await page.locator('.game-line').first().waitFor();
  }
  await page.evaluate(copyKept, count);
}

/** Processor seconds of the page's own thread since it was opened. */
async function taskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ThreadTime')!.value;
}

export interface Start {
  readonly kept: number;
  /** Processor milliseconds of the page's own thread, from its opening until nothing more comes. */
  readonly milliseconds: number;
}

async function startOf(context: BrowserContext): Promise<number> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto('./');
  await page.locator('.game-line').first().waitFor({ timeout: 120_000 });
  await page.waitForTimeout(SETTLED);
  const seconds = await taskSeconds(session);
  await page.close();
  return 1000 * seconds;
}

/** What a start costs with so many games kept: the median of `rounds`, taken in turn so that all have the same weather. */
export async function measureStarts(
  browser: Browser,
  baseURL: string,
  counts: readonly number[],
  rounds = 3,
): Promise<readonly Start[]> {
  const contexts: BrowserContext[] = [];
  for (const kept of counts) {
    const context = await browser.newContext({
      baseURL,
      viewport: { width: 1440, height: 900 },
      serviceWorkers: 'block',
    });
    contexts.push(context);
    const page = await context.newPage();
    await page.addInitScript('globalThis.__name ??= (it) => it;');
    await keepGames(page, kept);
    await page.close();
    await startOf(context);
  }
  const took = counts.map((): number[] => []);
  for (let round = 0; round < rounds; round++)
    for (const [i, context] of contexts.entries()) took[i]!.push(await startOf(context));
  for (const context of contexts) await context.close();
  return counts.map((kept, i) => ({ kept, milliseconds: took[i]!.sort((a, b) => a - b)[rounds >> 1]! }));
}

/** Games kept, and how many times a start with one of them a start may cost. */
const MOST: readonly (readonly [kept: number, times: number])[] = [
  [1, 1],
  [300, 1.3],
  [1000, 1.5],
];

export async function keptRows(browser: Browser, url: string): Promise<Row[]> {
  const starts = await measureStarts(
    browser,
    url,
    MOST.map(([kept]) => kept),
  );
  const of = starts[0]!.milliseconds;
  return starts.map(({ kept, milliseconds }, i) => {
    const times = `${(milliseconds / of).toFixed(2)} times that with one`;
    const name = `a start with ${kept} kept, processor`;
    return timeRow(name, milliseconds, i === 0 ? null : MOST[i]![1] * of, i === 0 ? '' : times);
  });
}
