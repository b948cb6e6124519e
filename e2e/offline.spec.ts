import { expect, type Page } from '@playwright/test';
import { type ServedBuild, serveBuild } from './served-build.ts';
import {
  answer,
  errorsOf,
  playUntil,
  type Question,
  question,
  setTable,
  withoutWaiting,
} from './table-page.ts';
import { cold as test } from './warm-page.ts';

test.use({ serviceWorkers: 'allow' });

let served: ServedBuild;
test.beforeEach(async () => {
  served = await serveBuild();
});
test.afterEach(() => served.close());

const at = (hash = '#/') => `${served.address}${hash}`;

/** Until all of the page is kept. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** A first visit that only looks around: all of it is kept after a while of quiet. */
async function visit(page: Page): Promise<void> {
  await page.goto(at());
  await kept(page);
}

/** A first visit that plays: all of it is kept after a first turn, without a wait. Gives what is asked then. */
async function visitToPlay(page: Page, seed: string): Promise<Question> {
  await begin(page, seed);
  const asked = await playUntil(page, ['turn']);
  expect(asked).not.toBeNull();
  await kept(page);
  return asked!;
}

/** Asks for a newer build, and waits until it is there. */
async function look(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null);
}

const notice = (page: Page) => page.getByText('A new version is ready.');
const take = (page: Page) => page.getByRole('button', { name: 'Update now' });

/** Set on a page that must not come anew. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

/** A game, from the base of this build. */
const begin = (page: Page, seed: string) => setTable(page, 'training-yard', seed, served.address);

test('after one visit all of it works without a network: a game begun, one opened, the credits', {
  tag: '@quick',
}, async ({ page, context }) => {
  const errors = errorsOf(page);
  await withoutWaiting(page);
  const asked = await visitToPlay(page, 'e2e-offline-1');
  const first = page.url();
  await context.setOffline(true);
  await served.close();
  await page.reload();
  expect(await question(page)).toEqual(asked);
  await begin(page, 'e2e-offline-2');
  expect(await playUntil(page, ['turn'])).not.toBeNull();
  expect(page.url()).not.toBe(first);
  await page.goto(first);
  expect(await question(page)).toEqual(asked);
  await page.goto(at());
  const licences = await page.evaluate(async () => (await fetch('./licences.txt')).text());
  for (const name of ['react-dom', 'comlink', 'zustand']) expect(licences).toContain(name);
  const faces = await page.evaluate(async () => {
    const loaded = await Promise.all([...document.fonts].map((font) => font.load().then(() => true)));
    return loaded.length;
  });
  expect(faces).toBeGreaterThan(0);
  expect(errors).toEqual([]);
});

test('the page can be installed: name, icons and a display of its own', async ({ page }) => {
  await visit(page);
  const session = await page.context().newCDPSession(page);
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A page of a test is in no ordinary profile; nothing else is missing.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

test('a newer build waits while a game is open, is told on the home screen and taken there', {
  tag: '@quick',
}, async ({ page }) => {
  await withoutWaiting(page);
  const asked = await visitToPlay(page, 'e2e-newer');
  await mark(page);
  served.bringNewer('Newer');
  await look(page);
  expect(await question(page)).toEqual(asked);
  await expect(notice(page)).toHaveCount(0);
  await answer(page, /^end/);
  expect(await isMarked(page)).toBe(true);
  await page.evaluate(() => {
    location.hash = '#/';
  });
  await expect(notice(page)).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  await take(page).click();
  await expect(page).toHaveTitle('Newer');
  await expect(notice(page)).toHaveCount(0);
});

test('a game in another tab is not disturbed; a tab that is at home follows', async ({ page, context }) => {
  await withoutWaiting(page);
  await visit(page);
  await begin(page, 'e2e-newer-tabs');
  await mark(page);
  const home = await context.newPage();
  await home.goto(at());
  served.bringNewer('Newer');
  await look(home);
  await take(home).click();
  await expect(home.getByText('A game is open in another tab')).toBeVisible();
  await expect(home).toHaveTitle('Middara table');
  expect(await isMarked(page)).toBe(true);
  await page.evaluate(() => {
    location.hash = '#/';
  });
  await expect(take(page)).toBeVisible();
  await take(home).click();
  await expect(home).toHaveTitle('Newer');
  await expect(page).toHaveTitle('Newer');
});

/** Takes one file out of what is kept of the page. */
const lose = (page: Page, file: RegExp) =>
  page.evaluate(async (source) => {
    const lost = new RegExp(source);
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) if (lost.test(url)) await cache.delete(url);
    }
  }, file.source);

for (const { part, file } of [
  { part: 'its first part', file: /assets\/index-.*\.js/ },
  { part: 'the rules', file: /assets\/start-.*\.js/ },
]) {
  test(`an old page whose parts are gone, ${part}: told, and one click from the page of today`, async ({
    page,
  }) => {
    await visit(page);
    await lose(page, file);
    served.bringNewer('Newer');
    await page.goto(at());
    await page.reload();
    await expect(page).toHaveTitle('Middara table');
    await page.getByText('Try again').click();
    await expect(page).toHaveTitle('Newer');
    await expect(page.getByRole('heading', { name: 'All battles' })).toBeVisible();
    expect(page.url()).not.toContain('fresh');
  });
}

test('a service worker that is broken keeps nobody out, and is dropped on the way in without packs', async ({
  page,
}) => {
  await visit(page);
  await page.goto(at('#/safe'));
  served.replace(
    'sw.js',
    `self.addEventListener('install', () => self.skipWaiting());
     self.addEventListener('activate', (event) => event.waitUntil(clients.claim()));
     self.addEventListener('fetch', () => { throw new Error('broken') });`,
  );
  // Not at home, where a page that is behind comes anew by itself.
  await page.evaluate(async () => {
    const broken = new Promise((done) =>
      navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }),
    );
    await (await navigator.serviceWorker.ready).update();
    await broken;
  });
  await page.reload();
  const anew = page.getByRole('button', { name: 'Download the app again' });
  await expect(anew).toBeVisible();
  await mark(page);
  await anew.click();
  // The page before has the same button, and is not looked into while it is on its way out.
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
  await expect(anew).toBeVisible();
  expect(page.url()).toBe(at('#/safe'));
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});
