import * as v from 'valibot';
import { isRecord } from '../../check/is-record.ts';
import { LIMITS } from '../../check/limits.ts';
import { expects } from '../../check/messages.ts';
import { among, listOf, type Schema, withFields } from '../../check/schemas.ts';
import {
  CHALLENGES,
  LOG_FORMAT,
  LOG_MIGRATIONS,
  type PlanStep,
  RECORD_MIGRATIONS,
  REVEALED,
} from '../../engine/index.ts';
import { carrySchema } from './carry-schema.ts';
import type { NoteMade } from './feed.ts';
import { idOf, loadoutSchema } from './loadout-schema.ts';
import { instanceId, ruleset, space, text, told, wholeFrom } from './record-fields.ts';
import { SAVED_GAME, SAVED_GAME_VERSION } from './saved-game.ts';
import { keptSchema, startSchema, stateSchema } from './state-schema.ts';

/** Far more than games of hours have: an encounter takes some 150 decisions, each a dozen events. */
const MOST = { adventurers: LIMITS.party, seats: 8, packs: 100, decisions: 50_000, events: 500_000 } as const;

/** Of a decision: none is compared only where a link leaves it out. */
const named = v.pipe(text, v.nonEmpty(expects({ what: 'text-not-empty' })));
const count = wholeFrom(0, MOST.events);

/** What older ones are brought to; which those are is said where it is neither. */
const format = (today: number, steps: object) =>
  v.custom<number>(
    (input) => input === today,
    expects({ what: 'one-of-values', values: [...Object.keys(steps).map(Number), today] }),
  );

/** The set-up of a game: the set-up screen's own are checked by their types. */
const setup = v.lazy((input) => {
  const listed = isRecord(input) && Array.isArray(input.seats) ? input.seats.slice(0, MOST.seats) : [];
  const seats = listed.flatMap((seat) => (isRecord(seat) && typeof seat.id === 'string' ? [seat.id] : []));
  return withFields({
    encounter: idOf({ what: 'id-of', sort: 'encounters' }),
    seed: text,
    byHand: v.boolean(),
    difficulty: v.optional(among(CHALLENGES)),
    kept: v.optional(keptSchema),
    carry: v.optional(carrySchema),
    seats: listOf(withFields({ id: text, name: text }), 1, MOST.seats),
    ruleset,
    party: listOf(
      withFields({
        card: idOf({ what: 'id-of', sort: 'adventurers' }),
        seat: seats.length > 0 ? among(seats) : v.unknown(),
        loadout: loadoutSchema,
      }),
      1,
      MOST.adventurers,
    ),
  });
});

/** Where a game can be taken up. Its state is looked at when it is: a game whose decisions run needs none. */
const checkpoint = withFields({ decisions: count, state: withFields({}) });

/** A mark of a game, and where. */
const foreknown = {
  decision: wholeFrom(0, MOST.decisions),
  saw: listOf(among(REVEALED), 0, REVEALED.length),
};

/** What a log has whether it comes as a file or as a link. Older ones name no packs. */
const logEntries = {
  format: format(LOG_FORMAT, LOG_MIGRATIONS),
  game: text,
  rules: text,
  contentHash: text,
  packs: v.optional(
    listOf(
      withFields({ id: text, name: text, version: text, hash: text, ownSpace: v.optional(v.literal(true)) }),
      0,
      MOST.packs,
    ),
  ),
  setup,
  from: v.optional(startSchema),
  checkpoint: v.optional(checkpoint),
  foreknown: v.optional(listOf(withFields(foreknown), 0, MOST.decisions)),
  hash: text,
};

export const logSchema = withFields({
  ...logEntries,
  decisions: listOf(withFields({ kind: named, seat: named, option: text }), 0, MOST.decisions),
});

/** Of its decisions a link has the options alone, or says how many there are. */
export const linkSchema = withFields({ ...logEntries, options: listOf(text, 0, MOST.decisions) });
export const countedLinkSchema = withFields({ ...logEntries, decided: wholeFrom(0, MOST.decisions) });

const NOTES = {
  undone: withFields({ at: count, decisions: count }),
  redone: withFields({ at: count }),
  foreknown: withFields({ at: count, ...foreknown }),
  said: withFields({ at: count, text }),
} satisfies Readonly<Record<NoteMade['note'], Schema<unknown>>>;

const STEPS = {
  go: withFields({ do: text, space, way: listOf(space, 0, LIMITS.few) }),
  strike: withFields({ do: text, target: instanceId, empower: v.boolean() }),
} satisfies Readonly<Record<PlanStep['do'], Schema<unknown>>>;

/** Plans at a table, and the steps of one: nobody lays out more than a turn has. */
const PLANS = { most: 200, steps: 40 } as const;
const laidTurn = withFields({
  figure: instanceId,
  turn: count,
  steps: listOf(told('do', STEPS), 1, PLANS.steps),
});

/** A saved game: the log, and what was recorded beside it. */
export const savedGameSchema = withFields({
  file: among([SAVED_GAME]),
  version: format(SAVED_GAME_VERSION, RECORD_MIGRATIONS),
  id: v.optional(text),
  name: v.optional(text),
  savedAt: v.optional(text),
  events: v.optional(listOf(withFields({ type: text, rule: text }), 0, MOST.events)),
  marks: v.optional(listOf(count, 0, MOST.events)),
  notes: v.optional(listOf(told('note', NOTES), 0, MOST.events)),
  autoPass: v.optional(listOf(text)),
  own: v.optional(listOf(withFields({ at: count, text }), 0, MOST.events)),
  plans: v.optional(listOf(laidTurn, 0, PLANS.most)),
  parent: v.optional(
    withFields({ id: text, decision: wholeFrom(0, MOST.decisions), seed: v.optional(text) }),
  ),
  campaign: v.optional(text),
  gestures: v.optional(listOf(count, 0, MOST.events)),
  initial: v.optional(stateSchema),
  log: logSchema,
});
