/** How long an event of Middara is shown. */
import { RISE, throwTime } from '../../art/dice/times.ts';
import type { EncounterEvent, EncounterState } from '../../engine/index.ts';
import { contactOf, strikeTime, travelOf } from './beats.ts';

/** How long each stays; 0 for those that only keep the books. A new event does not compile without. */
const SHOWN: { readonly [T in EncounterEvent['type']]: number } = {
  figurePlaced: 0,
  initiativeDealt: 0,
  encounterBegan: 0,
  roundBegan: 1000,
  roundEnded: 0,
  urgencyAdded: 800,
  initiativeCardReached: 0,
  turnBegan: 700,
  phaseBegan: 0,
  statusResolved: 0,
  turnEnded: 0,
  outcomeReached: 1500,
  spGained: 0,
  spSpent: 0,
  cardsReadied: 0,
  cardExhausted: 0,
  cardFlipped: 0,
  cardTurnedBack: 0,
  cardDiscarded: 0,
  itemTaken: 0,
  abilityUsed: 0,
  cardsArranged: 0,
  scopeOpened: 0,
  scopeClosed: 0,
  moveActionUsed: 0,
  movementBought: 0,
  movementStopped: 0,
  figureMoved: 0,
  figurePassed: 0,
  breakAttackProvoked: 500,
  diceRolled: 950,
  diceRerolled: 950,
  rollModified: 0,
  checkMade: 700,
  terrainPlaced: 500,
  cardTurned: 900,
  figureSpawned: 700,
  trackArranged: 0,
  boardTokenPlaced: 400,
  boardTokenMoved: 200,
  boardTokenTurned: 500,
  totemSeen: 1800,
  objectiveActivated: 1800,
  achievementCompleted: 1800,
  counterSet: 0,
  textTold: 1800,
  storyChosen: 700,
  tableDrawn: 700,
  adventurerDrawn: 500,
  tokenTaken: 400,
  tokenDropped: 400,
  doorChanged: 500,
  pieceMoved: 500,
  pieceRemoved: 500,
  figureLeft: 700,
  objectiveRearmed: 0,
  specialEntered: 0,
  specialLeft: 0,
  encounterWentOn: 0,
  wentOnTold: 1800,
  dynamitePlaced: 500,
  dynamiteTaken: 400,
  dynamiteLost: 500,
  dynamiteExploded: 800,
  wardPlaced: 500,
  adventurersRestored: 700,
  figureFelled: 900,
  figureReturned: 600,
  attackStepBegan: 0,
  combatDiceChosen: 0,
  attackEmpowered: 300,
  attackDodged: 500,
  attackRollRecorded: 0,
  attackLedgerAdded: 0,
  attackDamageTypeChanged: 0,
  attackJudged: 1300,
  attackTurned: 0,
  attackRedirected: 0,
  symbolsAdded: 0,
  finalDamageDetermined: 0,
  counterDeclared: 500,
  attackEnded: 700,
  attackNotMade: 500,
  spellStepBegan: 0,
  spellEmpowered: 0,
  forceDetermined: 500,
  spellFailed: 700,
  convictionChecked: 700,
  damageDealt: 1000,
  damageHealed: 600,
  defeatPrevented: 600,
  effectDrawn: 0,
  damageMoved: 700,
  effectInflicted: 400,
  effectRemoved: 240,
  tokenGained: 0,
  tokenSpent: 0,
  figureTargeted: 0,
  figureDefeated: 900,
  energyChanged: 0,
  symbolsSpent: 0,
  figureMarked: 0,
  markRemoved: 0,
  abilityGranted: 0,
  grantsEnded: 0,
  boardTokenRemoved: 0,
  lootDrawn: 500,
  goldGained: 300,
  goldSpent: 300,
  itemsOffered: 500,
  companionGained: 0,
  itemGained: 0,
  aiConditionChecked: 350,
  aiStepFollowed: 0,
  aiTargetChosen: 550,
  aiWayChosen: 350,
  aiInstructionSkipped: 0,
  aiLastStepGained: 0,
};

/** A turn that ends because nothing is left to pay with ends before one's eyes. */
const OUT_OF_SP = 900;

/** What dice that have tumbled are read in; those that lie there at once are read in their own time. */
const READ = 420;
/** A blow that came to nothing: the shield, or the empty place, is seen before it goes on. */
const CAME_TO_NOTHING = 700;
/** A little more than a deed needs to be there, so that the next is not begun in the same frame. */
const BREATH = 20;

/**
 * How long an event stays on the table before the next, in milliseconds at normal speed; `view`: after it; `thrown`:
 * dice are seen to tumble.
 */
export function paceOf(event: EncounterEvent, view: EncounterState, thrown = false): number {
  switch (event.type) {
    case 'diceRolled':
      return thrown ? throwTime(event.dice.length) + READ : SHOWN.diceRolled;
    case 'diceRerolled':
      return thrown && !event.turned ? RISE + throwTime(event.which.length) + READ : SHOWN.diceRerolled;
    case 'scopeOpened':
      return event.scope.kind === 'attack' ? 500 : 0;
    case 'phaseBegan':
      return isOutOfSp(event, view) ? OUT_OF_SP : 0;
    case 'figureMoved':
      return contactOf(travelOf(event, view)) + BREATH;
    case 'attackTurned':
      return event.hit ? 0 : strikeTime(view) + CAME_TO_NOTHING;
    case 'finalDamageDetermined':
      return strikeTime(view) + (event.sum.total > 0 ? BREATH : CAME_TO_NOTHING);
    case 'forceDetermined':
      return Math.max(SHOWN.forceDetermined, strikeTime(view) + BREATH);
    default:
      return SHOWN[event.type];
  }
}

function isOutOfSp({ figure, phase }: Extract<EncounterEvent, { type: 'phaseBegan' }>, view: EncounterState) {
  const one = view.figures.find(({ id }) => id === figure);
  return phase === 'end' && one?.kind === 'adventurer' && one.sp === 0;
}
