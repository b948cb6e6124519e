import * as v from 'valibot';
import { parseValue } from '../../../check/parse-value.ts';
import { among, type Schema, withFields } from '../../../check/schemas.ts';
import { amount, count, flag, orNull, rngWords, text, told } from '../../../stores/opened/record-fields.ts';
import { ABILITIES, PILES } from '../rules/model/content.ts';
import { GOLD_FOR, type MidgardEvent, ROLLS } from '../rules/model/events.ts';
import { MARKERS, SOURCES } from '../rules/model/state.ts';
import {
  adventureSchema,
  attemptSchema,
  cards,
  combatSchema,
  doneSchema,
  overSchema,
  phase,
  sumSchema as sum,
} from './state-schema.ts';

const player = count;
const card = text;
const drawn = withFields({ player, card, anew: flag, rng: rngWords });
const ability = among(ABILITIES);
const pile = among(PILES);
const what = among(ROLLS);
const marker = among(MARKERS);
const by = orNull(count);
const thing = told('of', {
  ...Object.fromEntries(
    ['goods', 'treasures', 'artifacts', 'tokens', 'forgeries'].map((of) => [
      of,
      withFields({ of: text, ref: text }),
    ]),
  ),
  gold: withFields({ of: text }),
});
const onToken = withFields({ city: count, token: text });

/** What each event holds beside its type and its rule. */
const EVENTS: Readonly<Record<MidgardEvent['type'], Schema<unknown>>> = {
  roundBegan: withFields({ round: count }),
  turnBegan: withFields({ player }),
  phaseBegan: withFields({ phase }),
  seatChanged: withFields({ player }),
  spellsTurnedBack: withFields({ player }),
  cardDrawn: drawn,
  cardPlayed: withFields({
    player,
    card,
    as: among(['actions', 'heart', 'support', 'replace', 'luck', 'reaction', 'surprise']),
  }),
  discarded: withFields({ player, cards }),
  handRenewed: withFields({ player }),
  pointsGained: withFields({ player, points: count }),
  pointsSpent: withFields({ player, points: count }),
  pointsLost: withFields({ player }),
  quieted: withFields({ player }),
  turnEnded: withFields({ player }),
  gameEnded: withFields({ over: overSchema }),
  moved: withFields({ player, to: count, how: among(['walked', 'rode', 'free', 'fled', 'storm']) }),
  freeMoveGained: withFields({ player }),
  abilityChanged: withFields({ player, ability, amount }),
  goldChanged: withFields({ player, amount, why: among(GOLD_FOR) }),
  pileOffered: withFields({ player, pile, cards, rng: rngWords }),
  bought: withFields({ player, pile, card }),
  skillGained: withFields({ player, skill: text, lp: count }),
  healed: withFields({ player, amount: count }),
  repaired: withFields({ player, good: text, lp: count }),
  goodGained: withFields({ player, good: text, lp: v.optional(count) }),
  goodUsed: withFields({ player, good: text }),
  treasureUsed: withFields({ player, treasure: text }),
  left: withFields({ player, thing }),
  sentToTower: withFields({ player }),
  leftTower: withFields({ player }),
  handSeen: withFields({ player, of: count }),
  artifactOpened: withFields({ player, artifact: text }),
  attemptBegan: withFields({ attempt: attemptSchema }),
  checkTurned: withFields({ check: count }),
  aidAnswered: withFields({ player, yes: flag }),
  attemptEnded: withFields({ kept: flag }),
  mixed: withFields({ rng: rngWords }),
  dieRolled: withFields({ player, face: count, what, rng: rngWords }),
  checkMade: withFields({ player, what, sum, need: amount, passed: flag, natural: flag }),
  reactionUndone: withFields({ player, by: text }),
  resistanceBought: withFields({ player }),
  resistanceRolled: withFields({ player, sum, against: amount, held: flag }),
  tokenTaken: withFields({ player, token: text }),
  destinyDrawn: drawn,
  tokenRevealed: withFields({ player, city: count, token: text, rng: rngWords }),
  tokensSeen: withFields({ player, city: count }),
  tokenTurnedDown: onToken,
  tokenGone: onToken,
  forgeryTaken: withFields({ player, city: count, token: text }),
  itemTaken: withFields({ player, city: count, token: text, good: text }),
  taskDone: withFields({ player, city: count, task: count, done: doneSchema, which: orNull(count) }),
  handedInVain: withFields({ player, city: count, token: text, as: among(['original', 'forgery']) }),
  treasureTaken: withFields({ player, city: count, treasure: text, lp: count }),
  rewardDrawn: drawn,
  rewardSold: withFields({ player, card }),
  artifactGained: withFields({ player, artifact: text }),
  prestigeGained: withFields({ player, source: among(SOURCES), amount }),
  epGained: withFields({ player, amount: count, levels: count }),
  combatBegan: withFields({ combat: combatSchema }),
  initiativeRolled: withFields({ player, sum, other: sum, first: flag }),
  combatRoundBegan: withFields({ round: count }),
  attackMade: withFields({ by, of: orNull(count), sum, success: flag }),
  defenseMade: withFields({ by, sum, against: amount, held: flag }),
  surprised: withFields({ player }),
  foeHurt: withFields({ amount: count }),
  lpLost: withFields({ player, amount: count, from: orNull(text) }),
  fell: withFields({ player, gold: count }),
  spellUsed: withFields({ player, spell: text, worked: flag, turned: flag }),
  retreated: withFields({ player, how: among(['left', 'fled', 'surrendered', 'yielded']) }),
  joined: withFields({ player }),
  combatEnded: withFields({ won: flag }),
  adventurePut: withFields({ city: count, adventure: text, rng: rngWords }),
  adventureBegan: withFields({ adventure: adventureSchema }),
  partyJoined: withFields({ player }),
  challengeRevealed: withFields({ card, rng: rngWords }),
  challengeTried: withFields({ player }),
  challengeSolved: withFields({ player, card, how: among(['check', 'item', 'solution', 'combat']) }),
  challengeFailed: withFields({ player, card }),
  rewardsLessened: withFields({}),
  partyLeft: withFields({ player }),
  bossRevealed: withFields({}),
  adventureEnded: withFields({ passed: flag }),
  shadowPut: withFields({ city: count, shadow: text, lp: count }),
  shadowGone: withFields({ city: count }),
  dealOffered: withFields({ by: count, to: count, gives: thing, takes: thing }),
  dealAnswered: withFields({ by: count, yes: flag }),
  thingPassed: withFields({ from: count, to: count, thing, stolen: flag, lp: count }),
  theftBegan: withFields({ player, of: count }),
  theftEnded: withFields({ player, of: count, taken: flag, struck: flag }),
  markerTaken: withFields({ player, marker }),
  markerLaid: withFields({ player, marker }),
};

const eventSchema = told('type', EVENTS);

/** Whether an event of a record is one that can be shown. */
export const isSoundEvent = (event: MidgardEvent): boolean => parseValue(eventSchema, event).ok;
