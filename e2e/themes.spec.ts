// For the proof only: lights are changed and chosen; every screen in each light is part of the proof's walk.
import { expect, type Page, test } from '@playwright/test';
import { tooPale } from './contrast.ts';
import { errorsOf, keepTheme, setTable, withoutWaiting } from './table-page.ts';

const themeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);
const clothOf = (page: Page) => page.locator('meta[name="theme-color"]').getAttribute('content');
const groundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('as the device has it: light and dark, strong contrast before both, and when it changes', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  // The table by lamplight is what nobody has chosen anything else for.
  await page.goto('./');
  expect(await themeOf(page)).toBe('dark');
  await page.goto('about:blank');
  await keepTheme(page, 'system');
  await page.goto('./');
  expect(await themeOf(page)).toBe('light');
  const daylight = await groundOf(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => themeOf(page)).toBe('dark');
  expect(await groundOf(page)).not.toBe(daylight);
  await page.emulateMedia({ colorScheme: 'light', contrast: 'more' });
  await expect.poll(() => themeOf(page)).toBe('contrast');
  expect(await groundOf(page)).toBe('rgb(0, 0, 0)');
  expect(await clothOf(page)).toBe('#000000');
});

for (const guest of ['malhya', 'folklore'])
  test(`by daylight, on a phone laid flat, the bar over a page of the story is read: ${guest}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await withoutWaiting(page);
    await keepTheme(page, 'light');
    await page.goto(`./#/guest/${guest}`);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(page.locator('.guest-page')).toBeVisible();
    expect(await themeOf(page)).toBe('light');
    expect(await tooPale(page)).toEqual([]);
  });

test('what is chosen takes effect at once, is kept, and stands before anything of the page is painted', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('./');
  await expect(page.getByRole('heading', { name: 'Advanced' })).toBeVisible();
  const lamplight = await groundOf(page);
  await page.keyboard.press('o');
  const dialog = page.getByRole('dialog', { name: 'Display' });
  await dialog.getByRole('radio', { name: 'Daylight' }).check();
  expect(await themeOf(page)).toBe('light');
  const daylight = await groundOf(page);
  expect(daylight).not.toBe(lamplight);
  expect(await clothOf(page)).toBe('#dfcfb0');

  // The page's own script is held back: only what comes before it says how the wait looks.
  await page.route('**/assets/*.js', () => {});
  await page.goto('./?again', { waitUntil: 'commit' });
  await expect(page.locator('.first')).toBeVisible();
  expect(await themeOf(page)).toBe('light');
  expect(await page.locator('.first').evaluate((first) => getComputedStyle(first).backgroundColor)).toBe(
    daylight,
  );
  await page.unroute('**/assets/*.js');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Advanced' })).toBeVisible();
  await page.getByRole('button', { name: 'Display' }).click();
  await expect(dialog.getByRole('radio', { name: 'Daylight' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'Match system' }).check();
  expect(await themeOf(page)).toBe('dark');
  expect(errors).toEqual([]);
});

test('the board keeps its lamp and its paint by daylight, and is lines and signs in high contrast', async ({
  page,
}) => {
  test.slow();
  await withoutWaiting(page, { painted: true });
  await keepTheme(page, 'light');
  await setTable(page, 'training-yard', 'a yard by day');
  await expect(page.locator('.board[data-painted]')).toBeVisible({ timeout: 60_000 });
  const writing = (where: string) =>
    page
      .locator(where)
      .first()
      .evaluate((one) => {
        // What a name stands for is known where a colour is asked for.
        const written = one.appendChild(document.createElement('i'));
        written.style.color = 'var(--text)';
        const { color } = getComputedStyle(written);
        written.remove();
        return color;
      });
  const onPaper = await writing('.question');
  expect(await writing('.board-place')).not.toBe(onPaper);
  await page.keyboard.press('o');
  await page.getByRole('radio', { name: 'High contrast' }).check();
  await page.keyboard.press('Escape');
  await expect(page.locator('.board[data-painted]')).toHaveCount(0);
  await expect(page.locator('.board-stone').first()).toBeVisible();
  expect(await writing('.board-place')).toBe(await writing('.question'));
});
