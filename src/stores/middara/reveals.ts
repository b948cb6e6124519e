import type { EncounterEvent, Revealed } from '../../engine/index.ts';
import type { OfTheBooks } from './silent-events.ts';

/**
 * What could be known before, of no weight in the page. Opponents choose by their cards alone: what they will do can be
 * read before it comes.
 */
type Silent =
  | OfTheBooks
  | 'figurePlaced'
  | 'roundBegan'
  | 'urgencyAdded'
  | 'turnBegan'
  | 'outcomeReached'
  | 'cardExhausted'
  | 'cardFlipped'
  | 'cardDiscarded'
  | 'itemTaken'
  | 'abilityUsed'
  | 'cardsArranged'
  | 'scopeOpened'
  | 'scopeClosed'
  | 'figureMoved'
  | 'breakAttackProvoked'
  | 'checkMade'
  | 'terrainPlaced'
  | 'cardTurned'
  | 'figureSpawned'
  | 'boardTokenPlaced'
  | 'boardTokenMoved'
  | 'storyChosen'
  | 'tokenTaken'
  | 'tokenDropped'
  | 'doorChanged'
  | 'pieceMoved'
  | 'pieceRemoved'
  | 'figureLeft'
  | 'dynamitePlaced'
  | 'dynamiteTaken'
  | 'dynamiteLost'
  | 'dynamiteExploded'
  | 'wardPlaced'
  | 'adventurersRestored'
  | 'figureFelled'
  | 'figureReturned'
  | 'attackEmpowered'
  | 'attackDodged'
  | 'attackJudged'
  | 'attackTurned'
  | 'attackRedirected'
  | 'symbolsSpent'
  | 'finalDamageDetermined'
  | 'counterDeclared'
  | 'attackEnded'
  | 'attackNotMade'
  | 'spellEmpowered'
  | 'forceDetermined'
  | 'spellFailed'
  | 'convictionChecked'
  | 'damageDealt'
  | 'damageHealed'
  | 'defeatPrevented'
  | 'damageMoved'
  | 'effectInflicted'
  | 'effectRemoved'
  | 'tokenGained'
  | 'figureDefeated'
  | 'figureMarked'
  | 'goldGained'
  | 'goldSpent';

/** What each event tells that nobody could know before: a new one does not compile before it is here, or above. */
const REVEALS: {
  readonly [T in Exclude<EncounterEvent['type'], Silent>]:
    | Revealed
    | ((event: Extract<EncounterEvent, { type: T }>) => Revealed | null);
} = {
  initiativeDealt: 'order',
  diceRolled: 'dice',
  // Turned by hand, a die shows what somebody chose.
  diceRerolled: ({ turned }) => (turned ? null : 'dice'),
  boardTokenTurned: 'draw',
  totemSeen: 'text',
  objectiveActivated: 'text',
  achievementCompleted: 'text',
  textTold: 'text',
  tableDrawn: 'draw',
  adventurerDrawn: 'draw',
  wentOnTold: 'text',
  effectDrawn: 'draw',
  // What Loot gives stands in text that is read when it is opened (p.17).
  boardTokenRemoved: ({ how }) => (how === 'opened' ? 'text' : null),
  lootDrawn: 'draw',
  itemsOffered: ({ rng }) => (rng ? 'draw' : null),
};

/** What an event tells that nobody could know before it; null for nothing. */
export function revealedBy(event: EncounterEvent): Revealed | null {
  const reveals = REVEALS[event.type as keyof typeof REVEALS] as
    | Revealed
    | undefined
    | ((event: EncounterEvent) => Revealed | null);
  return typeof reveals === 'function' ? reveals(event) : (reveals ?? null);
}
