// For the proof only: order, keys and words of answers are shown by their component, too.
import { expect, type Page, test } from '@playwright/test';
import type { EncounterSession } from '../src/engine/index.ts';
import { openAt } from './opened-game.ts';
import { decided, errorsOf, question, withoutWaiting } from './table-page.ts';

test.beforeEach(({ page }) => withoutWaiting(page));

const openStreet = (page: Page, seed: string, isWanted: (session: EncounterSession) => boolean) =>
  openAt(page, 'under-hallow-street', seed, isWanted);

const keyed = (page: Page) =>
  page
    .locator('.dock [aria-keyshortcuts][data-option]')
    .evaluateAll((all) =>
      all.map((one) => [one.getAttribute('aria-keyshortcuts'), (one as HTMLElement).dataset.option] as const),
    );

test('at a death the potions come first, numbered and with what they do, and Enter drinks the one that saves; passing is last', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await openStreet(page, 'd1', ({ pending }) => pending?.question.ask === 'about-to-fall');
  // What saves is gold once that is worked out, and gold is what Enter takes (face.md 11).
  await expect.poll(async () => (await keyed(page))[0]?.[0]).toBe('1 Enter');
  const answers = await keyed(page);
  expect(answers[0]![1]).toMatch(/^use:.*vitality-juice-box/);
  expect(answers.at(-1)).toEqual(['0', 'pass']);
  await expect(page.locator('.option-foretold').first()).toHaveText(/\+3 HP, left with 3/);
  // Rook has two, and stands too far away: they lie under More.
  await expect(page.locator('.answers .deed[data-option*="rook.vitality-juice-box"]')).toContainText(
    '2 more',
  );
  await expect(page.locator('[data-option="pass"] .option-foretold')).toHaveText(/out of this fight/);
  await expect(page.locator('[data-option="pass"] .option-foretold')).toHaveAttribute('data-warns', 'true');
  const asked = (await question(page))!;
  await page.keyboard.press('Enter');
  await decided(page, asked);
  expect(await question(page)).not.toEqual(asked);
  expect(errors).toEqual([]);
});

test('to decline is one key everywhere, and ending a turn has its own', async ({ page }) => {
  await openStreet(page, 'p1', ({ pending }) => pending?.kind === 'dodge');
  const dodge = (await question(page))!;
  expect((await keyed(page)).at(-1)).toEqual(['0', 'no']);
  await page.keyboard.press('0');
  await decided(page, dodge);
  await openStreet(page, 'p1', ({ pending, state }) => pending?.kind === 'turn' && state.clock.round > 1);
  expect((await keyed(page)).at(-1)).toEqual(['e', 'end-turn']);
});

test('a plain attack is two clicks', async ({ page }) => {
  await openStreet(
    page,
    'p1',
    ({ pending }) =>
      pending?.kind === 'turn' &&
      pending.figure === 'rook' &&
      pending.options.some(({ act }) => act.do === 'attack'),
  );
  const turn = (await question(page))!;
  const target = turn.options.find((option) => option.startsWith('attack:'))!.slice('attack:'.length);
  await page.locator(`.board-figures [data-figure="${target}"]`).first().click();
  const chosen = page.getByRole('region', { name: 'Chosen' });
  await expect(chosen.getByRole('switch', { name: /^Empower/ })).not.toBeChecked();
  await chosen.getByRole('button', { name: /^Attack/ }).click();
  await decided(page, turn);
  expect((await question(page))?.kind).not.toBe('empower');
});
