import { applyEvent, type EncounterEvent, type EncounterState, sameState } from '../../engine/index.ts';

/** The view after these events: a new value that shares what did not change. */
export function foldEvents(view: EncounterState, events: readonly EncounterEvent[]): EncounterState {
  if (events.length === 0) return view;
  const next = sameState(view);
  for (const event of events) applyEvent(next, event);
  return next;
}
