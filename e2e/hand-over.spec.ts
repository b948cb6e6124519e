// For the proof only: who is asked when is in the tests of its component; here, that it is seen at every size.
import { expect, test } from '@playwright/test';
import { makeBot } from '../src/bots/bot.ts';
import { newGame } from '../tests/support/games.ts';
import { openSession } from './opened-game.ts';
import { answer, question, withoutWaiting } from './table-page.ts';

const SIZES = [
  { name: 'a laptop', width: 1366, height: 768 },
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a phone on its side', width: 844, height: 390 },
];

for (const { name, width, height } of SIZES)
  test(`whose the dock is stands on its edge; a device that is passed on asks who has it first on ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await withoutWaiting(page);
    await page.addInitScript(() => {
      if (location.protocol === 'about:') return;
      const kept = JSON.parse(localStorage.getItem('middara-table-settings') ?? '{"state":{},"version":0}');
      kept.state.looks = { ...kept.state.looks, passDevice: true };
      localStorage.setItem('middara-table-settings', JSON.stringify(kept));
    });
    const session = newGame('under-hallow-street', 'p1');
    const bot = makeBot('simple', 'p1');
    while (session.pending?.question.ask !== 'turn') session.decide(bot.choose(session));
    const { seat } = session.pending;
    // The last answer before somebody else is asked.
    for (let isNext = false; !isNext; ) {
      const ahead = session.fork();
      ahead.decide(bot.choose(session));
      isNext = ahead.pending?.seat !== seat;
      if (!isNext) session.decide(ahead.decisions.at(-1)!.option);
    }
    await openSession(page, session);
    const dock = page.locator('.dock');
    const edge = () =>
      dock.evaluate((one) => {
        const style = getComputedStyle(one);
        return [
          Math.max(Number.parseFloat(style.borderTopWidth), Number.parseFloat(style.borderLeftWidth)),
          style.borderLeftColor,
        ];
      });
    const [wide, colour] = await edge();
    expect(wide).toBe(6);
    await expect(page.locator('.over-to')).toHaveText(/ plays$/);
    await page.screenshot({ path: test.info().outputPath(`edge-${width}.png`) });
    const last = session.fork();
    last.decide(bot.choose(session));
    const id = last.decisions.at(-1)!.option;
    await answer(page, new RegExp(`^${id.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`)).catch(() => {});
    const take = page.getByRole('button', { name: /^I am / });
    await expect(take).toBeVisible();
    expect((await edge())[1]).not.toBe(colour);
    await expect(dock.locator('[data-option]')).toHaveCount(0);
    await page.screenshot({ path: test.info().outputPath(`pass-${width}.png`) });
    const box = (await take.boundingBox())!;
    expect(box.height).toBeGreaterThanOrEqual(44);
    await take.click();
    await question(page);
    await expect(take).toHaveCount(0);
  });
