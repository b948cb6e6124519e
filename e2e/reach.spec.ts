// For the proof only: what can be reached is shown by unit tests and components; a move is made by mouse in clicks.spec.ts.
import { expect, type Page, test } from '@playwright/test';
import { STAKES } from '../src/stores/middara/stake-kinds.ts';
import { openDrawer } from './drawer.ts';
import {
  clickSpace,
  decided,
  errorsOf,
  playUntil,
  question,
  setTable,
  withoutWaiting,
} from './table-page.ts';

const allBut = (kind: string) => STAKES.filter((one) => one !== kind);

/** Remi's first turn under Hallow Street, from where a price was once told wrong (seed uxtest1). */
async function remisTurn(page: Page): Promise<void> {
  await setTable(page, 'under-hallow-street', 'uxtest1');
  for (let n = 0; n < 12; n++) {
    const asked = await playUntil(page, ['turn']);
    if (!asked || /Remi/.test(asked.seat)) return;
    await page.locator('.question [data-option="end-turn"]').click();
    await decided(page, asked);
  }
}

/** Remi's SP, as her figure on the board says them. */
async function sp(page: Page): Promise<number> {
  const label = await page.locator('.board-figures [data-figure="remi"] .visually-hidden').textContent();
  return Number(/(\d+) SP/.exec(label ?? '')?.[1]);
}

test('two reaches are told apart, the tag says all that is paid, and one click goes there', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await withoutWaiting(page);
  await remisTurn(page);
  await expect(page.locator('.board-near')).toHaveCount(1);
  const plates = page.locator('.plate[data-kind="band"]');
  await expect(plates.filter({ hasText: /^\d steps ◆$/ })).toBeVisible();
  await expect(plates.filter({ hasText: /^\d steps ◆◆$/ })).toBeVisible();

  const before = await sp(page);
  const asked = (await question(page))!;
  await clickSpace(page, 3, 12);
  await decided(page, asked);
  await expect(page.locator('.question[data-kind="move"]')).toBeVisible();
  const paid = before - (await sp(page));
  expect(paid).toBe(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.question[data-kind="turn"]')).toBeVisible();
  await page.mouse.move(5, 5);
  const drawing = page.locator('.board-drawing');
  const box = (await drawing.boundingBox())!;
  const at = await drawing.evaluate((element) => {
    const [left, top, width] = element.getAttribute('viewBox')!.split(' ').map(Number) as [
      number,
      number,
      number,
    ];
    const scale = element.clientWidth / width;
    return { x: (350 - left) * scale, y: (1250 - top) * scale };
  });
  await page.mouse.move(box.x + at.x, box.y + at.y);
  await expect(page.locator('.board-cost')).toContainText('◆'.repeat(paid));
  await expect(page.locator('.board-caption')).toContainText(`and ${paid} SP`);
  await expect(page.locator('.board-caption')).toContainText('Then no SP for an attack');
  expect(errors).toEqual([]);
});

test('by touch the first tap shows, the second goes', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 1024, height: 768 } });
  const page = await context.newPage();
  await withoutWaiting(page);
  await remisTurn(page);
  const asked = (await question(page))!;
  const box = (await page.locator('.board-drawing').boundingBox())!;
  const at = await page.locator('.board-drawing').evaluate((element) => {
    const [left, top, width] = element.getAttribute('viewBox')!.split(' ').map(Number) as [
      number,
      number,
      number,
    ];
    const scale = element.clientWidth / width;
    return { x: (150 - left) * scale, y: (1250 - top) * scale };
  });
  await page.touchscreen.tap(box.x + at.x, box.y + at.y);
  await expect(page.getByRole('region', { name: 'Chosen' })).toContainText(/\d spaces/);
  expect((await question(page))!.decisions).toBe(asked.decisions);
  await page.touchscreen.tap(box.x + at.x, box.y + at.y);
  await decided(page, asked);
  await context.close();
});

test('e asks in words where the SP to come would be lost; again it ends the turn; a setting switches it off', async ({
  page,
}) => {
  await withoutWaiting(page, { unasked: allBut('end-turn') });
  await setTable(page, 'training-yard', 'e2e-sure');
  let asked = (await playUntil(page, ['turn']))!;
  const line = page.getByRole('region', { name: 'Are you sure?' });
  // Kept once they fit on the bar, and nobody asks; kept again those to come do not.
  for (let n = 0; n < 16; n++) {
    const { decisions } = asked;
    await page.keyboard.press('e');
    await expect
      .poll(async () => (await line.count()) > 0 || (await question(page))?.decisions !== decisions)
      .toBe(true);
    if ((await line.count()) > 0) break;
    asked = (await playUntil(page, ['turn']))!;
  }
  await expect(line).toContainText('of next turn’s ◆ are lost');
  await page.keyboard.press('Escape');
  await expect(line).toHaveCount(0);
  await page.keyboard.press('e');
  await expect(line).toBeVisible();
  expect((await question(page))!.decisions).toBe(asked.decisions);
  await page.keyboard.press('e');
  await decided(page, asked);
  await expect(line).toHaveCount(0);

  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await question(page))!.decisions).toBe(asked.decisions);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Questions to skip' }).click();
  await page.getByLabel('Ending a turn when most of next turn’s SP would be lost').uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('e');
  await decided(page, asked);
});

test('undo past a roll asks, marks the game, and the mark stays with it and its link', async ({
  page,
  browser,
}) => {
  const errors = errorsOf(page);
  await withoutWaiting(page, { unasked: allBut('undo') });
  await setTable(page, 'training-yard', 'e2e-mark');
  await playUntil(page, ['spend-symbols', 'counter', 'damage-reduction', 'follow-up']);
  const line = page.getByRole('region', { name: 'Are you sure?' });
  let asked = (await question(page))!;
  // What told nothing new goes at once.
  for (let n = 0; n < 6; n++) {
    const before = asked.decisions;
    await page.keyboard.press('Control+z');
    // The line comes with its first question, a moment after it.
    await expect
      .poll(async () => (await line.isVisible()) || (await question(page))!.decisions < before)
      .toBe(true);
    if (await line.isVisible()) break;
    asked = (await question(page))!;
  }
  await expect(line).toContainText('You saw the dice');
  expect((await question(page))!.decisions).toBe(asked.decisions);
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await question(page))!.decisions).toBeLessThan(asked.decisions);
  await openDrawer(page, 'Log');
  await expect(page.getByRole('log')).toContainText('Saw the dice');

  // What was taken back comes again; the mark stays.
  await page.keyboard.press('Control+y');
  await expect.poll(async () => (await question(page))!.decisions).toBe(asked.decisions);
  await page.reload();
  await question(page);
  const { hash } = new URL(page.url());
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Link to this position' }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  await page.goto('about:blank');
  await page.goto(`./${hash.replace('play', 'watch')}`);
  await expect(page.getByRole('list', { name: 'Undone after a reveal' })).toContainText('Saw the dice');

  const elsewhere = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await withoutWaiting(elsewhere);
  await elsewhere.goto(link);
  expect((await question(elsewhere))!.decisions).toBe(asked.decisions);
  await openDrawer(elsewhere, 'Log');
  await expect(elsewhere.getByRole('log')).toContainText('Saw the dice');
  expect(errors).toEqual([]);
});

test('the board keeps its place whoever has the turn', async ({ page }) => {
  await withoutWaiting(page);
  await setTable(page, 'under-hallow-street', 'e2e-still');
  const places = new Set<string>();
  for (let n = 0; n < 8; n++) {
    const asked = await playUntil(page, ['turn', 'dodge', 'counter']);
    if (!asked) break;
    const box = (await page.locator('.board-drawing').boundingBox())!;
    places.add([box.x, box.y, box.width, box.height].map(Math.round).join(' '));
    await page.locator('.question [data-option^="end-turn"], .question [data-option="no"]').first().click();
    await decided(page, asked);
  }
  expect([...places]).toHaveLength(1);
});
