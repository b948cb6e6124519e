import { expect, type Page } from '@playwright/test';
import { bestKnown, workOutBest } from '../src/stores/middara/approach.ts';
import { openAt } from './opened-game.ts';
import { decided, question, withoutWaiting } from './table-page.ts';
import { test } from './warm-page.ts';

async function pressed(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await withoutWaiting(page);
  await openAt(page, 'under-hallow-street', 'stranger', ({ pending, position }) => {
    const isTurn = pending?.kind === 'turn' && pending.options.some(({ act }) => act.do === 'move');
    if (!isTurn || pending.options.some(({ act }) => act.do === 'attack')) return false;
    for (const _ of workOutBest(position, pending));
    return bestKnown(pending) !== null;
  });
  const asked = (await question(page))!;
  // Its card says so as soon as it is worked out, with the price of both.
  const card = page.locator('.dock [data-card^="attack"]');
  await expect(card).toContainText('moves 4 spaces first');
  await card.click();
  const target = page.locator('.target');
  await expect(target).toContainText('Cave Sickle 1');
  await expect(target).toContainText('Hit 64');
  await expect(target).toContainText(/Moves 4 spaces (\(\d+ steps\) )?first/);
  await expect(page.locator('.plate[data-kind="chosen"][data-of="cave-sickle-1"]')).toContainText('64');
  // What is told of the way ends above the buttons, or beside them.
  const told = (await target.locator('> div').nth(1).boundingBox())!;
  const ways = (await target.locator('.target-ways').boundingBox())!;
  expect(told.y + told.height <= ways.y + 1 || told.x + told.width <= ways.x + 1).toBe(true);
  await target.getByRole('button', { name: /^Move and attack/ }).click();
  await decided(page, asked);
  await question(page);
  await expect(page.getByText('Zeke moves 4 spaces and attacks Cave Sickle 1')).toBeVisible();
}

test('an enemy out of reach is walked to and attacked in one press', { tag: '@quick' }, ({ page }) =>
  pressed(page, 1366, 768),
);

test('and on a phone', ({ page }) => pressed(page, 390, 844));
