import type { Effect, Line, MalhyaCards, MissionCard, Target } from './rules/model/content.ts';
import type { PlaceCard } from './rules/model/place-content.ts';
import type { BookKind } from './rules/model/vocabulary.ts';
import { linesIn } from './rules/queries/booklets.ts';

/** The chapters a mission may come to, whatever is answered and rolled, by booklet and number: `lamps-and-lanes:101`. */
export function chaptersReached(
  { scenario, books: all, places }: Pick<MalhyaCards, 'scenario' | 'books' | 'places'>,
  { books, start, fallen }: MissionCard,
): ReadonlySet<string> {
  const reached = new Set<string>();
  const left: (readonly [BookKind, number])[] = [['adventure', start]];
  if (fallen !== undefined) left.push(['adventure', fallen]);
  for (let next = left.pop(); next; next = left.pop()) {
    const [kind, number] = next;
    const chapters = all[books[kind]]?.chapters ?? [];
    const chapter = chapters.find(({ id }) => id === number);
    if (!chapter || reached.has(`${books[kind]}:${number}`)) continue;
    reached.add(`${books[kind]}:${number}`);
    const go = (target: Target) =>
      left.push(typeof target === 'number' ? [kind, target] : [target.book, target.chapter]);
    for (const hidden of chapter.clue?.numbers ?? [])
      if (chapters.some(({ id, icon }) => id === hidden && icon)) go(hidden);
    for (const [, line] of linesIn(chapter.lines)) {
      if (line.go !== undefined) go(line.go);
      if (line.continue) go(number + 1);
      if (line.enter) for (const target of waysOf(places[line.enter.place])) go(target);
      for (const card of cardsTaken(line)) {
        const standing = scenario[card]?.standing;
        if (standing) go(standing.go);
      }
    }
  }
  return reached;
}

/** Where a place leads: numbers alone are of the adventure. */
const waysOf = (place: PlaceCard | undefined): Exclude<Target, number>[] =>
  [...(place?.tokens ?? []), ...(place?.instructions ?? [])].flatMap(({ go }) => {
    if (go === undefined) return [];
    return [typeof go === 'number' ? { book: 'adventure' as const, chapter: go } : go];
  });

export const cardsTaken = ({ do: effects = [] }: Line): readonly string[] => effects.flatMap(takenBy);

const takenBy = (effect: Effect): readonly string[] =>
  'cards' in effect
    ? (effect.cards.take ?? [])
    : 'gems' in effect
      ? Object.values(effect.gems.rows).flatMap((row) => row.flatMap(takenBy))
      : [];
