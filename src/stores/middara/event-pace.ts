/** How long an event of Middara is shown. */
import { RISE, throwTime } from '../../art/dice/times.ts';
import {
  type EncounterEvent,
  type EncounterState,
  type FigureId,
  hpOf,
  isTurnLost,
  type Position,
} from '../../engine/index.ts';
import type { Beat } from './beat.ts';
import { ASIDE, CRASHED, LANDING, LID, READ, UPRIGHT, VERDICT } from './beat-times.ts';
import { backFrom, contactOf, isCollision, strikeTime, travelOf } from './beats.ts';

/** After an attack; what stands at its end is still read. */
const TAIL = 150;
/** An opponent's turn begins. */
const THEIR_TURN = 320;

/** How long each stays; 0 for those that only keep the books. A new event does not compile without. */
const SHOWN: { readonly [T in EncounterEvent['type']]: number } = {
  figurePlaced: 0,
  initiativeDealt: 0,
  encounterBegan: 0,
  roundBegan: 900,
  roundEnded: 0,
  urgencyAdded: 800,
  initiativeCardReached: 0,
  turnBegan: 500,
  phaseBegan: 0,
  statusResolved: 0,
  turnEnded: 0,
  outcomeReached: 2000,
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
  breakAttackProvoked: 300,
  mixed: 0,
  diceRolled: 0,
  diceRerolled: 0,
  rollModified: 0,
  checkMade: VERDICT,
  terrainPlaced: 300,
  cardTurned: 620,
  figureSpawned: 420,
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
  figureFelled: 520,
  figureReturned: 600,
  attackStepBegan: 0,
  combatDiceChosen: 0,
  attackEmpowered: 60,
  attackDodged: 180,
  attackRollRecorded: 0,
  attackLedgerAdded: 0,
  attackDamageTypeChanged: 0,
  attackJudged: 0,
  attackTurned: 0,
  attackRedirected: 0,
  symbolsAdded: 0,
  finalDamageDetermined: 0,
  counterDeclared: 300,
  attackEnded: TAIL,
  attackNotMade: 300,
  spellStepBegan: 0,
  spellEmpowered: 0,
  forceDetermined: VERDICT,
  spellFailed: READ,
  convictionChecked: VERDICT,
  damageDealt: 0,
  damageHealed: 0,
  defeatPrevented: READ,
  effectDrawn: 0,
  damageMoved: READ,
  effectInflicted: 320,
  effectRemoved: 240,
  tokenGained: 0,
  tokenSpent: 0,
  figureTargeted: 0,
  figureDefeated: 520,
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
  aiConditionChecked: 120,
  aiStepFollowed: 0,
  aiTargetChosen: 280,
  aiWayChosen: 160,
  aiInstructionSkipped: 0,
  aiLastStepGained: 0,
};

/** A turn that ends because nothing is left to pay with ends before one's eyes. */
const OUT_OF_SP = 900;

/** What the dice of a roll are read in that comes to nothing of its own; what lies there at once, too. */
const LIES = 420;
/** Rolls that come to something, which has its own time: there the dice are read. */
const JUDGED: readonly Extract<EncounterEvent, { type: 'diceRolled' }>['purpose'][] = [
  'attack',
  'dodge',
  'force',
  'conviction',
  'check',
];
/** A blow that came to nothing: the empty place is seen before it goes on. */
const CAME_TO_NOTHING = READ - ASIDE;
/** A blow under which a figure falls: its number and the fall are one. */
const AND_FALLS = 100;
/** What an attack brings with it beside its own blow: it stands to be read while things go on. */
const AND_MORE = 250;
/** One of ours falls: seen, and named before it goes on. */
const FALLS = 900;
/** A turn in which nothing could be done: that is all there is to see of it. */
const LOST = 900;
/** A little more than a deed needs to be there, so that the next is not begun in the same frame. */
const BREATH = 20;

/**
 * How long an event stays on the table before the next, in milliseconds at normal speed; `position`: after it;
 * `thrown`: dice are seen to tumble.
 */
export function paceOf(event: EncounterEvent, position: Position, thrown = false): number {
  const { state } = position;
  switch (event.type) {
    case 'turnBegan':
      return isOurs(event.figure, state) ? SHOWN.turnBegan : THEIR_TURN;
    case 'diceRolled':
      if (!thrown) return LIES;
      return throwTime(event.dice.length) + (JUDGED.includes(event.purpose) ? 0 : LIES);
    case 'diceRerolled':
      if (!thrown || event.turned) return LIES;
      return RISE + throwTime(event.which.length) + (JUDGED.includes(event.purpose) ? 0 : LIES);
    case 'scopeOpened':
      return event.scope.kind === 'attack' ? 200 : 0;
    case 'phaseBegan':
      return isOutOfSp(event, state) ? OUT_OF_SP : 0;
    case 'boardTokenRemoved':
      return event.how === 'opened' ? LID : 0;
    case 'figureMoved':
      // That a jump failed is read where it lands.
      return (
        travelTime(travelOf(event, state)) + (event.how === 'jump' && state.turn?.movementOver ? READ : 0)
      );
    case 'attackJudged':
      return VERDICT + (event.hit ? 0 : strikeTime(state) + CAME_TO_NOTHING);
    case 'attackTurned':
      return event.hit ? 0 : strikeTime(state) + CAME_TO_NOTHING;
    case 'finalDamageDetermined':
      return strikeTime(state) + (event.sum.total > 0 ? 0 : READ);
    case 'forceDetermined':
      return Math.max(SHOWN.forceDetermined, strikeTime(state));
    case 'damageDealt':
      return backFrom(event.figure, position) + hurtFor(event, position);
    case 'effectRemoved':
      // A turn that passes by itself is over before it is seen.
      return isTurnLost(event) ? LOST : SHOWN.effectRemoved;
    case 'damageHealed':
      return isInAttack(state) ? AND_MORE : READ;
    case 'figureFelled':
    case 'figureDefeated':
      return isOurs(event.figure, state) ? FALLS : SHOWN[event.type];
    default:
      return SHOWN[event.type];
  }
}

/** How long a hurt is seen. */
function hurtFor(
  { figure, cause }: Extract<EncounterEvent, { type: 'damageDealt' }>,
  position: Position,
): number {
  if (isFalling(figure, position)) return isCollision(cause) ? CRASHED : AND_FALLS;
  if (!isInAttack(position.state)) return READ;
  return cause.kind === 'attack' ? READ - TAIL : AND_MORE;
}

/** Until a figure that has moved stands still. */
const travelTime = (beats: readonly Beat[]): number =>
  contactOf(beats) + Math.max(0, ...beats.map((beat) => SETTLES[beat.do] ?? 0)) + BREATH;
const SETTLES: Partial<Record<Beat['do'], number>> = { jump: LANDING, push: UPRIGHT };

function isOutOfSp({ figure, phase }: Extract<EncounterEvent, { type: 'phaseBegan' }>, view: EncounterState) {
  const one = view.figures.find(({ id }) => id === figure);
  return phase === 'end' && one?.kind === 'adventurer' && one.sp === 0;
}

const isOurs = (figure: FigureId, { figures }: EncounterState): boolean =>
  figures.some(({ id, kind }) => id === figure && kind === 'adventurer');

const isInAttack = ({ scopes }: EncounterState): boolean => scopes.some(({ kind }) => kind === 'attack');

/** Nothing is left of it, so that its fall comes next. */
function isFalling(id: FigureId, position: Position): boolean {
  const figure = position.state.figures.find((one) => one.id === id);
  return figure !== undefined && figure.damage >= hpOf(position, figure);
}
