import { type Browser, expect, type Page } from '@playwright/test';
import { type EncounterSession, listMoveDestinations, listStrikes } from '../src/engine/index.ts';
import { middleOf, openGame } from './game-at.ts';
import { decided, question, withoutWaiting } from './table-page.ts';
import { test } from './warm-page.ts';

/** Has the page count what a hand does: presses of the pointer, and keys but those that only point or are held. */
const counted = (page: Page) =>
  page.addInitScript(() => {
    const hand = globalThis as { pressed?: number };
    hand.pressed = 0;
    const count = ({ isTrusted }: Event) => {
      if (isTrusted) hand.pressed! += 1;
    };
    addEventListener('pointerdown', count, true);
    addEventListener('keydown', (event) => /^(Arrow|Shift$)/.test(event.key) || count(event), true);
  });

/** How often something was pressed for it. */
async function presses(page: Page, deed: () => Promise<void>): Promise<number> {
  const read = () => page.evaluate(() => (globalThis as { pressed?: number }).pressed ?? 0);
  const before = await read();
  await deed();
  return (await read()) - before;
}

/** What ends the turn, and a movement under way with it. */
const endOfTurn = (page: Page) => page.getByRole('button', { name: /^End (turn|the move and the turn)/ });

const figure = (page: Page, id: string) => page.locator(`.board-figures [data-figure="${id}"]`);

/** A turn from which something can be struck at and walked to: Zeke's, some way on. */
const GAME = ['training-yard', 'ahead-1', 55] as const;
async function open(page: Page): Promise<EncounterSession> {
  await withoutWaiting(page);
  await counted(page);
  return openGame(page, ...GAME);
}

/** A space a plain way leads to, as far off as its points reach without more SP. */
function plainWay({ position, pending }: EncounterSession) {
  const ways = listMoveDestinations(position, pending!.figure).filter(
    ({ way, breaks, sp }) => way.length > 0 && breaks.length === 0 && sp === 0,
  );
  const { space, way } = ways.reduce((far, one) => (one.cost > far.cost ? one : far));
  return { to: space as readonly [number, number], steps: way.length };
}

/** An attack is over when its own turn is asked about again, or somebody else is asked. */
async function attacked(page: Page, before: number): Promise<void> {
  await expect.poll(async () => (await question(page))?.decisions ?? -1).toBeGreaterThan(before);
  await expect(page.locator('.question[data-kind="empower"]')).toHaveCount(0);
}

async function touched(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 1024, height: 768 } });
  return context.newPage();
}

test('by mouse: a plain move one click, a plain attack two, the end of a turn one', {
  tag: '@quick',
}, async ({ page }) => {
  const session = await open(page);
  const { to } = plainWay(session);
  const { figure: mover } = session.pending!;
  await expect(page.locator('.hero-name')).toContainText('Zeke');
  await page.mouse.move(...(await middleOf(page, to)));
  await expect(page.locator('.board-way')).toBeVisible();
  const moved = await presses(page, async () => {
    await page.mouse.click(...(await middleOf(page, to)));
    await expect(figure(page, mover)).toHaveAccessibleName(new RegExp(`at ${to.join()}$`));
  });
  expect(moved).toBe(1);
  // A movement with points left is ended with the turn, in one.
  await question(page);
  expect(
    await presses(page, async () => {
      await endOfTurn(page).click();
      await expect(page.locator('.hero-name')).not.toContainText('Zeke');
    }),
  ).toBe(1);

  const again = await openGame(page, ...GAME);
  const [target] = listStrikes(again.position, mover);
  const { decisions } = (await question(page))!;
  expect(
    await presses(page, async () => {
      await figure(page, target!).click();
      await page
        .getByRole('region', { name: 'Chosen' })
        .getByRole('button', { name: /^Attack/ })
        .click();
      await attacked(page, decisions);
    }),
  ).toBe(2);
});

const attackCard = (page: Page) => page.locator('.deeds [data-option^="attack:"]');

test('from the card: an attack is its card, its target where there are several, and Attack', async ({
  page,
}) => {
  const session = await open(page);
  const targets = listStrikes(session.position, session.pending!.figure);
  const { decisions } = (await question(page))!;
  const pressed = await presses(page, async () => {
    await attackCard(page).click();
    if (targets.length > 1) await page.locator('.target-options [data-option]').first().click();
    await page.locator('.target-ways .btn-primary').click();
    await attacked(page, decisions);
  });
  expect(pressed).toBe(targets.length > 1 ? 3 : 2);
});

test('by keys: the same', async ({ page }) => {
  const session = await open(page);
  const { figure: mover } = session.pending!;
  const start = (await figure(page, mover).locator('.visually-hidden').textContent())!;
  const asked = (await question(page))!;
  const moved = await presses(page, async () => {
    for (const arrow of ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight']) {
      await page.keyboard.press(arrow);
      if ((await page.getByRole('region', { name: 'Chosen' }).count()) > 0) break;
    }
    await expect(page.getByRole('region', { name: 'Chosen' })).toBeVisible();
    await page.keyboard.press('Enter');
    await decided(page, asked);
    await expect(figure(page, mover)).not.toHaveAccessibleName(start);
  });
  expect(moved).toBe(1);
  const ended = await presses(page, async () => {
    const { kind } = (await question(page))!;
    await page.keyboard.press(kind === 'move' ? 'Shift+E' : 'e');
    await expect(page.locator('.hero-name')).not.toContainText('Zeke');
  });
  expect(ended).toBe(1);
});

test('by number key: the same, and Enter', async ({ page }) => {
  const session = await open(page);
  const targets = listStrikes(session.position, session.pending!.figure);
  const { decisions } = (await question(page))!;
  const key = await attackCard(page).getAttribute('aria-keyshortcuts');
  const pressed = await presses(page, async () => {
    await page.keyboard.press(key!);
    if (targets.length > 1) {
      await expect(page.locator('.target-list')).toBeVisible();
      await page.keyboard.press('1');
    }
    await expect(page.locator('.target-ways .btn-primary')).toBeVisible();
    await page.keyboard.press('Enter');
    await attacked(page, decisions);
  });
  expect(pressed).toBe(targets.length > 1 ? 3 : 2);
});

// A finger cannot point without pressing: its first tap shows the way and its price, as the pointer does by resting.
test('by touch: a move shows and goes, an attack two taps, the end of a turn one', async ({ browser }) => {
  const page = await touched(browser);
  const session = await open(page);
  const { figure: mover } = session.pending!;
  const { to, steps } = plainWay(session);
  const asked = (await question(page))!;
  const moved = await presses(page, async () => {
    await page.touchscreen.tap(...(await middleOf(page, to)));
    await expect(page.getByRole('region', { name: 'Chosen' })).toContainText(`${steps} space`);
    expect((await question(page))!.decisions).toBe(asked.decisions);
    await page.touchscreen.tap(...(await middleOf(page, to)));
    await expect(figure(page, mover)).toHaveAccessibleName(new RegExp(`at ${to.join()}$`));
  });
  expect(moved).toBe(2);
  const ended = await presses(page, async () => {
    await question(page);
    await endOfTurn(page).tap();
    await expect(page.locator('.hero-name')).not.toContainText('Zeke');
  });
  expect(ended).toBe(1);

  const again = await openGame(page, ...GAME);
  const [target] = listStrikes(again.position, mover);
  const { decisions } = (await question(page))!;
  const struck = await presses(page, async () => {
    await figure(page, target!).tap();
    await page
      .getByRole('region', { name: 'Chosen' })
      .getByRole('button', { name: /^Attack/ })
      .tap();
    await attacked(page, decisions);
  });
  expect(struck).toBe(2);
  await page.context().close();
});
