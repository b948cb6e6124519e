import { expect, test } from '@playwright/test';
import axe from 'axe-core';
import { errorsOf } from './table-page.ts';
import { TOUR } from './tour.ts';
import { appendFileSync } from 'node:fs';

for (const [name, walk] of Object.entries(TOUR))
  test(`axe finds nothing: ${name}`, async ({ page }) => {
    test.slow();
    const errors = errorsOf(page);
    const found: string[] = [];
    await page.addInitScript(axe.source);
    await walk(page, async (stop) => {
      const t = Date.now();
      const {violations, incomplete} = await page.evaluate(() => (window as any).axe.run({exclude: [['.shelf-cards > :nth-child(n + 13)']]}, { resultTypes: ['violations', 'incomplete'] })) as any;
      console.log(stop, Date.now() - t);
      for (const { id, impact, nodes } of violations)
        for (const node of nodes.slice(0,3)) found.push(`${stop}: ${impact} ${id}: ${node.html.slice(0,200)} | ${node.target} | ${node.failureSummary?.replaceAll('\n',' ').slice(0,250)}`);
      for (const { id, nodes } of incomplete)
        for (const node of nodes) appendFileSync('/tmp/access-incomplete.txt', `${stop}\t${id}\t${node.target}\t${node.html.slice(0,120)}\t${JSON.stringify(node.any[0]?.data?.messageKey ?? '')}\n`);
    });
    console.log(found.join('\n'));
    expect(errors).toEqual([]);
    expect(found).toEqual([]);
  });
