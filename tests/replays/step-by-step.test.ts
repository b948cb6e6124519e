import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { EncounterSession } from '../../src/engine/index.ts';
import { listRecords, readRecord } from '../../src/sim/sim-records.ts';
import { gameContent } from '../support/games.ts';
import { keptSession } from '../support/keep.ts';

const records = listRecords(new URL('.', import.meta.url).pathname);

/** A hash at the end (I3) says that something came otherwise; here each event, answer and refusal on the way says what. */
test.each(records.map((file) => [basename(file), file]))(
  '%s goes step by step as it went (I3)',
  (_, file) => {
    const { log } = readRecord(file);
    const session = keptSession(new EncounterSession(log.setup, gameContent));
    for (const { option } of log.decisions) session.decide(option);
    expect(session.hashLike(log.hash)).toBe(log.hash);
  },
);
