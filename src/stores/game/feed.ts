import type { CardIndex, EncounterEvent, EncounterState } from '../../engine/index.ts';
import { type Described, describeEvent } from '../../words/en/events/describe-event.ts';

/** A line of the feed. */
export interface FeedEntry extends Described {
  /** The event it tells; for a note, the event it comes after. */
  readonly index: number;
  readonly type: EncounterEvent['type'] | 'note';
  /** Resolutions it stands in: a Counter in a Break Attack in a move. */
  readonly depth: number;
  readonly rule: string;
}

/** Something the table did that is no event: an undo. Told after event `at`. */
export interface FeedNote {
  readonly at: number;
  readonly text: string;
}

export function feedEntry(
  event: EncounterEvent,
  index: number,
  state: EncounterState,
  cards: CardIndex,
): FeedEntry | null {
  const described = describeEvent(event, state, cards);
  if (!described) return null;
  const opened = event.type === 'scopeOpened' ? 1 : 0;
  const depth = state.scopes.filter((scope) => scope.kind !== 'move').length - opened;
  return { ...described, index, type: event.type, depth: Math.max(0, depth), rule: event.rule };
}

export const noteEntry = ({ at, text }: FeedNote): FeedEntry => ({
  text,
  tone: 'quiet',
  index: at,
  type: 'note',
  depth: 0,
  rule: 'table',
});
