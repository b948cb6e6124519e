// For the proof only: what of a table of Abraxis only a browser shows is in its walk (screens.spec.ts); keys and dice are shown by its components.
import { expect, type Page, test } from '@playwright/test';
import { errorsOf, tabTo, withoutWaiting } from './table-page.ts';

/** What is on the table: whose question, of which kind, after how many decisions; the text of the end. */
async function standing(page: Page): Promise<{ kind: string; over: boolean; at: string }> {
  await page.waitForFunction(() => document.querySelector('.dock[data-kind], .abx-over'));
  return page.evaluate(() => {
    const dock = document.querySelector<HTMLElement>('.dock')!;
    const felt = document.querySelector<HTMLElement>('.abx')!;
    return {
      kind: dock.dataset.kind ?? '',
      over: document.querySelector('.abx-over') !== null,
      at: felt.dataset.decisions ?? '',
    };
  });
}

/** The same dice in every run: a game's seed is drawn from what is random in the page, which goes on after a reload. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    if (location.protocol === 'about:') return;
    crypto.getRandomValues = (into) => {
      if (!(into instanceof Uint32Array)) return into;
      for (let i = 0; i < into.length; i++) {
        const last = Number(sessionStorage.getItem('drawn') ?? 2026);
        into[i] = (last * 48271) % 2147483647;
        sessionStorage.setItem('drawn', String(into[i]));
      }
      return into;
    };
  }),
);

test('a game of Abraxis from the first page to its end by keys alone', async ({ page }) => {
  const errors = errorsOf(page);
  await withoutWaiting(page);
  await page.goto('./');
  await tabTo(page, 'link', /^Abraxis/);
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', /^Start$/);
  await page.keyboard.press('Enter');

  let locked = 0;
  for (let n = 0; n < 80; n++) {
    const now = await standing(page);
    if (now.over) break;
    expect(now.kind).toBe('abraxis-lock');
    // Whichever dice are open: the keys of the others do nothing. Only one is kept, so that it costs no Fate.
    for (const key of ['1', '2', '3', '4']) {
      await page.keyboard.press(key);
      if ((await page.locator('.abx-die[data-picked]').count()) === 1) break;
    }
    await expect(page.locator('.abx-die[data-picked]')).toHaveCount(1);
    await page.keyboard.press('Enter');
    locked += 1;
    await expect.poll(async () => (await standing(page)).at).not.toBe(now.at);
    if (n !== 2) continue;
    // In the middle of it: back, which is asked about once more where dice came since, and forward.
    const before = await standing(page);
    await page.keyboard.press('u');
    await expect.poll(async () => (await standing(page)).at).not.toBe(before.at);
    await page.keyboard.press('Shift+U');
    await expect.poll(async () => (await standing(page)).at).toBe(before.at);
    // The browser keeps it: the same question lies there after the page has gone.
    await page.reload();
    expect(await standing(page)).toEqual(before);
  }
  await expect(page.getByRole('heading', { name: 'The game is over' })).toBeVisible();
  expect(locked).toBeGreaterThan(2);
  await expect(page.locator('.abx-over > ol > li')).toHaveCount(3);
  // Gone back past a roll: it says so at its end.
  await expect(page.locator('.abx-over .foreknown li')).toHaveCount(1);
  await tabTo(page, 'button', /^Play again$/);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await standing(page)).at).toBe('0');
  expect(errors).toEqual([]);
});

test('real dice are typed by their numbers, a throw in one go, and empty seats play them', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await withoutWaiting(page);
  await page.goto('./#/abraxis');
  await page.getByLabel('Who plays at seat 3').selectOption('empty');
  await page.getByLabel('Roll real dice and enter the results').check();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  for (const numbers of ['6537', '3333']) {
    const { at } = await standing(page);
    for (const number of numbers) await page.keyboard.press(number);
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await standing(page)).at).not.toBe(at);
    await expect.poll(async () => (await standing(page)).at).toBe(String(Number(at) + 4));
  }
  expect((await standing(page)).kind).toBe('abraxis-lock');
  const mine = page.getByRole('region', { name: 'Player 1’s dice' });
  await expect(mine.getByRole('button')).toHaveCount(4);
  await expect(mine.getByRole('button').first()).toHaveAccessibleName('white 6, book, 2 shields');
  await expect(mine.getByText('short by 3 books, 3 shields')).toBeVisible();
  await page.keyboard.press('1');
  await expect(mine.getByText('short by 2 books, 1 shield')).toBeVisible();
  await page.keyboard.press('Enter');
  // The empty seat has locked one in, and everybody rolls again.
  await expect.poll(async () => (await standing(page)).kind).toBe('die-face');
  await expect(page.getByRole('region', { name: 'Ottilie’s dice' }).locator('[data-locked]')).toHaveCount(1);
  expect(errors).toEqual([]);
});

test('nothing tumbles where motion is not wanted', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./#/abraxis');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.locator('.abx-die-throw').first()).toBeVisible();
  // What is over at once is seen by nobody, and may not have ended yet.
  const seen = () =>
    document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 1)
      .length;
  expect(await page.evaluate(seen)).toBe(0);
});
