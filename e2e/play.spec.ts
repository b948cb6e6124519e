import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { openDrawer } from './drawer.ts';
import { errorsOf, playUntil, question, setTable, withoutWaiting } from './table-page.ts';
import { test } from './warm-page.ts';

test('an encounter from set-up to its end: closed in an attack, saved, loaded elsewhere, watched', {
  tag: '@quick',
}, async ({ page, browser }) => {
  test.setTimeout(180_000);
  const errors = errorsOf(page);
  await withoutWaiting(page);
  await setTable(page, 'training-yard', 'e2e-1');

  // In the middle of an attack the page goes and comes again: the same question.
  await playUntil(page, ['dodge', 'empower']);
  const asked = await question(page);
  await page.reload();
  expect(await question(page)).toEqual(asked);
  await openDrawer(page, 'Numbers');
  await expect(page.getByRole('region', { name: 'Attack', exact: true })).toBeVisible();
  await page.goto('about:blank');
  await page.goto('./');
  await page.getByRole('link', { name: /^Continue/ }).click();
  expect(await question(page)).toEqual(asked);

  // Saved as a file, loaded in another browser: the same question there.
  await page.getByRole('button', { name: 'Menu' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Save as a file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('the-training-yard.middara.json');
  const file = readFileSync(await download.path());
  const elsewhere = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  errorsOf(elsewhere).push = errors.push.bind(errors);
  await withoutWaiting(elsewhere);
  await elsewhere.goto('./');
  await elsewhere
    .getByLabel('Load a file')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: file });
  expect(await question(elsewhere)).toEqual(asked);

  // Played to its end there.
  expect(await playUntil(elsewhere, [])).toBeNull();
  const outcome = elsewhere.getByRole('alertdialog');
  await expect(outcome.getByRole('heading', { name: /^You (won!|lost)$/ })).toBeVisible();
  const words = await outcome.locator('.outcome-text').innerText();

  // Watched from the start to the same end, back and forth.
  await outcome.getByRole('link', { name: 'Watch again' }).click();
  const where = elsewhere.locator('.replay-where');
  await expect(where).toHaveText(/^Decision 0\/\d+ · event 0\/\d+$/);
  const moment = elsewhere.getByTestId('moment');
  await elsewhere.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(moment).toHaveText(words, { timeout: 60_000 });
  const end = await where.innerText();
  await elsewhere.getByRole('button', { name: 'Previous event' }).click();
  await elsewhere.getByRole('button', { name: 'Previous decision' }).click();
  expect(await where.innerText()).not.toBe(end);
  await elsewhere.getByRole('button', { name: 'Next decision' }).click();
  await expect(moment).toHaveText(words);
  expect(await where.innerText()).toBe(end);

  // And played on from the middle.
  await elsewhere.getByRole('slider', { name: 'Position in the game' }).fill('60');
  await elsewhere.getByRole('button', { name: 'Play from here' }).click();
  expect(await question(elsewhere)).not.toBeNull();
  expect(errors).toEqual([]);
});

test('a link opens the position as a game of its own', async ({ page, browser }) => {
  await withoutWaiting(page);
  await setTable(page, 'training-yard', 'e2e-link');
  await playUntil(page, ['dodge', 'empower', 'turn']);
  const asked = await question(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Link to this position' }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(link);
  expect(await question(elsewhere)).toEqual(asked);
  await elsewhere.goto('./#/');
  await expect(elsewhere.getByRole('heading', { name: /from a link/ })).toBeVisible();
});
