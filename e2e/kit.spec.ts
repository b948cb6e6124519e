import { expect, type Page } from '@playwright/test';
import { serveKit } from './served-kit.ts';
import { errorsOf } from './table-page.ts';
import { cold as test } from './warm-page.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).last().click();
const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  );
const locked = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflow);

test('every part of the kit, with the dialogs and popovers of the browser itself', {
  tag: '@quick',
}, async ({ page }) => {
  const errors = errorsOf(page);
  const kit = await serveKit();
  try {
    await page.goto(kit.address);
    const dialogs = page.getByRole('dialog');
    const unfolded = page.getByRole('tooltip');

    // One dialog over another: Escape closes the topmost alone, and gives the focus back.
    await press(page, 'Open sheet');
    await expect(dialogs).toBeVisible();
    expect(await focused(page)).toBe('Close');
    expect(await locked(page)).toBe('hidden');
    await press(page, 'Open wide sheet');
    await expect(dialogs).toHaveCount(2);
    const reached = await dialogs.first().evaluate((below) => {
      below.querySelector('button')!.focus();
      return below.contains(document.activeElement);
    });
    expect(reached).toBe(false); // that below is out of reach
    expect(await page.getByText('Open: 2').evaluate((one) => one.closest('dialog')?.ariaLabel)).toBe(
      'wide sheet',
    );
    const word = page.getByRole('button', { name: 'word' }).last();
    await word.hover();
    await expect(unfolded).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(unfolded).toHaveCount(0);
    await expect(page.getByRole('dialog', { name: 'wide sheet' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'wide sheet' })).toHaveCount(0);
    expect(await focused(page)).toBe('Open wide sheet');
    // What goes wrong is seen over it and can be pressed; it stays when the dialog is closed by a press beside it.
    await press(page, 'Break');
    await page.mouse.click(5, 5);
    await expect(dialogs).toHaveCount(0);
    expect(await focused(page)).toBe('Open sheet');
    expect(await locked(page)).toBe('visible');
    await press(page, 'Dismiss');
    await expect(page.getByText('It broke.')).toHaveCount(0);

    // An alert waits for an answer, and has the focus where it says.
    await press(page, 'Open alert');
    expect(await focused(page)).toBe('No');
    await page.mouse.click(5, 5);
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await press(page, 'No');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);

    // A menu: by keys, and its button closes what it opened.
    const menu = page.getByRole('menu');
    await press(page, 'Menu');
    await expect(menu).toBeVisible();
    await press(page, 'Menu');
    await expect(menu).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page.getByText('the last', { exact: true })).toBeVisible();
    await press(page, 'Menu');
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    expect(await focused(page)).toBe('Menu');
    await press(page, 'Menu');
    await page.mouse.click(5, 5);
    await expect(menu).toHaveCount(0);

    // Words: one stop of Tab, one unfolded at a time, above its word and within the window; a press on it keeps it open.
    const flame = page.getByRole('button', { name: 'flame' });
    await flame.click();
    await expect(unfolded).toHaveText('What flame is');
    await flame.click();
    await expect(unfolded).toHaveText('What flame is');
    const [box, from] = [await unfolded.boundingBox(), await flame.boundingBox()];
    expect(box!.y + box!.height).toBeLessThan(from!.y);
    expect(from!.y - box!.y - box!.height).toBeCloseTo(11, 0);
    await page.keyboard.press('ArrowRight');
    await expect(unfolded).toContainText('A longer text');
    await page.keyboard.press('Enter');
    await expect(page.locator('output').filter({ hasText: '1' })).toBeVisible();
    await expect(unfolded).toHaveCount(0);

    await page.getByText('Folded', { exact: true }).click();
    await expect(page.getByText('What is in it.').first()).toBeVisible();
    await page.getByRole('radio', { name: 'large' }).check();
    await page.getByRole('checkbox', { name: 'In short' }).check();
    await expect(page.getByRole('checkbox', { name: 'With what it does' })).not.toBeChecked();
    await page.getByRole('slider', { name: 'Loud' }).press('ArrowRight');
    await expect(page.getByText('65 %')).toBeVisible();
    expect(errors).toEqual([]);
  } finally {
    await kit.close();
  }
});
