// For the proof only: what is spoken is shown by components; here every stop of every screen is gone through.
import { expect, type Page, test } from '@playwright/test';
import { openDrawer } from './drawer.ts';
import { alikeStops, muteStops, stopsOf } from './focus-stops.ts';
import { answer, errorsOf, playUntil, question, setTable, withoutWaiting } from './table-page.ts';

/** What was spoken so far, in order. */
const spoken = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-heard] [data-nth]')]
      .toSorted((a, b) => Number(a.dataset.nth) - Number(b.dataset.nth))
      .map((one) => one.textContent ?? ''),
  );

/** Every stop says what it is, and no two that do something are called the same. */
async function expectStops(page: Page, screen: string): Promise<void> {
  const stops = await stopsOf(page);
  expect(stops.length, screen).toBeGreaterThan(3);
  expect(muteStops(stops), screen).toEqual([]);
  // A word, a number or a card of the same name unfolds to the same.
  expect(alikeStops(stops.filter(({ where }) => !/unfold|turn-front/.test(where))), screen).toEqual([]);
}

test('every stop of the Tab key has a role and a name', async ({ page }) => {
  test.setTimeout(300_000);
  const errors = errorsOf(page);
  await withoutWaiting(page);
  await page.goto('./');
  await page.getByRole('link', { name: 'Rules and lessons' }).waitFor();
  await expectStops(page, 'home');
  await page.goto('./#/set-up/training-yard');
  await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
  await expectStops(page, 'set-up');
  await page
    .getByRole('button', { name: /^Choose equipment/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  await expectStops(page, 'equipment');
  await page.keyboard.press('Escape');
  await page.goto('./#/rules');
  await page.getByRole('searchbox').waitFor();
  await expectStops(page, 'rules');
  await page.goto('./#/lab/training-yard');
  await page.getByRole('main').getByRole('button').first().waitFor();
  await expectStops(page, 'lab');

  await setTable(page, 'under-hallow-street', 'stops');
  await expectStops(page, 'placement');
  await playUntil(page, ['turn']);
  await expectStops(page, 'a turn');
  await playUntil(page, ['dodge', 'empower']);
  await expectStops(page, 'an attack');
  await openDrawer(page, 'Log');
  await expectStops(page, 'the feed');
  const hash = await page.evaluate(() => location.hash);
  for (const [screen, awaited] of [
    ['watch', 'slider'],
    ['mirror', 'application'],
    ['after', 'heading'],
  ] as const) {
    await page.goto(`./${hash.replace('play', screen)}`);
    await page.getByRole(awaited).first().waitFor();
    await expectStops(page, screen);
  }
  expect(errors).toEqual([]);
});

test('a turn by what is spoken and the keys alone', async ({ page, context }) => {
  test.setTimeout(180_000);
  const errors = errorsOf(page);
  await withoutWaiting(page);
  await setTable(page, 'under-hallow-street', 'spoken');
  await expect.poll(() => spoken(page)).toContainEqual(expect.stringContaining('Enemies: Animate 1 at'));
  await playUntil(page, ['turn']);
  const now = (await question(page))!;
  await expect.poll(async () => (await spoken(page)).at(-1)).toContain(`${now.text}: 3 SP`);

  // The figure under the cursor, and what can reach it.
  await page.keyboard.press('b');
  await page.keyboard.press('w');
  await expect
    .poll(async () => (await spoken(page)).at(-1))
    .toMatch(/adventurer, .*\d+ of \d+ HP, .*Nearest enemy: /);
  await page.keyboard.press('t');
  await expect.poll(async () => (await spoken(page)).join('\n')).toMatch(/can attack /);
  await page.keyboard.press('l');
  const told = (await spoken(page)).at(-1);
  await page.keyboard.press('l');
  await expect.poll(async () => (await spoken(page)).at(-1)).not.toBe(told);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: /^Read out what just happened/ }).click();
  await expect.poll(async () => (await spoken(page)).at(-1)).not.toBe('');

  // In a field the same keys write.
  await openDrawer(page, 'Log');
  const before = (await spoken(page)).length;
  await page.getByRole('searchbox').pressSequentially('lwt');
  await expect(page.getByRole('searchbox')).toHaveValue('lwt');
  expect(await spoken(page)).toHaveLength(before);
  await page.getByRole('searchbox').fill('');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());

  // The second window says the same.
  const second = await context.newPage();
  await second.goto(page.url().replace('play', 'mirror'));
  await expect.poll(() => spoken(second)).toContainEqual(expect.stringContaining(now.text));
  await page.bringToFront();
  await answer(page, /^end/);
  await expect.poll(() => spoken(page)).toContainEqual('Answer: End turn.');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('.question') !== null))
    .toBe(true);
  await expect.poll(() => spoken(second)).toContainEqual('Answer: End turn.');
  const next = (await question(page))!;
  await expect.poll(async () => (await spoken(page)).at(-1)).toContain(next.text);
  expect(errors).toEqual([]);
});
