import * as v from 'valibot';
import { isRecord } from '../../check/is-record.ts';
import { LIMITS } from '../../check/limits.ts';
import { among, listOf, type Schema, withFieldsOf } from '../../check/schemas.ts';
import {
  CHALLENGES,
  type EncounterSetup,
  LOG_MIGRATIONS,
  type NamedSeat,
  type PartyMember,
  type PlanStep,
  RECORD_MIGRATIONS,
} from '../../engine/index.ts';
import type { LaidTurn } from '../kept/saved-game.ts';
import type { Middara } from '../middara/types.ts';
import { carrySchema } from './carry-schema.ts';
import { count, envelopeOf, MOST } from './envelope.ts';
import { idOf, loadoutSchema } from './loadout-schema.ts';
import { instanceId, ruleset, space, text, toldOf } from './record-fields.ts';
import { keptSchema, startSchema, stateSchema } from './state-schema.ts';

/** The set-up of a game: the set-up screen's own are checked by their types. */
const setup = v.lazy((input) => {
  const listed = isRecord(input) && Array.isArray(input.seats) ? input.seats.slice(0, MOST.seats) : [];
  const seats = listed.flatMap((seat) => (isRecord(seat) && typeof seat.id === 'string' ? [seat.id] : []));
  return withFieldsOf<EncounterSetup>({
    encounter: idOf({ what: 'id-of', sort: 'encounters' }),
    seed: text,
    byHand: v.boolean(),
    difficulty: v.optional(among(CHALLENGES)),
    kept: v.optional(keptSchema),
    carry: v.optional(carrySchema),
    seats: listOf(withFieldsOf<NamedSeat>({ id: text, name: text }), 1, MOST.seats),
    ruleset,
    party: listOf(
      withFieldsOf<PartyMember>({
        card: idOf({ what: 'id-of', sort: 'adventurers' }),
        seat: seats.length > 0 ? among(seats) : (v.unknown() as Schema<unknown> as Schema<string>),
        loadout: loadoutSchema,
      }),
      1,
      MOST.adventurers,
    ),
  });
});

const step = toldOf<PlanStep, 'do'>('do', {
  go: { space, way: listOf(space, 0, LIMITS.few) },
  strike: { target: instanceId, empower: v.boolean() },
});

/** Plans at a table, and the steps of one: nobody lays out more than a turn has. */
const PLANS = { most: 200, steps: 40 } as const;
export const laidTurnWith = (fewest: number) =>
  withFieldsOf<LaidTurn>({ figure: instanceId, turn: count, steps: listOf(step, fewest, PLANS.steps) });

/** Middara's saved games, logs and links. */
export const MIDDARA_FILES = envelopeOf<Middara>({
  game: 'middara',
  setup,
  start: startSchema,
  state: stateSchema,
  beside: { plans: v.optional(listOf(laidTurnWith(1), 0, PLANS.most)) },
  migrations: { log: LOG_MIGRATIONS, record: RECORD_MIGRATIONS },
});
