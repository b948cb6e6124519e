// For the proof only: levels, doors and what follows are proved by the rules and shown by components.
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { zipSync } from 'fflate';
import type { Bot } from '../src/bots/bot.ts';
import { AimedBot } from '../src/bots/planner/aimed-bot.ts';
import { SimpleBot } from '../src/bots/simple-bot.ts';
import { readContentFolder } from '../src/content/files/node-files.ts';
import type { EncounterSession } from '../src/engine/index.ts';
import { longNight, sickles, storyContent, storyGame } from '../tests/support/story-pack.ts';
import { gameOf } from '../tests/support/table-of-memory.ts';
import { openDrawer } from './drawer.ts';
import { answer, errorsOf, question, withoutWaiting } from './table-page.ts';

// What an encounter has of its own, as it is seen at the table: how hard it is, its doors, and what follows it.

/** A game of a bot's, to its end or to where it is wanted. */
function played(
  session: EncounterSession,
  isWanted: (session: EncounterSession) => boolean,
  bot: Bot = new SimpleBot(),
): EncounterSession {
  for (let n = 0; n < 3000 && session.pending && !isWanted(session); n++) session.decide(bot.choose(session));
  return session;
}

/** The page with the pack of the language of encounters, and a game of it brought as a file. */
async function openStory(page: Page, session: EncounterSession): Promise<void> {
  const files = readContentFolder('tests/support/story-pack').map(
    ({ path, text = '' }) => [path.replace('tests/support/', ''), Buffer.from(text)] as const,
  );
  await page.goto('./');
  await page.getByLabel('Add a zip').setInputFiles({
    name: 'story-pack.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(zipSync(Object.fromEntries(files))),
  });
  await expect(page.getByText(/Story Pack 0\.1\.0 is loaded/)).toBeVisible();
  await page.getByLabel('Load a file').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(gameOf(session).record())),
  });
  await question(page);
}

test('how hard an encounter is set up is how hard it is played', async ({ page }) => {
  const errors = errorsOf(page);
  await withoutWaiting(page);
  const begin = async (difficulty: string) => {
    await page.goto('./#/set-up/keep-the-beacon');
    await page.getByRole('radio', { name: difficulty, exact: true }).check();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await question(page);
  };
  const gargoyles = page.locator('.board-figures [data-figure^="gutter-gargoyle"]');
  await begin('Easy');
  await expect(gargoyles).toHaveCount(1);
  await begin('Hard');
  await expect(gargoyles).toHaveCount(2);
  // As it is kept, and so as it is played on after a reload.
  await page.reload();
  await question(page);
  await expect(gargoyles).toHaveCount(2);
  await page.getByRole('button', { name: /^Menu/ }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Save as a file' }).click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toMatch(/"difficulty":\s*"hard"/);
  expect(errors).toEqual([]);
});

test('a door is shut, is opened from beside it, and stands open', async ({ page }) => {
  const errors = errorsOf(page);
  await withoutWaiting(page);
  const OPEN = 'door:gate:open';
  const canOpen = ({ pending }: EncounterSession) => pending?.options.some(({ id }) => id === OPEN) ?? false;
  let session: EncounterSession | null = null;
  for (let seed = 0; !session && seed < 8; seed++) {
    const one = played(
      storyGame(longNight, `gate-${seed}`),
      canOpen,
      new AimedBot({ aim: 'errand', manner: 'plain' }),
    );
    if (canOpen(one)) session = one;
  }
  expect(session, 'no bot ever came to the gate').not.toBeNull();
  await openStory(page, session!);
  const gate = page.locator('.board [data-door="gate"]');
  await expect(gate).toHaveAttribute('data-state', 'closed');
  await expect(gate.locator('circle.door-lock')).toHaveCount(1);
  await answer(page, /^door:gate:open$/);
  await expect(gate).toHaveAttribute('data-state', 'open');
  await expect(gate.locator('circle.door-lock')).toHaveCount(0);
  await openDrawer(page, 'Goal');
  await expect(page.getByText('The gate:').locator('..')).toContainText('open, at');
  expect(errors).toEqual([]);
});

test('the encounter that follows is begun from the table, by keys, after its outcome was put away', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await withoutWaiting(page);
  const session = played(storyGame(sickles, 'play-0'), () => false);
  const met = sickles.endConditions.find(({ id }) => id === session.state.outcome?.condition);
  const { name } = storyContent.encounters[met!.next!.encounter]!;
  await openStory(page, session);
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  const before = page.url();
  const go = page.getByRole('button', { name: `Next: ${name}` });
  await expect(go).toBeVisible();
  for (let n = 0; n < 90 && !(await go.evaluate((one) => one === document.activeElement)); n++)
    await page.keyboard.press('Tab');
  await expect(go).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(before);
  await expect(page.getByRole('heading', { level: 1, name })).toBeAttached();
  expect(await question(page)).not.toBeNull();
  expect(errors).toEqual([]);
});
