import {
  applyEvent,
  type CardIndex,
  cloneState,
  type EncounterEvent,
  type EncounterState,
} from '../../engine/index.ts';
import { type FeedEntry, type FeedNote, feedEntry, noteEntry } from './feed.ts';

/** The whole feed of a game so far, its notes where they were made. */
export function feedUpTo(
  initial: EncounterState,
  events: readonly EncounterEvent[],
  notes: readonly FeedNote[],
  cards: CardIndex,
): FeedEntry[] {
  const state = cloneState(initial);
  const feed: FeedEntry[] = [];
  let told = 0;
  const tell = (before: number) => {
    while (told < notes.length && notes[told]!.at <= before) feed.push(noteEntry(notes[told++]!));
  };
  events.forEach((event, index) => {
    tell(index);
    applyEvent(state, event);
    const entry = feedEntry(event, index, state, cards);
    if (entry) feed.push(entry);
  });
  tell(events.length);
  return feed;
}
