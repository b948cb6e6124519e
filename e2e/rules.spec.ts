// For the proof only: the rules' reader and its search are shown by their components.
import { expect } from '@playwright/test';
import { answer, errorsOf, question, setTable, withoutWaiting } from './table-page.ts';
import { test } from './warm-page.ts';

// Words unfold and lead to rules, rules to positions that are played, and a game is not lost by it.

test('by keys alone: a word is searched, its rule read, its position played, and the game goes on', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await withoutWaiting(page);
  await setTable(page, 'training-yard', 'rules');
  const before = await question(page);
  const game = page.url();

  await page.keyboard.press('r');
  const rules = page.getByRole('dialog', { name: 'Rules' });
  await expect(rules.getByRole('searchbox', { name: 'Search the rules' })).toBeFocused();
  await page.keyboard.type('pincer');
  await expect(rules.getByRole('list').first()).toContainText('Flanking');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const rule = rules.getByRole('article', { name: 'Flanking' });
  await expect(rule).toBeFocused();
  await expect(rule).toContainText('p.50');
  await expect(rule).toContainText('ruling A4');

  await rule.getByRole('button', { name: 'Play this position' }).focus();
  await page.keyboard.press('Enter');
  await expect(rules).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Practice position' })).toContainText('Flanking');
  const asked = await question(page);
  expect(asked?.kind).toBe('turn');
  expect(page.url()).not.toBe(game);

  // A decision is taken, kept, taken back, and there again after the page was opened anew.
  await page.locator('[data-option="end-turn"]').focus();
  await page.keyboard.press('Enter');
  const sure = page.getByRole('region', { name: 'Are you sure?' });
  await expect
    .poll(async () => (await sure.count()) > 0 || (await question(page))?.decisions === 1)
    .toBe(true);
  if ((await sure.count()) > 0) {
    await sure.getByRole('button').first().focus();
    await page.keyboard.press('Enter');
  }
  await expect.poll(async () => (await question(page))?.decisions).toBe(1);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Practice position' })).toContainText('Flanking');
  expect((await question(page))?.decisions).toBe(1);
  await page.keyboard.press('u');
  await page.keyboard.press('u');
  await expect.poll(async () => (await question(page))?.decisions).toBe(0);

  await page.goto(game);
  expect(await question(page)).toEqual(before);
  expect(errors).toEqual([]);
});

test('a word on a card among the equipment unfolds and leads to its rule, over the dialog it stands in', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await page.goto('./#/set-up/training-yard');
  await page.getByRole('button', { name: 'Choose equipment for Rook Lars' }).click();
  const sheet = page.getByRole('dialog', { name: 'Rook’s equipment' });
  await sheet.getByLabel('Search the cards').fill('buckler');
  const card = sheet.getByRole('region', { name: 'All cards' }).getByRole('article', { name: 'Buckler' });
  // All words of a card are one stop; arrows lead from one to the next.
  await card.getByRole('button', { name: 'shield' }).focus();
  await expect(page.getByRole('tooltip')).toContainText('SHIELD');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tooltip')).toContainText('LIGHT');
  await page.keyboard.press('Enter');
  const rules = page.getByRole('dialog', { name: 'Rules' });
  await expect(rules.getByRole('article', { name: 'COMBO' })).toBeVisible();
  await rules.getByRole('region', { name: 'See also' }).getByRole('button', { name: 'BACKSTAB' }).click();
  await expect(rules.getByRole('article', { name: 'BACKSTAB' })).toBeVisible();
  await rules.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(rules.getByRole('article', { name: 'COMBO' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rules).toHaveCount(0);
  await expect(sheet).toBeVisible();
  expect(errors).toEqual([]);
});

test('the address of a rule opens it, a ruling and a page lead there too', async ({ page }) => {
  const errors = errorsOf(page);
  for (const [rest, title] of [
    ['break-attack', 'Break Attack'],
    ['A4', 'Flanking'],
    ['urgencyLimit', 'How many Urgency tokens'],
  ]) {
    await page.goto(`./#/rules/${rest}`);
    await expect(page.getByRole('article', { name: title! })).toBeVisible();
  }
  await page.goto('./#/rules/p.51');
  await expect(page.getByRole('button', { name: /^Casting a spell/ })).toBeVisible();
  await page.getByRole('searchbox').fill('zzz');
  await expect(page.getByText('No rule matches')).toBeVisible();
  expect(errors).toEqual([]);
});

test('a lesson is finished by doing what it says, and kept as finished', async ({ page }) => {
  const errors = errorsOf(page);
  await withoutWaiting(page);
  await page.goto('./#/rules');
  const shelf = page.getByRole('region', { name: 'Two-minute lessons' });
  await shelf.getByRole('button', { name: 'Start the lesson: Counter of a Counter' }).click();
  const bar = page.getByRole('region', { name: 'Practice position' });
  await expect(bar.getByRole('status')).toContainText('1 of 3');
  await answer(page, /^attack:knight$/);
  const counter = /^counter:rook\.buckler\/counter$/;
  let asked = (await question(page))!;
  // Whatever else is asked is let go, until the Counter is offered; the Knight's attack is the second step.
  for (let n = 0; n < 6 && !asked.options.some((one) => counter.test(one)); n++) {
    await answer(page, /^no$/);
    if (asked.kind === 'dodge') await expect(bar.getByRole('status')).toContainText('2 of 3');
    asked = (await question(page))!;
  }
  await answer(page, counter);
  await expect(bar.getByRole('status')).toContainText('Lesson done');
  // What is taken back is to be done again.
  await page.keyboard.press('u');
  await expect(bar.getByRole('status')).toContainText(/[1-3] of 3/);
  await page.goto('./');
  await page.getByRole('link', { name: 'Rules and lessons' }).click();
  await expect(page.getByRole('region', { name: 'Two-minute lessons' })).toContainText('done');
  expect(errors).toEqual([]);
});
