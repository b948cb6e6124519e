// For the proof only: the panel is in the walk; what it foresees is proved without a browser.
import { expect, type Page, test } from '@playwright/test';
import { middleOf } from './game-at.ts';
import { answer, errorsOf, playUntil, question, setTable, tap, withoutWaiting } from './table-page.ts';

test.beforeEach(async ({ page }) => withoutWaiting(page));

const panel = (page: Page) => page.getByRole('region', { name: 'Threats' });
const whole = (page: Page) => page.locator('.foresight[data-status="whole"]');
/** A Combatant that surely goes somewhere. */
const sure = (page: Page) => page.locator('[data-foreseen][data-sure][data-to]');
const END = /^end-turn/;

/** Ends turns until a Combatant is sure to go somewhere right after the turn that is open. */
async function untilSure(page: Page) {
  for (let turns = 0; turns < 12; turns++) {
    await playUntil(page, ['turn']);
    await expect(whole(page)).toBeVisible({ timeout: 60_000 });
    if ((await sure(page).count()) > 0) return;
    await answer(page, END);
  }
  throw new Error('no turn that is sure');
}

test('what is foreseen of the next opponent is what it does: by key, by pointer, in words', async ({
  page,
}) => {
  test.slow();
  const errors = errorsOf(page);
  await setTable(page, 'under-hallow-street', 'foresight');
  await playUntil(page, ['turn']);

  // A tap of the key shows it, and puts it away again; the pointer rests beside the board.
  await page.mouse.move(0, 0);
  await tap(page, 'f');
  await expect(panel(page)).toBeVisible();
  await untilSure(page);
  const [figure, to] = await sure(page)
    .first()
    .evaluate((mark: SVGElement) => [mark.dataset.foreseen!, mark.dataset.to!]);
  const body = page.locator(`.board-figures [data-figure="${figure}"]`);
  const name = (await body.locator('.visually-hidden').textContent())!.split(',')[0]!;
  await expect(panel(page).locator(`li[data-figure="${figure}"]`)).toContainText(
    new RegExp(`${name} (stays|moves \\d+ spaces?)`),
  );
  await tap(page, 'f');
  await expect(panel(page)).toHaveCount(0);
  await expect(page.locator('[data-foreseen]')).toHaveCount(0);

  // Held, as long as it is held.
  await page.keyboard.down('f');
  await expect(panel(page)).toBeVisible();
  await page.waitForTimeout(400);
  await page.keyboard.up('f');
  await expect(panel(page)).toHaveCount(0);

  // Under the pointer: its arrow, where it could go, and why in words.
  await body.hover({ force: true });
  await expect(page.locator(`[data-foreseen="${figure}"][data-chosen]`)).toBeVisible();
  await expect(page.locator('.foresight-reach')).toBeVisible();
  await expect(page.locator('.foresight-over')).toContainText(
    new RegExp(`${name} (stays|moves \\d+ spaces?).*Why: `),
  );
  await page.mouse.move(0, 0);

  // The turn ends: it does so.
  await answer(page, END);
  await question(page);
  await expect(body).toHaveAccessibleName(new RegExp(`at ${to}$`));
  expect(errors).toEqual([]);
});

test('by button: games are run on from here, told with their seed; and the switch puts it all away', async ({
  page,
}) => {
  test.slow();
  await setTable(page, 'training-yard', 'foresight');
  await playUntil(page, ['turn']);
  const button = page.getByRole('button', { name: 'Show what enemies will do' });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(whole(page)).toBeVisible({ timeout: 60_000 });

  // A line of the list sets its arrow off and says why.
  await panel(page).getByRole('button', { name: 'Turn by turn' }).click();
  const line = panel(page).locator('.foresight-line').first();
  await line.focus();
  await expect(line).toHaveAttribute('aria-expanded', 'true');
  await expect(panel(page).locator('.foresight-why')).toContainText('Why: ');

  await panel(page).getByRole('button', { name: 'Simulate' }).click();
  await expect(panel(page).getByRole('table')).toBeVisible({ timeout: 60_000 });
  await panel(page).getByRole('button', { name: 'Stop' }).click();
  await expect(panel(page)).toContainText(/\d+ of 300 games, played by the simple bot, seed ahead-\d+\./);

  await page.getByRole('button', { name: /^Menu/ }).click();
  await page.getByRole('menuitem', { name: 'Stop predicting enemies' }).click();
  await expect(button).toHaveCount(0);
  await expect(panel(page)).toHaveCount(0);
  await tap(page, 'f');
  await expect(panel(page)).toHaveCount(0);
});

test('the space pointed at says how many could strike there, who and how surely; no other space does', async ({
  page,
}) => {
  test.slow();
  const errors = errorsOf(page);
  await setTable(page, 'under-hallow-street', 'uxtest1');
  await playUntil(page, ['turn']);
  await answer(page, END);
  await playUntil(page, ['turn']);
  await page.mouse.move(0, 0);
  await page.getByRole('button', { name: 'Show what enemies will do' }).click();
  await expect(whole(page)).toBeVisible({ timeout: 60_000 });
  const tag = page.locator('.foresight-there');
  await expect(tag).toHaveCount(0);

  // What a turn's end costs is a strip; its list comes once it is wanted, and lies on none of the dock.
  const here = page.locator('.foresight-here');
  await expect(here).toBeHidden();
  const list = panel(page).getByRole('button', { name: 'Turn by turn' });
  await list.click();
  await expect(list).toHaveAttribute('aria-expanded', 'true');

  // Of a space that some of them reach, its tag and the names are the same.
  const spaces = await page.evaluate(() => {
    const rows = [...Array(14).keys()];
    return rows.flatMap((y) => [...Array(18).keys()].map((x) => [x, y] as const));
  });
  for (const space of spaces) {
    await page.mouse.move(...(await middleOf(page, [...space])));
    // Where it can go at all it is worked out once somebody rests there.
    if ((await page.locator('.board-cost').count()) === 0) continue;
    await expect(tag).toHaveCount(1);
    if (/^[1-9]\d* /.test((await tag.allTextContents())[0] ?? '')) break;
  }
  await expect(tag).toHaveCount(1);
  await expect(tag).toContainText(/^\d+ enem(y|ies) can hit you here, (\d+(–\d+)?|no) damage/);
  const could = Number(/^\d+/.exec((await tag.textContent())!)![0]);
  await expect(here).toContainText(/If you move \d+ spaces? there/);
  await expect(here).toContainText(/Route: \d+ points?, \d+ SP\./);
  await expect(here.getByText(/^Total: .+\.$/)).toBeVisible({ timeout: 60_000 });
  expect(await here.getByRole('listitem').count()).toBeGreaterThanOrEqual(could);
  await expect(here).toContainText(
    /attacks you.*: hit \d+ %, .+ damage|could hit you, but does something else/,
  );
  // Put away, all of it is gone.
  await page.getByRole('button', { name: 'Hide what enemies will do' }).first().click();
  await expect(panel(page)).toHaveCount(0);
  expect(errors).toEqual([]);
});
