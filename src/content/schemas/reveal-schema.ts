import * as v from 'valibot';
import { type BoardToken, TOKEN_KINDS } from '../../engine/model/board.ts';
import type { EncounterOp, Objective, Reveal, Trigger } from '../../engine/model/encounter.ts';
import { effectsSchema, placedTerrain } from './effect-schema.ts';
import {
  few,
  fields,
  id,
  list,
  name,
  oneOf,
  positive,
  ref,
  type Schema,
  skill,
  some,
  space,
  text,
} from './fields.ts';

/** A circular Encounter token. `random` as its colour is one placed face down (p.17). */
export const boardTokenSchema: Schema<BoardToken> = fields({
  id,
  kind: v.picklist(TOKEN_KINDS),
  colour: id,
  at: space,
});

/** The operations nested in a check. */
const opsSchema: Schema<EncounterOp[]> = list(v.lazy(() => encounterOpSchema));

/** One thing the encounter's own text does. */
export const encounterOpSchema: Schema<EncounterOp> = oneOf<'do', EncounterOp>('do', {
  'gain-gold': fields({ do: v.literal('gain-gold'), amount: positive }),
  'gain-items': fields({ do: v.literal('gain-items'), items: some(ref('items')) }),
  'random-consumables': fields({ do: v.literal('random-consumables'), count: few }),
  spawn: fields({ do: v.literal('spawn'), card: ref('combatants'), at: space, count: v.optional(few) }),
  'place-token': fields({ do: v.literal('place-token'), token: boardTokenSchema }),
  'remove-token': fields({ do: v.literal('remove-token'), token: id }),
  'place-terrain': fields({ do: v.literal('place-terrain'), terrain: placedTerrain, spaces: some(space) }),
  'place-dynamite': fields({ do: v.literal('place-dynamite'), at: space }),
  check: fields({
    do: v.literal('check'),
    skill: skill,
    difficulty: positive,
    pass: opsSchema,
    fail: opsSchema,
  }),
  effects: fields({ do: v.literal('effects'), effects: effectsSchema }),
  restore: fields({ do: v.literal('restore') }),
  end: fields({ do: v.literal('end'), condition: id }),
});

const revealed = { text, do: list(encounterOpSchema) };

/** What a Totem of one colour brings. */
export const revealSchema: Schema<Reveal> = fields(revealed);

/** When an Objective or an Achievement comes about. */
export const triggerSchema: Schema<Trigger> = oneOf<'is', Trigger>('is', {
  'adventurer-beside': fields({ is: v.literal('adventurer-beside'), token: id }),
  'adventurer-enters': fields({ is: v.literal('adventurer-enters'), spaces: some(space) }),
  defeated: fields({ is: v.literal('defeated'), card: ref('combatants'), count: v.optional(few) }),
  'round-begins': fields({ is: v.literal('round-begins'), round: few }),
  'encounter-action': fields({ is: v.literal('encounter-action'), token: id, name }),
});

/** An Objective or an Achievement. */
export const objectiveSchema: Schema<Objective> = fields({ id, when: triggerSchema, ...revealed });
