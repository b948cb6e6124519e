import * as v from 'valibot';
import { LIMITS } from '../../check/limits.ts';
import { expects } from '../../check/messages.ts';
import { among, isRecord, listOf, withFields } from '../../check/schemas.ts';
import { LOG_FORMAT, LOG_MIGRATIONS, RECORD_MIGRATIONS, SWITCH_VALUES } from '../../engine/index.ts';
import { idOf, loadoutSchema } from './loadout-schema.ts';
import { SAVED_GAME, SAVED_GAME_VERSION } from './saved-game.ts';
import { stateSchema } from './state-schema.ts';

/** Far more than games of hours have: an encounter takes some 150 decisions, each a dozen events. */
const MOST = { adventurers: 8, seats: 8, packs: 100, decisions: 50_000, events: 500_000 } as const;

const text = v.pipe(
  v.string(),
  v.maxLength(LIMITS.letters, expects({ what: 'at-most', most: LIMITS.letters, of: 'letters' })),
);
/** Of a decision: none is compared only where a link leaves it out. */
const named = v.pipe(text, v.nonEmpty(expects({ what: 'text-not-empty' })));
const object = withFields({});
const count = v.custom<number>(
  (input) => typeof input === 'number' && Number.isInteger(input) && input >= 0 && input <= MOST.events,
  expects({ what: 'whole-number', least: 0, most: MOST.events }),
);

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
    seats: listOf(withFields({ id: text, name: text }), 1, MOST.seats),
    ruleset: withFields(rulesetEntries),
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

const rulesetEntries = Object.fromEntries(
  Object.entries(SWITCH_VALUES).map(([name, values]) => {
    const known: readonly unknown[] = values;
    const type = typeof values[0];
    return [
      name,
      v.optional(
        v.pipe(
          v.custom((input) => typeof input === type, expects({ what: 'type-of', name: type })),
          v.check(
            (input) => known.includes(input),
            expects({ what: 'one-of-values', values: values.filter((value) => typeof value !== 'boolean') }),
          ),
        ),
      ),
    ];
  }),
);

/** What a log has whether it comes as a file or as a link. Older ones name no packs. */
const logEntries = {
  format: format(LOG_FORMAT, LOG_MIGRATIONS),
  game: text,
  rules: text,
  contentHash: text,
  packs: v.optional(listOf(withFields({ id: text, name: text, version: text, hash: text }), 0, MOST.packs)),
  setup,
  from: v.optional(stateSchema),
  hash: text,
};

export const logSchema = withFields({
  ...logEntries,
  decisions: listOf(withFields({ kind: named, seat: named, option: text }), 0, MOST.decisions),
  checkpoint: v.optional(withFields({ decisions: count, state: object })),
});

/** Of its decisions a link has the options alone. */
export const linkSchema = withFields({ ...logEntries, options: listOf(text, 0, MOST.decisions) });

/** A saved game: the log, and what was recorded beside it. */
export const savedGameSchema = withFields({
  file: among([SAVED_GAME]),
  version: format(SAVED_GAME_VERSION, RECORD_MIGRATIONS),
  id: v.optional(text),
  name: v.optional(text),
  savedAt: v.optional(text),
  events: v.optional(listOf(withFields({ type: text, rule: text }), 0, MOST.events)),
  marks: v.optional(listOf(count, 0, MOST.events)),
  notes: v.optional(listOf(withFields({ at: count, note: text }), 0, MOST.events)),
  autoPass: v.optional(listOf(text)),
  gestures: v.optional(listOf(count, 0, MOST.events)),
  initial: v.optional(stateSchema),
  log: logSchema,
});
