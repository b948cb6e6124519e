import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { CampaignSession } from '../../../src/campaign/index.ts';
import type { Schema } from '../../../src/check/schemas.ts';
import { EncounterSession } from '../../../src/engine/index.ts';
import { readRecord } from '../../../src/sim/sim-records.ts';
import { campaignEvent } from '../../../src/stores/campaign/campaign-event-schema.ts';
import { campaignState } from '../../../src/stores/campaign/campaign-state-schema.ts';
import { eventSchema } from '../../../src/stores/opened/event-schema.ts';
import { frameSchema, startSchema, stateSchema } from '../../../src/stores/opened/state-schema.ts';
import { atRandom, dice } from '../../campaign/by-chance.ts';
import { begin } from '../../campaign/support.ts';
import { gameContent } from '../../support/games.ts';
import { keep } from '../../support/keep.ts';

/** A recorded game just before that many decisions of its end. */
function played(name: string, before: number): EncounterSession {
  const { log } = readRecord(new URL(`../../replays/${name}.json`, import.meta.url).pathname);
  const session = new EncounterSession(log.setup, gameContent);
  for (const { option } of log.decisions.slice(0, -before)) session.decide(option);
  return session;
}

/** One of each type. */
const oneEach = <E extends { readonly type: string }>(events: readonly E[]): readonly E[] => [
  ...new Map(events.map((event) => [event.type, event])).values(),
];

/** What a field may wrongly be: not there, below and above all numbers, a word. */
const WRONG: readonly unknown[] = [undefined, -1, 1e12, 'x'];

/** Everywhere in a value, the value with something wrong there: of entries of a list, or of like ones, at the first. */
function* broken(
  value: unknown,
  wrongs: readonly unknown[],
  at = '',
  seen = new Set<string>(),
): Generator<[string, unknown]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inside] of Object.entries(value)) {
    const path = `${at}.${Array.isArray(value) ? '*' : key}`;
    if (seen.has(path)) continue;
    seen.add(path);
    const put = (other: unknown) => (Array.isArray(value) ? [other] : { ...value, [key]: other });
    for (const wrong of wrongs) yield [path, put(wrong)];
    for (const [below, other] of broken(inside, wrongs, path, seen)) yield [below, put(other)];
  }
}

const toldOf = (schema: Schema<unknown>, value: unknown): unknown => {
  const { issues = [] } = v.safeParse(schema, value);
  return issues.map(({ message, path = [] }) => [path.map(({ key }) => key), message]);
};

/** Two figures of it say what all do. */
function state(): unknown {
  const { figures, ...rest } = played('old-loas-eager', 30).state;
  return JSON.parse(JSON.stringify({ ...rest, figures: figures.slice(0, 2) }));
}

/** The Lamps of Hallow Street, a while from its beginning. */
function campaign(): CampaignSession {
  const story = { mode: 'adventure', adventure: 'the-lamps-of-hallow-street' } as const;
  const session = begin(gameContent, { story });
  const choose = atRandom(dice(3));
  for (let i = 0; i < 60 && session.pending; i++) session.decide(choose(session.pending.options).id);
  return session;
}

test.each<[string, Schema<unknown>, () => readonly unknown[], (readonly unknown[])?]>([
  ['a state', stateSchema, () => [state()]],
  ['a state to begin from', startSchema, () => [state()], [null]],
  ['a state as a screen reads it', frameSchema, () => [state()], [null]],
  ['an event', eventSchema, () => oneEach(played('street-random', 1).events)],
  ['a campaign', campaignState, () => [campaign().state]],
  ['an event of a campaign', campaignEvent, () => oneEach(campaign().events)],
])('%s with something wrong in it is told of as it was', (_, schema, make, wrongs = WRONG) => {
  const values = make();
  const told = values.flatMap((value) =>
    [...broken(value, wrongs)].map(([path, other]) => [path, toldOf(schema, other)]),
  );
  expect(told.length).toBeGreaterThan(50);
  keep({ told });
});
