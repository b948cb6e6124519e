import { expect, type Page } from '@playwright/test';
import { inMotion } from './in-motion.ts';
import { errorsOf, setTable, withoutWaiting } from './table-page.ts';
import { test } from './warm-page.ts';

test.use({ contextOptions: inMotion });

const painted = (page: Page) => page.locator('.board[data-painted]');
const picture = (page: Page) => page.locator('.painted-floor canvas').last();

/** How bright the picture is in the middle of a space, 0..255; -1 where nothing is painted. */
const lightAt = (page: Page, x: number, y: number) =>
  picture(page).evaluate(
    (canvas: HTMLCanvasElement, [x, y]) => {
      const size = Number(canvas.closest<HTMLElement>('.painted-floor')!.dataset.paintedSize);
      const of = canvas
        .getContext('2d')!
        .getImageData((x + 1.3) * size, (y + 1.3) * size, size / 2, size / 2);
      let sum = 0;
      for (let i = 0; i < of.data.length; i += 4) sum += of.data[i]! + of.data[i + 1]! + of.data[i + 2]!;
      return of.data[3] === 0 ? -1 : (sum / of.data.length) * (4 / 3);
    },
    [x, y] as const,
  );

test('the table shows a painted floor, plain when that is chosen, and at a second visit the kept one', {
  tag: '@quick',
}, async ({ page }) => {
  test.slow();
  const errors = errorsOf(page);
  await setTable(page, 'training-yard', 'a painted yard');
  await expect(painted(page)).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('.board')).not.toHaveAttribute('data-painting', { timeout: 60_000 });
  expect(await lightAt(page, 1, 1)).toBeGreaterThan(40);
  expect(await picture(page).evaluate((canvas) => canvas.closest('[aria-hidden="true"]') !== null)).toBe(
    true,
  );
  // The drawing leaves the floor to it; where it is pressed is asked of the drawing as ever.
  await expect(page.locator('.board-stone').first()).toBeHidden();
  await expect(page.locator('.board-hit')).toBeAttached();

  // Larger spaces are painted finer. What makes them larger unfolds beside Fit.
  await page.getByRole('button', { name: 'Fit' }).hover();
  for (let i = 0; i < 4; i++) await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(page.locator('.board[data-painted="128"]')).toBeVisible({ timeout: 60_000 });

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Show a plain board' }).click();
  await expect(painted(page)).toHaveCount(0);
  await expect(page.locator('.painted-floor')).toHaveCount(0);
  await expect(page.locator('.board-stone').first()).toBeVisible();
  await page.reload();
  await expect(page.locator('.board-stone').first()).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Show the painted board' }).click({ timeout: 30_000 });
  await expect(painted(page)).toBeVisible({ timeout: 60_000 });
  expect(errors).toEqual([]);
});

test('signs of terrain step back on a painted floor: they are there under the pointer, and all while Alt is held', async ({
  page,
}) => {
  test.slow();
  await withoutWaiting(page, { painted: true });
  await setTable(page, 'training-yard', 'signs');
  await expect(painted(page)).toBeVisible({ timeout: 60_000 });
  const signs = page.locator('.terrain-signs [data-terrain]');
  await expect(signs).toHaveCount(0);
  await page.keyboard.down('Alt');
  await expect(signs).toHaveCount(2);
  await page.keyboard.up('Alt');
  await expect(signs).toHaveCount(0);
});

test('a painted board lives: light on water, flames, Currents that run; it stands still for whoever wants less motion', async ({
  page,
}) => {
  test.slow();
  await withoutWaiting(page, { painted: true });
  await setTable(page, 'when-the-locks-opened', 'water');
  await expect(page.locator('.shimmer canvas')).toHaveCount(3, { timeout: 90_000 });
  await expect(page.locator('.lamp-tongue').first()).toBeAttached();
  const runs = page.locator('.current-flow');
  expect(await runs.count()).toBeGreaterThan(1);
  const moves = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .map((one) => (one as CSSAnimation).animationName)
        .filter((name, i, all) => all.indexOf(name) === i),
    );
  expect(await moves()).toEqual(
    expect.arrayContaining(['shimmer', 'lamp-glow', 'lamp-tongue', 'current-flow']),
  );
  // Whatever moves lies below what is read aloud and pressed.
  expect(await page.locator('.living-floor').getAttribute('aria-hidden')).toBe('true');
  await expect(page.locator('.current-ripples').first()).toBeHidden();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('.living-floor')).toHaveCount(0);
  await expect(page.locator('.current-ripples').first()).toBeVisible();
});

test('whoever wants more contrast has the plain board without asking', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await withoutWaiting(page, { painted: true });
  await setTable(page, 'training-yard', 'contrast');
  await expect(page.locator('.board-stone').first()).toBeVisible();
  await expect(page.locator('.board')).not.toHaveAttribute('data-painting');
  await expect(painted(page)).toHaveCount(0);
});

test('a browser that cannot draw in a worker plays on the plain board', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'OffscreenCanvas'));
  const errors = errorsOf(page);
  await withoutWaiting(page, { painted: true });
  await setTable(page, 'training-yard', 'no worker');
  await expect(page.locator('.board')).not.toHaveAttribute('data-painting');
  await expect(page.locator('.board-stone').first()).toBeVisible();
  expect(errors).toEqual([]);
});
