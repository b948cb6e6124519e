/** What the files of Midgard are, folder by folder; what adventurers own stands in `gear-schemas.ts`. */
import * as v from 'valibot';
import {
  among,
  byField,
  fields,
  list,
  name,
  oneOf,
  type Schema,
  some,
  wholeUpTo,
  yes,
} from '../../check/schemas.ts';
import {
  ability,
  bonus,
  carried,
  change,
  copies,
  FOE,
  foeNumbers,
  id,
  level,
  malus,
  score,
  some9,
  told,
  upTo9,
  value,
} from './card-fields.ts';
import { artifact, good, skill, spell, treasure } from './gear-schemas.ts';
import {
  ABILITIES,
  type ActionCard,
  type AdventureCard,
  type CardUse,
  type ChallengeCard,
  type CityCard,
  type DestinyCard,
  type DestinyEffect,
  FAILURES,
  type FixedToken,
  type HeroCard,
  PILES,
  type RandomToken,
  type RewardCard,
  type RewardEffect,
  type ShadowCard,
} from './rules/model/content.ts';
import { BACKPACK, CITIES } from './rules/model/fixed-numbers.ts';

const cityNumber = wholeUpTo(1, CITIES.long);
/** One of a city's three tasks (A 10). */
const task = wholeUpTo(0, 2);

const city: Schema<CityCard> = fields({
  ...told,
  number: cityNumber,
  trade: v.picklist([...ABILITIES, ...PILES]),
});

const hero: Schema<HeroCard> = fields({
  ...told,
  strength: score,
  dexterity: score,
  intelligence: score,
  lp: wholeUpTo(1, 20),
  flag: upTo9,
  skill: id,
  goods: list(id, BACKPACK),
  choice: upTo9,
});

const use: Schema<CardUse> = byField<CardUse>({
  support: fields({ support: bonus }),
  replace: fields({ replace: bonus }),
  luck: fields({ luck: yes }),
  reaction: fields({ reaction: malus }),
  surprise: fields({ surprise: yes }),
});

const action: Schema<ActionCard> = fields({
  id,
  copies,
  actions: wholeUpTo(2, 4),
  hearts: upTo9,
  use,
});

const token: Schema<FixedToken> = fields({
  ...told,
  city: cityNumber,
  task,
  abilities: some(ability, 2),
  resistance: among([9, 10]),
  reward: fields({ gold: upTo9, cards: v.optional(some9) }),
  carried,
});

/** So many in each table. */
const random = { ...told, copies: fields({ short: copies, long: copies }) };

const randomToken: Schema<RandomToken> = oneOf<'kind', RandomToken>('kind', {
  creature: fields({ ...random, kind: v.literal('creature'), ...FOE }),
  forgery: fields({
    ...random,
    kind: v.literal('forgery'),
    city: cityNumber,
    task,
    value: bonus,
  }),
  item: fields({ ...random, kind: v.literal('item'), good: id }),
  event: fields({
    ...random,
    kind: v.literal('event'),
    cheaper: v.optional(some9),
    leaving: v.optional(wholeUpTo(2, 4)),
  }),
  encounter: fields({ ...random, kind: v.literal('encounter'), ability }),
});

const destinyEffect: Schema<DestinyEffect> = byField<DestinyEffect>({
  gold: fields({ gold: change }),
  lp: fields({ lp: change }),
  tower: fields({ tower: yes }),
  discard: fields({ discard: some9 }),
  draw: fields({ draw: some9 }),
  storm: fields({ storm: yes }),
  nothing: fields({ nothing: yes }),
  guardian: fields({ guardian: foeNumbers }),
});

const destiny: Schema<DestinyCard> = fields({ ...told, copies, does: destinyEffect });

const rewardEffect: Schema<RewardEffect> = byField<RewardEffect>({
  prestige: fields({ prestige: some9 }),
  gold: fields({ gold: some9 }),
  heal: fields({ heal: yes }),
  artifact: fields({ artifact: id }),
  ability: fields({ ability: some9 }),
});

const reward: Schema<RewardCard> = fields({ ...told, copies, does: rewardEffect });

/** S of a special attack, and what it costs whoever does not hold it (C 1). */
const SPECIAL = { special: value, loss: some9 };

const adventure: Schema<AdventureCard> = fields({
  ...told,
  level,
  modifier: upTo9,
  item: id,
  boss: fields({ name, ...SPECIAL, ...FOE }),
});

const challenge: Schema<ChallengeCard> = fields({
  id,
  level,
  asks: v.picklist([...ABILITIES, 'ability', 'solution']),
  help: v.optional(yes),
  creature: v.optional(id),
  fails: v.picklist(FAILURES),
});

const shadow: Schema<ShadowCard> = fields({
  ...told,
  level: v.picklist([1, 2, 3, 4]),
  ...SPECIAL,
  ...FOE,
});

/** By the folder of a file. */
export const SCHEMAS = {
  cities: city,
  heroes: hero,
  actions: action,
  tokens: token,
  randoms: randomToken,
  goods: good,
  spells: spell,
  skills: skill,
  destiny,
  treasures: treasure,
  rewards: reward,
  artifacts: artifact,
  adventures: adventure,
  challenges: challenge,
  shadows: shadow,
} as const;
