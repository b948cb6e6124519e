import { expect, test } from '@playwright/test';

test('the page opens and shows its heading', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Middara table' })).toBeVisible();
  expect(errors).toEqual([]);
});
