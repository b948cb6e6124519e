import type { EncounterEvent, EventType } from '../events.ts';
import type { EncounterState } from '../state.ts';

/** What puts an event on the table. */
export type Writer<T extends EventType> = (
  state: EncounterState,
  event: Extract<EncounterEvent, { readonly type: T }>,
) => void;

/** A writer for each of those events: one that lacks does not compile. */
export type Writers<T extends EventType> = { readonly [K in T]: Writer<K> };

/** Told, not written: what follows from it comes as events of its own. */
export const told = (): void => {};
