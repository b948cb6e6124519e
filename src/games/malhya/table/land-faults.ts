/** What is wrong with the road in a state from a file: names of cards there are not, hexes one cannot stand on, zones. */
import type { Finding } from '../../../check/problem.ts';
import { beyond, type NamedCard, saidFault } from '../../../stores/opened/guest-faults.ts';
import { mayEnter } from '../rules/land/hexes.ts';
import { TRAVEL_TOKENS } from '../rules/land/land-numbers.ts';
import type { MalhyaContent } from '../rules/model/content.ts';
import type { MalhyaState } from '../rules/model/state.ts';
import * as wanted from '../words/wanted.ts';

type Shelf = Exclude<keyof MalhyaContent, 'hash'>;

/** Every card the road speaks of. */
export function* namesOnLand({ land, heroes }: MalhyaState): Generator<NamedCard<Shelf>> {
  const eachOf = function* (at: string, shelf: Shelf, list: readonly string[]): Generator<NamedCard<Shelf>> {
    for (const [i, ref] of list.entries()) yield [`${at}[${i}]`, shelf, ref];
  };
  for (const [i, { states }] of heroes.entries()) yield* eachOf(`.heroes[${i}].states`, 'scenario', states);
  const { travel, village, market, dungeon, challenge } = land;
  if (travel) {
    yield ['.land.travel.region', 'regions', travel.region];
    for (const pile of ['day', 'night'] as const)
      yield* eachOf(`.land.travel.${pile}`, 'travels', travel[pile]);
    yield* eachOf('.land.travel.events', 'events', travel.events);
    for (const [i, { card, side, event }] of travel.slots.entries()) {
      const at = `.land.travel.slots[${i}]`;
      yield [`${at}.card`, side === 'campfire' || side === 'inn' ? 'rests' : 'travels', card];
      if (event !== null) yield [`${at}.event`, 'events', event];
    }
  }
  if (village) yield ['.land.village.ref', 'villages', village.ref];
  if (market) {
    yield ['.land.market.ref', 'markets', market.ref];
    yield* eachOf('.land.market.stall', 'gear', market.stall);
  }
  if (dungeon) {
    yield ['.land.dungeon.tile', 'tiles', dungeon.tile];
    for (const pile of ['unused', 'all'] as const)
      yield* eachOf(`.land.dungeon.${pile}`, 'events', dungeon[pile]);
    if (dungeon.event !== null) yield ['.land.dungeon.event', 'events', dungeon.event];
  }
  if (challenge) yield ['.land.challenge.ref', 'challenges', challenge.ref];
}

/** Where its cards are all there. */
export function faultOfLand(
  { land, heroes }: MalhyaState,
  content: MalhyaContent,
  path: string,
): Finding | null {
  const { travel, challenge } = land;
  if (travel) {
    if (travel.tokens > TRAVEL_TOKENS)
      return beyond(`${path}.land.travel.tokens`, travel.tokens, TRAVEL_TOKENS);
    if (!mayEnter(content.regions[travel.region]!, travel.hex))
      return saidFault(`${path}.land.travel.hex`, wanted.HEX_WANTED, travel.hex);
  }
  if (!challenge) return null;
  const page = content.challenges[challenge.ref]!;
  if (challenge.zones.length !== heroes.length)
    return saidFault(`${path}.land.challenge.zones`, wanted.ZONES_WANTED, challenge.zones.length);
  for (const [i, zone] of challenge.zones.entries())
    if (zone !== null && !page.zones.some(({ id }) => id === zone))
      return saidFault(`${path}.land.challenge.zones[${i}]`, wanted.ZONES_WANTED, zone);
  const stages = page.kind === 'encounter' ? page.stages.length : 1;
  if (challenge.stage >= stages) return beyond(`${path}.land.challenge.stage`, challenge.stage, stages - 1);
  return null;
}
