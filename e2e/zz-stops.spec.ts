import { writeFileSync } from 'node:fs';
import { test } from '@playwright/test';
import { alikeStops, muteStops, stopsOf } from './focus-stops.ts';
import { answer, playUntil, setTable, withoutWaiting } from './table-page.ts';

test('list', async ({ page }) => {
  test.setTimeout(280_000);
  await withoutWaiting(page);
  const out: string[] = [];
  const list = async (name: string) => {
    const stops = await stopsOf(page);
    out.push(`## ${name}`, ...stops.map((s) => `${s.role} | ${s.name.slice(0, 110)}`));
    out.push('MUTE', ...muteStops(stops).map((s) => JSON.stringify(s)), 'ALIKE', ...alikeStops(stops).map((s) => JSON.stringify(s)));
    writeFileSync('/tmp/stops.txt', out.join('\n'));
  };
  await page.goto('./');
  await page.getByRole('link', { name: 'New game' }).first().waitFor();
  await list('home');
  await page.goto('./#/set-up/training-yard');
  await page.getByRole('button', { name: 'Set the table' }).waitFor();
  await list('set-up');
  await page.getByRole('button', { name: /equipment/i }).first().click();
  await page.getByRole('dialog').waitFor();
  await list('equipment');
  await page.keyboard.press('Escape');
  await page.goto('./#/rules');
  await page.waitForTimeout(1500);
  await list('rules');
  await setTable(page, 'under-hallow-street', 'stops');
  await list('placement');
  await playUntil(page, ['turn']);
  await list('turn');
  await playUntil(page, ['dodge', 'empower']);
  await list('attack');
  await page.getByRole('tab', { name: /feed|happened/i }).first().click();
  await list('feed');
  const hash = await page.evaluate(() => location.hash);
  for (const at of ['watch', 'mirror', 'after']) {
    await page.goto(`./${hash.replace('play', at)}`);
    await page.waitForTimeout(2500);
    await list(at);
  }
  await page.goto('./#/lab/training-yard');
  await page.waitForTimeout(2000);
  await list('lab');
  void answer;
});
