import * as v from 'valibot';
import { among, listOf, membersOf, withFields, withFieldsOf, yes } from '../../../check/schemas.ts';
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
import { LEAST_HEROES, MOST_HEROES } from '../rules/model/fixed-numbers.ts';
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
import { boardSchema } from './stealth-schema.ts';

/** Of a pile, a pack, a list of chapters: no content has so many. */
const MOST = 400;
export const cards = listOf(text, 0, MOST);
const numbers = listOf(count, 0, MOST);
const each = <T>(schema: v.GenericSchema<unknown, T>) => listOf(schema, 0, MOST);
export const book = among(BOOKS);
export const colour = among(COLOURS);
export const colours = each(colour);
export const cubeKind = among(CUBES);
export const skillFaces = each(among(SKILL_FACES));
export const difficultyFaces = each(among(DIFFICULTY_FACES));

const everyOf = <K extends string, S>(names: readonly K[], schema: S): Record<K, S> =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<K, S>;

export const hero = withFieldsOf<Hero>({
  id: text,
  seat: text,
  characteristics: withFieldsOf<Hero['characteristics']>(everyOf(CHARACTERISTICS, wholeFrom(1, 5))),
  initiative: count,
  movement: count,
  carrying: count,
  ap: count,
  aura: withFieldsOf<Hero['aura']>({ ready: count, spent: count }),
  life: withFieldsOf<Life>({ life: count, damage: count, injury: count, shock: count }),
  talents: each(withFieldsOf<Hero['talents'][number]>({ ref: text, side: among(SIDES) })),
  weapon: orNull(text),
  stored: orNull(text),
  armour: orNull(text),
  artifacts: cards,
  objects: cards,
  borrowed: orNull(withFieldsOf<Hero['talents'][number]>({ ref: text, side: among(SIDES) })),
  spare: orNull(text),
  potionSpaces: count,
  spells: cards,
  cubes: withFieldsOf<Cubes>(everyOf(CUBES, colours)),
  states: cards,
  owed: withFieldsOf<Hero['owed']>({ white: count, black: count }),
});

export const group = withFieldsOf<Group>({
  gold: count,
  scenarioTokens: numbers,
  scenarioCards: each(
    withFieldsOf<ScenarioHeld>({
      ref: text,
      acted: flag,
      crystals: v.optional(count),
      off: v.optional(yes),
      spell: v.optional(text),
      aura: v.optional(count),
    }),
  ),
  crystals: count,
  triangles: numbers,
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
  readers: orNull(numbers),
  tried: numbers,
});

export const checkSchema = withFieldsOf<CheckState>({
  ref: withFieldsOf<CheckRef>({ book, chapter: count, at: text }),
  kind: among(CHECK_KINDS),
  heroes: numbers,
  at: orNull(count),
  paid: flag,
  discarded: namedBy(() => count),
  pick: orNull(count),
  auraUsed: flag,
  people: orNull(count),
  cancelled: count,
  rolls: each(withFieldsOf<Rolled>({ skill: skillFaces, difficulty: difficultyFaces })),
  successes: count,
  stops: count,
  results: each(withFieldsOf<Result>({ hero: count, successes: count, failed: flag, level: orNull(count) })),
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

export const campaignSchema = withFieldsOf<Campaign>({ fast: flag, away: each(hero) });

/** A table as a file has it: its shape. */
export const stateSchema = withFields({
  mission: text,
  heroes: listOf(hero, LEAST_HEROES, MOST_HEROES),
  group,
  deck: withFields({ draw: cards, discard: cards }),
  book: withFields({
    stack: listOf(frame, 0, BOOKS.length),
    read: cards,
    hiddenFrom: orNull(withFields({ book, chapter: count })),
  }),
  check: orNull(checkSchema),
  place: orNull(placeSchema),
  stealth: orNull(boardSchema),
  now: withFieldsOf<MalhyaState['now']>(now),
  interest: cards,
  drawn: cards,
  land: landSchema,
  growth: growthSchema,
  quality: cards,
  magic: magicSchema,
  campaign: v.optional(campaignSchema),
  over: orNull(overSchema),
  rng: rngWords,
});
