/** A bot without a memory never walks to and fro for ever: every encounter comes to its end. */
import { expect, test } from 'vitest';
import { defaultSetup, EncounterSession } from '../../../src/engine/index.ts';
import { groundOf } from '../../../src/stores/middara/game.ts';
import { middaraPlay } from '../../../src/stores/middara/middara-play.ts';
import { gameAtTable } from '../../../src/stores/online/at-game.ts';
import { botOf } from '../../../src/stores/online/bot-of.ts';
import type { AnyApart } from '../../../src/stores/table/guests.ts';
import { en } from '../../../src/words/en/index.ts';
import { botsPlay } from '../../support/at-table-driver.ts';
import { gameContent } from '../../support/content.ts';

test.each(Object.keys(gameContent.encounters))('%s', async (id) => {
  for (const seed of ['one', 'two']) {
    const setup = defaultSetup(gameContent.encounters[id]!, seed, ['North', 'South']);
    const session = new EncounterSession(setup, gameContent);
    const apart = { name: id, session, play: middaraPlay(groundOf(session), en) } as unknown as AnyApart;
    const table = gameAtTable(apart, await botOf(apart));
    botsPlay(table);
    expect(session.state.outcome).not.toBeNull();
  }
});
