import { expect } from '@playwright/test';
import { answer, decided, errorsOf, playUntil, question, setTable, withoutWaiting } from './table-page.ts';
import { test } from './warm-page.ts';

test('a second tab is told, asks before it takes over, and nothing is lost', { tag: '@quick' }, async ({
  page,
  context,
}) => {
  const errors = errorsOf(page);
  await withoutWaiting(page);
  await setTable(page, 'training-yard', 'e2e-tabs');
  await playUntil(page, ['turn']);
  const asked = await question(page);

  const second = await context.newPage();
  errorsOf(second).push = errors.push.bind(errors);
  await withoutWaiting(second);
  await second.goto(page.url());
  await expect(second.getByText('This game is open in another tab.')).toBeVisible();
  await second.getByRole('button', { name: 'Play here' }).click();
  expect(await question(second)).toEqual(asked);
  await expect(page.getByText(/This game was continued in another tab/)).toBeVisible();

  // And back again, with what was decided there.
  await second.keyboard.press('e');
  // Shown when it is kept.
  await decided(second, asked!);
  const next = await question(second);
  await page.getByRole('button', { name: 'Play here' }).click();
  expect(await question(page)).toEqual(next);
  expect(errors).toEqual([]);
});

test('a game that is deleted in another tab says so, and is kept again when it is asked to', async ({
  page,
  context,
}) => {
  await withoutWaiting(page);
  await setTable(page, 'training-yard', 'e2e-deleted');
  const second = await context.newPage();
  await second.goto('./#/');
  await second.getByRole('button', { name: /^Delete/ }).click();
  await second.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('alert')).toContainText('This game was deleted in another tab');
  await answer(page, /./);
  await expect(page.locator('[data-decisions="1"]')).toBeVisible();
  await second.reload();
  await expect(second.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Save again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('[data-decisions="1"]')).toBeVisible();
});
