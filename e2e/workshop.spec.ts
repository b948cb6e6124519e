// For the proof only: its screens are in the walk, each of its forms in its component; the whole way takes long.
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import {
  answer,
  clickSpace,
  errorsOf,
  openAdvanced,
  playUntil,
  question,
  withoutWaiting,
} from './table-page.ts';
import { test } from './warm-page.ts';

// The workshop as somebody uses it who begins with nothing: by mouse and by keys, to a zip another browser opens.

const form = (page: Page) => page.getByRole('region', { name: 'Form' });
const tool = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Tool' }).getByRole('button', { name, exact: true });
const inOrder = (page: Page) => expect(page.locator('.ws-status')).toHaveText('No problems.');
/** What the open file says, as the workshop writes it. */
async function written(page: Page): Promise<Record<string, unknown>> {
  const shown = page.getByRole('textbox', { name: /\.json$/ });
  await page.getByRole('button', { name: 'JSON', exact: true }).click();
  const text = await shown.inputValue();
  await page.getByRole('button', { name: 'Form', exact: true }).click();
  return JSON.parse(text) as Record<string, unknown>;
}
const entry = (page: Page, name: RegExp) => form(page).getByRole('button', { name }).first();

async function makeTile(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New tile' }).click();
  await page.getByLabel('File ID').fill('The Mill');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tiles%2Fthe-mill\.json$/);
  await form(page).getByLabel('Name', { exact: true }).fill('The Mill');
  // By mouse: something in the way.
  await page.getByRole('button', { name: 'Hindering' }).click();
  await clickSpace(page, 3, 1);
  // By keys: water below it.
  await page.getByRole('button', { name: 'Water' }).click();
  const board = page.getByRole('application');
  await board.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tool(page, 'Level').click();
  await clickSpace(page, 6, 5);
  await tool(page, 'Walls').click();
  await page.getByRole('button', { name: 'South', exact: true }).click();
  await clickSpace(page, 5, 3);
  expect(await written(page)).toMatchObject({
    id: 'the-mill',
    rows: ['........', '...h....', '...w....', '........', '........', '........'],
    elevation: ['11111111', '11111111', '11111111', '11111111', '11111111', '11111121'],
    walls: [
      [
        [5, 3],
        [5, 4],
      ],
    ],
  });
  // Too much: taken back by key, brought again by button, and taken back for good.
  await page.keyboard.press('Control+z');
  expect(await written(page)).not.toHaveProperty('walls');
  await page.getByRole('button', { name: 'Redo' }).click();
  expect(await written(page)).toHaveProperty('walls');
  await inOrder(page);
}

async function makeMonster(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New monster' }).click();
  await page.getByLabel('File ID').fill('mill-rat');
  await page.keyboard.press('Enter');
  await form(page).getByLabel('Name', { exact: true }).fill('Mill Rat');
  const card = page.getByRole('article', { name: 'Mill Rat' });
  await expect(card).toBeVisible();
  const hp = form(page).getByLabel('Hp', { exact: true });
  await hp.fill('0');
  // The fault stands at its field, and in the list beside it.
  await expect(hp).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('.ws-status')).toHaveText('1 problem to fix');
  await hp.fill('3');
  await expect(hp).not.toHaveAttribute('aria-invalid', 'true');
  await expect(card).toContainText('3');
  await inOrder(page);
}

async function makeEncounter(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New encounter' }).click();
  await page.getByLabel('File ID').fill('rats-at-the-mill');
  await page.keyboard.press('Enter');
  await form(page).getByLabel('Name', { exact: true }).fill('Rats at the Mill');
  // Loot on the board, and what it gives.
  await tool(page, 'Tokens').click();
  const brush = page.getByRole('group', { name: 'Setting' });
  await brush.getByLabel('Kind').selectOption({ label: 'loot' });
  await brush.getByLabel('Colour').fill('red');
  await clickSpace(page, 2, 4);
  await expect(page.locator('.ws-status')).toHaveText(/problem/);
  await form(page).getByRole('textbox', { name: 'New name in Loot' }).fill('red');
  await page.keyboard.press('Enter');
  await form(page).getByLabel('Text', { exact: true }).fill('A sack of flour, and coins in it.');
  await form(page).getByRole('combobox', { name: 'red: add a field' }).selectOption({ label: 'Gold' });
  await form(page).getByLabel('Gold', { exact: true }).fill('5');
  await entry(page, /^red$/).click();
  // A second rat by hand.
  await tool(page, 'Combatants').click();
  await clickSpace(page, 7, 4);
  // A door between two spaces, along one edge more than one.
  await tool(page, 'Doors').click();
  await brush.getByLabel('Name', { exact: true }).fill('the hatch');
  await page.getByRole('button', { name: 'South', exact: true }).click();
  await clickSpace(page, 0, 4);
  await clickSpace(page, 1, 4);
  await expect(page.locator('.ws-board [data-door="the-hatch-1"] .door-leaf')).toHaveCount(2);
  // An end that only an objective brings about, and the objective with its condition.
  await form(page).getByRole('button', { name: 'Add to End conditions' }).click();
  await form(page).getByLabel('Id', { exact: true }).fill('held');
  await form(page).getByLabel('Text', { exact: true }).fill('The mill stands.');
  await form(page).getByRole('combobox', { name: 'When: type' }).selectOption({ label: 'told' });
  await entry(page, /^End conditions 3/).click();
  await form(page)
    .getByRole('combobox', { name: 'encounter: add a field' })
    .selectOption({ label: 'Objectives' });
  await form(page).getByRole('button', { name: 'Add to Objectives' }).click();
  await form(page).getByLabel('Id', { exact: true }).fill('second-night');
  await form(page).getByRole('combobox', { name: 'When: type' }).selectOption({ label: 'round-begins' });
  await form(page).getByLabel('Round', { exact: true }).fill('2');
  await form(page).getByLabel('Text', { exact: true }).fill('The wheel turns again.');
  await form(page).getByRole('button', { name: 'Add to Do', exact: true }).click();
  await form(page)
    .getByRole('combobox', { name: /^Do 1\b.*: type$/ })
    .selectOption({ label: 'end' });
  await form(page).getByLabel('Condition', { exact: true }).fill('held');
  await inOrder(page);
  // Its words stand beside it.
  await expect(form(page).locator('[data-place="objectives.0"]')).toContainText(
    'At the start of round 2. The encounter ends: you win.',
  );
}

test('an encounter from nothing: made, played to its end, asked about, saved, and opened in another browser', async ({
  page,
  browser,
}) => {
  test.slow();
  const errors = errorsOf(page);
  await withoutWaiting(page);
  await page.goto('./');
  await openAdvanced(page);
  await page.getByRole('link', { name: 'Open the workshop' }).click();
  await page.getByRole('button', { name: 'New pack' }).click();
  await form(page).getByLabel('Name', { exact: true }).fill('Mill Pack');
  await makeTile(page);
  await makeMonster(page);
  await makeEncounter(page);

  await page.getByRole('button', { name: 'Play from here' }).click();
  await expect(page).toHaveURL(/#\/play\//);
  for (let asked = await question(page); asked?.kind === 'place'; asked = await question(page))
    await answer(page, /^place:/);
  await expect(page.getByRole('link', { name: 'Back to the workshop' })).toBeVisible();
  expect(await playUntil(page, [])).toBeNull();
  await expect(page.locator('.outcome')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/#\/workshop\/.*rats-at-the-mill\.json$/);
  await expect(form(page).getByLabel('Name', { exact: true })).toHaveValue('Rats at the Mill');
  // What was done before the game can still be taken back.
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();

  await page.getByRole('button', { name: 'Test with bots' }).click();
  await page.getByLabel('Games', { exact: true }).fill('4');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText(/^Done: \d of 4 games won/)).toBeAttached({ timeout: 90_000 });

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a zip' }).click(),
  ]);
  const zip = readFileSync(await download.path());
  expect(Object.keys(unzipSync(zip)).sort()).toEqual([
    'my-pack/combatants/mill-rat.json',
    'my-pack/encounters/rats-at-the-mill.json',
    'my-pack/pack.json',
    'my-pack/tiles/the-mill.json',
  ]);
  expect(errors).toEqual([]);

  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  const theirs = errorsOf(elsewhere);
  const given = { name: 'my-pack.zip', mimeType: 'application/zip', buffer: zip };
  await elsewhere.goto('./');
  await elsewhere.getByLabel('Add a zip').setInputFiles(given);
  await expect(elsewhere.getByText(/Mill Pack 0\.1\.0 is loaded/)).toBeVisible();
  await expect(elsewhere.getByRole('link', { name: 'Play Rats at the Mill' })).toBeVisible();
  await elsewhere.goto('./#/workshop');
  await elsewhere.getByLabel('Open a zip').setInputFiles(given);
  await elsewhere.getByRole('link', { name: 'Rats at the Mill' }).click();
  await expect(form(elsewhere).getByLabel('Name', { exact: true })).toHaveValue('Rats at the Mill');
  await inOrder(elsewhere);
  // What is in work is there at the next visit, too.
  await elsewhere.reload();
  await expect(form(elsewhere).getByLabel('Name', { exact: true })).toHaveValue('Rats at the Mill');
  expect(theirs).toEqual([]);
  await other.close();
});
