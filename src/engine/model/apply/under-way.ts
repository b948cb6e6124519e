import { innermost, type Scope, type ScopeOf } from '../scopes.ts';
import type { EncounterState, TurnState } from '../state.ts';

/** The turn an event writes in. Throws Error when there is none. */
export function turnIn(state: EncounterState): TurnState {
  if (!state.turn) throw new Error('no turn under way');
  return state.turn;
}

/** The innermost resolution an event writes in. Throws Error when there is none. */
export function scopeIn<K extends Scope['kind']>(state: EncounterState, kind: K): ScopeOf<K> {
  const scope = innermost(state, kind);
  if (!scope) throw new Error(`no ${kind} under way`);
  return scope;
}
