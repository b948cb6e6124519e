import * as v from 'valibot';
import { expects } from '../../check/messages.ts';
import { among, isRecord, listOf, withFields } from '../../check/schemas.ts';
import { DEFAULT_RULESET, LOG_FORMAT, LOG_MIGRATIONS, RECORD_MIGRATIONS } from '../../engine/index.ts';
import { loadoutSchema } from './loadout-schema.ts';
import { SAVED_GAME, SAVED_GAME_VERSION } from './saved-game.ts';
import { stateSchema } from './state-schema.ts';

const text = v.string();
/** Of a decision: none is compared only where a link leaves it out. */
const named = v.pipe(text, v.nonEmpty(expects({ what: 'text-not-empty' })));
const object = withFields({});
const count = v.custom<number>(
  (input) => typeof input === 'number' && Number.isInteger(input) && input >= 0,
  expects({ what: 'whole-number', least: 0 }),
);

/** What older ones are brought to; which those are is said where it is neither. */
const format = (today: number, steps: object) =>
  v.custom<number>(
    (input) => input === today,
    expects({ what: 'one-of-values', values: [...Object.keys(steps).map(Number), today] }),
  );

/** The set-up of a game: the set-up screen's own are checked by their types. */
const setup = v.lazy((input) => {
  const listed = isRecord(input) && Array.isArray(input.seats) ? input.seats : [];
  const seats = listed.flatMap((seat) => (isRecord(seat) && typeof seat.id === 'string' ? [seat.id] : []));
  return withFields({
    encounter: v.string(expects({ what: 'id-of', sort: 'encounters' })),
    seed: text,
    byHand: v.boolean(),
    seats: listOf(withFields({ id: text, name: text }), 1),
    ruleset: withFields(rulesetEntries),
    party: listOf(
      withFields({
        card: v.string(expects({ what: 'id-of', sort: 'adventurers' })),
        seat: seats.length > 0 ? among(seats) : v.unknown(),
        loadout: loadoutSchema,
      }),
      1,
    ),
  });
});

const rulesetEntries = Object.fromEntries(
  Object.entries(DEFAULT_RULESET).map(([name, usual]) => [
    name,
    v.optional(
      v.custom((input) => typeof input === typeof usual, expects({ what: 'type-of', name: typeof usual })),
    ),
  ]),
);

/** What a log has whether it comes as a file or as a link. Older ones name no packs. */
const logEntries = {
  format: format(LOG_FORMAT, LOG_MIGRATIONS),
  game: text,
  rules: text,
  contentHash: text,
  packs: v.optional(listOf(withFields({ id: text, name: text, version: text, hash: text }))),
  setup,
  from: v.optional(stateSchema),
  hash: text,
};

export const logSchema = withFields({
  ...logEntries,
  decisions: listOf(withFields({ kind: named, seat: named, option: text })),
  checkpoint: v.optional(withFields({ decisions: count, state: object })),
});

/** Of its decisions a link has the options alone. */
export const linkSchema = withFields({ ...logEntries, options: listOf(text) });

/** A saved game: the log, and what was recorded beside it. */
export const savedGameSchema = withFields({
  file: among([SAVED_GAME]),
  version: format(SAVED_GAME_VERSION, RECORD_MIGRATIONS),
  id: v.optional(text),
  name: v.optional(text),
  savedAt: v.optional(text),
  events: v.optional(listOf(withFields({ type: text, rule: text }))),
  marks: v.optional(listOf(count)),
  notes: v.optional(listOf(withFields({ at: count, note: text }))),
  autoPass: v.optional(listOf(text)),
  gestures: v.optional(listOf(count)),
  initial: v.optional(stateSchema),
  log: logSchema,
});
