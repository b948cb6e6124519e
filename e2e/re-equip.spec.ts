// For the proof only: the exchange is in the walk through a turn, its numbers in its component.
import { expect, type Page, test } from '@playwright/test';
import { errorsOf, playUntil, question, setTable, withoutWaiting } from './table-page.ts';

const decisions = async (page: Page) =>
  Number(await page.locator('[data-decisions]').getAttribute('data-decisions'));
const worn = (page: Page) => page.locator('.exchange-place').first();
const pack = (page: Page) => page.locator('.exchange-place').nth(1);

/** A turn that may re-equip, with its sheet laid out. */
async function layOut(page: Page): Promise<{ before: number; asked: string }> {
  await withoutWaiting(page);
  await setTable(page, 'training-yard', 'e2e-exchange');
  const turn = (await playUntil(page, ['turn']))!;
  const before = await decisions(page);
  await page.locator('.deeds [data-option~="re-equip"]').click();
  await page.getByRole('dialog').locator('[data-option="re-equip"]').click();
  await expect(page.getByRole('region', { name: /^Change .* gear$/ })).toBeVisible();
  expect(await decisions(page)).toBe(before);
  return { before, asked: turn.text };
}

test('an item is put away by two presses, seen in numbers, taken back, put away again and decided', async ({
  page,
}) => {
  const errors = errorsOf(page);
  const { before, asked } = await layOut(page);
  expect(asked).not.toBe('');
  const sheet = page.getByRole('region', { name: /^Change .* gear$/ });
  const decide = sheet.getByRole('button', { name: /^Done · 1 SP/ });
  await expect(decide).toBeDisabled();
  const item = worn(page).locator('.exchange-item').first();
  const name = (await item.textContent())!;
  const put = async () => {
    await item.click();
    await sheet
      .getByRole('button', { name: /^To .*Pack$/ })
      .first()
      .click();
  };
  await put();
  await expect(pack(page)).toContainText(name);
  await expect(sheet.getByRole('list', { name: 'Changes' })).toContainText(`Store ${name}`);
  await expect(sheet.locator('.exchange-numbers')).toContainText(/◆ \d → \d/);
  await sheet.getByRole('button', { name: /^Undo: Store/ }).click();
  await expect(worn(page)).toContainText(name);
  await expect(decide).toBeDisabled();
  await put();
  await decide.click();
  await expect(page.locator(`[data-decisions="${before + 3}"]`)).toBeVisible();
  expect((await question(page))!.text).toBe(asked);
  // What was done is told.
  await expect(page.locator('.board-foot-notes')).toContainText(`${name} into the Pack`);
  // One thing to take back.
  await page.keyboard.press('u');
  await expect(page.locator(`[data-decisions="${before}"]`)).toBeVisible();
  expect(errors).toEqual([]);
});

test('the same by keys alone, and left with nothing paid', async ({ page }) => {
  const { before } = await layOut(page);
  const sheet = page.getByRole('region', { name: /^Change .* gear$/ });
  await expect(sheet).toBeFocused();
  const first = worn(page).locator('.exchange-item').first();
  // Whoever may be traded with is named before.
  for (let i = 0; i < 4 && !(await first.evaluate((one) => one === document.activeElement)); i++)
    await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  for (let i = 0; i < 12; i++) {
    if (await sheet.locator('.exchange-here:focus').count()) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('list', { name: 'Changes' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  expect(await decisions(page)).toBe(before);
});

test('and dragged', async ({ page }) => {
  await layOut(page);
  const item = worn(page).locator('.exchange-item').first();
  const name = (await item.textContent())!;
  await item.dragTo(pack(page));
  await expect(pack(page)).toContainText(name);
});
