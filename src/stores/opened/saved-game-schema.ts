import * as v from 'valibot';
import { isRecord } from '../../check/is-record.ts';
import { LIMITS } from '../../check/limits.ts';
import { among, listOf, type Schema, withFields } from '../../check/schemas.ts';
import { CHALLENGES, LOG_MIGRATIONS, type PlanStep, RECORD_MIGRATIONS } from '../../engine/index.ts';
import { carrySchema } from './carry-schema.ts';
import { count, envelopeOf, MOST } from './envelope.ts';
import { idOf, loadoutSchema } from './loadout-schema.ts';
import { instanceId, ruleset, space, text, told } from './record-fields.ts';
import { keptSchema, startSchema, stateSchema } from './state-schema.ts';

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

/** Middara's saved games, logs and links. */
export const MIDDARA_FILES = envelopeOf({
  game: 'middara',
  setup,
  start: startSchema,
  state: stateSchema,
  beside: { plans: v.optional(listOf(laidTurn, 0, PLANS.most)) },
  migrations: { log: LOG_MIGRATIONS, record: RECORD_MIGRATIONS },
});
