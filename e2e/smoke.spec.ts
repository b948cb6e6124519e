import { expect, test } from '@playwright/test';

test('the page opens and shows its heading', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Middara table' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('what is seen first does not wait for the content; content that does not come is told', async ({
  page,
}) => {
  let send = () => {};
  const asked = new Promise<void>((done) => {
    send = done;
  });
  let fail = false;
  await page.route(/browser-files.*\.js/, async (route) => {
    await asked;
    await (fail ? route.abort() : route.continue());
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByText('Setting the table …')).toBeVisible();
  send();
  await expect(page.getByRole('heading', { name: 'Encounters' })).toBeVisible();
  fail = true;
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('alert')).toContainText('a part of it did not arrive. Your games are kept.');
  fail = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Encounters' })).toBeVisible();
});
