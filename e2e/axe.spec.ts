import { expect, type Page, test } from '@playwright/test';
import axe from 'axe-core';
import { cutOff } from './clipped.ts';
import { tooPale } from './contrast.ts';
import { errorsOf } from './table-page.ts';
import { TOUR } from './tour.ts';

/** Cards of the shelf are all alike: the first dozen stand for them. */
const ALIKE = '.shelf-cards > :nth-child(n + 13)';

/** The board, where there is nothing new on it, is looked at once. */
const NEW_ON_BOARD =
  /^(placing|turn|why not there|way preview|foresight|plan|dodge|lesson hint|replay|second window)$/;
/** Where grounds are gradients of every kind: axe leaves these texts undecided, a picture does not. */
const PICTURED =
  /^(first page|set-up|equipment|a rule|turn|asked once more|foresight|menu|dodge|outcome|after the game)$/;

/** What is wrong on the page, of any weight: which rule, where. */
async function faultsOf(page: Page, stop: string): Promise<string[]> {
  const seen = NEW_ON_BOARD.test(stop) ? [] : ['.board'];
  const pale = PICTURED.test(stop) ? await tooPale(page) : [];
  const faults = await page.evaluate(
    async (left) => {
      const { axe: checker } = window as unknown as { axe: typeof axe };
      const found = await checker.run({ exclude: left.map((one) => [one]) }, { resultTypes: ['violations'] });
      return found.violations.flatMap(({ id, impact, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${impact} ${id}: ${html.slice(0, 160)} ${failureSummary}`),
      );
    },
    [ALIKE, ...seen],
  );
  return [...faults, ...pale].map((fault) => `${stop}: ${fault}`);
}

for (const [name, walk] of Object.entries(TOUR))
  test(`axe finds nothing on any screen, in any state, and nothing is cut off: ${name}`, async ({ page }) => {
    test.slow();
    const errors = errorsOf(page);
    const found: string[] = [];
    await page.addInitScript(axe.source);
    await walk(page, async (stop) => {
      found.push(...(await faultsOf(page, stop)), ...(await cutOff(page, stop)));
    });
    expect(found).toEqual([]);
    expect(errors).toEqual([]);
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const part of ['questions', 'lessons'] as const)
    test(`axe finds nothing: ${part}`, async ({ page }) => {
      test.slow();
      const found: string[] = [];
      await page.addInitScript(axe.source);
      await TOUR[part](page, async (stop) => {
        found.push(...(await faultsOf(page, stop)));
      });
      expect(found).toEqual([]);
    });
});
