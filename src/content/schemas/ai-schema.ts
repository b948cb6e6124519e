import * as v from 'valibot';
import { expects } from '../../check/messages.ts';
import {
  type AiAsked,
  type AiCondition,
  type AiInstruction,
  type AiMove,
  type AiPlace,
  type AiQuestion,
  type AiStep,
  PRIORITY_WORDS,
  type Priority,
} from '../../engine/model/language/ai.ts';
import { circumstanceSchemas } from './circumstance-schema.ts';
import { effectsSchema } from './effect-schema.ts';
import {
  byField,
  count,
  effectName,
  few,
  fields,
  id,
  jump,
  LIMITS,
  movement,
  oneOf,
  plainOr,
  positive,
  type Schema,
  some,
  text,
} from './fields.ts';
import { between, terrainSchema } from './target-schema.ts';

const effect = effectName;
const kind = v.picklist(['melee', 'ranged']);

const questions = {
  'has-effect': fields({ is: v.literal('has-effect'), effect }),
  'has-damage': fields({
    is: v.literal('has-damage'),
    who: v.optional(v.picklist(['self', 'another-ally'])),
    atLeast: v.optional(v.union([positive, v.literal('half')])),
  }),
  energy: fields({ is: v.literal('energy'), atLeast: positive }),
  opponent: fields({
    is: v.literal('opponent'),
    within: v.picklist(['adjacent', 'soi', 'range']),
    range: v.optional(few),
    count: v.optional(few),
    withEffect: v.optional(effect),
    withoutEffect: v.optional(effect),
  }),
  ally: fields({
    is: v.literal('ally'),
    within: v.picklist(['adjacent', 'soi', 'range']),
    range: v.optional(few),
    count: v.optional(few),
    withEffect: v.optional(effect),
    withoutEffect: v.optional(effect),
  }),
  'hp-left': v.pipe(
    fields({
      is: v.literal('hp-left'),
      who: v.optional(v.picklist(['self', 'another-ally', 'opponent'])),
      ...between,
    }),
    v.check(
      (one) => one.atLeast !== undefined || one.atMost !== undefined,
      expects({ what: 'at-least-one-of', names: ['atLeast', 'atMost'] }),
    ),
  ),
  round: circumstanceSchemas.round,
  figures: circumstanceSchemas.figures,
  'stands-in': circumstanceSchemas['stands-in'],
  bears: circumstanceSchemas.bears,
  nobody: fields({
    is: v.literal('nobody'),
    within: v.picklist(['adjacent', 'soi', 'range']),
    range: v.optional(few),
  }),
  'can-move-and-attack': fields({
    is: v.literal('can-move-and-attack'),
    kind,
    range: v.optional(few),
    reach: v.optional(few),
    count: v.optional(few),
  }),
  'can-move-adjacent': fields({ is: v.literal('can-move-adjacent') }),
};
/** What can be asked, and negated. */
export const aiQuestionSchema = oneOf<'is', AiQuestion>('is', questions);
const not = fields({ is: v.literal('not'), of: aiQuestionSchema });
/** What `all` may put together. */
export const aiAskedSchema = oneOf<'is', AiAsked>('is', { ...questions, not });
const asked = {
  ...questions,
  not,
  all: fields({ is: v.literal('all'), of: some(aiAskedSchema) }),
};

/** The bold condition of a step. */
export const aiConditionSchema: Schema<AiCondition> = oneOf('is', {
  otherwise: fields({ is: v.literal('otherwise') }),
  ...asked,
});
/** The condition of one instruction: never *otherwise*. */
export const aiInstructionConditionSchema: Schema<Exclude<AiCondition, { is: 'otherwise' }>> = oneOf(
  'is',
  asked,
);

/** What is preferred among the possible targets (p.60). */
export const aiPrioritySchema: Schema<Priority> = plainOr<
  Extract<Priority, string>,
  Exclude<Priority, string>
>(
  v.picklist(
    PRIORITY_WORDS,
    expects({ what: 'one-of-or-with-effect', names: PRIORITY_WORDS, fields: ['with', 'without'] }),
  ),
  byField<Exclude<Priority, string>>({
    with: fields({ with: effect }),
    without: fields({ without: effect }),
  }),
);
const prioritise = v.optional(some(aiPrioritySchema));

const range = few;
/** Whoever comes first among several. */
export const aiPriorityWordSchema = v.picklist(PRIORITY_WORDS);
/** A place on the board that is no opponent's. */
export const aiPlaceSchema: Schema<AiPlace> = byField<AiPlace>({
  token: fields({ token: v.picklist(['loot', 'exit', 'totem', 'objective']), colour: v.optional(text) }),
  terrain: fields({ terrain: terrainSchema }),
  ally: fields({ ally: aiPriorityWordSchema }),
});
/** Where a MOVE goes. */
export const aiGoalSchema: Schema<AiMove['to']> = oneOf('goal', {
  towards: fields({ goal: v.literal('towards'), of: aiPriorityWordSchema }),
  farther: fields({ goal: v.literal('farther'), from: v.picklist(['target', 'nearest']) }),
  away: fields({ goal: v.literal('away'), from: v.picklist(['target', 'nearest']) }),
  'up-to-range': fields({ goal: v.literal('up-to-range'), range, of: v.picklist(['nearest', 'any']) }),
  within: fields({ goal: v.literal('within'), range, of: v.picklist(['nearest', 'any']) }),
  adjacent: fields({
    goal: v.literal('adjacent'),
    of: v.picklist([...PRIORITY_WORDS, 'most-opponents']),
  }),
  reach: fields({ goal: v.literal('reach'), of: aiPlaceSchema, within: v.optional(few) }),
});

/** One instruction of a step; THEN joins them. */
export const aiInstructionSchema: Schema<AiInstruction> = oneOf('do', {
  attack: fields({
    do: v.literal('attack'),
    kind,
    range: v.optional(few),
    reach: v.optional(few),
    prioritise,
    each: v.optional(v.boolean()),
    if: v.optional(aiInstructionConditionSchema),
    piercing: v.optional(few),
    times: v.optional(few),
    empower: v.optional(v.boolean()),
    followUp: v.optional(effectsSchema),
  }),
  move: fields({
    do: v.literal('move'),
    spaces: v.optional(movement),
    to: aiGoalSchema,
    provokes: v.optional(v.boolean()),
    jump: v.optional(jump),
    if: v.optional(aiInstructionConditionSchema),
  }),
  spell: fields({
    do: v.literal('spell'),
    force: count,
    prioritise,
    effects: effectsSchema,
    if: v.optional(aiInstructionConditionSchema),
  }),
  effects: fields({
    do: v.literal('effects'),
    effects: effectsSchema,
    prioritise,
    if: v.optional(aiInstructionConditionSchema),
  }),
});

/** One printed AI step (p.58). */
export const aiStepSchema: Schema<AiStep> = fields({
  id,
  if: aiConditionSchema,
  do: some(aiInstructionSchema, LIMITS.instructions),
  continueDown: v.optional(v.boolean()),
});
