/** Malhya on a page: opened by its link, its spaces, its answers by where they lie. */
import { expect, type Page } from '@playwright/test';
import type { MalhyaSession } from '../src/games/malhya/rules/malhya-game.ts';
import type { MalhyaOption } from '../src/games/malhya/rules/model/prompts.ts';
import { packLog } from '../src/stores/opened/link.ts';
import { withoutWaiting } from './table-page.ts';

export type Point = readonly [x: number, y: number];

export const decided = (page: Page) => page.locator('.malhya').getAttribute('data-decisions').then(Number);

/** By its link, where it stands; a cover that lies over its beginning is put away. */
export async function openMalhya(page: Page, session: MalhyaSession): Promise<void> {
  await withoutWaiting(page);
  await page.goto(`./#/link/${packLog(session.toLog(), session.questions)}`);
  await expect(page.locator('.malhya')).toHaveAttribute('data-decisions', String(session.decisions.length));
  if (session.decisions.length === 0) await page.locator('.guest-page button').click();
  await expect(page.locator('.question')).toBeVisible();
}

/** Turns pages until something is asked; how many decisions there were. */
export async function asked(page: Page): Promise<number> {
  for (let n = 0; n < 12; n++) {
    await page.waitForFunction(() => document.querySelector('.guest-page, .malhya .question, .guest-over'));
    if (!(await page.locator('.guest-page').isVisible())) break;
    await page.keyboard.press('Space');
  }
  return decided(page);
}

/** Where the middle of a space is on the page; null: not in sight. */
export async function spot(page: Page, [x, y]: Point): Promise<Point | null> {
  const drawing = page.locator('.board-drawing');
  const [left = 0, top = 0, wide = 1] = (await drawing.getAttribute('viewBox'))!.split(' ').map(Number);
  const box = (await drawing.boundingBox())!;
  const place = (await page.locator('.board-place').boundingBox())!;
  const k = box.width / wide;
  const [px, py] = [box.x + (x * 100 + 50 - left) * k, box.y + (y * 100 + 50 - top) * k];
  // The lower end of the board is under its buttons and what is told there.
  const isSeen =
    px > place.x + 4 &&
    px < place.x + place.width - 4 &&
    py > place.y + 4 &&
    py < place.y + place.height - 60;
  return isSeen ? [px, py] : null;
}

/** The space of an answer that means one; null: it lies in the dock. */
export function spaceOf({ state }: MalhyaSession, { act }: MalhyaOption): Point | null {
  if (act.do === 'move') return act.to;
  if (act.do === 'put') return act.at;
  if (act.do === 'kill' || act.do === 'strike')
    return state.place?.figures.find(({ id }) => id === act.target)?.at ?? null;
  return null;
}

/** A space to the side by the arrows of the keyboard, which is told so; there by Enter, and back by `u`. */
export async function stepsByKeys(page: Page, session: MalhyaSession, told: string | RegExp): Promise<void> {
  const before = await decided(page);
  const { pending, state } = session;
  const [x, y] = state.place!.heroes[pending!.hero!]!.at!;
  const go = pending!.options
    .flatMap(({ act }) => (act.do === 'move' ? [act.to] : []))
    .find(([a, b]) => Math.abs(a - x) + Math.abs(b - y) === 1)!;
  const board = page.getByRole('application', { name: /^Board/ });
  await board.focus();
  // The first arrow shows the cursor, at whoever acts.
  await page.keyboard.press('ArrowUp');
  await expect(board).toHaveAttribute('data-cursor', `${x},${y}`);
  const key = go[0] > x ? 'ArrowRight' : go[0] < x ? 'ArrowLeft' : go[1] > y ? 'ArrowDown' : 'ArrowUp';
  await page.keyboard.press(key);
  await expect(page.locator('.board > [aria-live]')).toContainText(told);
  await page.keyboard.press('Enter');
  await expect.poll(() => decided(page)).toBe(before + 1);
  await page.keyboard.press('u');
  await expect.poll(() => decided(page)).toBe(before);
}
