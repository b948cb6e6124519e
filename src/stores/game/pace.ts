import type { EncounterEvent } from '../../engine/index.ts';

export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

const FACTOR: Readonly<Record<Speed, number>> = { slow: 2, normal: 1, fast: 0.35, instant: 0 };

/** How long an event stays on the table before the next, in milliseconds at normal speed. */
const SHOWN: Partial<Record<EncounterEvent['type'], number>> = {
  roundBegan: 700,
  turnBegan: 500,
  urgencyAdded: 800,
  figureMoved: 170,
  breakAttackProvoked: 500,
  diceRolled: 950,
  diceRerolled: 950,
  checkMade: 700,
  attackEmpowered: 300,
  attackDodged: 400,
  attackJudged: 900,
  finalDamageDetermined: 500,
  counterDeclared: 500,
  attackEnded: 300,
  attackNotMade: 500,
  forceDetermined: 500,
  spellFailed: 700,
  convictionChecked: 700,
  damageDealt: 600,
  damageMoved: 400,
  wardPlaced: 500,
  defeatPrevented: 600,
  damageHealed: 350,
  effectInflicted: 400,
  terrainPlaced: 500,
  figureSpawned: 700,
  cardTurned: 900,
  boardTokenPlaced: 400,
  boardTokenMoved: 200,
  boardTokenTurned: 500,
  totemSeen: 1800,
  objectiveActivated: 1800,
  achievementCompleted: 1800,
  dynamitePlaced: 500,
  dynamiteTaken: 400,
  dynamiteExploded: 800,
  dynamiteLost: 500,
  adventurersRestored: 700,
  figureFelled: 900,
  figureReturned: 600,
  figureDefeated: 900,
  lootDrawn: 500,
  goldGained: 300,
  aiConditionChecked: 350,
  aiTargetChosen: 550,
  aiWayChosen: 350,
  outcomeReached: 700,
};

export function paceOf(event: EncounterEvent, speed: Speed): number {
  const shown =
    event.type === 'scopeOpened' && event.scope.kind === 'attack' ? 500 : (SHOWN[event.type] ?? 0);
  return shown * FACTOR[speed];
}

/** Time as the stores see it; tests bring their own. */
export interface Timer {
  start(run: () => void, milliseconds: number): unknown;
  stop(handle: unknown): void;
}

export const browserTimer: Timer = {
  start: (run, milliseconds) => setTimeout(run, milliseconds),
  stop: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
};
