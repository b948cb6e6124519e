import { expect } from '@playwright/test';
import { decided, errorsOf, question, tabTo, withoutWaiting } from './table-page.ts';
import { test } from './warm-page.ts';

test('from the first page through several turns with the keyboard alone', { tag: '@quick' }, async ({
  page,
}) => {
  const errors = errorsOf(page);
  await withoutWaiting(page);
  await page.goto('./');
  await tabTo(page, 'link', /^Play The Training Yard$/);
  await page.keyboard.press('Enter');
  await tabTo(page, 'textbox', /^Seed/);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('keys');
  await tabTo(page, 'button', /^Start$/);
  await page.keyboard.press('Enter');

  let turns = 0;
  let attacks = 0;
  /** Walked already in this turn: one walk a turn, and what is left of its SP is kept. */
  let walked = false;
  // No longer than it takes: a lucky party wins the yard in three rounds, and then nothing is asked.
  for (let n = 0; n < 120 && (turns < 2 || attacks === 0); n++) {
    const now = await question(page);
    if (!now) break;
    const has = (key: string) => page.locator(`.dock [aria-keyshortcuts="${key}"]`).count();
    if (now.kind === 'placement') {
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    } else if (now.kind === 'turn') {
      const card = page.locator('.deeds [data-option^="attack:"]');
      const move = now.options.includes('move');
      if ((await card.count()) > 0) {
        attacks += 1;
        await page.keyboard.press((await card.getAttribute('aria-keyshortcuts'))!);
        await expect(page.getByRole('region', { name: 'Chosen' })).toBeVisible();
        // Of several the first, then what is shown of it is confirmed.
        if (await page.locator('.target-list').isVisible()) await page.keyboard.press('1');
        await expect(page.locator('.target-ways .btn-primary')).toBeVisible();
        await page.keyboard.press('Enter');
      } else if (move && !walked) {
        walked = true;
        const chosen = page.getByRole('region', { name: 'Chosen' });
        // Onward, where there is a space that way.
        for (const arrow of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowUp', 'ArrowLeft']) {
          if (arrow === 'ArrowRight' || !(await chosen.isVisible())) await page.keyboard.press(arrow);
        }
        await expect(chosen).toBeVisible();
        await page.keyboard.press('Enter');
      } else {
        turns += 1;
        walked = false;
        await page.keyboard.press('e');
      }
    } else if (now.kind === 'move') await page.keyboard.press((await has('e')) ? 'e' : 'Shift+E');
    else {
      const dice = page.locator('.dice-go');
      if ((await dice.count()) === 0) await page.keyboard.press((await has('1')) ? '1' : '0');
      await page.waitForFunction(
        (before) =>
          document.querySelector('.dice-go') ||
          Number(document.querySelector<HTMLElement>('[data-decisions]')?.dataset.decisions) > before,
        now.decisions,
      );
      // Digits turn dice on and off; those that come out best are on once all odds are known.
      if ((await dice.count()) > 0) {
        await expect(dice).toBeEnabled();
        await expect(page.locator('.dock[data-guard]')).toHaveCount(0);
        await page.keyboard.press('Enter');
      }
    }
    // Or the walk has gone on by itself meanwhile: then the key was for nothing.
    await decided(page, now);
  }
  expect(turns).toBeGreaterThanOrEqual(2);
  expect(attacks).toBeGreaterThan(0);

  const before = await question(page);
  expect(before).not.toBeNull();
  await page.keyboard.press('u');
  await expect.poll(() => question(page)).not.toEqual(before);
  await page.keyboard.press('Shift+U');
  await expect.poll(() => question(page)).toEqual(before);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
  // Round by the browser's own parts, and never to the table behind it.
  for (let n = 0; n < 6; n++) {
    await page.keyboard.press(n < 3 ? 'Tab' : 'Shift+Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('#root') ?? null)).toBeNull();
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('i');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('b');
  await expect(page.getByRole('application')).toBeFocused();
  expect(errors).toEqual([]);
});
