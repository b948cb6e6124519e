import type { CardRef, Deck, FolkloreContent } from '../model/content.ts';
import type { Difficulty } from '../model/setup.ts';

/** All cards of an event deck in this setting: some come in the hard one alone (FK-41). */
export const eventsIn = (
  { events }: Pick<FolkloreContent, 'events'>,
  deck: Deck,
  difficulty: Difficulty,
): CardRef[] =>
  Object.values(events).flatMap((card) =>
    card.deck === deck && (difficulty === 'hard' || !card.hard) ? [card.id] : [],
  );
