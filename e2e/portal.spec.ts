// For the proof only: four visits to a served build, each of which waits until all of the page is kept, with games of bots.
import { expect, type Page } from '@playwright/test';
import { type ServedBuild, serveBuild } from './served-build.ts';
import { cold as test } from './warm-page.ts';

test.use({ serviceWorkers: 'allow' });

let served: ServedBuild;
test.beforeEach(async () => {
  served = await serveBuild();
});
test.afterEach(() => served.close());

/** Screens in scripts of their own, with what says that they are there. */
const SCREENS = [
  ['#/workshop', 'Workshop'],
  ['#/abraxis', 'Abraxis'],
  ['#/campaigns', 'Campaigns'],
] as const;
const SCRIPTS = /^assets\/(Workshop|Abraxis|Campaigns)Screen-.*\.js$/;

const isKept = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** Every screen, by its address, as a visit of its own would find it. */
async function openAll(page: Page): Promise<void> {
  for (const [hash, title] of SCREENS) {
    await page.goto(`${served.address}${hash}`);
    await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
  }
}

test('a portal that answers 200 with a page of its own for three scripts: none of it is kept, and all is taken when it has gone', async ({
  page,
  context,
}) => {
  const stoodFor = served.stand(SCRIPTS);
  await page.goto(served.address);
  // The service worker has taken what it could, and gave up on one.
  await expect.poll(() => stoodFor.size, { timeout: 60_000 }).toBeGreaterThan(0);
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing ?? null),
    )
    .toBeNull();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  served.stand(null);
  await page.reload();
  await isKept(page);
  await openAll(page);
  await context.setOffline(true);
  await openAll(page);
});

test('the page’s policy lets its own workers and service worker through, and no text become a script', async ({
  page,
}) => {
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await page.goto(served.address);
  await isKept(page);
  await openAll(page);
  await page.goto(`${served.address}#/lab/training-yard`);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  // Its games are played by workers.
  await expect(page.getByText(/^Done: \d+ of/)).toBeVisible({ timeout: 120_000 });
  expect(page.workers().length).toBeGreaterThan(0);
  expect(told.filter((text) => /Content Security Policy|Trusted/.test(text))).toEqual([]);
  const refused = await page.evaluate(() => {
    const tried = [
      () => Object.assign(document.createElement('div'), { innerHTML: '<b>x</b>' }),
      () => Object.assign(document.createElement('script'), { text: 'window.ran = true' }),
      () => new Worker('./theme.js'),
    ];
    return tried.map((attempt) => {
      try {
        attempt();
        return 'let through';
      } catch (error) {
        return (error as Error).name;
      }
    });
  });
  expect(refused).toEqual(['TypeError', 'TypeError', 'TypeError']);
});

test('what lies under a script’s name and is not it: opened again it is dropped and fetched anew', async ({
  page,
  context,
}) => {
  await page.goto(served.address);
  await isKept(page);
  const spoiled = await page.evaluate(async () => {
    let count = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        if (!/WorkshopScreen-.*\.js/.test(url)) continue;
        await cache.put(url, new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }));
        count += 1;
      }
    }
    return count;
  });
  expect(spoiled).toBe(1);
  await page.goto(`${served.address}#/workshop`);
  await page.reload();
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Workshop' }).first()).toBeVisible();
  expect(page.url()).toBe(`${served.address}#/workshop`);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Workshop' }).first()).toBeVisible();
});
