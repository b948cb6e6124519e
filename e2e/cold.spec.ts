// For the proof only: small things a newcomer meets, each shown by a component as well.
import { expect, test } from '@playwright/test';
import { answer, errorsOf, question, withoutWaiting } from './table-page.ts';

test('whoever is new keeps the players when the encounter changes, has all placed in one press, and measures', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await withoutWaiting(page);
  await page.goto('./#/set-up/training-yard');
  await page.getByRole('button', { name: '+ Add player' }).click();
  await page.getByLabel('Name of player 2').fill('Ben');
  await page.locator('.set-up-which select').selectOption('under-hallow-street');
  await expect(page.getByRole('heading', { name: 'Under Hallow Street' })).toBeVisible();
  await expect(page.getByLabel('Name of player 2')).toHaveValue('Ben');
  await page.getByLabel(/^Seed/).fill('cold');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Place all for me' }).click();
  await page.locator('.dock').getByRole('button', { name: 'Start', exact: true }).click();
  await expect.poll(async () => (await question(page))?.kind).not.toBe('placement');

  // By keys: the ruler is laid, a figure pointed at, and put away.
  await page.keyboard.press('m');
  const line = page.locator('.ruler-line');
  await expect(line).toContainText('choose a space');
  await page.getByRole('application').focus();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  await expect(line).toContainText(/range \d+.*line of sight/);
  await page.keyboard.press('Escape');
  await expect(line).toBeHidden();
  expect(errors).toEqual([]);
});

test('what came of the last answer stands above the next question', async ({ page }) => {
  await withoutWaiting(page);
  await page.goto('./#/learn');
  await expect(page.getByRole('region', { name: 'The open question' })).toBeVisible();
  await answer(page, /^end/);
  await answer(page, /^end/);
  await expect(page.getByRole('region', { name: 'Just now' })).toContainText('Silt Imp');
});
