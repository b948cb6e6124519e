/** How long what happens in a place stays, in milliseconds at normal speed: in a fight, and in stealth. */
import type { FightEvent, PlaceEvent, TurnEvent } from '../rules/model/fight-events.ts';
import type { StealthEvent } from '../rules/stealth/stealth-events.ts';

type OfPlaces = PlaceEvent | TurnEvent | FightEvent;

/** What only keeps the books of a fight. A new event does not compile before it is here, or below. */
type SilentInFights =
  | 'readingBegan'
  | 'readingEnded'
  | 'phaseSet'
  | 'turnDone'
  | 'defenseChosen'
  | 'attackEnded';

const FIGHT_PACE: Readonly<Record<Exclude<OfPlaces['type'], SilentInFights>, number>> = {
  placeEntered: 700,
  placeLeft: 700,
  enemiesArrive: 900,
  enemyDeployed: 350,
  heroDeployed: 250,
  placeChanged: 700,
  instructionActed: 900,
  setUpFollowed: 700,
  arrivalFollowed: 900,
  damageDiscarded: 600,
  shocksToLife: 500,
  tokenReached: 600,
  gearLaid: 400,
  gearTaken: 400,
  turnBegan: 600,
  initiativeRaised: 400,
  upgradeDrawn: 800,
  specialActionFired: 800,
  enemiesQuicker: 500,
  enemiesWhole: 700,
  turnTaken: 500,
  heroWaits: 350,
  turnTakenUp: 500,
  waitingOver: 400,
  heroRaised: 500,
  heroBack: 600,
  heroMoved: 300,
  freeMoveLost: 350,
  // Its reason is read before the first step.
  enemyDecided: 1200,
  enemyIdle: 500,
  enemyMoved: 350,
  weaponChanged: 350,
  traded: 350,
  attackBegan: 500,
  attackRolled: 900,
  defenseRolled: 800,
  armourBroken: 700,
  attackResolved: 1000,
  countered: 600,
  stoodFast: 500,
  tokensCancelled: 600,
  enemyHurt: 400,
  enemyGone: 700,
  heroFell: 1000,
  initiativeLost: 500,
  movementLost: 500,
  freeMoveKept: 250,
  shoved: 600,
  stepped: 400,
};

/** What only keeps the books of stealth. */
type SilentInStealth = 'lineUsed';

const STEALTH_PACE: Readonly<Record<Exclude<StealthEvent['type'], SilentInStealth>, number>> = {
  stealthEntered: 900,
  quietTurnBegan: 600,
  quietTurnTaken: 500,
  enemyKilled: 900,
  corpseMoved: 400,
  heroRevived: 600,
  quietTurnDone: 300,
  heroLeft: 600,
  heroReturned: 500,
  threatRolled: 900,
  threatDieRerolled: 700,
  threatMoved: 800,
  alarmOrdered: 900,
  enemyPhaseBegan: 700,
  stealthCardTurned: 1000,
  enemiesCalled: 1000,
  enemyPosted: 1000,
  vigilanceLaid: 700,
  vigilanceFailed: 500,
  vigilanceLifted: 300,
  noiseMade: 500,
  noiseGone: 500,
  spotted: 900,
  alarmRaised: 1200,
  stealthEnded: 700,
};

export const PLACE_PACE = { ...FIGHT_PACE, ...STEALTH_PACE };

/** What came of an attack, of dice for threat, or an alarm is read; so is what each enemy is about to do, and why. */
export const ENDS_IN_PLACE: Readonly<Partial<Record<(OfPlaces | StealthEvent)['type'], 'result' | 'deed'>>> =
  {
    attackResolved: 'result',
    alarmRaised: 'result',
    threatMoved: 'result',
    enemyDecided: 'deed',
    stealthCardTurned: 'deed',
    enemiesCalled: 'deed',
    enemyPosted: 'deed',
  };
