import * as v from 'valibot';
import {
  among,
  everyOf,
  type FieldsOf,
  listOf,
  membersOf,
  withFields,
  withFieldsOf,
  yes,
} from '../../../check/schemas.ts';
import {
  amount,
  count,
  flag,
  namedBy,
  orNull,
  rngWords,
  text,
  wholeFrom,
} from '../../../stores/opened/record-fields.ts';
import type { Cubes } from '../rules/model/content.ts';
import {
  ACTION_POINTS,
  LEAST_HEROES,
  MOST_HEROES,
  SCENARIO_TOKENS,
  TRIANGLES,
} from '../rules/model/fixed-numbers.ts';
import {
  type Campaign,
  type CheckRef,
  type CheckState,
  DIFFICULTY_FACES,
  type Frame,
  type Group,
  type Hero,
  type Life,
  type MalhyaState,
  type Mark,
  type Over,
  type Result,
  type Rolled,
  type ScenarioHeld,
  SKILL_FACES,
} from '../rules/model/state.ts';
import {
  BOOKS,
  CHARACTERISTICS,
  CHECK_KINDS,
  COLOURS,
  COLOURS_OF,
  CUBES,
  MODES,
  PERIODS,
  SIDES,
  WEATHERS,
} from '../rules/model/vocabulary.ts';
import { growthSchema } from './growing-schema.ts';
import { landSchema } from './land-schema.ts';
import { magicSchema } from './magic-schema.ts';
import { placeSchema } from './place-schema.ts';
import { each, heroNumber, names, numbers, ref, refs } from './state-parts.ts';
import { boardSchema } from './stealth-schema.ts';

export const book = among(BOOKS);
export const colour = among(COLOURS);
export const colours = each(colour);
export const cubeKind = among(CUBES);
export const skillFaces = each(among(SKILL_FACES));
export const difficultyFaces = each(among(DIFFICULTY_FACES));

const talent = withFieldsOf<Hero['talents'][number]>({ ref: ref('talents'), side: among(SIDES) });

const cubes = Object.fromEntries(CUBES.map((kind) => [kind, each(among(COLOURS_OF[kind]))]));

export const hero = withFieldsOf<Hero>({
  id: ref('heroes'),
  seat: text,
  characteristics: withFieldsOf<Hero['characteristics']>(everyOf(CHARACTERISTICS, wholeFrom(1, 5))),
  initiative: count,
  movement: count,
  carrying: count,
  ap: wholeFrom(0, ACTION_POINTS),
  aura: withFieldsOf<Hero['aura']>({ ready: count, spent: count }),
  life: withFieldsOf<Life>({ life: count, damage: count, injury: count, shock: count }),
  talents: each(talent),
  weapon: orNull(ref('weapon')),
  stored: orNull(ref('weapon')),
  armour: orNull(ref('armour')),
  artifacts: refs('artifact'),
  objects: refs('gear'),
  borrowed: orNull(talent),
  spare: orNull(ref('weapon')),
  potionSpaces: count,
  spells: refs('spells'),
  cubes: withFieldsOf<Cubes>(cubes as unknown as FieldsOf<Cubes>),
  states: refs('scenario'),
  owed: withFieldsOf<Hero['owed']>({ white: count, black: count }),
});

export const group = withFieldsOf<Group>({
  gold: count,
  scenarioTokens: each(wholeFrom(0, SCENARIO_TOKENS)),
  scenarioCards: each(
    withFieldsOf<ScenarioHeld>({
      ref: ref('scenario'),
      acted: flag,
      crystals: v.optional(count),
      off: v.optional(yes),
      spell: v.optional(ref('spells')),
      aura: v.optional(count),
    }),
  ),
  crystals: count,
  triangles: each(wholeFrom(0, TRIANGLES)),
  points: count,
});

export const markSchema = withFieldsOf<Mark>({
  at: text,
  how: among(membersOf<Mark['how']>({ passed: true, ignored: true, done: true })),
});

const frame = withFieldsOf<Frame>({
  book,
  chapter: count,
  line: amount,
  marks: each(markSchema),
  readers: orNull(each(heroNumber)),
  tried: numbers,
});

export const checkSchema = withFieldsOf<CheckState>({
  ref: withFieldsOf<CheckRef>({ book, chapter: count, at: text }),
  kind: among(CHECK_KINDS),
  heroes: each(heroNumber),
  at: orNull(heroNumber),
  paid: flag,
  discarded: namedBy(() => count),
  pick: orNull(count),
  auraUsed: flag,
  people: orNull(count),
  cancelled: count,
  rolls: each(withFieldsOf<Rolled>({ skill: skillFaces, difficulty: difficultyFaces })),
  successes: count,
  stops: count,
  results: each(
    withFieldsOf<Result>({ hero: heroNumber, successes: count, failed: flag, level: orNull(count) }),
  ),
});

export const overSchema = withFieldsOf<Over>({
  won: flag,
  why: among(membersOf<Over['why']>({ chapter: true, fallen: true, closed: true })),
});

export const now = {
  mode: among(MODES),
  period: among(PERIODS),
  weather: among(WEATHERS),
} as const;

export const campaignSchema = withFieldsOf<Campaign>({
  fast: flag,
  away: each(hero),
  gone: v.optional(each(ref('heroes'))),
});

/** A table as a file has it: its shape. */
export const stateSchema = withFields({
  mission: ref('missions'),
  heroes: listOf(hero, LEAST_HEROES, MOST_HEROES),
  group,
  deck: withFields({ draw: refs('actions'), discard: refs('actions') }),
  book: withFields({
    stack: listOf(frame, 0, BOOKS.length),
    read: names,
    hiddenFrom: orNull(withFields({ book, chapter: count })),
  }),
  check: orNull(checkSchema),
  place: orNull(placeSchema),
  stealth: orNull(boardSchema),
  now: withFieldsOf<MalhyaState['now']>(now),
  interest: names,
  drawn: refs('actions'),
  land: landSchema,
  growth: growthSchema,
  quality: refs('gear'),
  magic: magicSchema,
  campaign: v.optional(campaignSchema),
  over: orNull(overSchema),
  rng: rngWords,
});
