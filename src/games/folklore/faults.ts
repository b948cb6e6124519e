import { type Fault, type Key, said } from '../../check/guest-content.ts';
import {
  type ChapterCard,
  DECKS,
  type Effect,
  type EventCard,
  type FolkloreContent,
  type MapCard,
} from './rules/model/content.ts';
import { MOST_HEROES } from './rules/model/setup.ts';
import { eventsIn } from './rules/queries/decks.ts';
import { roundsFor, stepsTo } from './rules/queries/destinations.ts';
import { CARD_IN_DECK_WANTED } from './words/reports.ts';
import * as wanted from './words/wanted.ts';

export type Cards = Omit<FolkloreContent, 'hash'>;

/** Places of one id or one name, ways that lead nowhere or stand there twice, places nobody can come to. */
export function* faultsOfMap(map: MapCard): Generator<Fault> {
  const { id, places, links, size } = map;
  const at = `maps/${id}`;
  for (const key of ['id', 'name'] as const)
    for (const [i, place] of places.entries())
      if (places.findIndex((one) => one[key] === place[key]) < i)
        yield { at, keys: ['places', i, key], expected: { what: 'name-of-its-own' }, got: place[key] };
  for (const [i, { at: spot }] of places.entries()) {
    const isTaken = places.findIndex((one) => one.at.join() === spot.join()) < i;
    if (isTaken || spot.some((number, axis) => number > size[axis]!))
      yield { at, keys: ['places', i, 'at'], expected: said(wanted.spotWanted(size)), got: spot };
  }
  const seen = new Set<string>();
  for (const [i, link] of links.entries()) {
    const way = [...link].sort().join(' ');
    if (link[0] === link[1])
      yield { at, keys: ['links', i], expected: said(wanted.LINK_BETWEEN_TWO_WANTED), got: link };
    else if (seen.has(way))
      yield { at, keys: ['links', i], expected: said(wanted.LINK_ONCE_WANTED), got: link };
    seen.add(way);
  }
  const [first] = places;
  const steps = stepsTo(map, first!.id, false);
  for (const [i, place] of places.entries())
    if (!steps.has(place.id) && places.findIndex((one) => one.id === place.id) === i)
      yield { at, keys: ['places', i], expected: said(wanted.reachedWanted(first!.id)), got: place.id };
}

/**
 * A goal the road does not lead to: the last round is counted by it, for each group with its own Strides, so that there is
 * none that some group could not make.
 */
export function* faultsOfChapter(cards: Cards, { id, map: ref, from, goal }: ChapterCard): Generator<Fault> {
  const at = `chapters/${id}`;
  const map = cards.maps[ref];
  if (!map || ![from, goal].every((place) => map.places.some((one) => one.id === place))) return;
  if (from === goal) yield { at, keys: ['goal'], expected: said(wanted.GOAL_ELSEWHERE_WANTED), got: goal };
  else if (!roadTo(map, goal).has(from))
    yield { at, keys: ['goal'], expected: said(wanted.roadWanted(from)), got: goal };
}

/** Steps by road, over ways whose ends are there. */
function roadTo(map: MapCard, goal: string): ReadonlyMap<string, number> {
  const known = new Set(map.places.map(({ id }) => id));
  const links = map.links.filter((link) => link.every((end) => known.has(end)));
  return stepsTo({ ...map, links }, goal, true);
}

/** A deck that has no card in some setting, and no item to be found. */
export function* faultsOfDecks(cards: Cards): Generator<Fault> {
  for (const deck of DECKS)
    if (eventsIn(cards, deck, 'normal').length === 0)
      yield { at: 'events', keys: [], expected: said(CARD_IN_DECK_WANTED), got: deck };
  if (!Object.values(cards.items).some(({ copies }) => copies > 0))
    yield { at: 'items', keys: [], expected: said(wanted.ITEM_IN_DECK_WANTED), got: 0 };
}

/** Choices nobody can ever pay, or that take more than they ask for; effects that change nothing. */
export function* faultsOfPrices(
  cards: Cards,
  { id, do: first = [], choices = [] }: EventCard,
): Generator<Fault> {
  const at = `events/${id}`;
  yield* idleIn(at, ['do'], first);
  yield* uncovered(at, ['do'], first, 0);
  for (const [i, { needs = {}, do: effects }] of choices.entries()) {
    yield* idleIn(at, ['choices', i, 'do'], effects);
    yield* uncovered(at, ['choices', i, 'do'], effects, needs.coins ?? 0);
    for (const stat of ['coins', 'lore'] as const) {
      const most = mostOf(cards, stat);
      if ((needs[stat] ?? 0) > most)
        yield {
          at,
          keys: ['choices', i, 'needs', stat],
          expected: said(wanted.payableWanted(most, stat)),
          got: needs[stat],
        };
    }
  }
}

function* idleIn(at: string, keys: readonly Key[], effects: readonly Effect[]): Generator<Fault> {
  for (const [i, effect] of effects.entries()) {
    const [changes] = Object.values(effect) as [unknown];
    const numbers = typeof changes === 'object' ? Object.values(changes ?? {}) : [changes];
    if (numbers.every((number) => number === 0))
      yield { at, keys: [...keys, i], expected: said(wanted.EFFECT_WANTED), got: effect };
  }
}

function* uncovered(
  at: string,
  keys: readonly Key[],
  effects: readonly Effect[],
  needed: number,
): Generator<Fault> {
  let paid = 0;
  for (const [i, effect] of effects.entries()) {
    if (!('coins' in effect)) continue;
    paid -= effect.coins;
    if (paid > needed)
      yield {
        at,
        keys: [...keys, i, 'coins'],
        expected: said(wanted.coveredWanted(paid)),
        got: effect.coins,
      };
  }
}

/** No group of any size comes by more of it in any chapter, whatever it draws and wins in every round. */
function mostOf(cards: Cards, stat: 'coins' | 'lore'): number {
  const slowest = Math.min(...Object.values(cards.heroes).map(({ stride }) => stride));
  const rounds = Object.values(cards.chapters).map(({ map, from, goal, spare }) => {
    const steps = cards.maps[map] ? roadTo(cards.maps[map], goal).get(from) : undefined;
    return roundsFor(steps ?? 0, [slowest]) + spare.normal;
  });
  const gains = Object.values(cards.events).map(
    ({ do: first = [], choices = [] }) =>
      gainOf(cards, first, stat) +
      Math.max(0, ...choices.map(({ do: effects }) => gainOf(cards, effects, stat))),
  );
  return Math.max(0, ...rounds) * Math.max(0, ...gains);
}

const gainOf = (cards: Cards, effects: readonly Effect[], stat: 'coins' | 'lore'): number =>
  effects.reduce((sum, effect) => sum + Math.max(0, oneGain(cards, effect, stat)), 0);

function oneGain(cards: Cards, effect: Effect, stat: 'coins' | 'lore'): number {
  if ('fight' in effect) return MOST_HEROES * (cards.foes[effect.fight]?.[stat] ?? 0);
  if (stat === 'coins') return 'coins' in effect ? effect.coins : 0;
  if ('each' in effect) return MOST_HEROES * (effect.each.lore ?? 0);
  return 'leader' in effect ? (effect.leader.lore ?? 0) : 0;
}
