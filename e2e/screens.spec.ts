import { TOUR } from './tour.ts';
import { walked } from './walked.ts';
import { test } from './warm-page.ts';

/** Of screens that another walk has seen, and guests' whose table is that of another: looked at in the proof alone. */
const STATES: readonly string[] = ['besideTurn', 'questions', 'malhya', 'midgard'];

for (const [name, walk] of Object.entries(TOUR))
  test(`nothing is wrong on any screen, in any state: ${name}`, {
    tag: STATES.includes(name) ? [] : ['@quick'],
  }, async ({ page }) => {
    test.slow();
    await walked(page, walk, { everyLight: true });
  });
