import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { zipSync } from 'fflate';
import { walkPack } from '../tests/support/walk.ts';
import { openDrawer } from './drawer.ts';
import { answer, errorsOf, openAdvanced, question, withoutWaiting } from './table-page.ts';
import { test } from './warm-page.ts';

// What content/README.md tells a newcomer to do, in its order and with its files.

const place = mkdtempSync(join(tmpdir(), 'walk-'));
test.afterAll(() => rmSync(place, { recursive: true }));

type TextFile = { readonly path: string; readonly text: string };

/** The files of the walk; what the text shows after it (upgrade, familiar, Companion, Exalted Esper, tile, encounter) is not yet written. */
const walk = (which: 'first' | 'last' = 'first'): TextFile[] =>
  walkPack(which).filter(
    ({ path }) =>
      !/gate-court|\/at-the-gate|\/upgrades\/|\/familiars\/|\/companions\/|\/exalted\//.test(path),
  );

function write(name: string, files: readonly TextFile[]): string {
  for (const { path, text } of files) {
    mkdirSync(dirname(join(place, name, path)), { recursive: true });
    writeFileSync(join(place, name, path), text);
  }
  return join(place, name, 'my-pack');
}

const zipped = (name: string, files: readonly TextFile[]) => ({
  name,
  mimeType: 'application/zip',
  buffer: Buffer.from(zipSync(Object.fromEntries(files.map(({ path, text }) => [path, Buffer.from(text)])))),
});

const run = (command: string, ...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'src/sim/start.ts', command, ...args], {
    encoding: 'utf8',
  });
const validate = (folder: string) => run('validate', folder);

const packs = (page: Page) => page.getByRole('region', { name: 'Packs', exact: true });

/** Answers until an answer of that kind is open. */
async function until(page: Page, option: RegExp, answers: readonly RegExp[]): Promise<void> {
  for (let n = 0; n < 60; n++) {
    const asked = await question(page);
    if (asked?.options.some((one) => option.test(one))) return;
    const next = answers.find((pattern) => asked?.options.some((one) => pattern.test(one)));
    await answer(page, next ?? /./);
  }
  throw new Error(`${option} never came`);
}

test('a sword, a discipline and a monster in ten minutes', async ({ page }) => {
  // Ten minutes of somebody's work, six processes and two games: more than the usual half minute on a busy machine.
  test.slow();
  const errors = errorsOf(page);
  await withoutWaiting(page);

  // 6. Check it: first with the fault of the text, then as it should be.
  const slip = walk().map((file) =>
    file.path.endsWith('river-blade.json')
      ? { ...file, text: file.text.replace('"melee"', '"meele"') }
      : file,
  );
  const faulty = validate(write('slip', slip));
  expect(faulty.status).toBe(1);
  expect(faulty.stderr).toContain('$.front.kind: expected one of melee, ranged, melee/ranged, got "meele"');
  expect(faulty.stderr).toContain('1 more file waits for it: ');
  const folder = write('good', walk());
  expect(validate(folder)).toMatchObject({ status: 0, stdout: expect.stringContaining('All is in order.') });

  expect(run('show', join(folder, 'combatants/gate-hound.json')).stdout).toContain(
    'Can it move and make a melee ATK? MOVE to be adjacent to the opponent with the most damage.',
  );
  expect(run('show', join(folder, 'encounters/dusk-at-the-gate.json')).stdout).toContain(
    'A Gate Hound 1 at [4, 1]',
  );
  const played = run('sim', '--pack', folder, '--encounter', 'dusk-at-the-gate', '--games', '4', '--quiet');
  expect(played).toMatchObject({ status: 0, stdout: expect.stringMatching(/^games 4 {3}won \d/) });

  // 7. Play it.
  await page.goto('./');
  await openAdvanced(page);
  await page.getByLabel('Add a folder').setInputFiles(folder);
  await expect(
    page.getByText('My Pack 0.1.0 is loaded: 1 item, 1 discipline, 1 monster, 1 encounter.'),
  ).toBeVisible();
  await page.reload();
  await expect(packs(page).getByRole('heading', { name: 'My Pack 0.1.0' })).toBeVisible();
  await packs(page).getByRole('button', { name: 'Show cards' }).click();
  await expect(packs(page).getByRole('article', { name: 'River Blade' })).toContainText('Undertow');

  await page.getByRole('link', { name: 'Play Dusk at the Gate', exact: true }).click();
  await page.getByLabel(/^Seed/).fill('walk');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const log = page.getByRole('log');
  const passing = [/^place:/, /^none$/, /^no$/, /^end/, /^done/];
  // The discipline, as an action of Nightingale.
  await until(page, /kindle/, passing);
  await answer(page, /kindle/);
  await openDrawer(page, 'Log');
  await expect(log).toContainText('Nightingale uses Kindle');
  // The sword strikes, and the monster has moved and bitten by its own steps. Its Follow-Up is passed by the table: it
  // pulls nobody nearer who stands beside it already, and what changes nothing is not asked.
  const told = [/Nightingale (hits|misses|defeats) Gate Hound/, /Gate Hound \d .*(hits|misses)/];
  const isTold = async () => {
    const text = await log.innerText();
    return told.every((one) => one.test(text));
  };
  for (let n = 0; n < 40 && !(await isTold()); n++) {
    const { options } = (await question(page))!;
    const next = [/^attack/, /^best$/, ...passing].find((one) => options.some((id) => one.test(id)));
    await answer(page, next ?? /./);
  }
  for (const one of told) await expect(log).toContainText(one);

  // The monster alone in a yard, before the party of the base pack.
  await page.goto('./#/');
  await packs(page).getByRole('link', { name: 'Try Gate Hound' }).click();
  await expect(page.getByRole('heading', { name: 'Trial: Gate Hound' })).toBeVisible();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Place / })).toBeVisible();

  // 8. Change it: what is other is told, and then it takes the place of what was.
  const games = page.url();
  await page.goto('./#/');
  const changed = write('changed', walk('last'));
  await page.getByLabel('Add a folder').setInputFiles(changed);
  await expect(page.getByText('My Pack 0.2.0 would replace 0.1.0.')).toBeVisible();
  await expect(packs(page).getByRole('list', { name: 'What changes' })).toContainText(
    'Changed: River Blade (item)',
  );
  await expect(packs(page).getByRole('heading', { name: 'My Pack 0.1.0' })).toBeVisible();
  await packs(page).getByRole('button', { name: 'Replace' }).click();
  await expect(page.getByText(/My Pack 0\.2\.0 replaced 0\.1\.0/)).toBeVisible();
  await page.goto(games);
  await expect(page.getByRole('heading', { name: /^Place / })).toBeVisible();
  expect(errors).toEqual([]);
});

test('a zip, a slip and a pack put away: told where and what, and games are kept', { tag: '@quick' }, async ({
  page,
}) => {
  const errors = errorsOf(page);
  await withoutWaiting(page);
  await page.goto('./');
  await openAdvanced(page);
  const zip = page.getByLabel('Add a zip');
  await zip.setInputFiles(zipped('my-pack.zip', walk()));
  await expect(page.getByText(/My Pack 0\.1\.0 is loaded/)).toBeVisible();

  // A game with it, and then without it.
  await page.goto('./#/set-up/dusk-at-the-gate');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const asked = await question(page);
  const game = page.url();
  await page.goto('./#/');
  await packs(page).getByRole('button', { name: 'Remove My Pack' }).click();
  await packs(page).getByRole('button', { name: 'Really remove' }).click();
  await expect(page.getByRole('link', { name: 'Play Dusk at the Gate', exact: true })).toHaveCount(0);
  // The game keeps the pack in the version it was played with, also at the next visit.
  await page.goto(game);
  await page.reload();
  expect(await question(page)).toEqual(asked);

  // What is no pack changes nothing; one bad card is left out, and the place is told.
  await page.goto('./#/');
  await openAdvanced(page);
  await zip.setInputFiles({ ...zipped('notes.zip', []), buffer: Buffer.from('no zip') });
  await expect(page.getByRole('alert')).toContainText('notes.zip is not a zip that can be opened.');
  await zip.setInputFiles(
    zipped(
      'my-pack.zip',
      walk().map((file) => ({ ...file, text: file.text.replace('"tree": "sanctus"', '"tree": "sanctum"') })),
    ),
  );
  const problems = packs(page).getByRole('region', { name: 'Problems of My Pack' });
  await expect(problems).toContainText('In tree: expected one of assemblage, cruor, martial');
  await expect(problems).toContainText('did you mean "sanctus"?');

  // The whole pack in its place: the game goes on where it was.
  await zip.setInputFiles(zipped('my-pack.zip', walk()));
  // The encounter with the discipline in it waited for it.
  const changes = packs(page).getByRole('list', { name: 'What changes' }).getByRole('listitem');
  await expect(changes).toHaveText(['New: Kindle (discipline)', 'New: Dusk at the Gate (encounter)']);
  await packs(page).getByRole('button', { name: 'Replace' }).click();
  await expect(problems).toHaveCount(0);
  await page.goto(game);
  expect(await question(page)).toEqual(asked);
  expect(errors).toEqual([]);
});
