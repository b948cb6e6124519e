import { expect, type Page } from '@playwright/test';
import { LoggedSession } from '../src/engine/kernel/log.ts';
import { botAnswer } from '../src/games/folklore/bot.ts';
import { type FolkloreSession, folklore } from '../src/games/folklore/rules/folklore-game.ts';
import type { FolklorePrompt } from '../src/games/folklore/rules/model/prompts.ts';
import { packLog } from '../src/stores/opened/link.ts';
import { content, setupOf } from '../tests/games/folklore/table.ts';
import { withoutWaiting } from './table-page.ts';
import type { Look } from './tour.ts';

/**
 * A chapter that the bot has brought to the first question of that kind in a fight or on the road, of a die to that of a
 * skirmish's strength; dice are typed where `byHand` says so.
 */
export function chapterAt(
  kind: FolklorePrompt['kind'],
  more: Parameters<typeof setupOf>[1] = {},
  heroes: readonly string[] = ['ferrywoman', 'huntsman', 'hedge-witch'],
): FolkloreSession {
  const setup = setupOf(heroes, { finale: 'encounter', seed: 'x', ...more });
  const session: FolkloreSession = new LoggedSession(folklore(content), setup);
  const isThere = () =>
    session.pending?.kind === kind &&
    !session.state.field?.adventure &&
    (kind !== 'die-face' || session.state.step === 'strength');
  while (session.pending && !isThere())
    session.decide(botAnswer({ state: session.state, content }, session.pending, 'road').id);
  expect(session.pending?.kind).toBe(kind);
  return session;
}

/** Opens it on the page by its link. */
export async function openChapter(page: Page, session: FolkloreSession): Promise<void> {
  await page.goto(`./#/link/${packLog(session.toLog(), session.questions)}`);
  await expect(page.locator('.folk')).toHaveAttribute('data-decisions', String(session.decisions.length));
}

/** Folklore, a guest: its set-up, the road, a page of its story, both kinds of fight, a typed die, its end, its replay. */
export async function guest(page: Page, look: Look, painted: boolean): Promise<void> {
  await withoutWaiting(page, { painted });
  await page.goto('./#/guest/folklore');
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  await look('folklore, set-up');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.locator('.guest-page')).toBeVisible();
  await look('folklore, a page');
  await page.locator('.guest-page button').click();
  await expect(page.locator('.question')).toHaveAttribute('data-kind', 'leader');
  await look('folklore, who leads first');
  await page.keyboard.press('1');
  await expect(page.locator('.question')).toHaveAttribute('data-kind', 'travel');
  await look('folklore, the road');
  await openChapter(page, chapterAt('stance'));
  await look('folklore, stances');
  await openChapter(page, chapterAt('skirmish-turn'));
  await look('folklore, a turn in a skirmish');
  await openChapter(page, chapterAt('encounter-turn'));
  await look('folklore, a fight on a map');
  await openChapter(page, chapterAt('die-face', { byHand: true }));
  await look('folklore, a typed die');
  const over = chapterAt('encounter-turn');
  while (over.pending) over.decide(botAnswer({ state: over.state, content }, over.pending, 'road').id);
  await openChapter(page, over);
  await expect(page.locator('.guest-over')).toBeVisible();
  await look('folklore, its end');
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.locator('.folk[data-replay]')).toBeVisible();
  await look('folklore, watched');
}
