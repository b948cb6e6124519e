import type { Page } from '@playwright/test';
import { makeBot } from '../src/bots/bot.ts';
import type { EncounterSession } from '../src/engine/index.ts';
import { newGame } from '../tests/support/games.ts';
import { gameOf } from '../tests/support/table-of-memory.ts';
import { question } from './table-page.ts';

type Encounter = Parameters<typeof newGame>[0];

/** A game of the simple bot's, opened as a file where it first asks what is wanted, or where it is over. */
export async function openAt(
  page: Page,
  encounter: Encounter,
  seed: string,
  isWanted: (session: EncounterSession) => boolean,
): Promise<void> {
  const session = newGame(encounter, seed);
  const bot = makeBot('simple', seed);
  while (session.pending && !isWanted(session)) session.decide(bot.choose(session));
  await openSession(page, session);
}

/** A game as it stands, opened as a file. */
export async function openSession(page: Page, session: EncounterSession): Promise<void> {
  // Where the page is there already, it comes home without being fetched anew.
  await page.goto('./#/');
  await page.getByLabel('Load a file').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(gameOf(session).record())),
  });
  await question(page);
}
