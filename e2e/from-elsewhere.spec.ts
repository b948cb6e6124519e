// For the proof only: real dice that are typed, keys of another layout and a link in a sentence, as other tables had them.
import { expect, type Page } from '@playwright/test';
import { defaultSetup, EncounterSession } from '../src/engine/index.ts';
import { packLog } from '../src/stores/opened/link.ts';
import { gameContent } from '../tests/support/games.ts';
import { openSession } from './opened-game.ts';
import { errorsOf, question, withoutWaiting } from './table-page.ts';
import { test } from './warm-page.ts';

const diceOf = ({ pending }: EncounterSession) =>
  pending?.question.ask === 'die-face' ? pending.question.dice : undefined;

/** A game of real dice up to a throw of several. */
function atThrow(): EncounterSession {
  const setup = {
    ...defaultSetup(gameContent.encounters['training-yard']!, 'typed', ['Anna']),
    byHand: true,
  };
  const session = new EncounterSession(setup, gameContent);
  const wanted = /^(attack|no$|face:)/;
  for (let n = 0; n < 200 && !diceOf(session); n++) {
    const { options } = session.pending!;
    session.decide((options.find(({ id }) => wanted.test(id)) ?? options[0]!).id);
  }
  return session;
}

const decisions = (page: Page) =>
  page.locator('[data-decisions]').first().getAttribute('data-decisions').then(Number);

test('real dice: all of a throw typed in one go, the number on each, seen before it counts', async ({
  page,
}) => {
  await withoutWaiting(page);
  const errors = errorsOf(page);
  const session = atThrow();
  const dice = diceOf(session);
  expect(dice!.length).toBeGreaterThan(1);
  await openSession(page, session);
  const before = await decisions(page);
  // The number of the third face on each of them.
  const numbers = {
    white: 4,
    teal: 5,
    green: 6,
    blue: 7,
    purple: 3,
    orange: 4,
    red: 5,
    grey: 6,
    black: 'bsss',
  };
  await page.keyboard.type(dice!.map((die) => numbers[die]).join(''));
  await expect(page.locator('[data-typed="3"]')).toHaveCount(dice!.length);
  await page.screenshot({ path: test.info().outputPath('typed.png') });
  expect(await decisions(page)).toBe(before);
  await page.keyboard.press('Enter');
  await expect.poll(() => decisions(page)).toBeGreaterThanOrEqual(before + dice!.length);
  // Taken back as it was typed: in one go.
  await page.keyboard.press('u');
  await expect.poll(() => decisions(page)).toBe(before);
  expect(errors).toEqual([]);
});

test('keys by where they lie: Russian, Hebrew, CapsLock', async ({ page }) => {
  await withoutWaiting(page);
  const session = new EncounterSession(
    defaultSetup(gameContent.encounters['training-yard']!, 'keys'),
    gameContent,
  );
  for (let n = 0; n < 8; n++) session.decide(session.pending!.options[0]!.id);
  await openSession(page, session);
  const press = async (init: Record<string, string | boolean>) => {
    const before = await decisions(page);
    await page.evaluate((of) => {
      for (const type of ['keydown', 'keyup'])
        document.body.dispatchEvent(new KeyboardEvent(type, { bubbles: true, cancelable: true, ...of }));
    }, init);
    await expect.poll(() => decisions(page), JSON.stringify(init)).toBeLessThan(before);
  };
  await press({ key: 'г', code: 'KeyU' });
  await press({ key: 'ו', code: 'KeyU' });
  await press({ key: 'U', code: 'KeyU' });
  await press({ key: 'я', code: 'KeyZ', ctrlKey: true });
});

test('a link as it stands in a sentence opens', async ({ page }) => {
  await withoutWaiting(page);
  const session = new EncounterSession(
    defaultSetup(gameContent.encounters['training-yard']!, 'link'),
    gameContent,
  );
  session.decide(session.pending!.options[0]!.id);
  const packed = packLog(session.toLog(), session.questions)!;
  for (const behind of ['.', ')', '>', '”', '\u200b', '?utm_source=chat', '_']) {
    await page.goto('about:blank');
    await page.goto(`./#/link/${packed}${behind}`);
    await question(page);
    await expect.poll(() => decisions(page), behind).toBe(1);
  }
});
