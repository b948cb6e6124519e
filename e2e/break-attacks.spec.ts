// For the proof only: previews and plans with Break Attacks are shown by their components.
import { expect, type Page, test } from '@playwright/test';
import {
  type EncounterSession,
  listMoveDestinations,
  type MoveDestination,
  otherWay,
  spOfMove,
} from '../src/engine/index.ts';
import { middleOf, openGame } from './game-at.ts';
import { decided, errorsOf, question, withoutWaiting } from './table-page.ts';

/** A space whose shortest way meets a Break Attack, with a way there that meets none. */
function risky({ position, pending }: EncounterSession): readonly [MoveDestination, MoveDestination] {
  for (const to of listMoveDestinations(position, pending!.figure)) {
    const other = otherWay(position, pending!.figure, to);
    if (to.breaks.length > 0 && other?.breaks.length === 0) return [to, other];
  }
  throw new Error('no such space');
}

const spOf = async (page: Page, figure: string): Promise<number> => {
  const label = await page
    .locator(`.board-figures [data-figure="${figure}"]`)
    .locator('.visually-hidden')
    .textContent();
  return Number(/(\d+) SP/.exec(label ?? '')?.[1]);
};

/** SP on the board: so many pips, after the steps and before who strikes. */
const pips = (sp: number) => new RegExp(`steps? ◆{${sp}}( ·|$)`);

/** What is pressed to go says what it takes; nothing where it takes nothing. */
async function expectPrice(page: Page, sp: number): Promise<void> {
  const go = page.getByRole('region', { name: 'Chosen' }).getByRole('button', { name: /^Go/ });
  if (sp > 0) await expect(go).toContainText(`${sp} SP`);
  else await expect(go).not.toContainText('SP');
}

/** Opens it where Nightingale stands beside an opponent, with SP for a way and a Dodge. */
const besideAnOpponent = (page: Page) => openGame(page, 'training-yard', 'ahead-0', 33);
const at = ({ space }: MoveDestination) => space as readonly [number, number];

test('a way with a Break Attack shows who strikes and how surely, its price everywhere the same, and a way around', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await withoutWaiting(page);
  const session = await besideAnOpponent(page);
  const { figure } = session.pending!;
  const [to, other] = risky(session);
  const attacker = (await page
    .locator(`.board-figures [data-figure="${to.breaks[0]}"]`)
    .getAttribute('title'))!;

  // Where the pointer stands: the price, and a sign on whoever would strike.
  await page.mouse.move(...(await middleOf(page, at(to))));
  await expect(page.locator('.board-cost[data-breaks]')).toContainText(pips(spOfMove(to)));
  await expect(page.locator(`[data-figure="${to.breaks[0]}"] .figure-threat`)).toHaveCount(1);

  // Pressed: it is not gone, but told.
  const asked = (await question(page))!;
  await page.mouse.click(...(await middleOf(page, at(to))));
  const card = page.getByRole('region', { name: 'Chosen' });
  // For the same SP the way on which nobody strikes is meant; what the pointer showed is the other.
  expect(spOfMove(other)).toBe(spOfMove(to));
  await expect(card.locator('.selection-warn')).toHaveCount(0);
  await card.getByRole('button', { name: /^Other way: .*strikes/ }).click();
  await expect(card).toContainText(`${attacker} strikes first`);
  await expect(card.locator('.way-odds')).toHaveText(
    new RegExp(`${attacker} strikes first: \\d+.% to hit · \\d+(–\\d+)? damage`),
  );
  await expectPrice(page, spOfMove(to));
  await expect(card.locator('.selection-price')).toContainText(String(to.cost));
  expect((await question(page))!.decisions).toBe(asked.decisions);

  // The way around has its own price, and meets nobody.
  await card.getByRole('button', { name: /^Other way: .*nobody strikes/ }).click();
  await expect(card.locator('.selection-price')).toContainText(String(other.cost));
  await expectPrice(page, spOfMove(other));
  await expect(card.locator('.selection-warn')).toHaveCount(0);
  await expect(page.locator('.figure-threat')).toHaveCount(0);
  await expect(page.locator('.board-cost')).toContainText(pips(spOfMove(other)));
  const before = await spOf(page, figure);
  await card.getByRole('button', { name: /^Go/ }).click();
  await decided(page, asked);
  await expect(page.locator(`.board-figures [data-figure="${figure}"]`)).toHaveAccessibleName(
    new RegExp(`at ${to.space.join()}$`),
  );
  expect(before - (await spOf(page, figure))).toBe(spOfMove(other));
  expect(errors).toEqual([]);
});

test('a plan shows what its way meets, stops to ask for the Dodge, and goes on after it', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await withoutWaiting(page);
  const session = await besideAnOpponent(page);
  const { figure } = session.pending!;
  const [to] = risky(session);
  const { decisions } = (await question(page))!;
  await page.keyboard.press('p');
  const plan = page.getByRole('region', { name: 'Plan', exact: true });
  await page.mouse.click(...(await middleOf(page, at(to))));
  await expect(plan.locator('.way-odds')).toHaveText(/strikes first: \d+.% to hit · \d+(–\d+)? damage/);
  await expect(page.locator('.table-screen')).toHaveAttribute('data-decisions', String(decisions));

  await plan.getByRole('button', { name: 'Do this plan' }).click();
  await expect(page.locator('.question[data-kind="dodge"]')).toBeVisible();
  const status = page.locator('.plan-notes');
  await expect(status).toContainText('Doing the plan …');
  // The Dodge, and whatever else the blow makes somebody be asked.
  for (let asked = (await question(page))!; asked.kind !== 'turn'; asked = (await question(page))!) {
    // Its next step it takes by itself.
    if (asked.kind === 'move') {
      await decided(page, asked);
      continue;
    }
    await expect(status).toContainText('Doing the plan …');
    await page.keyboard.press('0');
    await decided(page, asked);
  }
  // On to its end: there, its movement over, nothing of it left.
  await expect(page.locator(`.board-figures [data-figure="${figure}"]`)).toHaveAccessibleName(
    new RegExp(`at ${to.space.join()}$`),
  );
  await expect(page.locator('.question[data-kind="turn"]')).toBeVisible();
  await expect(status).toBeEmpty();
  expect(errors).toEqual([]);
});

test('plans outlast a reload, and go, told in words, when their turn is over', async ({ page }) => {
  const errors = errorsOf(page);
  await withoutWaiting(page);
  const session = await besideAnOpponent(page);
  const [to] = risky(session);
  const plan = page.getByRole('region', { name: 'Plan', exact: true });
  await page.keyboard.press('p');
  await page.mouse.click(...(await middleOf(page, at(to))));
  const step = `Move ${to.way.length} space`;
  await expect(plan.getByRole('listitem')).toContainText(step);
  await page.keyboard.press('p');
  const status = page.locator('.plan-notes');
  await expect(status).toHaveText('1 plan kept: press Plan.');
  const { decisions } = (await question(page))!;

  await page.reload();
  expect(await question(page)).toMatchObject({ decisions });
  await expect(status).toHaveText('1 plan kept: press Plan.');
  await page.keyboard.press('p');
  await expect(plan.getByRole('listitem')).toContainText(step);
  await page.keyboard.press('p');

  const asked = (await question(page))!;
  await page.keyboard.press('e');
  await decided(page, asked);
  await expect(status).toContainText('The turn is over: plans for Nightingale are gone.');
  // That it is gone is written behind what is shown: on a slow machine a moment after.
  await expect(async () => {
    await page.reload();
    await question(page);
    await expect(status).toBeEmpty({ timeout: 2000 });
  }).toPass();
  expect(errors).toEqual([]);
});
