// For the proof only: a plan is laid in the walk through a turn, and shown by its component.
import { expect, test } from '@playwright/test';
import { clickSpace, errorsOf, playUntil, question, setTable, withoutWaiting } from './table-page.ts';

test('a turn is laid out on a ghost, compared with another, thrown away or taken with one press', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await withoutWaiting(page);
  await setTable(page, 'training-yard', 'e2e-plan');
  await playUntil(page, ['turn']);
  const { decisions, text } = (await question(page))!;
  const plan = page.getByRole('region', { name: 'Plan', exact: true });
  await page.keyboard.press('p');
  await expect(plan).toBeVisible();
  await expect(plan).toContainText('No steps yet.');
  // With nothing laid down there is one way: back.
  await expect(plan.getByRole('button')).toHaveText(['Back to the game']);

  await clickSpace(page, 2, 0);
  await expect(plan.getByRole('listitem')).toContainText([/^Move \d+ spaces?/]);
  await plan.getByRole('button', { name: 'Copy the plan' }).click();
  await plan.getByRole('button', { name: 'Remove this step' }).click();
  await clickSpace(page, 2, 2);
  await expect(plan.getByRole('listitem')).toContainText([/^Move \d+ spaces?/]);
  await plan.getByLabel('Compare with').selectOption({ index: 1 });
  await expect(plan.locator('.plan-columns section')).toHaveCount(2);
  // Back at the game nothing has happened; the plans are kept.
  await page.keyboard.press('p');
  expect(await question(page)).toMatchObject({ decisions, text });
  await page.keyboard.press('p');
  await expect(plan.getByRole('listitem').first()).toContainText(/^Move \d+ spaces?/);
  await plan.getByRole('button', { name: 'Do this plan' }).click();
  await expect(plan).toBeHidden();
  await expect(page.locator(`[data-decisions="${decisions}"]`)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /at 2,2$/ }).first()).toBeAttached();
  expect(errors).toEqual([]);
});

test('an attack in a plan shows its odds in place of dice, and asks how before it is laid down', async ({
  page,
}) => {
  await withoutWaiting(page);
  await setTable(page, 'training-yard', 'e2e-strike');
  await playUntil(page, ['turn']);
  const { decisions } = (await question(page))!;
  await page.keyboard.press('p');
  const plan = page.getByRole('region', { name: 'Plan', exact: true });
  await plan.getByLabel('Whose turn').selectOption('Rook');
  await expect(plan.getByText(/^As if it were Rook’s turn/)).toBeVisible();
  await clickSpace(page, 3, 2);
  await expect(plan.getByText(/^Move \d+ spaces?$/)).toBeVisible();
  await clickSpace(page, 4, 2);
  await plan.getByRole('button', { name: 'Normal' }).click();
  await expect(plan.getByText(/[Hh]it \d+ ?% · .* damage/)).toBeVisible();
  await page.keyboard.press('p');
  expect((await question(page))!.decisions).toBe(decisions);
});
