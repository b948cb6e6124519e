import { expect, type Page } from '@playwright/test';
import { openAt } from './opened-game.ts';
import { decided, openAdvanced, question, setTable, withoutPainter, withoutWaiting } from './table-page.ts';
import { campaigns } from './tour-campaign.ts';
import { guest } from './tour-guest.ts';
import { malhya } from './tour-malhya.ts';
import { midgard } from './tour-midgard.ts';
import { besideTurn, questions, turn } from './tour-table.ts';

/** What a test looks at on each screen, in each state; the name is for the message. */
export type Look = (stop: string) => Promise<void>;
/** `painted`: whether a painter paints the boards meanwhile. */
export type Walk = (page: Page, look: Look, painted: boolean) => Promise<void>;

const asFile = (name: string, text: string) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

/** The first page, its dialogs and notices, packs, rules, laboratory, and what is shown where nothing opens. */
const doors: Walk = async (page, look, painted) => {
  if (!painted) await withoutPainter(page);
  await page.goto('./');
  await openAdvanced(page);
  await look('first page');
  await page.getByRole('button', { name: 'Credits and licenses' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('credits');
  await page.keyboard.press('Escape');
  await page
    .getByLabel('Load a file')
    .setInputFiles(asFile('game.json', '{"file":"middara-table-game","x":1}'));
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.locator('.notice-details').first().click();
  await look('a save with faults');
  await page.locator('input[type="file"]').last().setInputFiles(asFile('pack.json', '{"items":[{"id":7}]}'));
  await expect(page.getByRole('alert').nth(1)).toBeVisible();
  await look('a pack with faults');
  await page.goto('./#/nowhere');
  await expect(page.getByText('leads nowhere')).toBeVisible();
  await look('strayed');
  await page.goto('./#/play/nothing');
  await expect(page.getByRole('alert')).toContainText('This browser has no such game');
  await look('no such game');
  await page.goto('./#/safe');
  await expect(page.getByText('Your packs are turned off.')).toBeVisible();
  await look('safe screen');

  await page.goto('./#/rules');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await look('rules page');
  await page.getByRole('searchbox').fill('pincer');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: 'Flanking' })).toBeVisible();
  await look('a rule');

  await page.goto('./#/lab/training-yard');
  await page.getByRole('combobox', { name: 'Bot' }).selectOption('random');
  await page.getByRole('textbox', { name: 'Games', exact: true }).fill('6');
  await look('laboratory');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').first()).toHaveText(/^Done/);
  await look('laboratory, done');
};

/** Packs in work: the shelf, a board, an encounter with its form unfolded, a card with a fault beside it. */
const workshop: Walk = async (page, look, painted) => {
  if (!painted) await withoutPainter(page);
  await page.goto('./#/workshop');
  await page.getByRole('button', { name: 'New pack' }).click();
  await expect(page.locator('.ws-status')).toHaveText('No problems.');
  await look('workshop, a pack');
  const add = async (sort: string) => {
    // On a small screen the files are folded.
    const fold = page.getByRole('button', { name: 'Files of the pack' });
    if (await fold.isVisible()) await fold.click();
    await page.getByRole('button', { name: `New ${sort}` }).click();
  };
  await add('tile');
  await page.getByRole('application').focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(page.locator('.ws-status')).toHaveText('No problems.');
  await look('workshop, a tile');
  await add('encounter');
  await expect(page.getByRole('button', { name: 'Play from here' })).toBeEnabled();
  for (const fold of await page.locator('.ws-form .ws-entry-fold').all()) await fold.click();
  await look('workshop, an encounter unfolded');
  await add('monster');
  await expect(page.getByRole('article', { name: 'New Monster' })).toBeVisible();
  await page.getByLabel('Hp', { exact: true }).fill('0');
  await expect(page.locator('.ws-status')).toHaveText(/1 problem/);
  await look('workshop, a card with a fault');
  await page.getByRole('button', { name: 'JSON', exact: true }).click();
  await look('workshop, as text');
  await page.goto('./#/workshop');
  await expect(page.getByRole('link', { name: 'Open My Pack' })).toBeVisible();
  await look('workshop');
};

/** From the set-up to the first turn. */
const settingUp: Walk = async (page, look, painted) => {
  await withoutWaiting(page, { painted });
  await page.goto('./#/set-up/under-hallow-street');
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeEnabled();
  await look('set-up');
  await page.getByRole('radio', { name: 'three', exact: true }).check();
  await page.locator('.rule-switches summary').click();
  for (const name of ['Katar', 'Gore Shot', 'Rook Lars'])
    await page
      .getByRole('button', { name: `Turn over ${name}` })
      .first()
      .click();
  await expect(page.getByRole('article', { name: 'Gore Shot' })).toBeVisible();
  await look('set-up, cards turned over');
  await page.getByRole('button', { name: 'Earth Loa: show the card' }).click();
  await expect(page.getByRole('dialog', { name: 'Earth Loa' })).toBeVisible();
  await look('an opponent’s card');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Swap Zeke Jeong/ }).click();
  await expect(page.getByRole('dialog', { name: 'Who takes place 2?' })).toBeVisible();
  await look('who takes a place');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Choose equipment for Nightingale Arsen' }).click();
  const sheet = page.getByRole('dialog', { name: 'Nightingale’s equipment' });
  // On a small screen one side at a time.
  const shelf = sheet.locator('.loadout-sides button').last();
  if (await shelf.isVisible()) await shelf.click();
  await expect(sheet.getByRole('region', { name: 'All cards' }).getByRole('article').first()).toBeVisible();
  await look('equipment');
  await sheet.getByLabel('Search the cards').fill('dominions');
  await sheet.getByRole('button', { name: 'Equip Sword of Dominions' }).click();
  await look('equipment with faults');
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^\d problems with the party’s equipment/)).toBeVisible();
  await look('set-up with faults');
  await page.reload();
  await setTable(page, 'training-yard', 'tour');
  await look('placing');
};

/** Lessons: the first fight with its hints, and a short one. */
const lessons: Walk = async (page, look, painted) => {
  await withoutWaiting(page, { painted });
  await page.goto('./#/learn');
  await expect(page.getByRole('region', { name: 'Lesson' }).getByRole('status')).not.toBeEmpty();
  await look('lesson hint');
  await page.goto('./#/rules');
  await page.locator('.lesson-shelf button').first().click();
  await expect(page.getByRole('region', { name: 'Practice position' })).toBeVisible();
  await look('short lesson');
};

/** A game that is over, another one played on from it, what is said of both, replay and second window. */
const after: Walk = async (page, look, painted) => {
  await withoutWaiting(page, { painted });
  await openAt(page, 'training-yard', 'tour', () => false);
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('outcome');
  await page.getByRole('link', { name: 'Analyze' }).click();
  await expect(page.getByRole('region', { name: 'Damage' })).toBeVisible();
  await expect(page.getByText(/^Calculated odds: (\d+) of \1 attacks\./)).toBeVisible();
  const turning = page.getByRole('region', { name: 'Turning points' });
  await expect(turning.locator('.line-chart-dot').first()).toBeAttached();
  // It grows under one's eyes until all is worked out.
  await expect(turning.getByRole('button', { name: 'Simulate more' })).toBeVisible({ timeout: 60_000 });
  await look('after the game');
  await turning
    .getByRole('link', { name: /^Watch from/ })
    .first()
    .click();
  await expect(page.getByRole('slider', { name: 'Position in the game' })).toBeVisible();
  await look('replay');
  await page.getByRole('button', { name: 'Play with other dice …' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('If only');
  await page.getByLabel('Other dice').check();
  await look('what if');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const asked = (await question(page))!;
  const game = new URL(page.url()).hash;
  await page.locator('.question [data-option]:not([data-option="re-equip"])').last().click();
  await decided(page, asked);
  await page.goto(`./${game.replace('play', 'mirror')}`);
  await expect(page.getByText(/^No other window of this browser|^live$/).first()).toBeVisible();
  await look('second window');
  await page.goto(`./${game.replace('play', 'after')}`);
  await page
    .getByRole('link', { name: /^Compare with/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'Side by side' })).toBeVisible();
  await look('side by side');
  await page.goto('./');
  await expect(page.locator('.game-branches')).toBeVisible();
  await look('games and branches');
};

/** The dice game of p.70: sitting down, a roll, what is picked, going back past dice, typed dice, and its end. */
const abraxis: Walk = async (page, look, painted) => {
  await withoutWaiting(page, { unasked: [], painted });
  await page.goto('./#/abraxis');
  const begin = page.getByRole('button', { name: 'Start', exact: true });
  await expect(begin).toBeEnabled();
  await expect(page.getByText('A round costs').nth(3)).toBeVisible();
  await look('dice game, sitting down');
  await page.getByLabel('Who plays at seat 4').selectOption('person');
  await begin.click();
  await expect(page.locator('.abx-odds').first()).not.toHaveText('…');
  await page.keyboard.press('1');
  await page.keyboard.press('4');
  await look('dice game, dice picked');
  await page.getByRole('button', { name: /^More/ }).click();
  await look('dice game, all answers');
  await page.keyboard.press('Escape');
  await page.locator('.abx-lock').click();
  await expect(page.locator('.abx')).toHaveAttribute('data-player', '3');
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect(page.locator('.abx')).toHaveAttribute('data-player', '0');
  // The question is whole, and what led to it is kept.
  await expect(page.locator('.abx-odds').first()).not.toHaveText('…');
  await page.keyboard.press('u');
  await expect(page.locator('.dock .sure')).toBeVisible();
  await look('dice game, back past a roll');
  await page.keyboard.press('u');
  await page.getByRole('button', { name: 'Log' }).click();
  await look('dice game, what happened');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'New game' }).click();
  await page.locator('.dock').getByRole('button', { name: 'New game' }).click();
  await page.getByLabel('Roll real dice and enter the results').check();
  await begin.click();
  await page.keyboard.press('5');
  await expect(page.locator('.typed-dice [data-typed], .typed-dice[data-typing]').first()).toBeVisible();
  await look('dice game, typed dice');
};

export const TOUR = {
  abraxis,
  campaigns,
  guest,
  malhya,
  midgard,
  doors,
  workshop,
  settingUp,
  turn,
  besideTurn,
  questions,
  lessons,
  after,
};
