/**
 * How soon the first page can be used and the first fight played, what is fetched up to there, and which tasks hold the
 * page in that fight: beside an empty React page in the same minute, on a page slowed as phones are and on one that is not.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page, Response } from '@playwright/test';
import { build, preview } from 'vite';
import { root } from '../install.mjs';
import { bytesRow, type Row, timeRow } from './page-report.ts';

const SLOWED = 4;
const GOALS = { slowed: 1200, quick: 350, script: 300, styles: 30, faces: 45, task: 50 } as const;
/** Milliseconds the first page is looked at before the press, where what is behind it was fetched ahead. */
const LOOKED_AT = 4000;
/** Presses on what is lit, and the milliseconds each may take. */
const PRESSES = 12;
const PATIENCE = 60_000;

/** What the empty page asks for; this file does not. */
const REACT = ['react', 'react-dom/client'] as const;

const EMPTY = {
  'index.html': '<!doctype html><div id="root"></div><script type="module" src="./main.js"></script>',
  'main.js': `import { createElement, useEffect } from '${REACT[0]}';
import { createRoot } from '${REACT[1]}';
const Page = () => {
  useEffect(() => void performance.mark('mounted'), []);
  return createElement('button', {}, 'Play');
};
createRoot(document.getElementById('root')).render(createElement(Page));`,
};

/** Serves a page of React and one button; gives how to stop. */
async function serveEmpty(): Promise<{ url: string; close(): Promise<void> }> {
  // Under the packages of the project, where React is found.
  const folder = join(root, 'node_modules/.cache/empty-page');
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(EMPTY)) writeFileSync(join(folder, name), text);
  const own = { root: folder, configFile: false, logLevel: 'error', base: './' } as const;
  await build(own);
  const server = await preview({ ...own, preview: { port: 4197, host: '127.0.0.1', strictPort: false } });
  return {
    url: server.resolvedUrls!.local[0]!,
    async close() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What a page has fetched, in kB as a server that compresses sends it. */
function counted(page: Page): (kind: RegExp) => Promise<number> {
  const came: Response[] = [];
  page.on('response', (response) => came.push(response));
  return async (kind) => {
    const files = new Map(came.map((response) => [new URL(response.url()).pathname, response]));
    let all = 0;
    for (const [path, response] of files) {
      if (!kind.test(path)) continue;
      const body = await response.body().catch(() => Buffer.alloc(0));
      all += (/woff2|webp/.test(path) ? body : gzipSync(body, { level: 9 })).length / 1000;
    }
    return all;
  };
}

async function opened(browser: Browser, url: string, slowed: number) {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript('globalThis.__name ??= (it) => it;');
  const line = await context.newCDPSession(page);
  await line.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  const sizes = counted(page);
  await page.goto(url, { waitUntil: 'commit' });
  const button = await page.waitForFunction(
    () => performance.getEntriesByName('mounted')[0]?.startTime,
    null,
    { timeout: PATIENCE },
  );
  return { page, sizes, button: (await button.jsonValue())!, close: () => context.close() };
}

/** Presses the first button; milliseconds until spaces of the board are lit. */
const play = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const from = performance.now();
    document.querySelector<HTMLElement>('.home-go')!.click();
    while (!document.querySelector('.board-band')) await new Promise(requestAnimationFrame);
    return performance.now() - from;
  });

/** Presses what the lesson lights up; the tasks of more than 50 ms meanwhile. */
const longTasks = (page: Page): Promise<number[]> =>
  page.evaluate(async (presses) => {
    const long: number[] = [];
    const watch = new PerformanceObserver((list) => {
      long.push(...list.getEntries().map(({ duration }) => duration));
    });
    await new Promise((done) => setTimeout(done, 3000));
    watch.observe({ type: 'longtask' });
    const lit = () => document.querySelector<HTMLElement>('button[data-lesson="press"]');
    for (let n = 0; n < presses; n++) {
      const until = performance.now() + 5000;
      while (!lit() && performance.now() < until) await new Promise((done) => setTimeout(done, 50));
      (lit() ?? document.querySelector<HTMLElement>('.question [data-option]'))?.click();
      await new Promise((done) => setTimeout(done, 700));
    }
    return long;
  }, PRESSES);

export async function openingRows(browser: Browser, url: string): Promise<Row[]> {
  const empty = await serveEmpty();
  try {
    const bare = await opened(browser, empty.url, SLOWED);
    const bareScript = await bare.sizes(/\.js$/);
    await bare.close();
    const first = await opened(browser, url, SLOWED);
    const firstScript = await first.sizes(/\.js$/);
    const asRatio = (value: number, to: number) => `${(value / to).toFixed(2)} × an empty React page`;
    const rows = [
      timeRow('to the first button, slowed', first.button, null, asRatio(first.button, bare.button)),
      bytesRow('script before the first button', firstScript, null, asRatio(firstScript, bareScript)),
    ];
    const pressedAtOnce = await play(first.page);
    const fetched = await Promise.all([/\.js$/, /\.css$/, /\.woff2$/, /\.(json|svg|webp)$/].map(first.sizes));
    await first.close();
    const ready = await opened(browser, url, SLOWED);
    await ready.page.waitForTimeout(LOOKED_AT);
    const pressedLater = await play(ready.page);
    const long = await longTasks(ready.page);
    await ready.close();
    const quick = await opened(browser, url, 1);
    await quick.page.waitForTimeout(LOOKED_AT);
    const unslowed = await play(quick.page);
    await quick.close();
    const [script, styles, faces, data] = fetched as [number, number, number, number];
    const named = `${long.length} over ${GOALS.task} ms`;
    return [
      ...rows,
      timeRow('Learn to play to the first lit space, slowed, pressed at once', pressedAtOnce, GOALS.slowed),
      timeRow('the same after the page was looked at', pressedLater, GOALS.slowed),
      timeRow('the same unslowed', unslowed, GOALS.quick),
      bytesRow('script up to the first lit space', script, GOALS.script, asRatio(script, bareScript)),
      bytesRow('styles', styles, GOALS.styles),
      bytesRow('faces', faces, GOALS.faces),
      bytesRow('data and pictures', data, null),
      timeRow('longest task in the first fight, slowed', Math.max(0, ...long), GOALS.task, named),
    ];
  } finally {
    await empty.close();
  }
}
