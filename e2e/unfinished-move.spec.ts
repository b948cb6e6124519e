// For the proof only: tests of cards and of the hand hold what it presses, in `npm test`.
import { expect, test } from '@playwright/test';
import { turnAhead } from '../src/stores/middara/asked-ahead.ts';
import { newGame } from '../tests/support/games.ts';
import { openSession } from './opened-game.ts';
import { errorsOf, question, withoutWaiting } from './table-page.ts';

const SIZES = [
  { name: 'a laptop', width: 1366, height: 768 },
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a phone on its side', width: 844, height: 390 },
];

/** Two heroes placed, and the first of them a step into its movement. */
function underWay() {
  const session = newGame('under-hallow-street', 'p1');
  while (session.pending && session.pending.kind !== 'turn') session.decide(session.pending.options[0]!.id);
  session.decide('move');
  const step = session.pending!.options.find(({ act }) => act.do === 'step')!;
  session.decide(step.id);
  return session;
}

for (const { name, width, height } of SIZES)
  test(`all other cards are there while it moves, and a press on one ends that first, on ${name}`, async ({
    page,
  }) => {
    const errors = errorsOf(page);
    await page.setViewportSize({ width, height });
    await withoutWaiting(page);
    const session = underWay();
    await openSession(page, session);
    const { first } = turnAhead(session)!;
    const move = page.locator('.deed[data-card="move "]');
    const { question: asked } = session.pending!;
    await expect(move).toContainText(`${asked.ask === 'move' && asked.left} steps left`);
    await expect(page.locator('.dock')).toHaveAttribute('data-state', 'cards');
    const ends = page.locator('.dock .end-turn');
    await expect(ends).toHaveCount(2);
    for (const one of await ends.all()) {
      await expect(one).toBeInViewport({ ratio: 1 });
      expect(await one.evaluate((end) => end.scrollWidth <= end.clientWidth + 1)).toBe(true);
    }
    await page.screenshot({ path: test.info().outputPath('moving.png') });
    await move.click();
    await expect(page.locator('.target-list')).toBeVisible();
    await page.screenshot({ path: test.info().outputPath('steps.png') });
    await page.keyboard.press('Escape');
    const before = (await question(page))!.decisions;
    // What it uses asks for a target next: the end of the movement and the deed are decided by then.
    await page.locator(`.deed[data-option^="${first.id} "][data-option*=".gore-shot"]`).click();
    await expect.poll(async () => (await question(page))?.decisions).toBe(before + 2);
    await expect(page.locator('.question-text').first()).toContainText('whom?');
    await page.keyboard.press('u');
    await expect.poll(async () => (await question(page))?.decisions).toBe(before);
    await expect(move).toContainText('left');
    expect(errors).toEqual([]);
  });
