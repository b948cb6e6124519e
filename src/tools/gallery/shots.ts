// The walks of the tour, with a picture at each stop in each size: run by gallery.ts, which says in the environment
// what is wanted and reads what was taken.
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CDPSession, type Page, test } from '@playwright/test';
import { serveKit } from '../../../e2e/served-kit.ts';
import { keepTheme } from '../../../e2e/table-page.ts';
import { TOUR } from '../../../e2e/tour.ts';
import { type FilmSize, makeFilm } from './film.ts';
import { isWanted, type Options } from './gallery-options.ts';
import { SIZES, type Size } from './gallery-sizes.ts';
import { FILM, fileName, type Shot } from './shot.ts';
import { recordFight, recordStrike } from './strip.ts';

const options = JSON.parse(process.env.GALLERY_OPTIONS!) as Options;
const folder = process.env.GALLERY_FOLDER!;
const sizes = SIZES.filter(({ id }) => options.sizes.includes(id));
/** The tour is walked in it, the others are looked at from there. */
const WALKED = SIZES[0]!;
const FILMED: FilmSize = { width: 800, height: 500, rate: 10, quality: 0.45 };
/** A page longer than its screen is shown as long as this many of them. */
const LONGEST = 4;
/** Milliseconds a board may take to be painted for a size. */
const PAINTING = 30_000;

const take = (shot: Shot) => appendFileSync(join(folder, 'shots.jsonl'), `${JSON.stringify(shot)}\n`);

/** What is said by it holds while it is there. */
const lines = new WeakMap<Page, CDPSession>();

async function resize(page: Page, { width, height, touch = false }: Size): Promise<void> {
  await page.setViewportSize({ width, height });
  const line = lines.get(page) ?? (await page.context().newCDPSession(page));
  lines.set(page, line);
  await line.send('Emulation.setTouchEmulationEnabled', { enabled: touch });
  await line.send('Emulation.setEmulatedVisionDeficiency', { type: options.vision ?? 'none' });
}

/** When all is painted that is going to be, for this size. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 300)))),
  );
  await page
    .waitForFunction(() => !document.querySelector('[data-painting]'), null, { timeout: PAINTING })
    .catch(() => {}); // then it is shown as far as it came
}

async function picture(page: Page, walk: string, stop: string, size: Size): Promise<void> {
  const tall = await page.evaluate(() => document.documentElement.scrollHeight);
  const height = Math.min(Math.max(tall, size.height), LONGEST * size.height);
  const file = `${fileName(walk, stop, size.id)}.jpg`;
  await page.screenshot({
    path: join(folder, file),
    type: 'jpeg',
    quality: 78,
    // Still, so that two runs show the same; what runs on for ever is shown where it begins.
    animations: 'disabled',
    ...(height > size.height ? { fullPage: true, clip: { x: 0, y: 0, width: size.width, height } } : {}),
  });
  take({ walk, stop, size: size.id, file, width: size.width, height });
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({
    colorScheme: options.theme === 'light' ? 'light' : 'dark',
    contrast: options.theme === 'contrast' ? 'more' : 'no-preference',
    forcedColors: options.theme === 'forced' ? 'active' : 'none',
  });
  // The lights are a setting of the table, whatever the device says.
  await keepTheme(page, options.theme === 'forced' ? 'dark' : options.theme);
});

for (const [name, walk] of Object.entries(TOUR))
  test(name, async ({ page }) => {
    await walk(
      page,
      async (stop) => {
        if (!isWanted(options, name, stop)) return;
        for (const size of sizes) {
          await resize(page, size);
          await settle(page);
          await picture(page, name, stop, size);
        }
        await resize(page, WALKED);
        await settle(page);
      },
      true,
    );
  });

test('kit', async ({ page }) => {
  test.skip(!isWanted(options, 'kit', 'parts'));
  const kit = await serveKit();
  try {
    await page.goto(kit.address);
    for (const size of sizes) {
      await resize(page, size);
      await settle(page);
      await picture(page, 'kit', 'parts', size);
    }
  } finally {
    await kit.close();
  }
});

for (const size of sizes)
  test(`attack ${size.id}`, async ({ page }) => {
    test.skip(!isWanted(options, 'attack', 'moments'));
    await resize(page, size);
    for (const [i, { moment, jpeg }] of (await recordStrike(page)).entries()) {
      const file = `${fileName('attack', size.id, `${i}`)}.jpg`;
      writeFileSync(join(folder, file), jpeg);
      const { id, width, height } = size;
      take({ walk: 'attack', stop: `moments, ${id}`, size: id, file, width, height, moment });
    }
  });

test('film', async ({ page }) => {
  test.skip(!options.film);
  await resize(page, WALKED);
  const frames = await recordFight(page);
  await page.goto('about:blank');
  writeFileSync(join(folder, FILM), await makeFilm(page, frames, FILMED));
});
