// For the proof only: six more sizes of every screen; a run looks at each in one (screens.spec.ts).
import { TOUR } from './tour.ts';
import { walked } from './walked.ts';
import { test } from './warm-page.ts';

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
