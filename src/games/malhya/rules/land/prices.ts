/**
 * Gold at a market (L5702–5737, L6092–6100, MA-73).
 * 1. To buy: the price on the card, changed by the market (up, down, half), then two less for a people's token; one at
 *    least (L5875).
 * 2. To sell: half of it, rounded up (L5731), then one more for each talent for it (L5950).
 * 3. Resources as the market or a rare resource card says (L2305, L5611).
 */
import type { GearCard, MalhyaContent } from '../model/content.ts';
import type { MalhyaState } from '../model/state.ts';
import { gearHeld, talentsOf } from '../queries/gear.ts';
import { conscious } from '../queries/holds.ts';
import type { MarketSheet } from './land-cards.ts';
import { LEAST_PRICE, PEOPLE } from './land-numbers.ts';
import type { Resource } from './land-words.ts';

interface Priced {
  readonly price?: number;
}

/** What it costs there. */
export function costOf(
  { price = 0 }: Priced,
  { change }: Pick<MarketSheet, 'change'>,
  cheaper: boolean,
): number {
  const halved = change?.half ? Math.ceil(price / 2) : price;
  return Math.max(LEAST_PRICE, halved + (change?.by ?? 0) - (cheaper ? PEOPLE.cheaper : 0));
}

/** What the group gets for it, with `more` for each talent (MA-73: after halving). */
export const halfOf = ({ price = 0 }: Priced, more = 0): number => Math.ceil(price / 2) + more;

/** More gold for each thing sold: of all heroes who can act (L5950). */
export const saleMore = (position: {
  readonly state: MalhyaState;
  readonly content: MalhyaContent;
}): number =>
  conscious(position)
    .flatMap((hero) => talentsOf(position, position.state.heroes[hero]!))
    .flatMap(({ face }) => face.does ?? [])
    .reduce((sum, { sale = 0 }) => sum + sale, 0);

/** What is given for a resource there; null: it is not wanted. The best of what the market and
 * the cards say, which are for who buys at all (L5611, L5735). */
export function resourcePrice(
  { state, content }: { readonly state: MalhyaState; readonly content: MalhyaContent },
  { takes, buys = true }: Pick<MarketSheet, 'takes'> & Partial<Pick<MarketSheet, 'buys'>>,
  { kind, colour }: Resource,
): number | null {
  const cards = state.group.scenarioCards.flatMap(({ ref }) => {
    const { values } = content.scenario[ref]!;
    return buys && values && values.kind === kind && (values.colour ?? colour) === colour
      ? [values.price]
      : [];
  });
  const market = takes[kind];
  const prices = market === undefined ? cards : [market, ...cards];
  return prices.length === 0 ? null : Math.max(...prices);
}

/** Gear a pile of a market may show: nobody has it (L5702). Basic weapons lie there all (L5723). */
export function pileOf(
  { state, content }: { readonly state: MalhyaState; readonly content: MalhyaContent },
  stall: NonNullable<GearCard['stall']>,
): string[] {
  const held = gearHeld(state, content);
  return Object.values(content.gear)
    .filter((gear) => gear.stall === stall && !held.has(gear.id))
    .filter(({ id, quality }) => !quality || state.quality.includes(id))
    .map(({ id }) => id)
    .sort();
}
