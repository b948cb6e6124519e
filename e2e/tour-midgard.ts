import { expect, type Page } from '@playwright/test';
import type { MidgardSession } from '../src/games/midgard/rules/midgard-game.ts';
import { packLog } from '../src/stores/opened/link.ts';
import { playTo, race, raceAt } from '../tests/games/midgard/race.ts';
import { setupOf } from '../tests/games/midgard/sitting.ts';
import { withoutWaiting } from './table-page.ts';
import type { Look } from './tour.ts';

/** Opens it on the page by its link. */
export async function openRace(page: Page, session: MidgardSession): Promise<void> {
  await page.goto(`./#/link/${packLog(session.toLog(), session.questions)}`);
  await expect(page.locator('.midgard')).toHaveAttribute('data-decisions', String(session.decisions.length));
}

/** Midgard, a guest: its set-up, both tables, an attempt, a fight, an adventure, the cover, its end, its replay. */
export async function midgard(page: Page, look: Look, painted: boolean): Promise<void> {
  await withoutWaiting(page, { painted });
  await page.goto('./#/guest/midgard');
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  await look('midgard, set-up');
  await openRace(
    page,
    raceAt(({ kind }, { state }) => kind === 'action' && state.round > 2),
  );
  await look('midgard, six cities');
  await page.getByRole('button', { name: 'Log' }).click();
  await look('midgard, the log');
  await openRace(
    page,
    raceAt(({ kind }, { state }) => kind === 'plan' && state.round > 5, 4, { table: 'long' }),
  );
  await look('midgard, twelve cities');
  await openRace(
    page,
    raceAt(({ kind }) => kind === 'resist'),
  );
  await look('midgard, an attempt');
  await openRace(
    page,
    raceAt(({ kind }) => kind === 'defend'),
  );
  await look('midgard, a fight');
  await openRace(
    page,
    raceAt(({ kind }) => kind === 'challenge'),
  );
  await look('midgard, an adventure');
  await openRace(
    page,
    raceAt(({ kind }, { state }) => kind === 'plan' && state.round > 1, 3, { hands: 'closed' }),
  );
  await look('midgard, the cover');
  await openRace(page, playTo(race(setupOf(3))));
  await expect(page.locator('.guest-over')).toBeVisible();
  await look('midgard, its end');
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.locator('.midgard[data-replay]')).toBeVisible();
  await look('midgard, watched');
}
