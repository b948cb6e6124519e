// For the proof only: the hand and its cards are tested in `npm test`. A spell on up to two: both are chosen on the board, and one press casts it on them.
import { expect, test } from '@playwright/test';
import { armedGame } from './armed-game.ts';
import { openSession } from './opened-game.ts';
import { errorsOf, question, withoutWaiting } from './table-page.ts';

const SIZES = [
  { name: 'a laptop', width: 1366, height: 768 },
  { name: 'a phone', width: 390, height: 844 },
];

const session = armedGame(
  'under-hallow-street',
  'a',
  { card: 'zeke-jeong', disciplines: ['banished-knowledge', 'ruination'] },
  ({ id }) => id.includes('ruination'),
  ({ pending }) =>
    pending?.question.ask === 'whom' && pending.options.filter(({ act }) => act.do === 'target').length > 1,
);
const targets = session.pending!.options.flatMap(({ act }) => (act.do === 'target' ? [act.target] : []));

for (const { name, width, height } of SIZES)
  test(`two targets are chosen on the board and given in one press on ${name}`, async ({ page }) => {
    const errors = errorsOf(page);
    await page.setViewportSize({ width, height });
    await withoutWaiting(page);
    await openSession(page, session);
    const { decisions } = (await question(page))!;
    const press = (id: string) => page.locator(`.dock [data-option~="target:${id}"]`).first().click();
    await press(targets[0]!);
    await expect(page.locator('.target-list')).toContainText('1 of 2 chosen');
    await expect(page.locator('.target-frame[data-chosen]')).toHaveCount(1);
    await page.screenshot({ path: test.info().outputPath('one.png') });
    await page.locator(`.board-figures [data-figure="${targets[1]}"]`).click();
    await expect(page.locator('.target-list')).toContainText('2 of 2 chosen');
    await expect(page.locator('.target-frame[data-chosen]')).toHaveCount(2);
    await page.screenshot({ path: test.info().outputPath('two.png') });
    expect((await question(page))!.decisions).toBe(decisions);
    await page.getByRole('button', { name: /^Attack both/ }).click();
    await expect.poll(async () => (await question(page))?.decisions).toBeGreaterThanOrEqual(decisions + 2);
    expect(errors).toEqual([]);
  });
