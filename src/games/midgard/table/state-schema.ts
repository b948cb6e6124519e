import * as v from 'valibot';
import { among, listOf, membersOf, withFields, withFieldsOf } from '../../../check/schemas.ts';
import {
  amount,
  count,
  flag,
  namedBy,
  orNull,
  rngWords,
  text,
} from '../../../stores/opened/record-fields.ts';
import { LEVELS } from '../rules/model/content.ts';
import { CITIES } from '../rules/model/fixed-numbers.ts';
import type { Sum } from '../rules/model/ledger.ts';
import { DIFFICULTIES, HANDS, MOST_PLAYERS, TABLES } from '../rules/model/setup.ts';
import {
  type Adventure,
  type Attempt,
  type Combat,
  DECKS,
  type Deck,
  type DeckName,
  type Done,
  type FoeFolder,
  MARKERS,
  type Over,
  type Phase,
  type Player,
  type RandomHere,
  SOURCES,
  type Source,
  type Turn,
} from '../rules/model/state.ts';
import { partsSchema } from './setup-schema.ts';

/** Of a hand, a deck or a pack: no content has so many. */
const MOST_CARDS = 400;
export const cards = listOf(text, 0, MOST_CARDS);
/** Places at the table. */
const places = listOf(count, 0, MOST_PLAYERS);
const TASKS = 3;
const COLUMNS_AND_ROWS = Math.max(...Object.values(CITIES));

/** A number with its working; what made a line is looked into where it is told. */
export const sumSchema = withFields({
  total: amount,
  entries: listOf(withFields({ cause: withFields({ from: text }), amount, rule: text }), 0, MOST_CARDS),
}) as unknown as v.GenericSchema<unknown, Sum>;

export const phase = among(
  membersOf<Phase>({ choose: true, begin: true, actions: true, bonus: true, draw: true }),
);
const as = among(['original', 'forgery']);
export const doneSchema = withFieldsOf<Done>({ token: text, as, by: count });
const good = withFields({ ref: text, lp: v.optional(count) });
const byOrder = <T>(schema: v.GenericSchema<unknown, T>) => listOf(schema, 0, MOST_CARDS);

const player = withFields({
  seat: text,
  hero: text,
  at: count,
  tower: flag,
  strength: amount,
  dexterity: amount,
  intelligence: amount,
  lp: amount,
  gold: count,
  ep: count,
  skillsDue: count,
  prestige: withFields(
    Object.fromEntries(SOURCES.map((source) => [source, count])) as Record<Source, typeof count>,
  ),
  hand: cards,
  skills: cards,
  goods: byOrder(good),
  spells: byOrder(withFields({ ref: text, turned: flag })),
  treasures: byOrder(withFields({ ref: text, used: flag })),
  artifacts: byOrder(withFields({ ref: text, open: flag })),
  tokens: cards,
  forgeries: cards,
  markers: listOf(among(MARKERS), 0, MARKERS.length),
} satisfies Record<keyof Player, unknown>);

const city = withFields({
  number: count,
  ref: text,
  fixed: cards,
  randoms: byOrder(withFieldsOf<RandomHere>({ ref: text, up: flag, seen: places })),
  tasks: listOf(orNull(doneSchema), TASKS, TASKS),
  treasure: orNull(text),
  adventure: orNull(text),
  shadow: orNull(withFields({ ref: text, lp: count })),
});

const deck = withFieldsOf<Deck>({ left: cards, used: cards });

const turn = withFieldsOf<Turn>({
  player: count,
  phase,
  points: count,
  aided: places,
  renewed: flag,
  freeMoves: count,
  rode: flag,
  quiet: listOf(count, 0, MOST_CARDS),
});

export const attemptSchema = withFieldsOf<Attempt>({
  player: count,
  token: text,
  check: count,
  aides: places,
  declined: places,
  gold: count,
  support: cards,
});

const folder = among(membersOf<FoeFolder>({ randoms: true, destiny: true, adventures: true, shadows: true }));

export const combatSchema = withFields({
  kind: among(
    membersOf<Combat['kind']>({
      creature: true,
      guardian: true,
      challenge: true,
      boss: true,
      shadow: true,
      assault: true,
    }),
  ),
  foe: orNull(withFields({ folder, ref: text, lp: count })),
  players: places,
  party: places,
  round: count,
  first: flag,
  lost: namedBy(() => count),
  spells: byOrder(withFields({ player: count, ref: text })),
  struck: places,
} satisfies Record<keyof Combat, unknown>);

export const adventureSchema = withFields({
  city: count,
  ref: text,
  level: among(LEVELS),
  leader: count,
  party: places,
  size: count,
  cards,
  tried: places,
  solved: byOrder(withFields({ card: text, player: count })),
  itemUsed: flag,
  rewardsLess: count,
  boss: flag,
} satisfies Record<keyof Adventure, unknown>);

export const overSchema = withFieldsOf<Over>({
  winner: orNull(count),
  why: among(membersOf<Over['why']>({ goal: true, red: true, late: true, 'nothing-left': true })),
});

/** A table as a file has it: its shape. */
export const stateSchema = withFields({
  table: among(TABLES),
  hands: among(HANDS),
  parts: partsSchema,
  difficulty: among(DIFFICULTIES),
  goal: count,
  limit: orNull(count),
  round: count,
  turn,
  players: listOf(player, 1, MOST_PLAYERS),
  cities: listOf(city, 1, COLUMNS_AND_ROWS),
  decks: withFields(Object.fromEntries(DECKS.map((name) => [name, deck])) as Record<DeckName, typeof deck>),
  adventures: cards,
  shadows: cards,
  challenges: cards,
  put: count,
  attempt: orNull(attemptSchema),
  combat: orNull(combatSchema),
  adventure: orNull(adventureSchema),
  looked: count,
  asked: orNull(count),
  over: orNull(overSchema),
  rng: rngWords,
});
