/** What is wrong with the road: numbers that lead nowhere, entries two cards make and no booklet has, cards nobody has. */
import { type Fault, type Key, said, unknownIn } from '../../check/guest-content.ts';
import { faultsOfCube } from './faults.ts';
import { groundOf, mayEnter } from './rules/land/hexes.ts';
import type { ChallengePage, LandEffect } from './rules/land/land-cards.ts';
import { isOfLand } from './rules/land/land-effects.ts';
import { TERRAINS } from './rules/land/land-words.ts';
import type { Line, MalhyaCards, Target } from './rules/model/content.ts';
import { GEMS, PERIODS } from './rules/model/vocabulary.ts';
import { linesIn } from './rules/queries/booklets.ts';
import * as wanted from './words/wanted.ts';

export function* faultsOfLand(cards: MalhyaCards): Generator<Fault> {
  if (Object.keys(cards.regions).length === 0) return;
  yield* faultsOfRegions(cards);
  yield* faultsOfEntries(cards);
  yield* faultsOfTables(cards);
  for (const page of Object.values(cards.challenges)) yield* faultsOfPage(cards, page);
  for (const { id, chapters } of Object.values(cards.books))
    for (const [i, chapter] of chapters.entries()) {
      if (chapter.challenge !== undefined)
        yield* unknownIn(cards.challenges, `books/${id}`, ['chapters', i, 'challenge'], chapter.challenge);
      for (const [, line] of linesIn(chapter.lines))
        yield* faultsOfLine(cards, `books/${id}`, ['chapters', i, 'lines'], line);
    }
}

function* faultsOfRegions(cards: MalhyaCards): Generator<Fault> {
  for (const region of Object.values(cards.regions)) {
    const at = `regions/${region.id}`;
    for (const [key, hexes] of Object.entries({ named: region.named, numbers: region.numbers }))
      for (const hex of Object.keys(hexes))
        if (!mayEnter(region, hex))
          yield { at, keys: [key, hex], expected: said(wanted.HEX_WANTED), got: groundOf(region, hex) };
    for (const [key, numbers] of Object.entries({ numbers: region.numbers, dungeons: region.dungeons }))
      for (const [one, go] of Object.entries(numbers)) yield* faultsOfGo(cards, at, [key, one], go);
    for (const { id, on } of Object.values(cards.scenario)) {
      if (!on) continue;
      if (!mayEnter(region, on.hex))
        yield { at: `scenario/${id}`, keys: ['on', 'hex'], expected: said(wanted.HEX_WANTED), got: on.hex };
      yield* faultsOfGo(cards, `scenario/${id}`, ['on', 'go'], on.go);
    }
  }
}

/** Every two numbers that may come together are one entry, no more and no less. */
function* faultsOfEntries(cards: MalhyaCards): Generator<Fault> {
  const events = Object.values(cards.events);
  const below = new Set(
    events.flatMap(({ weather, mode }) => [...Object.values(weather), ...Object.values(mode)]),
  );
  const above = new Set([
    ...Object.values(cards.travels).map(({ number }) => number),
    ...Object.values(cards.rests).flatMap(({ number }) => PERIODS.map((period) => number[period])),
    ...Object.values(cards.tiles).map(({ number }) => number),
  ]);
  for (const top of above)
    for (const bottom of below) {
      const n = Object.values(cards.entries).filter(
        (entry) => entry.above.includes(top) && entry.below.includes(bottom),
      ).length;
      if (n !== 1)
        yield { at: 'entries', keys: [`${top}`, `${bottom}`], expected: said(wanted.ENTRY_WANTED), got: n };
    }
  for (const { id, chapter } of Object.values(cards.entries))
    yield* faultsOfGo(cards, `entries/${id}`, ['chapter'], { book: 'event', chapter });
  for (const period of PERIODS)
    for (const terrain of TERRAINS)
      if (!Object.values(cards.travels).some((card) => card.period === period && card.terrain === terrain))
        yield { at: 'travels', keys: [period], expected: said(wanted.TERRAIN_WANTED), got: terrain };
  if (events.every(({ swords }) => swords))
    yield { at: 'events', keys: [], expected: said(wanted.EVENT_WANTED), got: events.length };
}

function* faultsOfTables(cards: MalhyaCards): Generator<Fault> {
  for (const { id, offers } of Object.values(cards.wheels))
    for (const terrain of TERRAINS)
      for (const gem of GEMS)
        for (const [i, one] of offers[terrain][gem].entries())
          yield* faultsOfCube(`wheels/${id}`, ['offers', terrain, gem, i], one);
  for (const { id, makes, of } of Object.values(cards.recipes)) {
    yield* faultsOfCube(`recipes/${id}`, ['makes'], makes);
    for (const [i, one] of of.entries()) yield* faultsOfCube(`recipes/${id}`, ['of', i], one);
  }
  for (const { id, market } of Object.values(cards.villages))
    yield* unknownIn(cards.markets, `villages/${id}`, ['market'], market);
  for (const { id, papers, resources } of Object.values(cards.markets)) {
    for (const [i, paper] of papers.entries())
      yield* unknownIn(cards.scenario, `markets/${id}`, ['papers', i], paper);
    for (const [i, one] of resources.entries()) yield* faultsOfCube(`markets/${id}`, ['resources', i], one);
  }
  for (const { id, stall, price } of Object.values(cards.gear))
    if (stall !== undefined && price === undefined)
      yield { at: `gear/${id}`, keys: ['price'], expected: said(wanted.PRICE_WANTED), got: price };
}

function* faultsOfPage(cards: MalhyaCards, page: ChallengePage): Generator<Fault> {
  const at = `challenges/${page.id}`;
  const zones = Object.fromEntries(page.zones.map(({ id }) => [id, true]));
  for (const [i, { next }] of page.zones.entries())
    for (const [j, id] of next.entries()) yield* unknownIn(zones, at, ['zones', i, 'next', j], id);
  for (const [i, id] of page.starts.entries()) yield* unknownIn(zones, at, ['starts', i], id);
  yield* faultsOfGo(cards, at, ['fallen'], page.fallen);
  if (page.turns) yield* faultsOfGo(cards, at, ['turns', 'go'], page.turns.go);
  if (page.kind === 'encounter') {
    yield* faultsOfGo(cards, at, ['won'], page.won);
    for (const [i, { zone, none }] of page.parts.entries()) {
      yield* unknownIn(zones, at, ['parts', i, 'zone'], zone);
      if (none.stage !== undefined && none.stage >= page.stages.length)
        yield {
          at,
          keys: ['parts', i, 'none', 'stage'],
          expected: said(wanted.STAGE_WANTED),
          got: none.stage,
        };
      if (none.go !== undefined) yield* faultsOfGo(cards, at, ['parts', i, 'none', 'go'], none.go);
    }
  } else {
    yield* unknownIn(zones, at, ['finish'], page.finish);
    yield* faultsOfGo(cards, at, ['finished'], page.finished);
  }
}

function* faultsOfLine(
  cards: MalhyaCards,
  at: string,
  keys: readonly Key[],
  { do: effects = [] }: Line,
): Generator<Fault> {
  for (const effect of effects) if (isOfLand(effect)) yield* faultsOfEffect(cards, at, keys, effect);
}

function* faultsOfEffect(
  cards: MalhyaCards,
  at: string,
  keys: readonly Key[],
  effect: LandEffect,
): Generator<Fault> {
  if ('travel' in effect) {
    yield* unknownIn(cards.regions, at, keys, effect.travel.region);
    const region = cards.regions[effect.travel.region];
    if (region && !mayEnter(region, effect.travel.hex))
      yield { at, keys, expected: said(wanted.HEX_WANTED), got: effect.travel.hex };
  } else if ('toHex' in effect) {
    if (!Object.values(cards.regions).some((region) => mayEnter(region, effect.toHex)))
      yield { at, keys, expected: said(wanted.HEX_WANTED), got: effect.toHex };
  } else if ('village' in effect) yield* unknownIn(cards.villages, at, keys, effect.village);
  else if ('market' in effect) yield* unknownIn(cards.markets, at, keys, effect.market);
  else if ('dungeon' in effect) yield* unknownIn(cards.tiles, at, keys, effect.dungeon);
  else if ('state' in effect) {
    yield* unknownIn(cards.scenario, at, keys, effect.state.card);
    if (cards.scenario[effect.state.card] && cards.scenario[effect.state.card]!.kind !== 'state')
      yield { at, keys, expected: said(wanted.STATE_WANTED), got: effect.state.card };
  } else if ('tracker' in effect) yield* faultsOfGo(cards, at, keys, effect.tracker.go);
}

/** A number that no booklet of that kind has; a plain one is the adventure's. */
function* faultsOfGo(cards: MalhyaCards, at: string, keys: readonly Key[], go: Target): Generator<Fault> {
  const { book, chapter } = typeof go === 'number' ? { book: 'adventure', chapter: go } : go;
  const there = Object.values(cards.books).some(
    ({ kind, chapters }) => kind === book && chapters.some(({ id }) => id === chapter),
  );
  if (!there) yield { at, keys, expected: said(wanted.CHAPTER_WANTED), got: chapter };
}
