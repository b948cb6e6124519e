import { expect, type Page } from '@playwright/test';
import { openGame } from '../../../e2e/game-at.ts';
import { decided, question } from '../../../e2e/table-page.ts';
import { type Fight, fellingIn } from './felling.ts';
import { type Frame, frameAt, record } from './record.ts';

/** A strip's pictures, one for each part of the time a blow takes. */
const PICTURES = 10;
/** Milliseconds a film goes on after its last answer. */
const REST = 2500;

export interface Moment extends Frame {
  readonly moment: string;
}

/** A blow that fells, at a slow pace. */
export const recordStrike = (page: Page): Promise<Frame[]> =>
  recorded(page, fellingIn('under-hallow-street', 'p1'), 'slow');

/** A stretch of a fight around such a blow, at the usual pace. */
export const recordFight = (page: Page): Promise<Frame[]> =>
  recorded(page, fellingIn('under-hallow-street', 'p1', 1, 2), 'normal');

async function recorded(page: Page, fight: Fight, speed: 'slow' | 'normal'): Promise<Frame[]> {
  await page.addInitScript((speed) => {
    if (location.protocol !== 'about:')
      localStorage.setItem('middara-table-settings', JSON.stringify({ state: { speed }, version: 0 }));
  }, speed);
  await openGame(page, fight.encounter, fight.seed, fight.from);
  await expect(page.locator('.board')).not.toHaveAttribute('data-painting', { timeout: 60_000 });
  const finish = await record(page);
  for (const id of fight.answers) await answer(page, id);
  await page.waitForTimeout(REST);
  return finish();
}

/** Gives an answer when the next question is asked; what the table answers by itself is left out. */
export async function answer(page: Page, id: string): Promise<void> {
  const asked = await question(page);
  if (!asked?.options.includes(id)) return;
  await page.locator(`.question [data-option="${id}"]`).first().click();
  await decided(page, asked);
}

/** What is seen from the first deed to the last one, in even steps. */
export function momentsOf(frames: readonly Frame[]): Moment[] {
  const length = frames.at(-1)?.at ?? 0;
  return Array.from({ length: PICTURES }, (_, i) => {
    const at = (length * i) / (PICTURES - 1);
    return { ...frameAt(frames, at)!, at, moment: `${(at / 1000).toFixed(1)} s` };
  });
}
