import { expect, type Locator, type Page } from '@playwright/test';
import { errorsOf, question, withoutWaiting } from './table-page.ts';
import { test } from './warm-page.ts';

/** Who stands in the party, in order. */
const party = (page: Page) => page.locator('.member h3');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const cardButton = (page: Page, name: string) => button(page, `Turn over ${name}`);

async function open(page: Page, encounter = 'training-yard'): Promise<string[]> {
  const errors = errorsOf(page);
  await withoutWaiting(page);
  await page.goto(`./#/set-up/${encounter}`);
  await expect(button(page, 'Start')).toBeEnabled();
  return errors;
}

test('by keys alone: who plays, who is in the party and where, a card turned over, and to the table', {
  tag: '@quick',
}, async ({ page }) => {
  const errors = await open(page);
  /** With the Tab key, as somebody without a mouse. */
  const tabTo = async (wanted: Locator) => {
    for (let i = 0; i < 90; i++) {
      if (await wanted.evaluate((one) => one === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`no way by keys to ${wanted}`);
  };
  await tabTo(page.getByRole('radio', { name: 'one', exact: true }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'two', exact: true })).toBeChecked();
  await tabTo(page.getByLabel('Name of player 2'));
  await page.keyboard.type('Ben');

  await tabTo(button(page, 'Move Nightingale Arsen back'));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(party(page)).toHaveText(['Zeke Jeong', 'Rook Lars', 'Nightingale Arsen', 'Remi Moretti']);
  await expect(button(page, 'Move Nightingale Arsen back')).toBeFocused();

  const katar = cardButton(page, 'Katar');
  await tabTo(katar);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: 'Katar' })).toContainText('BACKSTAB');
  await expect(katar).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: 'Katar' })).toHaveCount(0);

  await tabTo(button(page, 'Swap Remi Moretti: choose who takes place 4'));
  await page.keyboard.press('Enter');
  const who = page.getByRole('dialog', { name: 'Who takes place 4?' });
  await expect(who.getByRole('button', { name: /^Remi Moretti/ })).toBeFocused();
  await tabTo(who.getByRole('button', { name: 'Faunus' }));
  await page.keyboard.press('Enter');
  await expect(party(page).last()).toHaveText('Faunus');
  await expect(button(page, 'Swap Faunus: choose who takes place 4')).toBeFocused();

  await tabTo(page.getByLabel('Place all for me'));
  await page.keyboard.press('Space');
  await tabTo(button(page, 'Start'));
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await question(page))?.kind).not.toBe('placement');
  expect((await question(page))?.decisions).toBe(4);
  expect(errors).toEqual([]);
});

test('a portrait is dragged to another place, and who is in the party already swaps', async ({ page }) => {
  const errors = await open(page);
  const portrait = (name: string) =>
    page.getByRole('button', { name: new RegExp(`^Swap ${name}: choose who`) });
  await portrait('Remi Moretti').dragTo(portrait('Nightingale Arsen'));
  await expect(party(page)).toHaveText(['Remi Moretti', 'Nightingale Arsen', 'Zeke Jeong', 'Rook Lars']);
  await portrait('Rook Lars').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Remi Moretti/ })
    .click();
  await expect(party(page)).toHaveText(['Rook Lars', 'Nightingale Arsen', 'Zeke Jeong', 'Remi Moretti']);
  expect(errors).toEqual([]);
});

const elimination = (page: Page) =>
  page.locator('.switch', { hasText: 'No Player Elimination' }).getByRole('combobox');

test('what was chosen survives another encounter, the way back, an adventurer who comes back, and a reload', async ({
  page,
}) => {
  const errors = await open(page);
  await page.getByRole('radio', { name: 'two', exact: true }).check();
  await page.getByLabel('Name of player 1').fill('Anna');
  await page.getByRole('radio', { name: /real dice/ }).check();
  await page.locator('.rule-switches summary').click();
  await elimination(page).selectOption('normal: the fourth');
  await button(page, 'Choose equipment for Zeke Jeong').click();
  await page
    .getByRole('button', { name: 'Remove Vitality Juice Box' })
    .or(page.getByRole('button', { name: 'Take off Vitality Juice Box' }))
    .first()
    .click();
  await page.keyboard.press('Escape');
  const zeke = page.getByRole('list', { name: 'Zeke Jeong’s equipment' });
  const ofZeke = await zeke.getByRole('button').allInnerTexts();
  expect(ofZeke.join()).not.toContain('Vitality Juice Box');

  /** All of it, wherever one looks. */
  const expectAll = async () => {
    await expect(page.getByRole('radio', { name: 'two', exact: true })).toBeChecked();
    await expect(page.getByLabel('Name of player 1')).toHaveValue('Anna');
    await expect(page.getByRole('radio', { name: /real dice/ })).toBeChecked();
    await expect(elimination(page)).toHaveValue('2');
    await expect(zeke.getByRole('button')).toHaveCount(ofZeke.length);
    await expect(cardButton(page, 'Vitality Juice Box').and(zeke.getByRole('button'))).toHaveCount(0);
  };
  await expectAll();

  await button(page, 'Swap Zeke Jeong: choose who takes place 2').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Faunus' }).click();
  await expect(party(page).nth(1)).toHaveText('Faunus');
  await button(page, 'Swap Faunus: choose who takes place 2').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zeke Jeong' }).click();
  await expectAll();

  await page.locator('.set-up-which select').selectOption('under-hallow-street');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Under Hallow Street');
  await expectAll();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Training Yard');
  await expectAll();
  await page.reload();
  await expectAll();
  expect(errors).toEqual([]);
});

test('five players with five Adventurers, by keys: the rule of p.71 comes with them, and the fifth is placed', async ({
  page,
}) => {
  const errors = await open(page, 'under-hallow-street');
  await page.getByRole('radio', { name: 'four', exact: true }).check();
  await page.getByRole('radio', { name: 'four', exact: true }).press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'five', exact: true })).toBeChecked();
  await expect(button(page, 'Start')).toBeDisabled();
  await button(page, '+ Add a fifth hero').press('Enter');
  await page
    .getByRole('dialog', { name: 'Choose the fifth Adventurer' })
    .getByRole('button', { name: 'Faunus' })
    .press('Enter');
  await expect(party(page).last()).toHaveText('Faunus');
  await expect(button(page, 'Swap Faunus: choose who takes place 5')).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Faunus, played by' })).toHaveValue('4');
  await page.getByLabel('Place all for me').check();
  await button(page, 'Start').press('Enter');
  await expect.poll(async () => (await question(page))?.kind).not.toBe('placement');
  // Each of the five has a colour and a shape of their own on the track.
  const marks = page.locator('.track-figure .seat-mark path');
  await expect(marks).toHaveCount(5);
  const shapes = await marks.evaluateAll((all) => all.map((one) => one.getAttribute('d')));
  expect(new Set(shapes).size).toBe(5);
  expect(errors).toEqual([]);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true });

  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1024, 768],
  ] as const)
    test(`everything is reached above the bar at ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const errors = await open(page, 'under-hallow-street');
      const bar = (await page.locator('.set-up-go').boundingBox())!;
      expect(bar.y + bar.height).toBeLessThanOrEqual(height + 1);
      expect(bar.height).toBeLessThan(height / 4);
      await button(page, 'Move Rook Lars forward').tap();
      await expect(party(page).nth(1)).toHaveText('Rook Lars');
      const throwing = cardButton(page, 'Throwing Knives');
      await throwing.tap();
      const words = page.getByRole('article', { name: 'Throwing Knives' });
      await words.scrollIntoViewIfNeeded();
      await expect(words).toBeVisible();
      // Nothing lies over what stands above the bar, nor under it.
      const page_ = (await page.locator('.set-up-page').boundingBox())!;
      expect(page_.y + page_.height).toBeLessThanOrEqual(bar.y + 1);
      await throwing.tap();
      await expect(words).toHaveCount(0);
      await button(page, 'Earth Loa: show the card').tap();
      await expect(page.getByRole('dialog', { name: 'Earth Loa' })).toContainText('HP');
      expect(errors).toEqual([]);
    });
});
