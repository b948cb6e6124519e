/** Whether what came of a deed waits for a press. */
import type { EncounterEvent, EncounterState } from '../../engine/index.ts';
import type { Ending } from '../game/pace.ts';
import type { OfTheBooks } from './silent-events.ts';

type Event<T extends EncounterEvent['type']> = Extract<EncounterEvent, { type: T }>;

/** An attack or a spell is under way: what happens in it is read with its result. */
const isNested = ({ scopes }: EncounterState): boolean =>
  scopes.some(({ kind }) => kind === 'attack' || kind === 'spell');

const fall = (_: EncounterEvent, view: EncounterState): Ending | null => (isNested(view) ? null : 'result');
const byItself = (_: EncounterEvent, view: EncounterState): Ending | null => (isNested(view) ? null : 'deed');

/** What ends nothing: of no weight in the page. A new event does not compile before it is here, or below. */
type Silent =
  | OfTheBooks
  | 'figurePlaced'
  | 'initiativeDealt'
  | 'roundBegan'
  | 'urgencyAdded'
  | 'turnBegan'
  | 'outcomeReached'
  | 'cardExhausted'
  | 'cardFlipped'
  | 'cardDiscarded'
  | 'itemTaken'
  | 'cardsArranged'
  | 'scopeOpened'
  | 'figureMoved'
  | 'breakAttackProvoked'
  | 'diceRolled'
  | 'diceRerolled'
  | 'boardTokenMoved'
  | 'boardTokenTurned'
  | 'adventurerDrawn'
  | 'tokenTaken'
  | 'tokenDropped'
  | 'pieceRemoved'
  | 'figureLeft'
  | 'dynamitePlaced'
  | 'dynamiteTaken'
  | 'dynamiteLost'
  | 'wardPlaced'
  | 'adventurersRestored'
  | 'figureReturned'
  | 'attackEmpowered'
  | 'attackDodged'
  | 'attackJudged'
  | 'attackTurned'
  | 'attackRedirected'
  | 'finalDamageDetermined'
  | 'counterDeclared'
  | 'spellEmpowered'
  | 'forceDetermined'
  | 'spellFailed'
  | 'convictionChecked'
  | 'defeatPrevented'
  | 'effectDrawn'
  | 'damageMoved'
  | 'effectRemoved'
  | 'tokenGained'
  | 'symbolsSpent'
  | 'figureMarked'
  | 'boardTokenRemoved'
  | 'lootDrawn'
  | 'goldGained'
  | 'goldSpent'
  | 'itemsOffered';

const ENDINGS: {
  readonly [T in Exclude<EncounterEvent['type'], Silent>]:
    | Ending
    | ((event: Event<T>, view: EncounterState) => Ending | null);
} = {
  abilityUsed: byItself,
  scopeClosed: ({ kind }, view) =>
    kind === 'spell' && !isNested(view) ? 'result' : kind === 'move' ? 'deed' : null,
  checkMade: 'result',
  terrainPlaced: 'deed',
  cardTurned: 'deed',
  figureSpawned: 'deed',
  boardTokenPlaced: 'deed',
  totemSeen: 'result',
  objectiveActivated: 'result',
  achievementCompleted: 'result',
  textTold: 'result',
  storyChosen: 'result',
  tableDrawn: 'result',
  doorChanged: 'deed',
  pieceMoved: 'deed',
  wentOnTold: 'result',
  dynamiteExploded: 'result',
  figureFelled: fall,
  attackEnded: 'result',
  attackNotMade: 'result',
  damageDealt: byItself,
  damageHealed: byItself,
  effectInflicted: byItself,
  figureDefeated: fall,
};

/** The turn is an opponent's: what one does oneself was chosen, and need not wait to be read. */
const isTheirs = ({ turn, figures }: EncounterState): boolean =>
  figures.some(({ id, side }) => id === turn?.figure && side === 'combatants');

/**
 * What an event ends, `view` being the table after it: the result of an attack, a spell, a check or a fall, or any other
 * deed of opponents; null for what only leads there.
 */
export function endingOf(event: EncounterEvent, view: EncounterState): Ending | null {
  const known = ENDINGS[event.type as keyof typeof ENDINGS] as
    | Ending
    | undefined
    | ((event: EncounterEvent, view: EncounterState) => Ending | null);
  const ending = typeof known === 'function' ? known(event, view) : (known ?? null);
  return ending === 'deed' && !isTheirs(view) ? null : ending;
}
