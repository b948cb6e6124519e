import * as v from 'valibot';
import { among, listOf, type Schema, withFields, withFieldsOf } from '../../../check/schemas.ts';
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
import { type LandEvent, MOVED } from '../rules/land/land-events.ts';
import { CAMPFIRE_FACES, SPACES, TRAVEL_TOKENS } from '../rules/land/land-numbers.ts';
import type {
  Challenge,
  Dungeon,
  Laid,
  Land,
  Market,
  Tracker,
  Travel,
  Village,
} from '../rules/land/land-state.ts';
import { LAID_SIDES, VILLAGE_STEPS } from '../rules/land/land-words.ts';
import { MOST_HEROES } from '../rules/model/fixed-numbers.ts';
import { WEATHERS } from '../rules/model/vocabulary.ts';
import { names as cards, ref, refs, target } from './state-parts.ts';

const laid = (sort: string) =>
  withFieldsOf<Laid>({ card: ref(sort), side: among(LAID_SIDES), event: orNull(ref('events')) });
const [rests, travels] = [laid('rests'), laid('travels')];
/** Which pile a card is of, its side tells. */
const slot = v.lazy((input) =>
  ['campfire', 'inn'].includes((input as Partial<Laid>)?.side ?? '') ? rests : travels,
);

const travel = withFieldsOf<Travel>({
  region: ref('regions'),
  hex: ref('hex'),
  slots: listOf(slot, 0, SPACES),
  days: count,
  tokens: wholeFrom(0, TRAVEL_TOKENS),
  day: refs('travels'),
  night: refs('travels'),
  events: refs('events'),
  harvested: flag,
  drawn: flag,
});

const dungeon = withFieldsOf<Dungeon>({
  tile: ref('tiles'),
  event: orNull(ref('events')),
  unused: refs('events'),
  all: refs('events'),
  crystals: count,
});

const challenge = withFieldsOf<Challenge>({
  ref: ref('challenges'),
  turn: count,
  zones: listOf(orNull(ref('zone')), 0, MOST_HEROES),
  parts: namedBy(() => count),
  stage: count,
  rival: amount,
});

const tracker = withFieldsOf<Tracker>({ at: count, symbol: count, go: target });

/** The road in a state as a file has it: its shape. */
export const landSchema = withFieldsOf<Land>({
  travel: orNull(travel),
  village: orNull(withFieldsOf<Village>({ ref: ref('villages'), step: among(VILLAGE_STEPS) })),
  market: orNull(
    withFieldsOf<Market>({ ref: ref('markets'), stall: refs('gear'), cheaper: flag, spent: count }),
  ),
  dungeon: orNull(dungeon),
  dungeonsEnded: count,
  challenge: orNull(challenge),
  tracker: orNull(tracker),
});

const hero = count;
const none = withFields({});

/** What each event of the road holds. */
export const LAND_EVENTS: Readonly<Record<LandEvent['type'], Schema<unknown>>> = {
  journeyBegan: withFields({ travel }),
  travelDrawn: withFields({ card: text, side: among(['match', 'other']), rng: rngWords }),
  restLaid: withFields({ card: text, side: among(['campfire', 'inn']) }),
  eventDrawn: withFields({ card: text, weather: among(WEATHERS), rng: rngWords }),
  travelTokensChanged: withFields({ amount }),
  groupMoved: withFields({ to: text, how: among(MOVED) }),
  dayEnded: withFields({ day: cards, night: cards, events: cards }),
  campfireRolled: withFields({ hero, face: among([...new Set(CAMPFIRE_FACES)]), rng: rngWords }),
  wholeAgain: withFields({ hero }),
  harvestBegan: withFields({ hero, cards: count }),
  crafted: withFields({ recipe: text }),
  villageEntered: withFields({ village: text }),
  villageStep: withFields({ step: among(VILLAGE_STEPS) }),
  villageLeft: none,
  marketOpened: withFields({ market: text, stall: cards, rng: rngWords }),
  marketCheaper: withFields({ hero }),
  bought: withFields({ what: text, gold: count }),
  marketClosed: none,
  gearHanded: withFields({ hero, gear: text }),
  worn: withFields({ hero, gear: orNull(text) }),
  dungeonEntered: withFields({ dungeon }),
  roomDrawn: withFields({ card: text, anew: flag, rng: rngWords }),
  tileCrystals: withFields({ amount }),
  dungeonEnded: none,
  trackerSet: withFields({ tracker: orNull(tracker) }),
  stateTaken: withFields({ hero, card: text }),
  stateHealed: withFields({ hero, card: text }),
  gearTurned: withFields({ card: text, off: flag }),
  targetHarmed: withFields({ card: text, amount: count }),
  challengeBegan: withFields({ challenge }),
  heroPlaced: withFields({ hero, zone: orNull(text) }),
  partStruck: withFields({ hero, part: text, amount: count }),
  stageBegan: withFields({ stage: count }),
  rivalMoved: withFields({ amount }),
  pageTurn: none,
  challengeEnded: none,
};
