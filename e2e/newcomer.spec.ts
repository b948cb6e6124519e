// For the proof only: what two newcomers stumbled over, looked at where it lies.
import { expect, test } from '@playwright/test';

const SIZES = [
  { name: 'a laptop', width: 1366, height: 768 },
  { name: 'a phone', width: 390, height: 844 },
];

for (const { name, width, height } of SIZES) {
  test(`on ${name} the set-up shows Start and who goes on its first screen`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('./#/set-up/under-hallow-street');
    await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('heading', { name: 'The party' })).toBeInViewport({ ratio: 1 });
    const portrait = page.locator('.member-portrait').first();
    const start = (await page.locator('.set-up-go').boundingBox())!;
    expect((await portrait.boundingBox())!.y).toBeLessThan(start.y - 60);
    // Nothing but the edge of its panel lies over the number of players.
    const group = page.locator('.set-up-part .group').first();
    expect(await group.evaluate((one) => getComputedStyle(one).borderTopWidth)).toBe('0px');
  });

  test(`on ${name} every encounter of a row is played by a button on the same line`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('./');
    await expect(page.locator('.encounter-card .encounter-go').nth(5)).toBeAttached();
    const cards = await page.locator('.encounter-card').evaluateAll((all) =>
      all.map((card) => {
        const go = card.querySelector('.encounter-go')!.getBoundingClientRect();
        const foes = card.querySelector('.foes')!.getBoundingClientRect();
        const aims = [...card.querySelectorAll('p')].at(-1)!.getBoundingClientRect();
        const { top, bottom } = card.getBoundingClientRect();
        return { top, below: Math.round(bottom - go.bottom), gap: foes.top - aims.bottom };
      }),
    );
    expect(new Set(cards.map(({ below }) => below)).size).toBe(1);
    for (const { gap } of cards) expect(gap).toBeGreaterThanOrEqual(0);
  });
}
