import * as v from 'valibot';
import type {
  Adventure,
  Bounty,
  CheckMaker,
  Gainer,
  Mechanic,
  Members,
  NewMember,
  Scenario,
  Scene,
  Store,
  StoryCondition,
} from '../../campaign/model/content.ts';
import { expects } from '../../check/messages.ts';
import { sourcesSchema } from './card-schemas.ts';
import {
  abilityToken,
  count,
  fields,
  id,
  itemType,
  LIMITS,
  list,
  membersOf,
  name,
  oneOf,
  plainOr,
  positive,
  ref,
  type Schema,
  skill,
  some,
  text,
  tier,
  yes,
} from './fields.ts';
import { loadoutSchema } from './loadout-file-schema.ts';

const adventurer = ref('adventurers');
const scene = ref('scenes');
const encounter = ref('encounters');

export const newMemberSchema: Schema<NewMember> = fields({
  card: adventurer,
  loadout: loadoutSchema,
  xp: v.optional(count),
});

/** All of these must hold. */
export const storyConditionsSchema: Schema<StoryCondition[]> = some(
  v.lazy(() => storyConditionSchema),
  LIMITS.tests,
);

const conditions = v.optional(storyConditionsSchema);

export const storyConditionSchema: Schema<StoryCondition> = oneOf<'is', StoryCondition>('is', {
  flag: fields({ is: v.literal('flag'), flag: id, atLeast: v.optional(positive) }),
  member: fields({
    is: v.literal('member'),
    member: adventurer,
    state: v.optional(v.picklist(['injured', 'unselectable', 'active'])),
  }),
  'has-item': fields({ is: v.literal('has-item'), item: ref('items') }),
  achievement: fields({ is: v.literal('achievement'), achievement: id }),
  quest: fields({ is: v.literal('quest'), scene }),
  bounty: fields({
    is: v.literal('bounty'),
    bounty: ref('bounties'),
    result: v.picklist(['completed', 'lost']),
  }),
  encounter: fields({
    is: v.literal('encounter'),
    encounter,
    result: v.optional(v.picklist(['won', 'lost'])),
    condition: v.optional(id),
  }),
  gold: fields({ is: v.literal('gold'), atLeast: positive }),
  any: fields({ is: v.literal('any'), of: storyConditionsSchema }),
  all: fields({ is: v.literal('all'), of: storyConditionsSchema }),
  not: fields({ is: v.literal('not'), of: v.lazy(() => storyConditionSchema) }),
});

export const storyMembersSchema: Schema<Members | 'failed'> = plainOr<
  Extract<Members, string> | 'failed',
  Exclude<Members, string>
>(
  v.picklist(['all', 'active', 'fallen', 'last', 'failed']),
  v.union([fields({ named: adventurer }), fields({ random: positive }), fields({ choose: positive })]),
);

/** Of the party, but nobody that failed a check: what follows none. */
const members = storyMembersSchema as Schema<Members>;

const maker: Schema<CheckMaker> = plainOr<Extract<CheckMaker, string>, { named: string }>(
  v.picklist(['choose', 'random', 'all']),
  fields({ named: adventurer }),
);

const gainer: Schema<Gainer> = plainOr<Extract<Gainer, string>, { named: string }>(
  v.picklist(['choose', 'stash', 'doer']),
  fields({ named: adventurer }),
);

export const storeSchema: Schema<Store> = fields({
  items: list(tier),
  upgrades: list(tier),
  materials: v.optional(v.boolean()),
  unique: v.optional(tier),
});

/** One after another. */
export const mechanicsSchema: Schema<Mechanic[]> = list(v.lazy(() => mechanicSchema));

const by = v.record(id, mechanicsSchema);
const todo = v.optional(mechanicsSchema);
const one = { if: conditions };

/** A mechanic that names one card, by its sort. */
const oneCard = <const D extends 'reveal' | 'remove'>(word: v.LiteralSchema<D, undefined>) =>
  v.pipe(
    fields({
      do: word,
      ...one,
      item: v.optional(ref('items')),
      discipline: v.optional(ref('disciplines')),
      combatant: v.optional(ref('combatants')),
      companion: v.optional(ref('companions')),
    }),
    v.check(
      (named) => NAMED.filter((sort) => named[sort] !== undefined).length === 1,
      expects({ what: 'at-least-one-of', names: NAMED }),
    ),
  );
const NAMED = ['item', 'discipline', 'combatant', 'companion'] as const;

export const mechanicSchema: Schema<Mechanic> = oneOf<'do', Mechanic>('do', {
  continue: fields({ do: v.literal('continue'), ...one, to: scene }),
  decide: fields({
    do: v.literal('decide'),
    ...one,
    id,
    text: v.optional(text),
    options: some(fields({ id, text, if: conditions, why: v.optional(text), do: mechanicsSchema })),
  }),
  check: fields({
    do: v.literal('check'),
    ...one,
    skill,
    difficulty: positive,
    by: maker,
    needs: v.optional(v.union([positive, v.literal('any')])),
    pass: mechanicsSchema,
    fail: mechanicsSchema,
  }),
  harm: fields({ do: v.literal('harm'), ...one, who: storyMembersSchema, amount: positive }),
  gold: fields({ do: v.literal('gold'), ...one, amount: v.pipe(v.number(), v.integer()) }),
  xp: fields({ do: v.literal('xp'), ...one, amount: positive, who: v.optional(members) }),
  gain: fields({
    do: v.literal('gain'),
    ...one,
    items: v.optional(some(ref('items'))),
    random: v.optional(
      fields({ type: v.optional(itemType), tier, count: positive, unique: v.optional(yes) }),
    ),
    discipline: v.optional(ref('disciplines')),
    companion: v.optional(ref('companions')),
    to: gainer,
  }),
  lose: fields({
    do: v.literal('lose'),
    ...one,
    item: v.optional(ref('items')),
    choose: v.optional(v.literal('item')),
  }),
  flag: fields({
    do: v.literal('flag'),
    ...one,
    flag: id,
    off: v.optional(yes),
    add: v.optional(v.pipe(v.number(), v.integer())),
  }),
  join: fields({ do: v.literal('join'), ...one, member: newMemberSchema }),
  leave: fields({
    do: v.literal('leave'),
    ...one,
    member: adventurer,
    items: v.picklist(['stash', 'gone']),
    disciplines: v.optional(v.picklist(['box', 'gone', 'xp-back'])),
    familiar: v.optional(v.picklist(['box', 'gone'])),
    companion: v.optional(v.picklist(['stash', 'box', 'gone'])),
  }),
  state: fields({
    do: v.literal('state'),
    ...one,
    who: members,
    state: v.picklist(['injured', 'unselectable']),
    off: v.optional(yes),
  }),
  tokens: fields({ do: v.literal('tokens'), ...one, who: members, token: abilityToken, amount: positive }),
  restore: fields({ do: v.literal('restore'), ...one }),
  'active-group': fields({ do: v.literal('active-group'), ...one }),
  exchange: fields({ do: v.literal('exchange'), ...one }),
  reveal: oneCard(v.literal('reveal')),
  remove: oneCard(v.literal('remove')),
  ally: fields({ do: v.literal('ally'), ...one, card: ref('combatants'), off: v.optional(yes) }),
  encounter: fields({
    do: v.literal('encounter'),
    ...one,
    encounter,
    flags: v.optional(some(id)),
    board: v.optional(v.literal('kept')),
    outcomes: v.optional(by),
    won: todo,
    lost: todo,
  }),
  abraxis: fields({
    do: v.literal('abraxis'),
    ...one,
    card: ref('abraxis'),
    rewards: v.record(v.picklist(['0', '1', '2', '3', '4']), mechanicsSchema) as Schema<
      Record<string, Mechanic[]>
    >,
  }),
  'story-round': fields({
    do: v.literal('story-round'),
    ...one,
    id,
    name,
    restore: v.optional(v.boolean()),
    heal: v.optional(v.boolean()),
    store: storeSchema,
    quests: v.optional(some(fields({ scene, if: conditions }))),
    bounty: v.optional(v.picklist(['easy', 'intermediate', 'hard', 'special'])),
    onward: mechanicsSchema,
  }),
  shop: fields({ do: v.literal('shop'), ...one, store: storeSchema }),
  achievement: fields({ do: v.literal('achievement'), ...one, achievement: id }),
  ending: fields({ do: v.literal('ending'), ...one, text: list(text), over: v.boolean() }),
});

const file = { id, name, sources: sourcesSchema, note: v.optional(text) };

export const adventureSchema: Schema<Adventure> = fields({
  ...file,
  type: v.literal('adventure'),
  intro: text,
  party: some(newMemberSchema),
  gold: v.optional(count),
  first: scene,
  own: v.optional(some(encounter)),
  flags: v.record(id, text),
  achievements: v.optional(v.record(id, fields({ name, text }))),
});

export const sceneSchema: Schema<Scene> = fields({
  ...file,
  type: v.literal('scene'),
  text: list(plainOr(text, fields({ if: storyConditionsSchema, text }))),
  do: mechanicsSchema,
});

export const bountySchema: Schema<Bounty> = fields({
  ...file,
  type: v.literal('bounty'),
  rating: v.picklist(
    membersOf<Bounty['rating']>({ easy: true, intermediate: true, hard: true, special: true }),
  ),
  text: list(text),
  encounters: some(fields({ encounter, text: v.optional(list(text)), won: todo })),
  reward: mechanicsSchema,
  lost: todo,
});

const ONE_OR_SEVERAL = expects({ what: 'at-least-one-of', names: ['encounter', 'anyOf'] });

export const scenarioSchema: Schema<Scenario> = fields({
  ...file,
  type: v.literal('scenario'),
  rank: positive,
  start: fields({ gold: count, xp: count }),
  intro: text,
  store: storeSchema,
  steps: some(
    v.pipe(
      fields({
        encounter: v.optional(encounter),
        anyOf: v.optional(some(encounter)),
        text: v.optional(list(text)),
        outcomes: v.optional(by),
        won: todo,
      }),
      v.check((step) => (step.encounter === undefined) !== (step.anyOf === undefined), ONE_OR_SEVERAL),
    ),
  ),
  end: text,
});
