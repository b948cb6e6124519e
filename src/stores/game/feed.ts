import type { Foreknown } from '../../engine/index.ts';
import type { Described } from '../../words/telling.ts';
import type { Words } from '../../words/words.ts';
import type { Play } from './play.ts';
import type { GameTypes } from './types.ts';

/** A line of the feed. */
export interface FeedEntry extends Described {
  /** The event it tells; for a note, the event it comes after. */
  readonly index: number;
  readonly type: string;
  /** Resolutions it stands in: a Counter in a Break Attack in a move. */
  readonly depth: number;
  /** Where the book has it; null for a note. */
  readonly rule: string | null;
  /** A note of an answer given unasked: gone with it, and not kept. */
  readonly unasked?: true;
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

export function feedEntry<G extends GameTypes>(
  play: Play<G>,
  event: G['event'],
  index: number,
  view: G['state'],
  before: G['state'],
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

/** That an answer was given unasked, told after so many events. */
export const unaskedEntry = (text: string, at: number): FeedEntry => ({
  text,
  tone: 'quiet',
  index: at,
  type: 'note',
  depth: 0,
  rule: null,
  unasked: true,
});

/** The whole feed of a game so far, its notes where they were made. `beginning` is written on. */
export function feedUpTo<G extends GameTypes>(
  play: Play<G>,
  words: Words,
  beginning: G['state'],
  events: readonly G['event'][],
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
