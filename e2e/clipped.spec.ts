import { expect } from '@playwright/test';
import { clipped } from './clipped.ts';
import { test } from './warm-page.ts';

test('what is cut off is found, what scrolls is not', { tag: '@quick' }, async ({ page }) => {
  const box = (style: string, inside: string) =>
    `<div style="height: 40px; width: 200px; ${style}"><div class="card" style="height: 90px">${inside}</div></div>`;
  await page.setContent(
    box('overflow: hidden', 'cut') + box('overflow: auto', 'scrolls') + box('', 'stands out'),
  );
  expect(await page.evaluate(clipped)).toEqual(['div.card “cut” is cut by div.: 50 px']);
  await page.setContent('<p class="card" style="height: 20px; overflow: hidden">one<br>two<br>three</p>');
  expect((await page.evaluate(clipped)).join()).toMatch(/^p\.card “onetwothree” hides \d+ px below$/);
});
