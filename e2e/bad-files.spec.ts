import { expect } from '@playwright/test';
import { errorsOf, question, setTable, withoutWaiting } from './table-page.ts';
import { test } from './warm-page.ts';

const asFile = (text: string) => ({
  name: 'game.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

test('a bad file or link names the place; no white page; the games kept stay as they were', {
  tag: '@quick',
}, async ({ page }) => {
  const errors = errorsOf(page);
  await withoutWaiting(page);
  await setTable(page, 'training-yard', 'e2e-bad');
  const asked = await question(page);
  const address = page.url();
  await page.goto('./#/');
  const file = page.getByLabel('Load a file');

  await file.setInputFiles(asFile('{"file": "middara-'));
  await expect(page.getByRole('alert')).toContainText('In the whole file: expected JSON');

  await file.setInputFiles(
    asFile('{"file":"middara-table-game","version":1,"log":{"format":1,"decisions":[{"kind":3}]}}'),
  );
  await expect(page.getByRole('alert')).toContainText(
    'In the record of decisions, decisions, no. 1, kind: expected a text, got 3',
  );
  await expect(page.getByRole('alert')).toContainText(
    'In the record of decisions, the set-up: expected an object, got nothing',
  );

  await page.goto('./#/link/bm90aGluZw');
  await expect(page.getByRole('alert')).toContainText('link: expected a whole link to a game');
  await page.goto('./#/play/nothing');
  await expect(page.getByRole('alert')).toContainText('This browser has no such game');

  await page.goto(address);
  expect(await question(page)).toEqual(asked);
  expect(errors).toEqual([]);
});
