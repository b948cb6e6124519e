import {
  type EncounterEvent,
  type EncounterState,
  type FigureId,
  type RolledDie,
  type Sum,
  sumOf,
} from '../../engine/index.ts';
import { concernedBy } from './focus.ts';
import type { Moment, ResolutionShown, RollEvent } from './moment.ts';

/** Dice that lie over the board, and what they came to so far. */
export interface Tray {
  readonly roll: RollEvent;
  /** They are being thrown just now. */
  readonly isNew: boolean;
  /** As they lay before some of them were thrown again. */
  readonly before: readonly RolledDie[] | null;
  /** Whom it concerns beside who rolled: the dice lie on none of them. */
  readonly figures: readonly FigureId[];
  readonly verdict: Verdict | null;
  /** An attack's roll with all that counts for it, against the Defense; null until it is judged. */
  readonly score: Score | null;
}

/** Both sums with all that went into them: what is seen of them adds up. */
export interface Score {
  readonly roll: Sum;
  readonly defense: Sum;
}

/** What a roll came to; `good`: for those who play. */
export type Verdict =
  | { readonly says: 'hit'; readonly damage: number | null; readonly felled: boolean; readonly good: boolean }
  | { readonly says: 'missed' | 'dodged' | 'fizzled' | 'passed' | 'failed'; readonly good: boolean }
  | { readonly says: 'guard'; readonly shields: number; readonly good: boolean };

/** Whether the dice of before still lie there while an event is on show: a new one does not compile without. */
const STAYS: { readonly [T in EncounterEvent['type']]: boolean } = {
  figurePlaced: false,
  initiativeDealt: false,
  encounterBegan: false,
  roundBegan: false,
  roundEnded: false,
  urgencyAdded: false,
  initiativeCardReached: false,
  turnBegan: false,
  phaseBegan: false,
  statusResolved: false,
  turnEnded: false,
  outcomeReached: false,
  spGained: false,
  spSpent: false,
  cardsReadied: false,
  cardExhausted: true,
  cardFlipped: true,
  cardTurnedBack: false,
  cardDiscarded: true,
  itemTaken: true,
  abilityUsed: true,
  cardsArranged: false,
  scopeOpened: false,
  scopeClosed: true,
  moveActionUsed: false,
  movementBought: false,
  movementStopped: false,
  figureMoved: false,
  figurePassed: false,
  breakAttackProvoked: false,
  mixed: true,
  diceRolled: true,
  diceRerolled: true,
  rollModified: true,
  checkMade: true,
  terrainPlaced: false,
  cardTurned: false,
  figureSpawned: false,
  trackArranged: false,
  boardTokenPlaced: false,
  boardTokenMoved: false,
  boardTokenTurned: false,
  totemSeen: false,
  objectiveActivated: false,
  achievementCompleted: false,
  counterSet: false,
  textTold: false,
  storyChosen: false,
  tableDrawn: false,
  adventurerDrawn: false,
  tokenTaken: false,
  tokenDropped: false,
  doorChanged: false,
  pieceMoved: false,
  pieceRemoved: false,
  figureLeft: false,
  objectiveRearmed: false,
  specialEntered: false,
  specialLeft: false,
  encounterWentOn: false,
  wentOnTold: false,
  dynamitePlaced: false,
  dynamiteTaken: false,
  dynamiteLost: false,
  dynamiteExploded: false,
  wardPlaced: false,
  adventurersRestored: false,
  figureFelled: true,
  figureReturned: false,
  attackStepBegan: true,
  combatDiceChosen: true,
  attackEmpowered: true,
  attackDodged: true,
  attackRollRecorded: true,
  attackLedgerAdded: true,
  attackDamageTypeChanged: true,
  attackJudged: true,
  attackTurned: true,
  attackRedirected: false,
  symbolsAdded: true,
  finalDamageDetermined: true,
  counterDeclared: false,
  attackEnded: true,
  attackNotMade: false,
  spellStepBegan: true,
  spellEmpowered: false,
  forceDetermined: true,
  spellFailed: true,
  convictionChecked: true,
  damageDealt: true,
  damageHealed: true,
  defeatPrevented: true,
  effectDrawn: true,
  damageMoved: true,
  effectInflicted: true,
  effectRemoved: true,
  tokenGained: true,
  tokenSpent: true,
  figureTargeted: false,
  figureDefeated: true,
  energyChanged: false,
  symbolsSpent: true,
  figureMarked: true,
  markRemoved: true,
  abilityGranted: false,
  grantsEnded: false,
  boardTokenRemoved: false,
  lootDrawn: false,
  goldGained: false,
  goldSpent: false,
  itemsOffered: false,
  companionGained: false,
  itemGained: false,
  aiConditionChecked: false,
  aiStepFollowed: false,
  aiTargetChosen: false,
  aiWayChosen: false,
  aiInstructionSkipped: false,
  aiLastStepGained: false,
};

/** The dice that lie over the board while an event is on show; null where nothing was rolled, or it is over. */
export function trayOf(showing: EncounterEvent | null, moment: Moment, view: EncounterState): Tray | null {
  if (!showing || !STAYS[showing.type]) return null;
  const { resolution } = moment;
  const roll = rollOf(showing, moment);
  if (!roll) return null;
  return {
    roll,
    isNew: roll === showing,
    before: roll.type === 'diceRerolled' ? liesBefore(roll, moment) : null,
    figures: [roll.figure, ...(resolution ? concernedBy(resolution.scope) : [])],
    verdict: roll === showing ? null : verdictOf(showing, roll, resolution, view),
    score: roll === showing ? null : scoreOf(roll, resolution),
  };
}

/** The roll thrown last; once an attack is judged, the one that was. */
function rollOf(showing: EncounterEvent, { resolution, roll }: Moment): RollEvent | null {
  if (!resolution) return roll;
  const { scope, rolls } = resolution;
  const last = rolls.at(-1) ?? null;
  if (last === showing || scope.kind !== 'attack' || scope.hit === null) return last;
  return rolls.findLast(({ purpose }) => purpose === 'attack') ?? last;
}

function liesBefore(roll: RollEvent, { resolution }: Moment): readonly RolledDie[] | null {
  const rolls = resolution?.rolls ?? [];
  const last = rolls[rolls.indexOf(roll) - 1];
  return last?.figure === roll.figure && last.dice.length === roll.dice.length ? last.dice : null;
}

function scoreOf({ purpose }: RollEvent, resolution: ResolutionShown | null): Tray['score'] {
  if (resolution?.scope.kind !== 'attack' || purpose !== 'attack' || resolution.scope.hit === null)
    return null;
  const { toHit, defense } = resolution.scope;
  return { roll: sumOf(toHit), defense: sumOf(defense) };
}

function verdictOf(
  showing: EncounterEvent,
  roll: RollEvent,
  resolution: ResolutionShown | null,
  view: EncounterState,
): Verdict | null {
  const isOurs = (id: FigureId) => view.figures.some((one) => one.id === id && one.side === 'adventurers');
  const ours = isOurs(roll.figure);
  if (showing.type === 'checkMade')
    return { says: showing.passed ? 'passed' : 'failed', good: showing.passed === ours };
  if (!resolution) return null;
  const { scope, checks } = resolution;
  if (scope.kind === 'spell') {
    const check = checks.findLast(({ figure }) => figure === roll.figure);
    if (roll.purpose === 'conviction' && check)
      return { says: check.passed ? 'passed' : 'failed', good: check.passed === ours };
    return scope.failed ? { says: 'fizzled', good: !ours } : null;
  }
  if (roll.purpose === 'dodge')
    return scope.dodge === null ? null : { says: 'guard', shields: scope.dodge, good: ours };
  if (roll.purpose !== 'attack' || scope.hit === null) return null;
  if (scope.hit) {
    const felled = view.figures.some(({ id, defeated }) => id === scope.target && defeated);
    // What it takes, no more than the HP it had (face.md 4): known once it is dealt.
    const dealt = resolution.dealt.filter(({ figure }) => figure === scope.target);
    // All types of it in one number: never a part of it first.
    const isWhole =
      felled ||
      resolution.over ||
      dealt.some(({ amount, sum }) => amount < sum.total) ||
      dealt.reduce((n, { sum }) => n + sum.total, 0) >= (scope.finalDamage ?? 0);
    const damage =
      scope.finalDamage &&
      (isWhole ? dealt.reduce<number | null>((sum, { amount }) => (sum ?? 0) + amount, null) : null);
    return { says: 'hit', damage, felled, good: ours };
  }
  const byDodge =
    (scope.dodge ?? 0) > 0 && sumOf(scope.toHit).total >= sumOf(scope.defense).total - scope.dodge!;
  return { says: byDodge ? 'dodged' : 'missed', good: !ours };
}
