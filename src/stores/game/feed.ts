import type { Foreknown } from '../../engine/index.ts';
import type { Described } from '../../words/telling.ts';
import type { Words } from '../../words/words.ts';
import type { Play, TableEvent } from './play.ts';

/** A line of the feed. */
export interface FeedEntry extends Described {
  /** The event it tells; for a note, the event it comes after. */
  readonly index: number;
  readonly type: string;
  /** Resolutions it stands in: a Counter in a Break Attack in a move. */
  readonly depth: number;
  /** Where the book has it; null for a note. */
  readonly rule: string | null;
}

/** Something the table did that is no event. Told after event `at`. */
export type FeedNote = { readonly at: number } & NoteMade;

export type NoteMade =
  | { readonly note: 'undone'; readonly decisions: number }
  | { readonly note: 'redone' }
  /** Gone back past what nobody could know: what was decided from there on knew it. */
  | ({ readonly note: 'foreknown' } & Foreknown)
  /** The words of a game kept before saved games had a second version. */
  | { readonly note: 'said'; readonly text: string };

export function feedEntry<S, E extends TableEvent>(
  play: Pick<Play<S, E, never, unknown, unknown>, 'describe'>,
  event: E,
  index: number,
  view: S,
  before: S,
): FeedEntry | null {
  const told = play.describe(event, view, before);
  return told && { ...told, index, type: event.type, rule: event.rule };
}

export const noteEntry = (words: Words, note: FeedNote): FeedEntry => ({
  text: words.ui.table.note(note),
  tone: 'quiet',
  index: note.at,
  type: 'note',
  depth: 0,
  rule: null,
});

/** The whole feed of a game so far, its notes where they were made. `beginning` is written on. */
export function feedUpTo<S, E extends TableEvent>(
  play: Pick<Play<S, E, never, unknown, unknown>, 'describe' | 'apply' | 'copy'>,
  words: Words,
  beginning: S,
  events: readonly E[],
  notes: readonly FeedNote[],
): FeedEntry[] {
  const feed: FeedEntry[] = [];
  const places = placesOf(notes, events.length);
  let told = 0;
  const tell = (before: number) => {
    while (told < notes.length && places[told]! <= before) feed.push(noteEntry(words, notes[told++]!));
  };
  events.forEach((event, index) => {
    tell(index);
    const before = play.copy(beginning);
    play.apply(beginning, event);
    const entry = feedEntry(play, event, index, beginning, before);
    if (entry) feed.push(entry);
  });
  tell(events.length);
  return feed;
}

/** Where each is told: in their order, and none after an event that was taken back since. */
function placesOf(notes: readonly FeedNote[], end: number): number[] {
  const places = notes.map(({ at }) => at);
  for (let i = places.length - 1, least = end; i >= 0; i--) {
    least = Math.min(least, places[i]!);
    places[i] = least;
  }
  return places;
}

/** The lines of the first events; a replay's feed is in the order of its events. */
export function feedBefore(feed: readonly FeedEntry[], shown: number): readonly FeedEntry[] {
  const isTold = ({ type, index }: FeedEntry) => (type === 'note' ? index <= shown : index < shown);
  const end = feed.findLastIndex(isTold) + 1;
  return end === feed.length ? feed : feed.slice(0, end);
}
