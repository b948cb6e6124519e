import * as v from 'valibot';
import type { Conditional } from '../../engine/model/encounter.ts';
import {
  type Carried,
  CHALLENGES,
  type Condition,
  DOOR_STATES,
  type Door,
  type EncounterRule,
  type InitiativeOrder,
  type NextEncounter,
  TOKEN_PLACES,
  TRACK_ENDS,
  WHO_WORDS,
  type Who,
} from '../../engine/model/story.ts';
import {
  count,
  few,
  fields,
  id,
  LIMITS,
  list,
  name,
  oneOf,
  plainOr,
  positive,
  ref,
  type Schema,
  some,
  space,
  text,
  yes,
} from './fields.ts';
import { modifierSchema } from './modifier-schema.ts';
import { wallSchema } from './wall-schema.ts';

/** The id of a Combatant card. */
export const combatantId = ref('combatants');
/** The id of another encounter. */
export const encounterId = ref('encounters');

/** Figures a text speaks of: a word, or those of a card and its family. */
export const whoSchema: Schema<Who> = plainOr(v.picklist(WHO_WORDS), fields({ card: combatantId }));

const bounds = { atLeast: v.optional(count), atMost: v.optional(count) };

/** All of these must hold. */
export const conditionListSchema: Schema<Condition[]> = some(
  v.lazy(() => conditionSchema),
  LIMITS.tests,
);

/** What an encounter's text hangs on. */
export const conditionSchema: Schema<Condition> = oneOf<'is', Condition>('is', {
  flag: fields({ is: v.literal('flag'), flag: id }),
  counter: fields({ is: v.literal('counter'), counter: id, ...bounds }),
  round: fields({ is: v.literal('round'), ...bounds }),
  difficulty: fields({ is: v.literal('difficulty'), of: some(v.picklist(CHALLENGES)) }),
  adventurers: fields({ is: v.literal('adventurers'), ...bounds }),
  standing: fields({ is: v.literal('standing'), who: whoSchema, ...bounds }),
  defeated: fields({ is: v.literal('defeated'), who: whoSchema, ...bounds }),
  damage: fields({
    is: v.literal('damage'),
    who: whoSchema,
    atLeast: v.union([positive, v.literal('half')]),
  }),
  on: fields({
    is: v.literal('on'),
    who: whoSchema,
    spaces: v.optional(some(space)),
    beside: v.optional(id),
    atLeast: v.optional(few),
    all: v.optional(yes),
  }),
  token: fields({ is: v.literal('token'), token: id, lies: v.picklist(TOKEN_PLACES) }),
  carries: fields({ is: v.literal('carries'), who: whoSchema, token: id }),
  door: fields({ is: v.literal('door'), door: id, state: v.picklist(DOOR_STATES) }),
  done: fields({ is: v.literal('done'), id }),
  any: fields({ is: v.literal('any'), of: conditionListSchema }),
  all: fields({ is: v.literal('all'), of: conditionListSchema }),
  not: fields({ is: v.literal('not'), of: v.lazy(() => conditionSchema) }),
});

const modifiers = list(modifierSchema, LIMITS.modifiers);

/** A token that is carried. */
export const carriedSchema: Schema<Carried> = fields({
  token: id,
  name,
  starts: v.optional(id),
  drop: v.optional(yes),
  modifiers: v.optional(modifiers),
});

/** A door: an edge of spaces, or several. */
export const doorSchema: Schema<Door> = fields({
  id,
  name,
  edges: some(wallSchema, LIMITS.few),
  state: v.picklist(DOOR_STATES),
});

/** A Special Encounter Rule, told and, where it says what changes for whom, enforced. */
export const ruleSchema: Schema<EncounterRule> = fields({
  name,
  text,
  for: v.optional(whoSchema),
  modifiers: v.optional(modifiers),
  if: v.optional(conditionListSchema),
});

/** Where on the Initiative Track some begin. */
export const initiativeSchema: Schema<Conditional<InitiativeOrder>> = fields({
  who: plainOr(v.picklist(['adventurers', 'opponents', 'allies']), fields({ card: combatantId })),
  place: v.union([v.picklist(TRACK_ENDS), few]),
  if: v.optional(conditionListSchema),
});

/** Where the party goes on. */
export const nextSchema: Schema<NextEncounter> = fields({
  encounter: encounterId,
  board: v.optional(v.literal('kept')),
});
