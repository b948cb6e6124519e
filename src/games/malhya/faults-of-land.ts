/** What is wrong with the road: entries two cards make, cards nobody has, stages a page has not. */
import { type Fault, said } from '../../check/guest-content.ts';
import type { ChallengePage } from './rules/land/land-cards.ts';
import { TERRAINS } from './rules/land/land-words.ts';
import type { MalhyaCards } from './rules/model/content.ts';
import { PERIODS } from './rules/model/vocabulary.ts';
import * as wanted from './words/wanted.ts';

export function* faultsOfLand(cards: MalhyaCards): Generator<Fault> {
  if (Object.keys(cards.regions).length === 0) return;
  yield* faultsOfEntries(cards);
  yield* faultsOfTables(cards);
  for (const page of Object.values(cards.challenges)) yield* faultsOfPage(page);
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
  for (const period of PERIODS)
    for (const terrain of TERRAINS)
      if (!Object.values(cards.travels).some((card) => card.period === period && card.terrain === terrain))
        yield { at: 'travels', keys: [period], expected: said(wanted.TERRAIN_WANTED), got: terrain };
  if (events.every(({ swords }) => swords))
    yield { at: 'events', keys: [], expected: said(wanted.EVENT_WANTED), got: events.length };
}

function* faultsOfTables(cards: MalhyaCards): Generator<Fault> {
  for (const { id, stall, price } of Object.values(cards.gear))
    if (stall !== undefined && price === undefined)
      yield { at: `gear/${id}`, keys: ['price'], expected: said(wanted.PRICE_WANTED), got: price };
}

function* faultsOfPage(page: ChallengePage): Generator<Fault> {
  if (page.kind !== 'encounter') return;
  const at = `challenges/${page.id}`;
  for (const [i, { none }] of page.parts.entries())
    if (none.stage !== undefined && none.stage >= page.stages.length)
      yield { at, keys: ['parts', i, 'none', 'stage'], expected: said(wanted.STAGE_WANTED), got: none.stage };
}
