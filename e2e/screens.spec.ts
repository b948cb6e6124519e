import { expect, type Page } from '@playwright/test';
import { lookAt, lookInOtherLights, withChecker } from './looks.ts';
import { proving } from './proving.ts';
import { errorsOf } from './table-page.ts';
import { TOUR, type Walk } from './tour.ts';
import { test } from './warm-page.ts';

/** Walks through the screens, and has every look at every stop; in the proof in every light, with boards painted. */
async function walked(page: Page, walk: Walk, touched = false): Promise<void> {
  const errors = errorsOf(page);
  const found: string[] = [];
  await withChecker(page);
  const look = async (stop: string) => {
    found.push(...(await lookAt(page, stop, touched)));
    if (proving) found.push(...(await lookInOtherLights(page, stop)));
  };
  await walk(page, look, proving);
  expect(found).toEqual([]);
  expect(errors).toEqual([]);
}

for (const [name, walk] of Object.entries(TOUR))
  test(`nothing is wrong on any screen, in any state: ${name}`, { tag: '@quick' }, async ({ page }) => {
    test.slow();
    await walked(page, walk);
  });

const finger = { hasTouch: true, isMobile: true };

// As somebody has the page who reads it at 200 %: 1440 × 900, and 1024 × 768.
const zoomed = { deviceScaleFactor: 2 };

for (const [what, width, height, device] of [
  ['a small desktop', 1366, 768, {}],
  ['a tablet', 1024, 768, {}],
  ['a phone', 390, 844, finger],
  ['a phone on its side', 844, 390, finger],
  ['1440 x 900 at 200 %', 720, 450, zoomed],
  ['1024 x 768 at 200 %', 512, 384, zoomed],
] as const)
  test.describe(what, () => {
    test.use({ viewport: { width, height }, ...device });

    for (const [name, walk] of Object.entries(TOUR))
      test(`${what}, ${width} × ${height}: ${name}`, async ({ page }) => {
        test.slow();
        await walked(page, walk, device === finger);
      });
  });
