// For the proof only: Malhya with colours of the reader's own; what its screens say is shown by its components.
import { expect, type Locator, test } from '@playwright/test';
import { fightAt } from '../tests/games/malhya/fights/fight-at.ts';
import { quietAt } from '../tests/games/malhya/stealth/quiet-at.ts';
import { trialAt } from '../tests/games/malhya/trial.ts';
import { withoutWaiting } from './table-page.ts';
import { openMission } from './tour-malhya.ts';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await withoutWaiting(page);
});

/** How one lies among its like: its ground, its lines, its letters. */
const drawn = (one: Locator) =>
  one.evaluate((element) => {
    const { backgroundColor, outlineStyle, borderStyle, borderWidth, strokeWidth, strokeDasharray } =
      getComputedStyle(element);
    return { backgroundColor, outlineStyle, borderStyle, borderWidth, strokeWidth, strokeDasharray };
  });

async function expectTold(one: Locator, like: Locator): Promise<void> {
  expect(await drawn(one)).not.toEqual(await drawn(like));
}

test('a check: what is reached of a track is told from what is not, and who rolls from who waits', async ({
  page,
}) => {
  await openMission(
    page,
    trialAt(({ kind }, { state }) => kind === 'again' && state.check?.kind === 'group'),
  );
  const cells = page.locator('.mal-track[data-of="successes"] .mal-cell:not([data-mark])');
  await expectTold(
    cells.and(page.locator('[data-full]')).first(),
    cells.and(page.locator(':not([data-full])')).first(),
  );
  const parts = page.locator('.mal-part');
  await expectTold(
    parts.and(page.locator('[data-state="rolls"]')),
    parts.and(page.locator(':not([data-state="rolls"])')).first(),
  );
});

test('a fight and stealth: who acts has a ring, where threat is has a sign; the board keeps its colours', async ({
  page,
}) => {
  await openMission(
    page,
    fightAt(({ kind }) => kind === 'turn'),
  );
  const halo = (which: string) => page.locator(`.mal-figure${which} > g > path`).first();
  await expectTold(halo('[data-standing="acts"]'), halo(':not([data-standing="acts"])'));
  const fill = (side: string) =>
    page
      .locator(`.mal-figure[data-side="${side}"] > g > path`)
      .nth(1)
      .evaluate((path) => getComputedStyle(path).fill);
  expect(await fill('hero')).not.toBe(await fill('enemy'));
  await openMission(
    page,
    quietAt(({ kind }) => kind === 'quiet-turn'),
  );
  await expect(page.locator('.mal-cell[data-space][data-full]')).toHaveText('◆');
  await expect(page.locator('[aria-current="step"] small')).toContainText('▸');
});
