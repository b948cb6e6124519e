// For the proof only: its screens are in the walk; what is worked out there is shown by unit tests.
import { expect, test } from '@playwright/test';
import { openDrawer } from './drawer.ts';
import { answer, errorsOf, playUntil, question, setTable, withoutWaiting } from './table-page.ts';

test('a short game: what decided it, a turning point in the replay, played on from there, both side by side', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const errors = errorsOf(page);
  await withoutWaiting(page);
  await setTable(page, 'training-yard', 'e2e-after');
  await playUntil(page, [], 20).catch(() => null);

  // A note of one's own, at its deed.
  await openDrawer(page, 'Log');
  await page.getByRole('button', { name: 'Note', exact: true }).click();
  await page.getByLabel('Your note').fill('Here it began to go wrong.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('.own-note')).toContainText('Here it began to go wrong.');
  await playUntil(page, [], 900);

  await page.getByRole('link', { name: 'Analyze' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The Training Yard' })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Damage' }).getByRole('row', { name: /^Animate 1 \d/ }),
  ).toBeVisible();
  await expect(page.getByText(/^Calculated odds: (\d+) of \1 attacks\./)).toBeVisible({ timeout: 90_000 });
  const turning = page.getByRole('region', { name: 'Turning points' });
  await expect(turning.getByRole('button', { name: 'Simulate more' })).toBeVisible({ timeout: 120_000 });
  await expect(turning.locator('.after-progress')).toHaveText(/(\d+) of \1 games/);
  await expect(turning.locator('.line-chart-dot').first()).toBeAttached();

  // A place is a door into the replay at that moment.
  await turning.getByRole('link', { name: 'Watch from: Round 2' }).click();
  const where = page.locator('.replay-where');
  await expect(where).toHaveText(/^Decision ([1-9]\d*)\/\d+/);
  await expect(page.getByRole('slider', { name: 'Position in the game' })).toHaveAttribute(
    'aria-valuetext',
    /^Round 2\./,
  );
  const at = await where.textContent();
  await page.keyboard.press('PageDown');
  await expect(where).not.toHaveText(at!);
  await page.keyboard.press('PageUp');
  await page.getByRole('button', { name: 'Go to the end' }).click();
  await openDrawer(page, 'Log');
  await page.getByRole('button', { name: 'Round 2' }).click();
  await page.locator('.told-deed button.deed-go').first().click();
  await expect(page.locator('.told-deed[aria-current="step"]')).toBeVisible();

  // Played on from there, with other dice and a name.
  await page.getByRole('button', { name: 'Play with other dice …' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('If only');
  await page.getByLabel('Other dice').check();
  await page.getByLabel(/^Seed/).fill('better');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('region', { name: 'The open question' })).toBeVisible();
  await playUntil(page, [], 900);
  await page.getByRole('link', { name: 'Analyze' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'If only' })).toBeVisible();
  await page.getByRole('link', { name: 'Compare with The Training Yard' }).click();
  const both = page.getByRole('region', { name: 'Side by side' });
  for (const row of ['Result', 'Rounds', 'Standing', 'Damage dealt by the party', 'Gold'])
    await expect(both.getByRole('rowheader', { name: row })).toBeVisible();
  await expect(both.getByRole('columnheader')).toHaveText(['What', 'If only', 'The Training Yard']);

  // The list of games has it below the one it comes from.
  await page.goto('./#/');
  await expect(page.locator('.game-branches h3')).toHaveText('If only');
  expect(errors).toEqual([]);
});

test('a deed in the feed leads to its moment, and back to the game', async ({ page }) => {
  const errors = errorsOf(page);
  await withoutWaiting(page);
  await setTable(page, 'training-yard', 'e2e-deed');
  await playUntil(page, [], 16).catch(() => null);
  await openDrawer(page, 'Log');
  const deeds = page.locator('.deed-text');
  const text = await deeds.last().textContent();
  await page.getByRole('searchbox', { name: 'Search' }).fill(text!.slice(0, 12));
  await expect(deeds.last()).toHaveText(text!);
  await page.locator('a.deed-go').last().click();
  await expect(page.locator('.replay-where')).toBeVisible();
  await openDrawer(page, 'Log');
  await expect(page.locator('.told-deed[aria-current="step"] .deed-text')).toHaveText(text!);
  await page.goBack();
  expect(await question(page)).not.toBeNull();
  await answer(page, /./);
  expect(errors).toEqual([]);
});
