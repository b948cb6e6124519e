import * as v from 'valibot';
import { expects } from '../../check/messages.ts';
import { type BoardToken, TOKEN_KINDS } from '../../engine/model/board.ts';
import type { Conditional, EncounterOp, Objective, Reveal, Trigger } from '../../engine/model/encounter.ts';
import { CHECK_BY, type CheckBy, DOOR_STATES, type SpecialTerrain } from '../../engine/model/story.ts';
import { effectsSchema, placedTerrain } from './effect-schema.ts';
import {
  count,
  few,
  fields,
  id,
  itemType,
  LIMITS,
  list,
  name,
  oneOf,
  plainOr,
  positive,
  ref,
  type Schema,
  skill,
  some,
  space,
  text,
  whole,
  yes,
} from './fields.ts';
import { modifierSchema } from './modifier-schema.ts';
import { combatantId, conditionListSchema, whoSchema } from './story-schema.ts';
import { offering } from './wares-fields.ts';

/** A circular Encounter token. `random` as its colour is one placed face down (p.17). */
const boardToken = { id, kind: v.picklist(TOKEN_KINDS), colour: id, at: space };
export const boardTokenSchema: Schema<BoardToken> = fields(boardToken);

/** One that is set up, perhaps only at some difficulty. */
export const placedTokenSchema: Schema<Conditional<BoardToken>> = fields({
  ...boardToken,
  if: v.optional(conditionListSchema),
});

/** The operations nested in a check. */
const opsSchema: Schema<EncounterOp[]> = list(v.lazy(() => encounterOpSchema));

/** What the book's own texts do, by their fields: rule cases know no more. */
const BOOK_OPS = {
  'gain-gold': { do: v.literal('gain-gold'), amount: positive },
  'gain-items': { do: v.literal('gain-items'), items: some(ref('items')) },
  'random-consumables': { do: v.literal('random-consumables'), count: few },
  spawn: { do: v.literal('spawn'), card: combatantId, at: space, count: v.optional(few) },
  'place-token': { do: v.literal('place-token'), token: boardTokenSchema },
  'remove-token': { do: v.literal('remove-token'), token: id },
  'place-terrain': { do: v.literal('place-terrain'), terrain: placedTerrain, spaces: some(space) },
  'place-dynamite': { do: v.literal('place-dynamite'), at: space },
  check: { do: v.literal('check'), skill, difficulty: positive, pass: opsSchema, fail: opsSchema },
  effects: { do: v.literal('effects'), effects: effectsSchema },
  restore: { do: v.literal('restore') },
  end: { do: v.literal('end'), condition: id },
} as const;

const PLAIN_OPS = {
  'gain-gold': fields(BOOK_OPS['gain-gold']),
  'gain-items': fields(BOOK_OPS['gain-items']),
  'random-consumables': fields(BOOK_OPS['random-consumables']),
  'place-token': fields(BOOK_OPS['place-token']),
  'remove-token': fields(BOOK_OPS['remove-token']),
  'place-terrain': fields(BOOK_OPS['place-terrain']),
  'place-dynamite': fields(BOOK_OPS['place-dynamite']),
  restore: fields(BOOK_OPS.restore),
  end: fields(BOOK_OPS.end),
};

type BookOp = Extract<EncounterOp, { readonly do: keyof typeof BOOK_OPS }>;

/** One thing a text of the book does. */
export const bookOpSchema: Schema<BookOp> = oneOf<'do', BookOp, 'by' | 'who'>('do', {
  ...PLAIN_OPS,
  spawn: fields(BOOK_OPS.spawn),
  check: fields(BOOK_OPS.check),
  effects: fields(BOOK_OPS.effects),
});

/** A word, or whose card it is: that of an Adventurer or of a Combatant. */
const checkBySchema: Schema<CheckBy> = plainOr(
  v.picklist(CHECK_BY),
  v.pipe(
    fields({ adventurer: v.optional(ref('adventurers')), combatant: v.optional(combatantId) }),
    v.check(
      (by) => (by.adventurer === undefined) !== (by.combatant === undefined),
      expects({ what: 'at-least-one-of', names: ['adventurer', 'combatant'] }),
    ),
  ),
);

/** One thing the encounter's own text does. */
export const encounterOpSchema: Schema<EncounterOp> = oneOf<'do', EncounterOp>('do', {
  ...PLAIN_OPS,
  spawn: fields({ ...BOOK_OPS.spawn, count: v.optional(v.union([few, v.literal('adventurers')])) }),
  check: fields({ ...BOOK_OPS.check, by: v.optional(checkBySchema) }),
  'offer-items': offering({}),
  effects: fields({ ...BOOK_OPS.effects, who: v.optional(whoSchema) }),
  'gain-companion': fields({ do: v.literal('gain-companion'), card: ref('companions') }),
  'lose-item': v.pipe(
    fields({
      do: v.literal('lose-item'),
      item: v.optional(ref('items')),
      type: v.optional(itemType),
      from: v.optional(plainOr(v.picklist(['doer', 'each']), fields({ adventurer: ref('adventurers') }))),
      permanently: v.optional(yes),
    }),
    v.check(
      ({ item, type }) => (item === undefined) !== (type === undefined),
      expects({ what: 'at-least-one-of', names: ['item', 'type'] }),
    ),
  ),
  if: fields({
    do: v.literal('if'),
    if: conditionListSchema,
    // biome-ignore lint/suspicious/noThenProperty: a word of the language
    then: opsSchema,
    else: v.optional(opsSchema),
  }),
  flag: fields({ do: v.literal('flag'), flag: id, off: v.optional(yes) }),
  count: fields({
    do: v.literal('count'),
    counter: id,
    add: v.optional(whole),
    to: v.optional(count),
  }),
  tell: fields({ do: v.literal('tell'), id, text }),
  choose: fields({
    do: v.literal('choose'),
    id,
    text,
    options: some(fields({ id, name, if: v.optional(conditionListSchema), do: opsSchema }), LIMITS.few),
  }),
  random: fields({
    do: v.literal('random'),
    id,
    of: some(fields({ chance: few, do: opsSchema }), LIMITS.few),
  }),
  'move-token': fields({ do: v.literal('move-token'), token: id, to: space }),
  'give-token': fields({ do: v.literal('give-token'), token: id, choose: v.optional(yes) }),
  'drop-token': fields({ do: v.literal('drop-token'), token: id }),
  'move-terrain': fields({ do: v.literal('move-terrain'), piece: id, to: v.optional(space) }),
  'remove-terrain': fields({ do: v.literal('remove-terrain'), piece: id }),
  door: fields({ do: v.literal('door'), door: id, state: v.picklist(DOOR_STATES) }),
  'move-figure': fields({ do: v.literal('move-figure'), who: whoSchema, to: space }),
  walk: fields({ do: v.literal('walk'), who: whoSchema, to: some(space), spaces: few }),
  leave: fields({ do: v.literal('leave'), who: whoSchema }),
});

const revealed = { text, do: list(encounterOpSchema) };

/** What a Totem of one colour brings. */
export const revealSchema: Schema<Reveal> = fields(revealed);

const PLAIN_TRIGGERS = {
  'adventurer-beside': fields({ is: v.literal('adventurer-beside'), token: id }),
  'adventurer-enters': fields({ is: v.literal('adventurer-enters'), spaces: some(space) }),
  defeated: fields({ is: v.literal('defeated'), card: combatantId, count: v.optional(few) }),
};

type BookTrigger = Extract<
  Trigger,
  { readonly is: keyof typeof PLAIN_TRIGGERS | 'round-begins' | 'encounter-action' }
>;

/** When something comes about by a text of the book. */
export const bookTriggerSchema: Schema<BookTrigger> = oneOf<'is', BookTrigger, 'every' | 'piece'>('is', {
  ...PLAIN_TRIGGERS,
  'round-begins': fields({ is: v.literal('round-begins'), round: few }),
  'encounter-action': fields({ is: v.literal('encounter-action'), token: id, name }),
});

const rounds = { round: few, every: v.optional(few) };

/** When an Objective or an Achievement comes about. */
export const triggerSchema: Schema<Trigger> = oneOf<'is', Trigger>('is', {
  ...PLAIN_TRIGGERS,
  'round-begins': fields({ is: v.literal('round-begins'), ...rounds }),
  'round-ends': fields({ is: v.literal('round-ends'), ...rounds }),
  'encounter-action': fields({
    is: v.literal('encounter-action'),
    token: v.optional(id),
    piece: v.optional(id),
    name,
  }),
  'encounter-begins': fields({ is: v.literal('encounter-begins') }),
  'turn-ends-on': fields({
    is: v.literal('turn-ends-on'),
    spaces: v.optional(some(space)),
    beside: v.optional(id),
  }),
  holds: fields({ is: v.literal('holds'), if: conditionListSchema }),
  'token-taken': fields({ is: v.literal('token-taken'), token: id }),
  'token-dropped': fields({ is: v.literal('token-dropped'), token: id }),
  'token-lost': fields({ is: v.literal('token-lost'), token: id }),
  'token-brought': fields({ is: v.literal('token-brought'), token: id, spaces: some(space) }),
  'door-opened': fields({ is: v.literal('door-opened'), door: id }),
});

/** An Objective or an Achievement. */
export const objectiveSchema: Schema<Objective> = fields({
  id,
  when: triggerSchema,
  if: v.optional(conditionListSchema),
  repeat: v.optional(yes),
  secret: v.optional(yes),
  ...revealed,
});

/** A rule of SPECIAL terrain. */
export const specialSchema: Schema<SpecialTerrain> = fields({
  name,
  text,
  spaces: v.optional(some(space)),
  who: v.optional(whoSchema),
  enters: v.optional(opsSchema),
  ends: v.optional(opsSchema),
  modifiers: v.optional(list(modifierSchema, LIMITS.modifiers)),
});
