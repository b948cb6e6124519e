import { expect, type Page } from '@playwright/test';
import { makeBot } from '../src/bots/bot.ts';
import type { EncounterSession } from '../src/engine/index.ts';
import { newGame } from '../tests/support/games.ts';
import { openSession } from './opened-game.ts';
import { proving } from './proving.ts';
import { type Sight, sightOf } from './seen-answers.ts';
import { errorsOf, question, withoutWaiting } from './table-page.ts';
import { test } from './warm-page.ts';

type Size = readonly [width: number, height: number];

const AT_A_DESK: readonly Size[] = proving
  ? [
      [1440, 900],
      [1366, 768],
      [1280, 720],
      [1024, 768],
      [1024, 600],
      [1920, 1080],
      [2560, 1440],
    ]
  : [
      [1366, 768],
      [1024, 768],
    ];
const BY_FINGERS: readonly Size[] = proving
  ? [
      [768, 1024],
      [390, 844],
      [390, 664],
      [412, 732],
      [360, 640],
      [844, 390],
    ]
  : [
      [390, 844],
      [844, 390],
    ];

const STREET = 'under-hallow-street';
const GAMES = proving ? 10 : 1;
/** Asked often, and of a form of their own. */
const QUICK: ReadonlySet<string> = new Set(['turn', 'dodge', 'about-to-fall']);

/** The least share of the window that the board has there (face.md 14.8). */
const leastOf = ([width, height]: Size): number => {
  if (width >= 1024) return height >= 700 ? 0.75 : 0.7;
  if (width > 700 && height > 700) return 0.6;
  // At 412×732 the dock is as high as on a longer phone.
  if (Math.max(width, height) > 800) return 0.57;
  return height > 700 ? 0.52 : 0.55;
};

/** The first time each question is asked in the simple bot's games. */
function positions(): ReadonlyMap<string, EncounterSession> {
  const found = new Map<string, EncounterSession>();
  for (let game = 1; game <= GAMES; game++) {
    const session = newGame(STREET, `d${game}`);
    const bot = makeBot('simple', `d${game}`);
    while (session.pending && (proving || found.size < QUICK.size)) {
      const { options, question } = session.pending;
      const { ask } = question;
      // A turn with something to strike at; a first one has nearly nothing to choose from.
      const isFull = ask !== 'turn' || options.some(({ act }) => act.do === 'attack');
      if ((proving || QUICK.has(ask)) && !found.has(ask) && isFull) found.set(ask, session.fork());
      session.decide(bot.choose(session));
    }
  }
  return found;
}

interface Seen {
  readonly at: string;
  readonly size: Size;
  readonly sight: Sight;
}

async function lookAt(page: Page, at: string, sizes: readonly Size[], touched: boolean, into: Seen[]) {
  for (const size of sizes) {
    await page.setViewportSize({ width: size[0], height: size[1] });
    into.push({ at, size, sight: await sightOf(page, touched) });
  }
}

async function allSeen(page: Page, sizes: readonly Size[], touched: boolean): Promise<void> {
  test.setTimeout(proving ? 600_000 : 90_000);
  const errors = errorsOf(page);
  await withoutWaiting(page);
  const seen: Seen[] = [];
  await page.goto('./');
  await page.getByRole('link', { name: /^Learn to play/ }).click();
  await question(page);
  await lookAt(page, 'first fight', sizes, touched, seen);
  for (const [ask, session] of positions()) {
    await openSession(page, session);
    await lookAt(page, ask, sizes, touched, seen);
    if (ask !== 'turn') continue;
    await page.locator('.deed[data-option^="attack:"]').click();
    await expect(page.locator('.target')).toBeVisible();
    await lookAt(page, 'target', sizes, touched, seen);
  }
  const faults: string[] = [];
  for (const size of sizes) {
    const here = seen.filter((one) => one.size === size);
    const sum = (of: 'seen' | 'all') => here.reduce((all, { sight }) => all + sight[of], 0);
    const [{ sight }] = here as [Seen];
    const name = size.join('x');
    const most = Math.max(...here.map(({ sight }) => sight.controls));
    console.log(
      `${name}: ${sum('seen')} of ${sum('all')} seen, ${most} controls, board ${Math.round(sight.board * 100)} %`,
    );
    faults.push(...here.flatMap(({ at, sight }) => sight.faults.map((one) => `${name} ${at}: ${one}`)));
    const docks = new Set(here.map(({ sight }) => Math.round(sight.dock)));
    if (docks.size > 1) faults.push(`${name}: the dock is ${[...docks].join(', ')} px`);
    if (most > 16) faults.push(`${name}: ${most} controls`);
    if (sight.board < leastOf(size)) faults.push(`${name}: the board has ${sight.board.toFixed(3)}`);
    const street = here.find(({ at }) => at === 'turn')?.sight.space ?? 0;
    if (name === '1440x900' && street < 48) faults.push(`${name}: a space has ${street.toFixed(1)} px`);
  }
  expect(faults).toEqual([]);
  expect(errors).toEqual([]);
}

test('every answer is wholly seen, at a desk', { tag: '@quick' }, async ({ page }) => {
  await allSeen(page, AT_A_DESK, false);
});

test.describe('by fingers', () => {
  test.use({ hasTouch: true });

  test('every answer is wholly seen, on a phone upright and on its side', {
    tag: '@quick',
  }, async ({ page }) => {
    await allSeen(page, BY_FINGERS, true);
  });
});
