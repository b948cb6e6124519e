/** What the enemy that acts is about to do, while it is shown: whom it goes for, and where it ends. */
import type { EventOf, MalhyaEvent } from '../../rules/model/events.ts';
import type { Space } from '../../rules/place/space.ts';

export interface Intended {
  readonly target: string | null;
  readonly to: Space;
}

/** What it is over with. */
const OVER: ReadonlySet<MalhyaEvent['type']> = new Set([
  'turnTaken',
  'turnDone',
  'turnTakenUp',
  'attackResolved',
]);

/** Null: it is not an enemy that acts, or it has done it. */
export function intendedNow(events: readonly MalhyaEvent[]): Intended | null {
  const last = events.findLast(
    (event): event is EventOf<'enemyDecided'> => event.type === 'enemyDecided' || OVER.has(event.type),
  );
  return last?.type === 'enemyDecided' ? last : null;
}
