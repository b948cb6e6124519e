import { expect, type Page } from '@playwright/test';
import type { EncounterSession } from '../src/engine/index.ts';
import { packLog } from '../src/stores/opened/link.ts';
import { drive, newGame } from '../tests/support/games.ts';
import { question } from './table-page.ts';

/** A game of the simple bot after so many decisions, and the page at it, by its link. */
export async function openGame(
  page: Page,
  encounter: string,
  seed: string,
  decisions: number,
): Promise<EncounterSession> {
  const session = drive(newGame(encounter, seed), 'simple', 'ahead', decisions);
  await page.goto(`./#/link/${packLog(session.toLog(), session.questions)}`);
  await question(page);
  return session;
}

/** The middle of a space, in the page. */
export async function middleOf(page: Page, [x, y]: readonly [number, number]): Promise<[number, number]> {
  const drawing = page.locator('.board-drawing');
  // Drawn anew just then, it is there again at once.
  await expect(() => drawing.scrollIntoViewIfNeeded({ timeout: 2000 })).toPass();
  const box = (await drawing.boundingBox())!;
  const [left, top, width] = (await drawing.getAttribute('viewBox'))!.split(' ').map(Number) as [
    number,
    number,
    number,
  ];
  const scale = box.width / width;
  return [box.x + ((x + 0.5) * 100 - left) * scale, box.y + ((y + 0.5) * 100 - top) * scale];
}
