// For the proof only: that it adds up is in the tests of its words; here, that all of it is seen on the tray.
import { expect, test } from '@playwright/test';
import { makeBot } from '../src/bots/bot.ts';
import { newGame } from '../tests/support/games.ts';
import { openSession } from './opened-game.ts';
import { question, withoutPainter } from './table-page.ts';

const SIZES = [
  { name: 'a laptop', width: 1366, height: 768 },
  { name: 'a phone', width: 390, height: 844 },
];

/** At a Dodge after which dice lie whose sum is another than theirs. */
function beforeAddedRoll() {
  const session = newGame('under-hallow-street', 'p1');
  const bot = makeBot('simple', 'p1');
  while (session.pending) {
    if (session.pending.question.ask === 'dodge') {
      const ahead = session.fork();
      const before = ahead.events.length;
      ahead.decide('no');
      const judged = ahead.events.slice(before).find((event) => event.type === 'attackJudged');
      const added =
        judged?.type === 'attackJudged' && judged.roll.entries.filter(({ cause }) => cause.kind !== 'die');
      if (added && added.length > 1) return session;
    }
    session.decide(bot.choose(session));
  }
  throw new Error('no such roll');
}

for (const { name, width, height } of SIZES)
  test(`what is said of a roll adds up, and is seen whole, on ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await withoutPainter(page);
    await openSession(page, beforeAddedRoll());
    await question(page);
    await page.locator('.answers [data-option="no"]').click();
    const total = page.locator('.tray-total').filter({ hasText: 'needed' });
    await expect(total).toBeVisible();
    const said = (await total.textContent())!;
    await page.screenshot({ path: test.info().outputPath(`tray-${width}.png`) });
    const [sum, came] = said
      .replaceAll(/\([^)]*\)/g, '')
      .replaceAll('−', '-')
      .split('=');
    const added = sum!.match(/[+-]?\s*\d+/g)!.reduce((all, one) => all + Number(one.replaceAll(' ', '')), 0);
    expect(added).toBe(Number(/\d+/.exec(came!)![0]));
    const [text, box] = await Promise.all([
      total.evaluate((one) => one.scrollHeight - one.clientHeight),
      page.locator('.tray-box').evaluate((one) => one.scrollHeight - one.clientHeight),
    ]);
    expect([text, box].every((over) => over <= 1)).toBe(true);
  });
