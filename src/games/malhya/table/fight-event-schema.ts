import { among, elsewhere, type Schema, withFields } from '../../../check/schemas.ts';
import { count, flag, namedBy, orNull, rngWords, text } from '../../../stores/opened/record-fields.ts';
import { BANS, DOORS } from '../rules/model/arrival.ts';
import {
  type FightEvent,
  FREE_LOSSES,
  type PlaceEvent,
  type TurnEvent,
} from '../rules/model/fight-events.ts';
import { PHASES, RETURNS } from '../rules/model/place-state.ts';
import { BOOKS } from '../rules/model/vocabulary.ts';
import {
  attack,
  attackDice,
  defenseDice,
  figure,
  freeMove,
  placeSchema,
  plan,
  token,
} from './place-schema.ts';
import { each, names, numbers, space, spaces } from './state-parts.ts';

type Type = (PlaceEvent | TurnEvent | FightEvent)['type'];

const hero = count;
const wounds = withFields({ damage: count, injury: count, shock: count });

/** What each event of a place holds beside its type and its rule. */
export const FIGHT_EVENTS: Readonly<Record<Type, Schema<unknown>>> = {
  placeEntered: withFields({ place: placeSchema }),
  placeLeft: withFields({ heroes: numbers }),
  readingBegan: withFields({ book: among(BOOKS) }),
  readingEnded: withFields({}),
  enemiesArrive: withFields({ token: text, types: names }),
  enemyDeployed: withFields({ figure, column: count }),
  heroDeployed: withFields({ hero, at: space }),
  placeChanged: withFields({ open: numbers, doors: among(DOORS), lay: each(token), lift: names }),
  instructionActed: withFields({ at: count }),
  setUpFollowed: withFields({ at: count }),
  arrivalFollowed: withFields({ card: orNull(text), at: count, bans: each(among(BANS)) }),
  damageDiscarded: withFields({ figure: text, amount: count }),
  shocksToLife: withFields({ hero, amount: count }),
  tokenReached: withFields({ hero, token: text }),
  gearLaid: withFields({ at: space, gear: text }),
  gearTaken: withFields({ hero, gear: text }),
  turnBegan: withFields({ turn: count, tracker: count, initiative: namedBy(() => count) }),
  initiativeRaised: withFields({ hero, ap: count, to: count }),
  phaseSet: withFields({ phase: among(PHASES) }),
  upgradeDrawn: withFields({ enemy: text, token: text, more: flag, rng: rngWords }),
  specialActionFired: withFields({ enemy: text }),
  enemiesQuicker: withFields({ enemy: text, to: count }),
  enemiesWhole: withFields({}),
  turnTaken: withFields({ who: text, initiative: count }),
  turnDone: withFields({ who: text }),
  heroWaits: withFields({ hero, ap: count }),
  turnTakenUp: withFields({ hero }),
  waitingOver: withFields({ hero }),
  heroRaised: withFields({ hero, returns: among(RETURNS) }),
  heroBack: withFields({ hero, at: space }),
  heroMoved: withFields({ hero, to: space, free: count, paid: count, ap: count, left: freeMove }),
  freeMoveLost: withFields({ hero, why: among(FREE_LOSSES) }),
  enemyDecided: withFields({
    figure: text,
    line: count,
    target: orNull(text),
    to: space,
    attacks: flag,
    option: count,
    because: text,
    decidedBy: names,
  }),
  enemyIdle: withFields({ figure: text, line: count }),
  enemyMoved: withFields({ figure: text, to: space, cost: count }),
  weaponChanged: withFields({ hero, weapon: orNull(text), stored: orNull(text) }),
  traded: withFields({ from: hero, to: hero, thing: elsewhere<object>() }),
  attackBegan: withFields({ attack }),
  defenseChosen: withFields({ who: text, plan }),
  attackRolled: withFields({ dice: attackDice, rng: rngWords }),
  defenseRolled: withFields({ who: text, dice: defenseDice, rng: rngWords }),
  armourBroken: withFields({ hero, gear: text }),
  attackResolved: withFields({
    who: text,
    kind: among(['dodged', 'void', 'even', 'wounds']),
    wounds,
    shields: count,
    suffered: wounds,
  }),
  countered: withFields({ who: text, amount: count }),
  attackEnded: withFields({}),
  stoodFast: withFields({ figure: text }),
  tokensCancelled: withFields({ enemy: text }),
  enemyHurt: withFields({ figure: text, amount: count }),
  enemyGone: withFields({ figure: text, why: among(['wounds', 'rift']) }),
  heroFell: withFields({ hero, at: orNull(space) }),
  initiativeLost: withFields({ hero }),
  movementLost: withFields({ hero }),
  freeMoveKept: withFields({ hero, kept: flag }),
  shoved: withFields({
    who: text,
    shove: among(['push', 'pull']),
    way: spaces,
    damage: count,
    stop: orNull(among(['obstacle', 'figure'])),
    fell: flag,
  }),
  stepped: withFields({ who: text, to: space }),
};
