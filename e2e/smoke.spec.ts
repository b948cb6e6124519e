import { gzipSync } from 'node:zlib';
import { expect, type Response } from '@playwright/test';
import { openAdvanced, withoutWaiting } from './table-page.ts';
import { cold as test } from './warm-page.ts';

test('the page opens and shows its heading; its first button is never taken away while the rest comes', {
  tag: '@quick',
}, async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    const seen: boolean[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const isThere = document.querySelector('.home-go') !== null;
      if (isThere || seen.length > 0) seen.push(isThere);
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Middara table' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Advanced' })).toBeVisible();
  const seen = await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen);
  expect(seen.length).toBeGreaterThan(5);
  expect(seen).not.toContain(false);
  expect(errors).toEqual([]);
});

test('whoever presses the first button at once waits for the table alone: 300 kB of script, and nothing that comes later', {
  tag: '@quick',
}, async ({ page }) => {
  const scripts = new Map<string, Response>();
  page.on('response', (response) => {
    if (/\.js$/.test(response.url())) scripts.set(response.url(), response);
  });
  // What was asked for up to the frame in which a space is lit, whenever the test looks.
  await page.addInitScript(() => {
    const look = () => {
      if (!document.querySelector('.board-band')) return void requestAnimationFrame(look);
      const asked = performance.getEntriesByType('resource').map(({ name }) => name);
      Object.assign(window, { asked });
    };
    // By the page itself, in the first frame that has it: from without, a press on a busy machine comes when the first
    // screen has had nothing to do and fetches what is for later.
    const press = () => {
      const go = document.querySelector<HTMLElement>('.home-go');
      if (!go) return void requestAnimationFrame(press);
      go.click();
      look();
    };
    press();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const asked = await page.waitForFunction(() => (window as unknown as { asked?: string[] }).asked);
  const names = (await asked.jsonValue())!.filter((name) => scripts.has(name));
  const sizes = await Promise.all(
    names.map(async (name) => gzipSync(await scripts.get(name)!.body(), { level: 9 }).length / 1000),
  );
  const kilobytes = sizes.reduce((all, one) => all + one, 0);
  expect(kilobytes).toBeGreaterThan(200);
  expect(kilobytes).toBeLessThan(300);
  for (const late of [/rules-/, /words-/, /checks-/, /paint-worker-/, /HomeScreen-/, /PackShelf-/])
    expect(names.filter((name) => late.test(name))).toEqual([]);
});

test('the first screen waits for neither the rules nor the content, and others say that they wait', {
  tag: '@quick',
}, async ({ page }) => {
  const content = /content-.*\.json/;
  let send = () => {};
  const asked = new Promise<void>((done) => {
    send = done;
  });
  await page.route(content, async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'All battles' })).toBeVisible();
  await page.getByRole('link', { name: 'Play The Training Yard' }).click();
  await expect(page.getByText('Loading the table …')).toBeVisible();
  send();
  await expect(page.getByRole('heading', { name: 'All battles' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  // A handler that answers a page that has gone fails the test: none is left when the page goes.
  await page.unrouteAll({ behavior: 'wait' });
  await page.route(content, (route) => route.abort());
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('alert')).toContainText('Part of the table did not load. Your games are safe.');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
});

test('a part of the page that is missing after an update is told on the first screen, and fetched anew', async ({
  page,
}) => {
  await page.route(/start.*\.js/, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('Part of the table did not load. Your games are safe.');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Advanced' })).toBeVisible();
});

test('the rest comes to the first screen without taking the focus of whoever is at it', async ({ page }) => {
  // Held back until somebody is at the first screen: on a quick machine all of it may be there before.
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/content-.*\.json/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  const link = page.getByRole('link', { name: 'Rules and lessons' });
  await link.focus();
  const come = page.waitForResponse(/content-.*\.json/);
  release();
  await come;
  await page.waitForTimeout(1500);
  await expect(link).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Advanced' })).toBeHidden();
  await link.blur();
  await expect(page.getByRole('heading', { name: 'Advanced' })).toBeVisible();
});

test('a screen that does not come is told as one that broke, and is there when it is opened again', async ({
  page,
}) => {
  await page.route(/SetUpScreen.*\.js/, (route) => route.abort());
  await page.goto('/#/set-up/training-yard');
  await expect(page.getByRole('alert')).toContainText('Something broke.');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
});

test('what checks packs is fetched when one is brought, and not before', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Advanced' })).toBeVisible();
  // The screens come last.
  await expect.poll(() => fetched.some((url) => /SetUpScreen.*\.js/.test(url))).toBe(true);
  const checking = () =>
    fetched.filter((url) => /\/(page-jobs|encounterFiles|page-worker)-/.test(url)).length;
  expect(checking()).toBe(0);
  await openAdvanced(page);
  await page.getByLabel('Add a zip').setInputFiles({
    name: 'no.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from('no zip'),
  });
  await expect(page.getByRole('alert')).toContainText('no.zip');
  expect(checking()).toBeGreaterThan(0);
});

test('where the browser is to save data, no room is fetched whose door nobody has come near', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await withoutWaiting(page);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/');
  await page.getByRole('link', { name: /^Learn to play/ }).click();
  await page.getByRole('button', { name: /^End turn/ }).click();
  // After a first turn all other rooms would come, behind what the table itself has left for later.
  await expect(page.locator('[data-decisions="3"]').first()).toBeVisible();
  await expect.poll(() => fetched.some((url) => /OutcomeDialog.*\.js/.test(url))).toBe(true);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  const rooms = /\/(SetUp|Campaigns?|Workshop|Abraxis|Lab|After|Replay|Rules)Screen-|\/guest-/;
  expect(fetched.filter((url) => rooms.test(url))).toEqual([]);
});
