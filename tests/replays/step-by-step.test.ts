import { expect, test } from 'vitest';
import { EncounterSession } from '../../src/engine/index.ts';
import { readRecord } from '../../src/sim/sim-records.ts';
import { gameContent } from '../support/games.ts';
import { keptSession } from '../support/keep.ts';

/** A whole game, by the bot that tries most; the beginnings of others: tests/engine/kept-games.test.ts. */
const RECORDS = ['old-loas-eager'];

/** A hash at the end (I3) says that something came otherwise; here each event, answer and refusal on the way says what. */
test.each(RECORDS)('%s goes step by step as it went (I3)', (name) => {
  const { log } = readRecord(new URL(`${name}.json`, import.meta.url).pathname);
  const session = keptSession(new EncounterSession(log.setup, gameContent));
  for (const { option } of log.decisions) session.decide(option);
  expect(session.hashLike(log.hash)).toBe(log.hash);
});
