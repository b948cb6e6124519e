import { expect, type Page, test } from '@playwright/test';
import { errorsOf, question, setTable, withoutWaiting } from './table-page.ts';

/** Plays until somebody may attack, by itself and a question a task: the way there is not what is tested. */
async function toAnAttack(page: Page) {
  await question(page);
  const isThere = await page.evaluate(async () => {
    for (let turn = 0; turn < 3000; turn++) {
      if (document.querySelector('.question [data-option^="attack:"]')) return true;
      const buttons = [...document.querySelectorAll<HTMLElement>('.question [data-option]')];
      buttons[(turn * 7919) % Math.max(1, buttons.length)]?.click();
      await new Promise((done) => setTimeout(done, 0));
    }
    return false;
  });
  expect(isThere).toBe(true);
  return page.locator('.question [data-option^="attack:"]').first();
}

const shown = /^\d+%$/;

test('odds come from a worker beside the attacks, and the page goes on meanwhile', async ({ page }) => {
  const errors = errorsOf(page);
  await withoutWaiting(page);
  let letCome = () => {};
  const held = new Promise<void>((come) => {
    letCome = come;
  });
  await page.route(/page-worker.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await setTable(page, 'training-yard', 'odds');
  const attack = await toAnAttack(page);
  // While they are not there everything else can be used.
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('menuitem', { name: 'Save as a file' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(attack).toBeVisible();
  await expect(page.locator('.option-odds')).toHaveCount(0);
  letCome();
  await expect(attack.locator('.option-odds')).toHaveText(shown);
  expect(page.workers().length).toBeGreaterThan(0);
  expect(errors).toEqual([]);
});

test('a page without workers shows odds as well', async ({ page }) => {
  const errors = errorsOf(page);
  await withoutWaiting(page);
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'Worker');
  });
  await setTable(page, 'training-yard', 'odds');
  const attack = await toAnAttack(page);
  await expect(attack.locator('.option-odds')).toHaveText(shown);
  expect(page.workers()).toHaveLength(0);
  expect(errors).toEqual([]);
});
