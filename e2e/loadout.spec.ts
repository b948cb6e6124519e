import { expect } from '@playwright/test';
import { errorsOf, question, withoutWaiting } from './table-page.ts';
import { test } from './warm-page.ts';

// p.24: what an Adventurer brings is chosen before the encounter, and an illegal loadout does not come to the table.

test('a loadout is put together by keyboard and mouse, mended, and taken to the table', {
  tag: '@quick',
}, async ({ page }) => {
  const errors = errorsOf(page);
  await withoutWaiting(page);
  await page.goto('./#/set-up/training-yard');
  const go = page.getByRole('button', { name: 'Start', exact: true });
  await expect(go).toBeEnabled();

  // By keyboard alone into the sheet, to the shelf, and to the sword that is looked for.
  await page.getByRole('button', { name: 'Choose equipment for Nightingale Arsen' }).focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Nightingale’s equipment' });
  await expect(sheet.getByRole('status')).toHaveText('OK');
  await sheet.getByLabel('Search the cards').focus();
  await page.keyboard.type('dominions');
  await expect(sheet.getByRole('region', { name: 'All cards' }).getByRole('article')).toHaveCount(1);
  await sheet.getByRole('button', { name: 'Equip Sword of Dominions' }).focus();
  await page.keyboard.press('Enter');

  // Too many hands, and too little gold: said where it is wrong.
  const weapons = sheet.getByRole('region', { name: 'Weapons' });
  await expect(weapons).toContainText('hands: weapons for at most 2 hands (p.24)');
  await expect(sheet).toContainText('gold for the whole party (p.24)');
  await page.keyboard.press('Escape');
  await expect(go).toBeDisabled();
  await expect(page.getByText('2 problems with the party’s equipment. See the list above.')).toBeVisible();

  // Mended: the katar stays at home, and somebody lends gold.
  await page.getByRole('button', { name: 'Choose equipment for Nightingale Arsen' }).click();
  await sheet.getByRole('button', { name: 'Remove Katar' }).click();
  await expect(weapons).not.toContainText('at most 2 hands');
  await weapons.getByRole('button', { name: 'Upgrade Sword of Dominions' }).click();
  // p.33: of the Item Upgrades only those without a Material are there for a party that has none.
  await sheet.getByRole('button', { name: 'Attach Master Work to Sword of Dominions' }).click();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await page.getByLabel('Gold for the party').fill('999');
  await expect(go).toBeEnabled();
  await go.click();

  // On the figure: the sword with what is attached to it, and no katar.
  expect(await question(page)).not.toBeNull();
  await page.getByRole('button', { name: 'Look at Nightingale' }).click();
  const card = page.getByRole('article', { name: 'Sword of Dominions' });
  await expect(card).toContainText('Master Work');
  await expect(page.getByRole('article', { name: 'Long Sword' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Katar' })).toHaveCount(0);
  expect(errors).toEqual([]);
});
