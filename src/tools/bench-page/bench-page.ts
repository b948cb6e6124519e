// npm run bench:page: how smoothly the built page moves and how soon its boards are painted, in Chromium without a
// graphics card, beside an empty page of the same browser in the same minute. --rounds N (1): the best of N is told;
// --only board|fight|pictures|opening|kept: those alone.
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { zipSync } from 'fflate';
import { preview } from 'vite';
import { openGame } from '../../../e2e/game-at.ts';
import { playUntil, setTable } from '../../../e2e/table-page.ts';
import { chromiumArgs, ensureChromium } from '../chromium.mjs';
import { fellingIn } from '../gallery/felling.ts';
import { ensureBuild, ensurePackages, root } from '../install.mjs';
import { BIG, bigBoard } from './big-board.ts';
import { giveAnswers } from './fight.ts';
import { openingRows } from './first-lit-space.ts';
import { type Drawn, drawnIn, type Motion, moveBoard } from './frames.ts';
import { keptRows } from './kept-games.ts';
import { framesRow, isMet, type Row, tableOf, timeRow } from './page-report.ts';
import { isKept, readPainting, tookFor, watchPainting } from './painting.ts';

/** Milliseconds a movement and a fight are looked at. */
const MOVES = 4000;
const FIGHT = 15_000;
/** Milliseconds a picture may take before it is given up. */
const PATIENCE = 60_000;
const GOALS = { plain: 60, painted: 30, coarse: 400, middle: 1000, fine: 3000, again: 400 } as const;
const FIVE_TILES = 'under-hallow-street';

interface Opened {
  readonly page: Page;
  close(): Promise<void>;
}

async function open(
  browser: Browser,
  baseURL: string,
  settings: { speed: string; painted: boolean },
  deviceScaleFactor = 1,
): Promise<Opened> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  // What runs the tools in Node names functions by this.
  await page.addInitScript('globalThis.__name ??= (it) => it;');
  const kept = JSON.stringify({ state: settings, version: 0 });
  await page.addInitScript((kept) => localStorage.setItem('middara-table-settings', kept), kept);
  return { page, close: () => context.close() };
}

async function measured(page: Page, motion: Motion, milliseconds = MOVES): Promise<Drawn> {
  return drawnIn(await page.evaluate(moveBoard, { motion, milliseconds }));
}

const painted = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('.board[data-painting]'), null, { timeout: PATIENCE });

/** Asked again and again: what a page is waited for with does not wait for an answer that comes later. */
async function kept(page: Page, size: number): Promise<void> {
  const until = Date.now() + PATIENCE;
  while (!(await page.evaluate(isKept, size))) {
    if (Date.now() > until) throw new Error(`No picture of ${size} pixels a space was kept.`);
    await page.waitForTimeout(100);
  }
}

async function bigBoardRows(browser: Browser, url: string, isPainted: boolean): Promise<Row[]> {
  const { page, close } = await open(browser, url, { speed: 'instant', painted: isPainted });
  const style = isPainted ? 'painted' : 'plain';
  await page.goto('./');
  const files = bigBoard().map(({ path, text }) => [path, Buffer.from(text)] as const);
  await page.getByLabel('Add a zip').setInputFiles({
    name: 'bench.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(zipSync(Object.fromEntries(files))),
  });
  await page.getByText(/1\.0\.0 is loaded/).waitFor();
  await setTable(page, BIG.encounter, 'bench');
  await playUntil(page, ['turn']);
  await painted(page);
  const rows: Row[] = [];
  for (const motion of ['pan', 'zoom'] as const) {
    const drawn = await measured(page, motion);
    rows.push(framesRow(`${motion} a 40 × 40 board, ${style}`, drawn, GOALS[style]));
  }
  await close();
  return rows;
}

async function fightRow(browser: Browser, url: string, isPainted: boolean): Promise<Row> {
  const { page, close } = await open(browser, url, { speed: 'normal', painted: isPainted });
  const style = isPainted ? 'painted' : 'plain';
  const fight = fellingIn(FIVE_TILES, 'p1', 1, 8);
  await openGame(page, fight.encounter, fight.seed, fight.from);
  await painted(page);
  const looked = measured(page, 'none', FIGHT);
  await page.evaluate(giveAnswers, { answers: fight.answers, milliseconds: FIGHT });
  const row = framesRow(`a fight of 12 figures, ${style}`, await looked, GOALS[style]);
  await close();
  return row;
}

async function paintingRows(browser: Browser, url: string): Promise<Row[]> {
  // Two pixels of the screen for each of the page: then the finest picture is wanted.
  const { page, close } = await open(browser, url, { speed: 'instant', painted: true }, 2);
  await page.addInitScript(watchPainting);
  await setTable(page, FIVE_TILES, 'bench');
  const fine = () => page.waitForSelector('.board[data-painted="128"]', { timeout: PATIENCE });
  await fine();
  const first = await page.evaluate(readPainting);
  await kept(page, 128);
  await page.reload();
  await fine();
  const again = await page.evaluate(readPainting);
  await close();
  return [
    timeRow('five tiles painted, coarse', tookFor(first, 32), GOALS.coarse),
    timeRow('five tiles painted, 64 pixels a space', tookFor(first, 64), GOALS.middle),
    timeRow('five tiles painted, 128 pixels a space', tookFor(first, 128), GOALS.fine),
    timeRow('the same at a second visit', tookFor(again, 128), GOALS.again, 'goal: at once'),
  ];
}

async function emptyRow(browser: Browser, url: string): Promise<Row> {
  const { page, close } = await open(browser, url, { speed: 'instant', painted: false });
  await page.goto('./no-scripts.css');
  const row = framesRow('an empty page', await measured(page, 'none'), null);
  await close();
  return row;
}

const better = (a: Row, b: Row | undefined): Row =>
  b && (a.unit !== 'frames/s' ? b.value < a.value : b.value > a.value) ? b : a;

const MEASURED: Readonly<Record<string, (browser: Browser, url: string) => Promise<Row[]>>> = {
  board: async (...at) => [...(await bigBoardRows(...at, false)), ...(await bigBoardRows(...at, true))],
  fight: async (...at) => [await fightRow(...at, false), await fightRow(...at, true)],
  pictures: paintingRows,
  opening: openingRows,
  kept: keptRows,
};

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '1' }, only: { type: 'string' } },
});
const rounds = Number(values.rounds);
const parts = Object.entries(MEASURED).filter(([name]) => (values.only ?? name) === name);
if (!Number.isInteger(rounds) || rounds < 1 || parts.length === 0) {
  console.error(`Usage: npm run bench:page -- [--rounds N] [--only ${Object.keys(MEASURED).join('|')}]`);
  process.exit(2);
}
if (!ensurePackages() || !ensureBuild()) {
  console.error('The table could not be built.');
  process.exit(2);
}
const server = await preview({ root, preview: { port: 4196, host: '127.0.0.1', strictPort: false } });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs() });
try {
  const url = server.resolvedUrls!.local[0]!;
  let best: Row[] = [];
  for (let round = 0; round < rounds; round++) {
    const rows = [await emptyRow(browser, url)];
    for (const [, measure] of parts) rows.push(...(await measure(browser, url)));
    best = rows.map((row, i) => better(row, best[i]));
  }
  console.log(tableOf(best));
  process.exitCode = best.every(isMet) ? 0 : 1;
} finally {
  await browser.close();
  await server.close();
}
