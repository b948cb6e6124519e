import { expect, type Page } from '@playwright/test';
import { openGame } from '../../../e2e/game-at.ts';
import { give, question } from '../../../e2e/table-page.ts';
import { type Fight, fellingIn } from './felling.ts';
import { type Moment, momentsOf, readMoments, SELECTORS, watchMoments } from './moments.ts';
import { type Recording, record } from './record.ts';

/** Milliseconds a film goes on after its last answer. */
const REST = 2500;

/** The moments of a blow that fells, at a slow pace. */
export async function recordStrike(page: Page): Promise<Moment[]> {
  const { frames, start } = await recorded(page, fellingIn('under-hallow-street', 'p1'), 'slow');
  return momentsOf(frames, await page.evaluate(readMoments), start);
}

/** Milliseconds before the dice of it are thrown, and after somebody has fallen, that belong to a fight. */
const AROUND = { before: 700, after: 1800 };

/** Such a blow at the usual pace, from the throw to the fall. */
export async function recordFight(page: Page): Promise<Recording['frames']> {
  const fight = fellingIn('under-hallow-street', 'film-12');
  const { frames, start } = await recorded(page, fight, 'normal');
  const marks = await page.evaluate(readMoments);
  const from = (marks['dice in the air'] ?? start) - start - AROUND.before;
  const to = (marks['the fall'] ?? Number.POSITIVE_INFINITY) - start + AROUND.after;
  return frames.filter(({ at }) => at >= from && at <= to);
}

async function recorded(page: Page, fight: Fight, speed: 'slow' | 'normal'): Promise<Recording> {
  // What runs the tools in Node may name functions by this.
  await page.addInitScript('globalThis.__name ??= (it) => it;');
  await page.addInitScript((speed) => {
    if (location.protocol !== 'about:')
      localStorage.setItem('middara-table-settings', JSON.stringify({ state: { speed }, version: 0 }));
  }, speed);
  await openGame(page, fight.encounter, fight.seed, fight.from);
  await expect(page.locator('.board')).not.toHaveAttribute('data-painting', { timeout: 60_000 });
  await page.evaluate(watchMoments, SELECTORS);
  const finish = await record(page);
  for (const id of fight.answers) await answer(page, id);
  await page.waitForTimeout(REST);
  return finish();
}

/** Gives an answer when the next question is asked; what the table answers by itself is left out. */
async function answer(page: Page, id: string): Promise<void> {
  const asked = await question(page);
  if (!asked?.options.includes(id)) return;
  await give(page, asked, id);
}
