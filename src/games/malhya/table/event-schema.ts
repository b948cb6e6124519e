import { parseValue } from '../../../check/parse-value.ts';
import { among, listOf, type Schema, withFields } from '../../../check/schemas.ts';
import { amount, count, flag, orNull, rngWords, text, told } from '../../../stores/opened/record-fields.ts';
import { type MalhyaEvent, OPENED } from '../rules/model/events.ts';
import { SKILL_FACES } from '../rules/model/state.ts';
import { GEAR, HARMS } from '../rules/model/vocabulary.ts';
import { FIGHT_EVENTS } from './fight-event-schema.ts';
import { GROWING_EVENTS } from './growing-schema.ts';
import { LAND_EVENTS } from './land-schema.ts';
import { SPELL_EVENTS } from './magic-schema.ts';
import { CAMPAIGN_EVENTS } from './save-sheet-schema.ts';
import { names as cards, numbers, target } from './state-parts.ts';
import {
  book,
  checkSchema,
  colour,
  colours,
  cubeKind,
  difficultyFaces,
  markSchema,
  now,
  overSchema,
  skillFaces,
} from './state-schema.ts';
import { STEALTH_EVENTS } from './stealth-schema.ts';

const hero = count;
const cube = withFields({ hero, kind: cubeKind, colour });
const die = among(['white', 'black']);
const amounts = withFields({ hero, amount });
const taken = withFields({ take: cards, discard: cards });

/** What each event holds beside its type and its rule. */
const EVENTS: Readonly<Record<MalhyaEvent['type'], Schema<unknown>>> = {
  chapterOpened: withFields({ book, chapter: count, how: among(OPENED) }),
  readersChosen: withFields({ heroes: numbers }),
  numberTried: withFields({ chapter: count, right: flag }),
  lineReached: withFields({ next: count }),
  lineMarked: withFields({ mark: markSchema }),
  choiceMade: withFields({ at: text, choice: count }),
  declined: withFields({ at: text }),
  bookClosed: withFields({ book }),
  standingLapsed: withFields({ card: text }),
  standingActed: withFields({ card: text, go: target }),
  ended: withFields({ over: overSchema }),
  goldChanged: withFields({ amount }),
  tokensChanged: withFields({ take: numbers, discard: numbers }),
  cardsChanged: taken,
  crystalsChanged: withFields({ amount }),
  triangleChecked: withFields({ triangle: count }),
  pointsGained: withFields({ points: count }),
  modeSet: withFields({ mode: now.mode }),
  periodSet: withFields({ period: now.period }),
  weatherSet: withFields({ weather: now.weather }),
  interestChanged: withFields({ lay: cards, lift: cards }),
  actionDrawn: withFields({ card: text, hero: orNull(hero), anew: flag, rng: rngWords }),
  deckShuffled: withFields({}),
  healed: withFields({ hero, steps: listOf(among(['damage', 'injury']), 0, 99) }),
  harmed: withFields({ hero, kind: among(HARMS), amount: count }),
  auraChanged: amounts,
  apChanged: amounts,
  apRefilled: withFields({}),
  cubeGained: cube,
  cubeLost: cube,
  cubeLeft: cube,
  gearGained: withFields({ hero, gear: text, as: among(['weapon', 'stored', 'spare', 'armour', 'object']) }),
  objectFound: withFields({ hero, gear: text, rng: rngWords }),
  gearLost: withFields({ hero, gear: text, kind: among(GEAR) }),
  gearLeft: withFields({ hero, gear: text }),
  potionUsed: withFields({ hero, colour, to: hero }),
  objectUsed: withFields({ hero, gear: text }),
  threatOwed: withFields({ hero, die, count }),
  checkBegan: withFields({ check: checkSchema }),
  heroJoined: withFields({ hero }),
  heroBegan: withFields({ hero }),
  apPaid: withFields({ hero, amount: count, brings: flag }),
  cubesDiscarded: withFields({ hero, instruction: count, kind: cubeKind, colours }),
  pickChosen: withFields({ hero, colour, stops: orNull(count) }),
  auraDieTaken: withFields({ hero }),
  diceRolled: withFields({ hero, skill: skillFaces, difficulty: difficultyFaces, rng: rngWords }),
  dieRerolled: withFields({ hero, die: count, face: among(SKILL_FACES), rng: rngWords }),
  stopCancelled: withFields({ hero }),
  tokensTaken: withFields({ hero, successes: count, stops: count }),
  stopsCleared: withFields({ hero, times: count }),
  heroFailed: withFields({ hero }),
  heroStopped: withFields({ hero, successes: count, level: orNull(count) }),
  levelAttained: withFields({ successes: count, level: orNull(count), times: count }),
  checkEnded: withFields({}),
  ...LAND_EVENTS,
  ...GROWING_EVENTS,
  ...FIGHT_EVENTS,
  ...STEALTH_EVENTS,
  ...SPELL_EVENTS,
  ...CAMPAIGN_EVENTS,
  mixed: withFields({ rng: rngWords }),
};

const eventSchema = told('type', EVENTS);

/** Whether an event of a record is one that can be shown. */
export const isSoundEvent = (event: MalhyaEvent): boolean => parseValue(eventSchema, event).ok;
