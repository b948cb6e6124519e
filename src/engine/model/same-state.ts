/** Copies of a state: one that shares what is never written, and one that is free to be. */
import { copyOf } from './copy.ts';
import type { EncounterState } from './state.ts';
import { stateWith } from './with.ts';

/** A state of its own: nothing below it is ever written, so all of that is shared. */
export const sameState = (state: EncounterState): EncounterState => stateWith(state);

/** Everything below it free to be written: for positions made up by hand, before anything is asked of them. */
export type OwnState = Own<EncounterState>;

type Own<T> = T extends readonly (infer E)[]
  ? number extends T['length']
    ? Own<E>[]
    : T
  : T extends object
    ? { -readonly [K in keyof T]: Own<T[K]> }
    : T;

/** A copy that no write reaches; the board alone is shared. */
export function cloneState(state: EncounterState): OwnState {
  const { board, ...rest } = state;
  return { ...copyOf(rest), board } as OwnState;
}
