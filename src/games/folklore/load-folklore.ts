import {
  type Fault,
  type GuestFile,
  type Key,
  readCards,
  said,
  unknownIn,
} from '../../check/guest-content.ts';
import type { Problem } from '../../check/problem.ts';
import { canonicalJson, hashText } from '../../engine/kernel/hash.ts';
import { type Cards, faultsOfChapter, faultsOfDecks, faultsOfMap, faultsOfPrices } from './faults.ts';
import { faultsOfAdventure, faultsOfRites } from './faults-of-adventure.ts';
import { faultsOfFieldSet, faultsOfGround, faultsOfSummons, faultsOfSwarm } from './faults-of-field.ts';
import type { Effect, EventCard, FolkloreContent } from './rules/model/content.ts';
import { SCHEMAS } from './schemas.ts';
import { FIGHT_LAST_WANTED, FREE_CHOICE_WANTED } from './words/reports.ts';

/** Fields no rule reads: a sentence may be mended and a game of before still be of the same content. */
const UNREAD: ReadonlySet<string> = new Set([
  'name',
  'one',
  'text',
  'intro',
  'label',
  'won',
  'lost',
  'at',
  'size',
]);

export interface LoadedFolklore {
  readonly content: FolkloreContent;
  /** Everything that is wrong, by file and place. A file with a fault is left out. */
  readonly problems: readonly Problem[];
}

/** The files of the game, checked: by themselves first, then against one another. */
export function loadFolklore(files: readonly GuestFile[]): LoadedFolklore {
  const { cards, problems } = readCards<Cards>(
    { game: 'folklore', schemas: SCHEMAS, among: faultsAmong },
    files,
  );
  return { content: { ...cards, hash: hashText(canonicalJson(cards, UNREAD)) }, problems };
}

function* faultsAmong(cards: Cards): Generator<Fault> {
  for (const { id, items } of Object.values(cards.heroes))
    for (const [i, item] of items.entries())
      yield* unknownIn(cards.items, `heroes/${id}`, ['items', i], item);
  for (const event of Object.values(cards.events)) {
    yield* faultsOfEvent(cards, event);
    yield* faultsOfPrices(cards, event);
  }
  for (const map of Object.values(cards.maps)) {
    const { id, places, links } = map;
    yield* faultsOfMap(map);
    const known = Object.fromEntries(places.map((place) => [place.id, place]));
    for (const [i, link] of links.entries())
      for (const [j, end] of link.entries()) yield* unknownIn(known, `maps/${id}`, ['links', i, j], end);
  }
  for (const chapter of Object.values(cards.chapters)) {
    const { id, map, last, from, goal } = chapter;
    yield* faultsOfChapter(cards, chapter);
    yield* unknownIn(cards.maps, `chapters/${id}`, ['map'], map);
    yield* unknownIn(cards.foes, `chapters/${id}`, ['last'], last);
    yield* faultsOfFieldSet(cards, `chapters/${id}`, ['field'], chapter.field);
    const places = cards.maps[map]?.places;
    if (!places) continue;
    const known = Object.fromEntries(places.map((place) => [place.id, place]));
    yield* unknownIn(known, `chapters/${id}`, ['from'], from);
    yield* unknownIn(known, `chapters/${id}`, ['goal'], goal);
  }
  for (const ground of Object.values(cards.grounds)) yield* faultsOfGround(ground);
  for (const hero of Object.values(cards.heroes)) yield* faultsOfRites(cards, hero);
  for (const adventure of Object.values(cards.adventures)) {
    yield* faultsOfAdventure(cards, adventure);
    const { id, primary, optional, unsolved } = adventure;
    for (const [key, end] of Object.entries({ primary, optional, unsolved }))
      if (end) yield* faultsOfEffects(cards, `adventures/${id}`, [key, 'do'], end.do, key !== 'optional');
  }
  for (const foe of Object.values(cards.foes)) {
    yield* faultsOfSummons(cards, foe);
    yield* faultsOfSwarm(foe);
  }
  yield* faultsOfDecks(cards);
}

function* faultsOfEvent(cards: Cards, { id, do: first = [], choices }: EventCard): Generator<Fault> {
  const at = `events/${id}`;
  yield* faultsOfEffects(cards, at, ['do'], first, choices === undefined);
  for (const [i, choice] of (choices ?? []).entries())
    yield* faultsOfEffects(cards, at, ['choices', i, 'do'], choice.do, true);
  if (choices?.every(({ needs }) => needs !== undefined))
    yield { at, keys: ['choices'], expected: said(FREE_CHOICE_WANTED), got: choices };
}

/** A fight takes the place of what the card would do after it: it may only be the last. */
function* faultsOfEffects(
  cards: Cards,
  at: string,
  keys: readonly Key[],
  effects: readonly Effect[],
  isLast: boolean,
): Generator<Fault> {
  for (const [i, effect] of effects.entries()) {
    if ('fight' in effect) yield* unknownIn(cards.foes, at, [...keys, i, 'fight'], effect.fight);
    else if ('encounter' in effect)
      yield* faultsOfFieldSet(cards, at, [...keys, i, 'encounter'], effect.encounter);
    else if ('adventure' in effect)
      yield* unknownIn(cards.adventures, at, [...keys, i, 'adventure'], effect.adventure);
    else continue;
    if (!isLast || i < effects.length - 1)
      yield { at, keys: [...keys, i], expected: said(FIGHT_LAST_WANTED), got: effect };
  }
}
