/** What an event changes. */
import type { EncounterEvent, EventType } from '../events.ts';
import type { EncounterState } from '../state.ts';
import { ATTACK_WRITERS } from './attack-writers.ts';
import { CLOCK_WRITERS } from './clock-writers.ts';
import { FIGURE_WRITERS } from './figure-writers.ts';
import { MOVE_WRITERS } from './move-writers.ts';
import { STORY_WRITERS } from './story-writers.ts';
import { WORLD_WRITERS } from './world-writers.ts';
import type { Writer, Writers } from './writers.ts';

const WRITERS: Writers<EventType> = {
  ...CLOCK_WRITERS,
  ...MOVE_WRITERS,
  ...ATTACK_WRITERS,
  ...FIGURE_WRITERS,
  ...WORLD_WRITERS,
  ...STORY_WRITERS,
};

/**
 * The only writer of an encounter (I1). Events hold facts and amounts; this puts them on the table. What it
 * is given is taken as it is: nothing below a state or in an event is ever written. Throws Error when an event names
 * what is not there.
 */
export function applyEvent<T extends EventType>(
  state: EncounterState,
  event: Extract<EncounterEvent, { readonly type: T }>,
): void {
  // A record may say anything, the name of what every object has as well.
  const write: Writer<T> | undefined = Object.hasOwn(WRITERS, event.type)
    ? WRITERS[event.type as T]
    : undefined;
  if (!write) throw new Error(`no writer for event ${event.type}`);
  write(state, event);
}
