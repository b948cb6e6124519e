import * as v from 'valibot';
import { parseValue } from '../../../check/parse-value.ts';
import { among, listOf, type Schema, withFields } from '../../../check/schemas.ts';
import {
  amount,
  count,
  flag,
  orNull,
  rngWords,
  space,
  text,
  told,
  yes,
} from '../../../stores/opened/record-fields.ts';
import { DECKS } from '../rules/model/content.ts';
import type { FolkloreEvent, Stat } from '../rules/model/events.ts';
import { fieldSchema, figureSchema, goals, side, spaces, turnSchema } from './field-schema.ts';
import { cards, declared, ending, step } from './state-schema.ts';

/** What may be left out. */
const maybe = <T>(schema: Schema<T>) => v.optional(schema);

const STATS = { vita: true, power: true, ghost: true, coins: true, lore: true } satisfies Record<Stat, true>;

const sum = withFields({
  total: amount,
  entries: listOf(withFields({ cause: withFields({ from: text }), amount, rule: text })),
});

const trace = withFields({
  behaviour: among(['melee', 'ranged', 'swarm']),
  because: text,
  candidates: listOf(withFields({ figure: count, steps: orNull(count) }), 0, 60),
  target: orNull(count),
  byDice: flag,
  attacks: orNull(count),
});

/** What each event holds beside its type and its rule. */
const EVENTS: Readonly<Record<FolkloreEvent['type'], Schema<unknown>>> = {
  stepBegan: withFields({ step }),
  leaderChosen: withFields({ leader: count }),
  groupMoved: withFields({ to: text, way: listOf(text) }),
  groupRested: withFields({}),
  eventDrawn: withFields({ deck: among(DECKS), card: text, left: cards, rng: rngWords }),
  choiceTaken: withFields({ card: text, choice: count }),
  statChanged: withFields({ hero: count, stat: among(Object.keys(STATS)), amount }),
  ghostRose: withFields({ hero: count }),
  ghostReturned: withFields({ hero: count }),
  itemDrawn: withFields({ hero: count, item: text, left: cards, anew: flag, rng: rngWords }),
  itemGiven: withFields({ from: count, place: count, to: count }),
  itemUsed: withFields({ hero: count, place: count, item: text, gone: flag, stays: yes }),
  handsChanged: withFields({ hero: count, held: listOf(count, 0, 9) }),
  fightBegan: withFields({ foe: text, last: flag }),
  counterSet: withFields({ strength: sum }),
  skirmishRoundBegan: withFields({ round: count }),
  stanceChosen: withFields({ hero: count, declared }),
  abilityUsed: withFields({ hero: count, ability: text }),
  mixed: withFields({ rng: rngWords }),
  dieRolled: withFields({ sides: count, face: count, rng: rngWords }),
  attackRolled: withFields({ hero: count, foe: orNull(count), roll: sum, need: sum, hit: flag }),
  counterLowered: withFields({ hits: count, counter: count }),
  searched: withFields({ hero: count, face: count, found: flag }),
  fightEnded: withFields({}),
  tokenPassed: withFields({ leader: count, night: flag }),
  leaderPassed: withFields({ leader: count, night: flag, round: count }),
  fieldSet: withFields({ field: fieldSchema }),
  firstStrike: withFields({ heroes: orNull(sum), foes: orNull(sum), first: side }),
  fieldRoundBegan: withFields({ round: count, side }),
  sideBegan: withFields({ side, late: yes }),
  fieldTurnBegan: withFields({ turn: turnSchema }),
  turnHeld: withFields({ figure: count }),
  fieldTurnEnded: withFields({ figure: count }),
  figureMoved: withFields({ figure: count, way: spaces }),
  foeChose: withFields({ figure: count, trace }),
  fieldAttack: withFields({
    by: count,
    target: count,
    roll: sum,
    need: sum,
    face: count,
    hit: flag,
    companion: maybe(text),
  }),
  foeHurt: withFields({ figure: count, amount: count }),
  figureFell: withFields({ figure: count }),
  actTaken: withFields({ acts: count, steps: count }),
  interacted: withFields({}),
  flameDoused: withFields({ at: space }),
  tokenSearched: withFields({ at: space, hero: count, face: count, found: flag }),
  weaponBroke: withFields({ figure: count, item: maybe(count) }),
  devastated: withFields({ figure: count, choice: among(['again', 'power']) }),
  attackLost: withFields({ figure: count, misses: flag }),
  pushed: withFields({ figure: count, way: spaces, into: orNull(count) }),
  darkened: withFields({ figure: count }),
  flameFelt: withFields({ figure: count, on: orNull(space) }),
  mended: withFields({ hero: count }),
  auraFelt: withFields({ figure: count, source: count }),
  lastingBegan: withFields({ hero: count }),
  lastingEnded: withFields({ hero: count }),
  summoned: withFields({ figure: figureSchema }),
  knockedDown: withFields({ figure: count }),
  turnMissed: withFields({ figure: count }),
  checkRolled: withFields({
    hero: count,
    of: withFields({ feature: maybe(text), rite: maybe(text) }),
    roll: sum,
    need: count,
    done: flag,
  }),
  checkHelped: withFields({ hero: count, amount: count }),
  featureDone: withFields({ hero: count, feature: text }),
  wallsOpened: withFields({ spaces }),
  flamesLit: withFields({ spaces }),
  lightened: withFields({ figure: count }),
  controlled: withFields({ figure: count, by: orNull(count) }),
  commandBegan: withFields({ turn: turnSchema }),
  commandEnded: withFields({ figure: count }),
  goalSolved: withFields({ goal: among(['primary', 'optional']) }),
  restedHere: withFields({ hero: count }),
  stayedHere: withFields({}),
  adventureEnded: withFields({ card: text, solved: goals }),
  fieldEnded: withFields({}),
  chapterEnded: withFields({ ending }),
};

const eventSchema = told('type', EVENTS);

/** Whether an event of a record is one that can be shown. */
export const isSoundEvent = (event: FolkloreEvent): boolean => parseValue(eventSchema, event).ok;
