import { TOUR } from './tour.ts';
import { walked } from './walked.ts';
import { test } from './warm-page.ts';

for (const [name, walk] of Object.entries(TOUR))
  test(`nothing is wrong on any screen, in any state: ${name}`, { tag: '@quick' }, async ({ page }) => {
    test.slow();
    await walked(page, walk, { everyLight: true });
  });
