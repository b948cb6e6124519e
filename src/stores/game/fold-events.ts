import { Immer } from 'immer';
import { applyEvent, type EncounterEvent, type EncounterState } from '../../engine/index.ts';

/** Nothing is frozen: the board is shared with the rules, and the rules write their own copy of the rest. */
const immer = new Immer({ autoFreeze: false });

/** The view after these events: a new value that shares what did not change. */
export function foldEvents(view: EncounterState, events: readonly EncounterEvent[]): EncounterState {
  if (events.length === 0) return view;
  return immer.produce(view, (draft) => {
    for (const event of events) applyEvent(draft, event);
  });
}
