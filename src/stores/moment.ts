import type { AttackScope, EncounterEvent, EncounterState } from '../engine/index.ts';

export type RollEvent = Extract<EncounterEvent, { type: 'diceRolled' | 'diceRerolled' }>;

/** An attack on the screen; one that is over stays until the turn ends. */
export interface AttackShown {
  readonly scope: AttackScope;
  readonly over: boolean;
}

export const isRoll = (event: EncounterEvent): event is RollEvent =>
  event.type === 'diceRolled' || event.type === 'diceRerolled';

/** The innermost attack under way. */
export function attackIn(state: EncounterState): AttackShown | null {
  const scope = state.scopes.findLast((one) => one.kind === 'attack');
  return scope?.kind === 'attack' ? { scope, over: false } : null;
}

/** The roll thrown last before event `shown`, in its turn. */
export function rollBefore(events: readonly EncounterEvent[], shown: number): RollEvent | null {
  for (let i = shown - 1; i >= 0; i--) {
    const event = events[i]!;
    if (isRoll(event)) return event;
    if (event.type === 'turnBegan') return null;
  }
  return null;
}
