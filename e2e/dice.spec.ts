// For the proof only: pictures in motion keep both cores busy.
import { expect, type Page, test } from '@playwright/test';
import { STAKES } from '../src/stores/middara/stake-kinds.ts';
import type { Looks } from '../src/stores/table/settings-store.ts';
import { openDrawer } from './drawer.ts';
import { inMotion } from './in-motion.ts';
import { answer, errorsOf, give, playUntil, question, setTable, tap } from './table-page.ts';

test.use({ contextOptions: inMotion });

/** How the table is shown from now on: the page is loaded anew with it, at the same question. */
async function shownAs(page: Page, speed: string, looks: Partial<Looks> = {}): Promise<void> {
  await page.evaluate(
    ([speed, looks, unasked]) => {
      localStorage.setItem(
        'middara-table-settings',
        JSON.stringify({ state: { speed, unasked, looks }, version: 0 }),
      );
    },
    [speed, looks, STAKES] as const,
  );
  await page.reload();
  await question(page);
}

/** A table at a turn that may attack, and the answer that does. */
async function atAttack(page: Page): Promise<string> {
  await page.goto('./');
  await page.evaluate(
    (unasked) =>
      localStorage.setItem(
        'middara-table-settings',
        JSON.stringify({ state: { speed: 'instant', unasked }, version: 0 }),
      ),
    STAKES,
  );
  await setTable(page, 'under-hallow-street', 'faces');
  for (let n = 0; n < 40; n++) {
    await playUntil(page, ['turn']);
    // Not a friend, who lies under More.
    const card = page.locator('.deeds [data-option^="attack:"]');
    if ((await card.count()) > 0) return (await card.getAttribute('data-option'))!.split(' ')[0]!;
    await answer(page, /^end/);
  }
  throw new Error('nobody may attack');
}

/** Presses on until the answer is given: a card, its target, and what confirms it. */
const decide = async (page: Page, id: string) => give(page, (await question(page))!, id);

/** Answers plainly whatever is asked in the attack, until `there` is seen; `turns`: ends turns, too. */
async function goOnUntil(page: Page, there: string, turns = false): Promise<void> {
  await expect(async () => {
    if (await page.locator(there).count()) return;
    await page.evaluate((turns) => {
      const panel = document.querySelector<HTMLElement>(
        '.question[data-kind]:not([data-guard]):not(:has([aria-busy]))',
      );
      if (!turns && panel?.dataset.kind === 'turn') return;
      const all = [...(panel?.querySelectorAll<HTMLElement>('[data-option]') ?? [])];
      // A die that is pressed twice is off again: its button, as soon as there is one.
      const plain = all.find(({ dataset }) => /^(no|done|best|end-turn)$/.test(dataset.option ?? ''));
      (plain ?? panel?.querySelector<HTMLElement>('.dice-go[data-option]') ?? all[0])?.click();
    }, turns);
    expect(await page.locator(there).count()).toBeGreaterThan(0);
  }).toPass({ timeout: 40_000, intervals: [30] });
}

/** The faces of a row of drawn dice, as the tray names them. */
const facesOf = (page: Page, row: string) =>
  page
    .locator(`${row} .die[data-face]`)
    .evaluateAll((dice) =>
      dice.map((one) => `${one.getAttribute('data-die')}-${one.getAttribute('data-face')}`).join(' '),
    );

test('dice are thrown over the board, lie with the faces the panel has, and say what they came to', async ({
  page,
}) => {
  const errors = errorsOf(page);
  const attack = await atAttack(page);
  await shownAs(page, 'normal', { hold: 'press' });
  await decide(page, attack);
  await goOnUntil(page, '.dice-tray[data-thrown]');
  await expect(page.locator('.tray-canvas')).toHaveCount(1);
  await goOnUntil(page, '.tray-verdict');
  const tray = page.locator('.dice-tray');
  const faces = await tray.getAttribute('data-dice');
  expect(faces).toMatch(/^(\w+-[1-6] ?){2,}$/);
  await openDrawer(page, 'Numbers');
  await expect.poll(() => facesOf(page, '.attack')).toBe(faces);
  // Something is painted, and where nobody of the two stands.
  const painted = await page.locator('.tray-canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
    return data.some((value, i) => i % 4 === 3 && value > 200);
  });
  expect(painted).toBe(true);
  await page.locator('.stage-on').waitFor();
  await expect(page.locator('.tray-verdict')).toContainText(/Hit|Miss|Dodged/);

  // It stays, whatever time passes elsewhere, until somebody goes on: then the dice go, and it is asked again.
  await expect(page.locator('.stage')).toHaveAttribute('data-held', 'true');
  await expect(page.locator('.question[data-kind]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue' }).click();
  await goOnUntil(page, '.question[data-kind="turn"]');
  await expect(tray).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('a key goes on too, and step by step each deed of opponents waits', async ({ page }) => {
  await atAttack(page);
  await shownAs(page, 'fast', { hold: 'step' });
  await decide(page, 'end-turn');
  // Each time it waits, that is spoken once.
  const said = () =>
    page.evaluate(() => {
      const waits = [...document.querySelectorAll<HTMLElement>('[data-heard] p')].filter((one) =>
        one.textContent.startsWith('Paused'),
      );
      return Number(waits.at(-1)?.dataset.nth ?? 0);
    });
  let last = 0;
  for (const key of [' ', 'Enter', ' ']) {
    await expect(async () => {
      await goOnUntil(page, '.stage[data-held]', true);
      expect(await said()).toBeGreaterThan(last);
    }).toPass({ intervals: [50], timeout: 30_000 });
    last = await said();
    await expect(page.locator('.stage-told, .dice-tray').first()).toBeVisible();
    await tap(page, key);
  }
});

for (const [how, looks, motion] of [
  ['quick', { dice: 'quick', hold: 'press' }, 'no-preference'],
  ['without motion', { hold: 'press' }, 'reduce'],
] as const)
  test(`dice lie there at once: ${how}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    const attack = await atAttack(page);
    await shownAs(page, 'normal', looks);
    await decide(page, attack);
    await goOnUntil(page, '.stage[data-held] .dice-tray[data-lies]');
    await expect(page.locator('.tray-canvas')).toHaveCount(0);
    expect(await facesOf(page, '.dice-tray')).toBe(
      await page.locator('.dice-tray').getAttribute('data-dice'),
    );
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the board moves to whom an attack meets, and stays where a hand has moved it', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const attack = await atAttack(page);
    await shownAs(page, 'normal', { hold: 'press' });
    const place = page.locator('.board-place');
    const target = page.locator(`.board-figures [data-figure="${attack.slice('attack:'.length)}"]`);
    const away = () =>
      place.evaluate((one) => {
        one.scrollTo({ left: one.scrollWidth, top: 0, behavior: 'instant' });
      });
    const isSeen = async () => {
      const [room, figure] = [(await place.boundingBox())!, (await target.boundingBox())!];
      const [x, y] = [figure.x + figure.width / 2, figure.y + figure.height / 2];
      return x > room.x && x < room.x + room.width && y > room.y && y < room.y + room.height;
    };
    await away();
    expect(await isSeen()).toBe(false);
    await decide(page, attack);
    await expect.poll(isSeen).toBe(true);

    // By hand, it is the player's for the rest of the turn.
    await goOnUntil(page, '.stage[data-held]');
    const room = (await place.boundingBox())!;
    await page.mouse.move(room.x + room.width / 2, room.y + 60);
    await page.mouse.down();
    await page.mouse.move(room.x + room.width / 2 - 90, room.y + 90, { steps: 6 });
    await page.mouse.up();
    await away();
    const at = () => place.evaluate(({ scrollLeft, scrollTop }) => `${scrollLeft} ${scrollTop}`);
    const left = await at();
    await page.getByRole('button', { name: 'Continue' }).click();
    await goOnUntil(page, '.question[data-kind="turn"]');
    expect(await at()).toBe(left);
  });
});
