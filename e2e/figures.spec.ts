// For the proof only: a painter paints every figure for it.
import { expect, test } from '@playwright/test';
import { errorsOf, setTable, withoutWaiting } from './table-page.ts';

test('figures are painted over their bases, and drawn in two colours where the browser chooses them', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await withoutWaiting(page, { painted: true });
  await setTable(page, 'under-hallow-street', 'faces');
  const bodies = page.locator('.board-figures .figure-body');
  const figures = await page.locator('.board-figures .figure').count();
  expect(figures).toBeGreaterThan(3);
  await expect(page.locator('.board-figures canvas.figure-body')).toHaveCount(figures);

  // What is pressed is the space a figure stands on, however high its head.
  const [box, body] = await Promise.all([
    page.locator('.board-figures .figure').first().boundingBox(),
    bodies.first().boundingBox(),
  ]);
  expect(body!.height).toBeGreaterThan(box!.height * 1.2);
  const above = await page.evaluate(
    ([x, y]) => document.elementFromPoint(x!, y!)?.closest('.figure') === null,
    [box!.x + box!.width / 2, box!.y - box!.height * 0.15],
  );
  expect(above).toBe(true);

  await page.emulateMedia({ forcedColors: 'active' });
  await expect(page.locator('.board-figures .figure-plain')).toHaveCount(figures);
  await expect(bodies).toHaveCount(0);
  expect(errors).toEqual([]);
});
