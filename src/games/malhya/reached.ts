import type { Effect, Line, MalhyaCards, MissionCard, Target } from './rules/model/content.ts';
import type { PlaceCard } from './rules/model/place-content.ts';
import type { BookKind } from './rules/model/vocabulary.ts';
import { linesIn } from './rules/queries/booklets.ts';

/** The chapters a mission may come to, whatever is answered and rolled, by booklet and number: `lamps-and-lanes:101`. */
export function chaptersReached(
  cards: MalhyaCards,
  { books, start, startsIn, fallen }: MissionCard,
): ReadonlySet<string> {
  const reached = new Set<string>();
  const { scenario, books: all } = cards;
  const left: (readonly [BookKind, number])[] = [[startsIn ?? 'adventure', start]];
  if (fallen !== undefined) left.push(['adventure', fallen]);
  for (let next = left.pop(); next; next = left.pop()) {
    const [kind, number] = next;
    const chapters = all[books[kind]]?.chapters ?? [];
    const chapter = chapters.find(({ id }) => id === number);
    if (!chapter || reached.has(`${books[kind]}:${number}`)) continue;
    reached.add(`${books[kind]}:${number}`);
    const go = (target: Target) =>
      left.push(typeof target === 'number' ? [kind, target] : [target.book, target.chapter]);
    for (const target of chapter.challenge === undefined ? [] : pageLeads(cards, chapter.challenge))
      go(target);
    for (const hidden of chapter.clue?.numbers ?? [])
      if (chapters.some(({ id, icon }) => id === hidden && icon)) go(hidden);
    for (const [, line] of linesIn(chapter.lines)) {
      if (line.go !== undefined) go(line.go);
      if (line.continue) go(number + 1);
      if (line.enter) for (const target of waysOf(cards.places[line.enter.place])) go(target);
      for (const card of cardsTaken(line)) {
        const { standing, on, target, arrival = [] } = scenario[card] ?? {};
        for (const led of [standing?.go, on?.go, target?.lost, ...arrival.map((one) => one.go)])
          if (led !== undefined) go(led);
      }
      for (const effect of line.do ?? []) for (const led of landLeads(cards, effect)) go(led);
    }
  }
  return reached;
}

/** Where the page of a challenge may lead. */
function pageLeads({ challenges }: MalhyaCards, ref: string): Target[] {
  const page = challenges[ref];
  if (!page) return [];
  const own =
    page.kind === 'trial' ? [page.finished] : [page.won, ...page.parts.flatMap(({ none }) => none.go ?? [])];
  return [...own, page.fallen, ...(page.turns ? [page.turns.go] : [])];
}

/** Where an effect of the road may lead: a journey to what its region and the roads’ entries have, a dungeon to its rooms. */
function landLeads({ regions, entries, travels, rests, tiles }: MalhyaCards, effect: Effect): Target[] {
  const entriesOf = (numbers: readonly number[]): Target[] =>
    Object.values(entries)
      .filter(({ above }) => above.some((one) => numbers.includes(one)))
      .map(({ chapter }) => ({ book: 'event', chapter }));
  const printed = (target: Target): Target =>
    typeof target === 'number' ? { book: 'adventure', chapter: target } : target;
  if ('travel' in effect)
    return [
      ...Object.values(regions[effect.travel.region]?.numbers ?? {}).map(printed),
      ...entriesOf(Object.values(travels).map(({ number }) => number)),
      ...entriesOf(Object.values(rests).flatMap(({ number }) => [number.day, number.night])),
    ];
  if ('dungeon' in effect) {
    const tile = tiles[effect.dungeon];
    return tile ? [...entriesOf([tile.number]), ...(tile.consequence ? [tile.consequence.go] : [])] : [];
  }
  if ('dungeonEnds' in effect)
    return Object.values(regions).flatMap(({ dungeons }) => Object.values(dungeons));
  if ('place' in effect)
    return (effect.place.lay ?? []).flatMap(({ go, exit }) => [go, exit].flatMap(toAdventure));
  return 'tracker' in effect ? [effect.tracker.go] : [];
}

/** A number alone is of the adventure. */
const toAdventure = (go: Target | undefined): Exclude<Target, number>[] =>
  go === undefined ? [] : [typeof go === 'number' ? { book: 'adventure', chapter: go } : go];

/** Where a place leads. */
const waysOf = (place: PlaceCard | undefined): Exclude<Target, number>[] =>
  [
    ...(place?.tokens ?? []).flatMap(({ go, exit }) => [go, exit]),
    ...[...(place?.instructions ?? []), ...(place?.arrival ?? [])].map(({ go }) => go),
  ].flatMap(toAdventure);

export const cardsTaken = ({ do: effects = [] }: Line): readonly string[] => effects.flatMap(takenBy);

const takenBy = (effect: Effect): readonly string[] =>
  'cards' in effect
    ? (effect.cards.take ?? [])
    : 'state' in effect
      ? [effect.state.card]
      : 'gems' in effect
        ? Object.values(effect.gems.rows).flatMap((row) => row.flatMap(takenBy))
        : [];
