/** The table in the middle of a game: a turn, what is seen beside it, and questions that others ask. */
import { expect, type Page } from '@playwright/test';
import { openDrawer } from './drawer.ts';
import { openAt } from './opened-game.ts';
import { tap, withoutWaiting } from './table-page.ts';
import type { Walk } from './tour.ts';

const answer = (page: Page, option: string) => page.locator(`.question [data-option^="${option}"]`).first();
/** What has no room in the dock. */
const more = (page: Page) => page.locator('.deeds [data-option~="re-equip"]');
const menu = async (page: Page, item: string | RegExp) => {
  await page.getByRole('button', { name: /^Menu/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

async function openTurn(page: Page, painted: boolean): Promise<void> {
  await withoutWaiting(page, { unasked: ['pass-at-death', 'friend', 'deadly', 'undo'], painted });
  await openAt(
    page,
    'under-hallow-street',
    'p1',
    ({ pending, state }) =>
      pending?.kind === 'turn' &&
      state.clock.round > 1 &&
      pending.options.some(({ act }) => act.do === 'attack') &&
      pending.options.some(({ act }) => act.do === 're-equip'),
  );
}

/** Whom the first attack on offer is on. */
const targetOf = async (page: Page): Promise<string> =>
  (await answer(page, 'attack:').getAttribute('data-option'))!.split(' ')[0]!.slice('attack:'.length);

/** A turn: its tabs, its answers, what is laid over it in its own place. */
export const turn: Walk = async (page, look, painted) => {
  await openTurn(page, painted);
  await look('turn');
  for (const tab of ['Numbers', 'Why', 'Goal', 'Log'] as const) {
    await openDrawer(page, tab);
    await look(`tab ${tab}`);
  }
  await page.locator('.drawer').getByRole('button', { name: 'Close', exact: true }).click();
  await more(page).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.locator('[data-option]').first()).toBeVisible();
  for (const fold of await sheet.locator('.odds-toggle').all()) await fold.click();
  await look('answers unfolded');
  await page.keyboard.press('Escape');
  // The browser shuts a dialog first and tells of it after: only then does the page take the question in it away.
  await expect(page.locator('.question')).toHaveCount(1);
  await page.locator('.question').focus();
  for (const key of [
    'ArrowDown',
    'ArrowRight',
    'ArrowUp',
    'ArrowUp',
    'ArrowLeft',
    'ArrowLeft',
    'ArrowDown',
  ]) {
    await page.keyboard.press(key);
    if (await page.getByRole('region', { name: 'Chosen' }).isVisible()) break;
  }
  await expect(page.getByRole('region', { name: 'Chosen' })).toBeVisible();
  await look('way preview');
  await page.keyboard.press('Escape');

  const target = await targetOf(page);
  await page.keyboard.press('p');
  const plan = page.getByRole('region', { name: 'Plan', exact: true });
  await expect(plan).toBeVisible();
  await page.locator(`.board-figures [data-figure="${target}"]`).first().click();
  await plan.getByRole('button', { name: 'Normal' }).click();
  await expect(plan.getByText(/[Hh]it \d+ ?% · .* damage/)).toBeVisible();
  await plan.getByRole('button', { name: 'Copy the plan' }).click();
  await plan.getByLabel('Compare with').selectOption({ index: 1 });
  await look('plan');
  await page.keyboard.press('p');

  await more(page).click();
  await sheet.locator('[data-option="re-equip"]').click();
  const exchange = page.getByRole('region', { name: /^Change .* gear$/ });
  await exchange.locator('.exchange-item').first().click();
  await exchange
    .getByRole('button', { name: /^To .*Pack$/ })
    .first()
    .click();
  await expect(exchange.getByRole('list', { name: 'Changes' })).toBeVisible();
  await look('re-equip');
  await page.keyboard.press('Escape');

  await page.keyboard.press('i');
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('sheet of a figure');
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog', { name: 'Rules' })).toBeVisible();
  await page.keyboard.type('dodge');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await look('rules dialog');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Menu/ }).click();
  await look('menu');
  await page.keyboard.press('Escape');
};

/** What else is seen at a turn: what is asked and worked out, notes, dialogs. */
export const besideTurn: Walk = async (page, look, painted) => {
  await openTurn(page, painted);
  await openDrawer(page, 'Why');
  await page.getByRole('button', { name: 'Why not there?' }).first().click();
  await look('why not there');
  await openDrawer(page, 'Log');
  await page.getByRole('button', { name: 'Note', exact: true }).click();
  await page.getByLabel('Your note').fill('Here it began.');
  await look('writing a note');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill('e');
  await page.locator('.deed-text').last().click();
  await look('feed searched');

  const target = await targetOf(page);
  await page.locator('.board .figure').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await page.locator(`.board-figures [data-figure="${target}"]`).first().click();
  await expect(page.getByRole('region', { name: 'Chosen' })).toContainText(/Hit \d/);
  await look('attack preview');
  await page.keyboard.press('Escape');
  await page.locator('.question').focus();
  await page.keyboard.press('h');
  await expect(page.getByRole('region', { name: 'Hint' }).getByRole('status')).toHaveText(/Suggestion/, {
    timeout: 90_000,
  });
  await look('hint');
  await page.keyboard.press('h');
  await tap(page, 'f');
  await expect(page.locator('.foresight[data-status="whole"]')).toBeVisible({ timeout: 90_000 });
  await look('foresight');
  await page.getByRole('button', { name: 'Turn by turn' }).click();
  await page.getByRole('button', { name: 'Simulate' }).click();
  await expect(page.getByRole('region', { name: 'Threats' }).getByRole('table')).toBeVisible();
  await page.getByRole('region', { name: 'Threats' }).getByRole('button', { name: 'Stop' }).click();
  await look('run it on');
  await tap(page, 'f');

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('keys');
  await page.keyboard.press('Escape');
  for (const item of ['Questions to skip', 'Link to this position', 'Rename the game']) {
    await menu(page, item);
    await expect(page.getByRole('dialog')).toBeVisible();
    await look(item);
    await page.keyboard.press('Escape');
  }
};

/** Questions that others ask: reactions, spending, a death. */
export const questions: Walk = async (page, look, painted) => {
  await withoutWaiting(page, { painted });
  const until = (kind: string) =>
    openAt(
      page,
      'under-hallow-street',
      'p1',
      ({ pending }) =>
        pending?.kind === kind &&
        pending.options.some(({ id }) => id.startsWith(kind === 'dodge' ? 'dodge' : '')),
    );
  await until('dodge');
  await expect(answer(page, 'dodge').locator('.option-chance')).toHaveText(/to be hit/);
  await look('dodge');
  for (const kind of ['damage-reduction', 'empower', 'spend-symbols']) {
    await until(kind);
    await look(kind);
  }
  await openAt(page, 'under-hallow-street', 'd1', ({ pending }) => pending?.question.ask === 'about-to-fall');
  await look('at a death');
};
