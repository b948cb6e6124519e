// For the proof only: every kind of file dropped on several screens, through real drags; which goes where the unit tests show.
import { expect, type Page } from '@playwright/test';
import { brought } from '../src/words/en/ui/brought.ts';
import { ONE_OF_EACH } from '../tests/support/one-of-each.ts';
import { atFoundersTable } from './made-campaigns.ts';
import { errorsOf, question, setTable, withoutWaiting } from './table-page.ts';
import { test } from './warm-page.ts';

interface Given {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** As a file manager would: over the middle of the page, and let go. */
async function drop(page: Page, { name, bytes }: Given): Promise<void> {
  const isTaken = await page.evaluate(
    ([called, text]) => {
      const bytes = Uint8Array.from(atob(text!), (letter) => letter.charCodeAt(0));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([bytes], called!));
      const at = document.elementFromPoint(innerWidth / 2, innerHeight / 2) ?? document.body;
      const said = (type: string) =>
        !at.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
      // Both are to be taken, or the browser shows the file in the place of the page.
      return [said('dragover'), said('drop')];
    },
    [name, Buffer.from(bytes).toString('base64')] as const,
  );
  expect(isTaken).toEqual([true, true]);
}

const campaign = (): Given => ({
  name: 'campaign.json',
  bytes: new TextEncoder().encode(JSON.stringify(atFoundersTable())),
});

/** Screens that have no door of their own. */
const SCREENS = ['#/rules', '#/set-up/training-yard', '#/abraxis', '#/campaigns/new', '#/safe', '#/workshop'];

test('every kind of file, dropped on every kind of screen: it says what it is', async ({ page }) => {
  const errors = errorsOf(page);
  await withoutWaiting(page);
  const { titles } = brought;
  for (const screen of SCREENS) {
    await page.goto(`./${screen}`);
    await expect(page.locator('main').first()).toBeVisible();
    for (const kind of ['game', 'pack', 'backup', 'case', 'unknown', 'pack-file', 'backup-list'] as const) {
      await drop(page, ONE_OF_EACH[kind]());
      const dialog = page.getByRole('dialog', { name: titles[kind] });
      await expect(dialog, `${kind} on ${screen}`).toBeVisible();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toHaveCount(0);
    }
  }
  expect(page.url()).toContain('#/workshop');
  expect(errors).toEqual([]);
});

test('in the middle of a game: a campaign, a pack, a backup and another game are one press away, and the game stays', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await withoutWaiting(page);
  await setTable(page, 'training-yard', 'e2e-brought');
  const asked = await question(page);
  const table = page.url();
  const press = (name: string) => page.getByRole('dialog').getByRole('button', { name }).click();

  await drop(page, ONE_OF_EACH.pack());
  await page.screenshot({ path: test.info().outputPath('pack-at-table.png') });
  await press('Add to the table');
  await expect(page.getByText(/is loaded:/)).toBeInViewport();

  await page.goto(table);
  await question(page);
  await drop(page, ONE_OF_EACH.pack());
  await press('Open in the workshop');
  await expect(page.getByText(/problem/).first()).toBeVisible();

  await page.goto(table);
  await question(page);
  await drop(page, ONE_OF_EACH.backup());
  await press('Restore the backup');
  await expect(page.getByText('The backup is restored.')).toBeInViewport();

  await page.goto(table);
  await question(page);
  await drop(page, campaign());
  await press('Open the campaign');
  await expect(page).toHaveURL(/#\/campaign\//);

  await page.goto(table);
  await question(page);
  await drop(page, ONE_OF_EACH.log());
  await press('Open the game');
  await expect(page).toHaveURL(/#\/play\//);
  expect(page.url()).not.toBe(table);

  await page.goto(table);
  expect(await question(page)).toEqual(asked);
  expect(errors).toEqual([]);
});

test('at each Load a file: what belongs elsewhere is opened there, or the way is one press', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await withoutWaiting(page);
  const choose = async (label: string, { name, bytes }: Given) =>
    page.getByLabel(label).setInputFiles({ name, mimeType: '', buffer: Buffer.from(bytes) });

  await page.goto('./#/');
  await choose('Load a file', campaign());
  await expect(page).toHaveURL(/#\/campaign\//);
  await page.goto('./#/campaigns');
  await choose('Load a file', ONE_OF_EACH.log());
  await expect(page).toHaveURL(/#\/play\//);
  await page.goto('./#/workshop');
  await choose('Open a zip', ONE_OF_EACH.backup());
  await page.getByRole('button', { name: 'Restore the backup' }).click();
  await expect(page.getByText('The backup is restored.')).toBeInViewport();
  await page.goto('./#/campaigns');
  await choose('Load a file', ONE_OF_EACH.pack());
  await page.getByRole('button', { name: 'Add to the table' }).click();
  await expect(page.getByText(/is loaded:/)).toBeInViewport();
  await choose('Restore a backup', ONE_OF_EACH.case());
  await expect(page.getByRole('dialog', { name: 'This is a rule case' })).toBeVisible();
  expect(errors).toEqual([]);
});
