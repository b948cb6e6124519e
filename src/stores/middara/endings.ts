/** Whether what came of a deed waits for a press. */
import type { EncounterEvent, EncounterState } from '../../engine/index.ts';
import type { Ending } from '../game/pace.ts';

type Event<T extends EncounterEvent['type']> = Extract<EncounterEvent, { type: T }>;

/** An attack or a spell is under way: what happens in it is read with its result. */
const isNested = ({ scopes }: EncounterState): boolean =>
  scopes.some(({ kind }) => kind === 'attack' || kind === 'spell');

const fall = (_: EncounterEvent, view: EncounterState): Ending | null => (isNested(view) ? null : 'result');
const byItself = (_: EncounterEvent, view: EncounterState): Ending | null => (isNested(view) ? null : 'deed');

/** What each event ends: a new one does not compile without. */
const ENDINGS: {
  readonly [T in EncounterEvent['type']]:
    | Ending
    | null
    | ((event: Event<T>, view: EncounterState) => Ending | null);
} = {
  figurePlaced: null,
  initiativeDealt: null,
  encounterBegan: null,
  roundBegan: null,
  roundEnded: null,
  urgencyAdded: null,
  initiativeCardReached: null,
  turnBegan: null,
  phaseBegan: null,
  statusResolved: null,
  turnEnded: null,
  outcomeReached: null,
  spGained: null,
  spSpent: null,
  cardsReadied: null,
  cardExhausted: null,
  cardFlipped: null,
  cardTurnedBack: null,
  cardDiscarded: null,
  itemTaken: null,
  abilityUsed: byItself,
  cardsArranged: null,
  scopeOpened: null,
  scopeClosed: ({ kind }, view) =>
    kind === 'spell' && !isNested(view) ? 'result' : kind === 'move' ? 'deed' : null,
  moveActionUsed: null,
  movementBought: null,
  movementStopped: null,
  figureMoved: null,
  figurePassed: null,
  breakAttackProvoked: null,
  mixed: null,
  diceRolled: null,
  diceRerolled: null,
  rollModified: null,
  checkMade: 'result',
  terrainPlaced: 'deed',
  cardTurned: 'deed',
  figureSpawned: 'deed',
  trackArranged: null,
  boardTokenPlaced: 'deed',
  boardTokenMoved: null,
  boardTokenTurned: null,
  totemSeen: 'result',
  objectiveActivated: 'result',
  achievementCompleted: 'result',
  counterSet: null,
  textTold: 'result',
  storyChosen: 'result',
  tableDrawn: 'result',
  adventurerDrawn: null,
  tokenTaken: null,
  tokenDropped: null,
  doorChanged: 'deed',
  pieceMoved: 'deed',
  pieceRemoved: null,
  figureLeft: null,
  objectiveRearmed: null,
  specialEntered: null,
  specialLeft: null,
  encounterWentOn: null,
  wentOnTold: 'result',
  dynamitePlaced: null,
  dynamiteTaken: null,
  dynamiteLost: null,
  dynamiteExploded: 'result',
  wardPlaced: null,
  adventurersRestored: null,
  figureFelled: fall,
  figureReturned: null,
  attackStepBegan: null,
  combatDiceChosen: null,
  attackEmpowered: null,
  attackDodged: null,
  attackRollRecorded: null,
  attackLedgerAdded: null,
  attackDamageTypeChanged: null,
  attackJudged: null,
  attackTurned: null,
  attackRedirected: null,
  symbolsAdded: null,
  finalDamageDetermined: null,
  counterDeclared: null,
  attackEnded: 'result',
  attackNotMade: 'result',
  spellStepBegan: null,
  spellEmpowered: null,
  forceDetermined: null,
  spellFailed: null,
  convictionChecked: null,
  damageDealt: byItself,
  damageHealed: byItself,
  defeatPrevented: null,
  effectDrawn: null,
  damageMoved: null,
  effectInflicted: byItself,
  effectRemoved: null,
  tokenGained: null,
  tokenSpent: null,
  figureTargeted: null,
  figureDefeated: fall,
  energyChanged: null,
  symbolsSpent: null,
  figureMarked: null,
  markRemoved: null,
  abilityGranted: null,
  grantsEnded: null,
  boardTokenRemoved: null,
  lootDrawn: null,
  goldGained: null,
  goldSpent: null,
  itemsOffered: null,
  companionGained: null,
  itemGained: null,
  aiConditionChecked: null,
  aiStepFollowed: null,
  aiTargetChosen: null,
  aiWayChosen: null,
  aiInstructionSkipped: null,
  aiLastStepGained: null,
};

/** The turn is an opponent's: what one does oneself was chosen, and need not wait to be read. */
const isTheirs = ({ turn, figures }: EncounterState): boolean =>
  figures.some(({ id, side }) => id === turn?.figure && side === 'combatants');

/**
 * What an event ends, `view` being the table after it: the result of an attack, a spell, a check or a fall, or any other
 * deed of opponents; null for what only leads there.
 */
export function endingOf(event: EncounterEvent, view: EncounterState): Ending | null {
  const known = ENDINGS[event.type] as
    | Ending
    | null
    | ((event: EncounterEvent, view: EncounterState) => Ending | null);
  const ending = typeof known === 'function' ? known(event, view) : known;
  return ending === 'deed' && !isTheirs(view) ? null : ending;
}
