import { expect, type Page } from '@playwright/test';
import type { MalhyaSession } from '../src/games/malhya/rules/malhya-game.ts';
import { packLog } from '../src/stores/opened/link.ts';
import { FIRST, INTRODUCTION, sheetAnew } from '../tests/games/malhya/campaign/parish.ts';
import { fightAt } from '../tests/games/malhya/fights/fight-at.ts';
import { behindTheGuard, quietAt } from '../tests/games/malhya/stealth/quiet-at.ts';
import { playTo, setupOf, trial, trialAt } from '../tests/games/malhya/trial.ts';
import { withoutWaiting } from './table-page.ts';
import type { Look } from './tour.ts';

/** Opens it on the page by its link. */
export async function openMission(page: Page, session: MalhyaSession): Promise<void> {
  await page.goto(`./#/link/${packLog(session.toLog(), session.questions)}`);
  await expect(page.locator('.malhya')).toHaveAttribute('data-decisions', String(session.decisions.length));
  if (session.pending) await expect(page.locator('.malhya .question, .guest-page').first()).toBeVisible();
}

/** Opens what enemies will do: where the bar has no room for its button it is in the menu. */
async function foresee(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Foresight', exact: true });
  if (await button.isVisible()) return button.click();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Foresight', exact: true }).click();
}

/** A mission brought to where its road, its market or a page of it is asked about. */
const onRoad = (mission: string, is: (session: MalhyaSession) => boolean) =>
  trialAt((_, session) => is(session), 3, { mission });

/** The first booklet of the campaign at a question of that kind. */
const inCampaign = (wanted: string) =>
  trialAt(({ kind }) => kind === wanted, 3, { mission: FIRST, sheet: sheetAnew() });

/** What its campaign has besides: a level, talents, the end of a booklet. */
async function growing(page: Page, look: Look): Promise<void> {
  await openMission(page, inCampaign('level-up'));
  await expect(async () => {
    // What the booklet begins with lies over it.
    if (await page.locator('.guest-page').isVisible()) await page.keyboard.press('Space');
    await expect(page.locator('[data-growing="level-up"]')).toBeVisible({ timeout: 500 });
  }).toPass();
  await look('malhya, a level');
  await openMission(
    page,
    trialAt(({ kind }) => kind === 'talent', 3, { mission: INTRODUCTION }),
  );
  await expect(page.locator('[data-growing="talent"]')).toBeVisible();
  await look('malhya, talents');
  await openMission(page, playTo(trial(setupOf(3, { mission: INTRODUCTION }))));
  await expect(page.getByRole('button', { name: /^Begin / })).toBeVisible();
  await look('malhya, the end of a booklet');
}

/** Malhya, a guest: its set-up, a chapter, a check, the road, a market, a page, a fight, stealth, its end, its replay. */
export async function malhya(page: Page, look: Look, painted: boolean): Promise<void> {
  await withoutWaiting(page, { painted });
  await page.goto('./#/guest/malhya');
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  await look('malhya, set-up');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.locator('.guest-page')).toBeVisible();
  await look('malhya, a page');
  await openMission(
    page,
    trialAt(({ kind }, { state }) => kind === 'again' && state.check?.kind === 'group'),
  );
  await expect(page.getByRole('region', { name: 'Check' })).toBeVisible();
  await look('malhya, a check');
  await page.getByRole('button', { name: 'Log' }).click();
  await look('malhya, the log');
  await openMission(
    page,
    trialAt(({ kind }) => kind === 'choice'),
  );
  await look('malhya, a chapter');
  await openMission(
    page,
    onRoad('salt-letter', ({ pending }) => pending?.kind === 'hex'),
  );
  await expect(page.locator('.mal-road')).toBeVisible();
  await look('malhya, the road');
  await openMission(
    page,
    onRoad('salt-letter', ({ state }) => state.land.market !== null),
  );
  await expect(page.locator('.mal-market')).toBeVisible();
  await look('malhya, a market');
  await openMission(
    page,
    onRoad('salt-letter', ({ state }) => state.land.challenge !== null && !state.check),
  );
  await expect(page.locator('.mal-page')).toBeVisible();
  await look('malhya, a page of an encounter');
  await openMission(
    page,
    fightAt(({ kind }) => kind === 'turn'),
  );
  await expect(page.locator('.mal-board')).toBeVisible();
  await look('malhya, a turn in a fight');
  await foresee(page);
  await expect(page.locator('.drawer [data-enemy]').first()).toBeVisible();
  await look('malhya, foresight');
  await openMission(
    page,
    fightAt(({ kind }) => kind === 'plan'),
  );
  await expect(page.getByRole('region', { name: 'Before the dice' })).toBeVisible();
  await look('malhya, before the dice');
  await openMission(
    page,
    fightAt((_, { events }) => events.at(-1)?.type === 'attackEnded'),
  );
  await look('malhya, after the dice');
  await openMission(
    page,
    quietAt(({ kind }, { state }) => kind === 'quiet-turn' && state.place!.quiet!.vigilance.length > 0),
  );
  await expect(page.getByRole('region', { name: 'Stealth' })).toBeVisible();
  await look('malhya, a turn in stealth');
  await foresee(page);
  await expect(page.locator('.drawer [data-to]').first()).toBeVisible();
  await look('malhya, how enemies look');
  await openMission(page, behindTheGuard({ seen: true }));
  await page.locator('.guest-page button').click();
  await expect(page.getByRole('region', { name: 'Avert the alarm' })).toBeVisible();
  await look('malhya, an alarm to avert');
  await page.locator('[data-option="alarm"]').click();
  await expect(page.getByRole('region', { name: 'Alarm' })).toBeVisible();
  await look('malhya, an alarm');
  await growing(page, look);
  await openMission(page, playTo(trial(setupOf(2))));
  await expect(page.locator('.guest-over')).toBeVisible();
  await look('malhya, its end');
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.locator('.malhya[data-replay]')).toBeVisible();
  await look('malhya, watched');
}
