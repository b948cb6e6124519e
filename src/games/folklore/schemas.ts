/** What the files of Folklore are: maps, heroes, foes, items, chapters. */
import * as v from 'valibot';
import { cardId as id } from '../../check/guest-content.ts';
import { LIMITS } from '../../check/limits.ts';
import { expects } from '../../check/messages.ts';
import {
  byField,
  count,
  few,
  fewOrNone,
  fields,
  list,
  name,
  oneOf,
  positive,
  type Schema,
  some,
  text,
  whole,
  wholeUpTo,
  yes,
} from '../../check/schemas.ts';
import type {
  Ability,
  AdventureCard,
  Change,
  ChapterCard,
  Choice,
  Effect,
  EventCard,
  Feature,
  FeatureEffect,
  FieldSet,
  FoeCard,
  GroundCard,
  HeroCard,
  ItemCard,
  MapCard,
  Rite,
  Weapon,
} from './rules/model/content.ts';
import { DECKS, FOE_KINDS, SKILLS } from './rules/model/content.ts';
import { DICE } from './rules/model/dice.ts';
import { DICE_WANTED } from './words/reports.ts';
import { ROW_WANTED } from './words/wanted.ts';

const dice = v.pipe(v.string(), v.regex(DICE, expects({ what: 'said', text: DICE_WANTED })));
const few0 = wholeUpTo(0, 9);
/** What a roll of a hundred faces is compared with. */
const hundred = wholeUpTo(0, 200);

const ability: Schema<Ability> = oneOf<'when', Ability>('when', {
  stance: fields({
    id,
    name,
    power: few,
    text,
    check: v.optional(few),
    when: v.literal('stance'),
    defense: v.optional(whole),
    foes: v.optional(whole),
  }),
  turn: fields({
    id,
    name,
    power: few,
    text,
    check: v.optional(few),
    when: v.literal('turn'),
    attacks: v.optional(wholeUpTo(1, 9)),
    attack: v.optional(whole),
  }),
});

const weapon: Schema<Weapon> = fields({
  name,
  damage: dice,
  reach: v.optional(wholeUpTo(1, 9)),
  ranged: v.optional(v.literal(true)),
  hands: v.optional(v.literal(1)),
});

/** What a d10 is compared with. */
const ten = wholeUpTo(1, 20);
const skill = v.picklist(SKILLS);
const skillOf = v.optional(wholeUpTo(0, 9));

const rite: Schema<Rite> = fields({
  id,
  name,
  text,
  kind: v.picklist(['prayer', 'ritual']),
  power: few,
  need: ten,
  does: byField<Rite['does']>({
    heals: fields({ heals: dice }),
    lifts: fields({ lifts: yes }),
    summons: fields({ summons: id }),
    controls: fields({ controls: yes }),
    stuns: fields({ stuns: yes }),
  }),
});

const hero: Schema<HeroCard> = fields({
  id,
  name,
  text,
  vita: few,
  power: few,
  ghost: fewOrNone,
  might: hundred,
  defense: hundred,
  stride: wholeUpTo(1, LIMITS.movement),
  ability,
  items: list(id),
  weapon,
  skills: v.optional(fields({ brawn: skillOf, wits: skillOf, nerve: skillOf })),
  rites: v.optional(some(rite)),
});

const light = v.optional(v.literal(true));

const item: Schema<ItemCard> = oneOf<'kind', ItemCard>('kind', {
  consumed: usable('consumed'),
  exhausted: usable('exhausted'),
  artifact: fields({ ...usedFields('artifact'), ghost: few }),
  held: fields({
    id,
    name,
    text,
    kind: v.literal('held'),
    copies: fewOrNone,
    hands: v.picklist([1, 2]),
    might: v.optional(whole),
    defense: v.optional(whole),
    weapon: v.optional(fields({ damage: dice, reach: v.optional(wholeUpTo(1, 9)), ranged: v.optional(yes) })),
    light,
  }),
  companion: fields({
    id,
    name,
    text,
    kind: v.literal('companion'),
    copies: fewOrNone,
    might: v.optional(v.never()),
    attack: v.optional(fields({ might: hundred, damage: dice, reach: v.optional(wholeUpTo(1, 9)) })),
    light,
  }),
  worn: fields({
    id,
    name,
    text,
    kind: v.literal('worn'),
    copies: fewOrNone,
    might: v.optional(whole),
    defense: v.optional(whole),
    stride: v.optional(wholeUpTo(1, LIMITS.movement)),
    light,
  }),
});

function usable<const K extends 'consumed' | 'exhausted'>(kind: K) {
  return fields(usedFields(kind));
}

function usedFields<const K extends 'consumed' | 'exhausted' | 'artifact'>(kind: K) {
  return {
    id,
    name,
    text,
    kind: v.literal(kind),
    copies: fewOrNone,
    vita: v.optional(dice),
    restores: v.optional(few),
    might: v.optional(whole),
    against: v.optional(v.picklist(FOE_KINDS)),
    light,
  };
}

const foe: Schema<FoeCard> = fields({
  id,
  name,
  one: name,
  text,
  kind: v.picklist(FOE_KINDS),
  count: wholeUpTo(1, 9),
  strength: fields({ 1: dice, 2: dice, 3: dice, 4: dice }),
  might: hundred,
  defense: hundred,
  damage: dice,
  coins: count,
  lore: count,
  encounter: v.optional(
    fields({
      vita: few,
      stride: wholeUpTo(0, LIMITS.movement),
      base: v.picklist([1, 2]),
      ranged: v.optional(v.literal(true)),
      swarm: v.optional(v.literal(true)),
      aura: v.optional(few),
      push: v.optional(wholeUpTo(1, 9)),
      darkens: v.optional(v.literal(true)),
      stuns: v.optional(v.literal(true)),
      summons: v.optional(id),
      coven: v.optional(whole),
    }),
  ),
});

/** Foes on a map: so many of each for so many heroes. */
const fieldSet: Schema<FieldSet> = fields({
  ground: id,
  foes: some(fields({ foe: id, count: fields({ 1: few0, 2: few0, 3: few0, 4: few0 }) })),
});

const CHANGES = {
  vita: v.optional(whole),
  power: v.optional(whole),
  ghost: v.optional(whole),
  lore: v.optional(whole),
};
const change: Schema<Change> = fields(CHANGES);

const effect: Schema<Effect> = byField<Effect>({
  coins: fields({ coins: whole }),
  each: fields({ each: change }),
  leader: fields({ leader: change }),
  items: fields({ items: wholeUpTo(1, 9) }),
  mends: fields({ mends: yes }),
  fight: fields({ fight: id }),
  encounter: fields({ encounter: fieldSet }),
  adventure: fields({ adventure: id }),
});

const choice: Schema<Choice> = fields({
  label: name,
  needs: v.optional(fields({ coins: v.optional(positive), lore: v.optional(positive) })),
  text,
  do: list(effect),
});

const event: Schema<EventCard> = fields({
  id,
  name,
  deck: v.picklist(DECKS),
  hard: v.optional(yes),
  text,
  do: v.optional(list(effect)),
  choices: v.optional(some(choice)),
});

/** Across and down on the drawing of a map. */
const pair = v.strictTuple([wholeUpTo(0, 4000), wholeUpTo(0, 4000)]);

const map: Schema<MapCard> = fields({
  id,
  name,
  places: some(fields({ id, name, kind: v.picklist(DECKS), at: pair })),
  links: list(v.strictTuple([id, id])),
  size: pair,
});

const chapter: Schema<ChapterCard> = fields({
  id,
  name,
  intro: text,
  map: id,
  from: id,
  goal: id,
  last: id,
  field: fieldSet,
  spare: fields({ normal: fewOrNone, hard: fewOrNone }),
  won: text,
  lost: text,
});

/** A space of a ground: across and down, from 0. */
export const spaceOfGround = v.strictTuple([wholeUpTo(0, 40), wholeUpTo(0, 40)]);

export const groundRow = v.pipe(
  v.string(),
  v.regex(/^[.#~=]{1,41}$/, expects({ what: 'said', text: ROW_WANTED })),
);

const featureEffect: Schema<FeatureEffect> = byField<FeatureEffect>({
  hero: fields({ hero: fields({ ...CHANGES, coins: v.optional(whole) }) }),
  items: fields({ items: wholeUpTo(1, 9) }),
  misses: fields({ misses: yes }),
  opens: fields({ opens: some(spaceOfGround) }),
  lights: fields({ lights: some(spaceOfGround) }),
});

export const feature: Schema<Feature> = fields({
  id,
  name,
  text,
  at: spaceOfGround,
  check: v.optional(fields({ skill, need: ten })),
  done: list(featureEffect),
  failed: v.optional(list(featureEffect)),
});

const goal = fields({ feature: id, text, do: list(effect) });

const adventure: Schema<AdventureCard> = fields({
  id,
  name,
  text,
  ground: id,
  rounds: wholeUpTo(1, 30),
  primary: goal,
  optional: v.optional(goal),
  unsolved: fields({ text, do: list(effect) }),
});

const ground: Schema<GroundCard> = fields({
  id,
  name,
  text,
  rows: some(groundRow),
  heroes: some(spaceOfGround),
  foes: some(spaceOfGround),
  flames: v.optional(list(spaceOfGround)),
  searches: v.optional(list(spaceOfGround)),
  features: v.optional(some(feature)),
  dark: v.optional(v.literal(true)),
});

/** By the folder of a file. */
export const SCHEMAS = {
  heroes: hero,
  items: item,
  foes: foe,
  events: event,
  maps: map,
  chapters: chapter,
  grounds: ground,
  adventures: adventure,
} as const;
