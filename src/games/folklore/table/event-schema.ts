import { parseValue } from '../../../check/parse-value.ts';
import { among, listOf, type Schema, withFields } from '../../../check/schemas.ts';
import { amount, count, flag, orNull, rngWords, text, told } from '../../../stores/game/record-fields.ts';
import { DECKS } from '../rules/model/content.ts';
import type { FolkloreEvent, Stat } from '../rules/model/events.ts';
import { cards, declared, ending, step } from './state-schema.ts';

const STATS = { vita: true, power: true, ghost: true, coins: true, lore: true } satisfies Record<Stat, true>;

const sum = withFields({
  total: amount,
  entries: listOf(withFields({ cause: withFields({ from: text }), amount, rule: text })),
});

/** What each event holds beside its type and its rule. */
const EVENTS: Readonly<Record<FolkloreEvent['type'], Schema<unknown>>> = {
  stepBegan: withFields({ step }),
  groupMoved: withFields({ to: text, way: listOf(text) }),
  groupRested: withFields({}),
  eventDrawn: withFields({ deck: among(DECKS), card: text, left: cards, rng: rngWords }),
  choiceTaken: withFields({ card: text, choice: count }),
  statChanged: withFields({ hero: count, stat: among(Object.keys(STATS)), amount }),
  ghostRose: withFields({ hero: count }),
  ghostReturned: withFields({ hero: count }),
  itemDrawn: withFields({ hero: count, item: text, left: cards, anew: flag, rng: rngWords }),
  itemGiven: withFields({ from: count, place: count, to: count }),
  itemUsed: withFields({ hero: count, place: count, item: text, gone: flag }),
  fightBegan: withFields({ foe: text, last: flag }),
  counterSet: withFields({ strength: sum }),
  skirmishRoundBegan: withFields({ round: count }),
  stanceChosen: withFields({ hero: count, declared }),
  abilityUsed: withFields({ hero: count, ability: text }),
  dieRolled: withFields({ sides: count, face: count, rng: rngWords }),
  attackRolled: withFields({ hero: count, foe: orNull(count), roll: sum, need: sum, hit: flag }),
  counterLowered: withFields({ hits: count, counter: count }),
  searched: withFields({ hero: count, face: count, found: flag }),
  fightEnded: withFields({}),
  leaderPassed: withFields({ leader: count, night: flag, round: count }),
  chapterEnded: withFields({ ending }),
};

const eventSchema = told('type', EVENTS);

/** Whether an event of a record is one that can be shown. */
export const isSoundEvent = (event: FolkloreEvent): boolean => parseValue(eventSchema, event).ok;
