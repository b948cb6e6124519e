import { expect, type Page, test } from '@playwright/test';
import axe from 'axe-core';
import { errorsOf } from './table-page.ts';
import { TOUR } from './tour.ts';

/** Cards of the shelf are all alike: the first dozen stand for them. */
const ALIKE = '.shelf-cards > :nth-child(n + 13)';

/** What axe finds wrong on the page, of any weight: which rule, where. */
async function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(async (alike) => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const found = await checker.run({ exclude: [[alike]] }, { resultTypes: ['violations'] });
    return found.violations.flatMap(({ id, impact, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${impact} ${id}: ${html.slice(0, 160)} ${failureSummary}`),
    );
  }, ALIKE);
}

for (const [name, walk] of Object.entries(TOUR))
  test(`axe finds nothing on any screen, in any state: ${name}`, async ({ page }) => {
    test.slow();
    const errors = errorsOf(page);
    const found: string[] = [];
    await page.addInitScript(axe.source);
    await walk(page, async (stop) => {
      found.push(...(await faultsOf(page)).map((fault) => `${stop}: ${fault}`));
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
        found.push(...(await faultsOf(page)).map((fault) => `${stop}: ${fault}`));
      });
      expect(found).toEqual([]);
    });
});
