import { canCarry, roomForUpgrades, sellPrice, upgradeCost } from '../../engine/index.ts';
import type { Store } from '../model/content.ts';
import type { CampaignAct, CampaignOption, CampaignReason, CampaignRefusal } from '../model/prompts.ts';
import type { Held, Place } from '../model/state.ts';
import { entryOf, heldAt, listItems } from '../queries/held.ts';
import { copiesFree, countOut, listForSale, listUpgradesSold } from '../queries/stock.ts';
import { itemsAtHand } from './arrange.ts';
import { placeId } from './gains.ts';
import type { CampaignTable } from './table.ts';

/** What is offered, and what is not and why. */
export interface Offers {
  readonly options: CampaignOption[];
  readonly refused: CampaignRefusal[];
}

const noOffers = (): Offers => ({ options: [], refused: [] });

/** Offers it, or tells why not. */
export function offerIf(
  offers: Offers,
  id: string,
  act: CampaignAct,
  why: CampaignReason | null,
  rule: string,
): void {
  if (why === null) offers.options.push({ id, act });
  else offers.refused.push({ id, act, why, rule });
}

/** Building a Store (p.13): all items of its tiers with copies left, and the one Unique of this Story Round. */
export function offerItems({ state, content }: CampaignTable, store: Store, unique: string | null): Offers {
  const offers = noOffers();
  const drawn = unique === null ? undefined : content.cards.items[unique];
  for (const item of [...(drawn ? [drawn] : []), ...listForSale(state, store, content.cards)])
    offerIf(
      offers,
      `buy:${item.id}`,
      { do: 'buy', item: item.id, price: item.cost },
      tooDear(state.gold, item.cost),
      'p.13',
    );
  return offers;
}

/** Selling (p.27): what is on an item goes with it for nothing. */
export function offerSales(table: CampaignTable): Offers {
  const offers = noOffers();
  for (const { at, held } of itemsAtHand(table)) {
    const item = table.content.cards.items[held.ref];
    if (!item) continue;
    const price = sellPrice(item);
    const act = { do: 'sell', at, price: price ?? 0 } as const;
    offerIf(offers, `sell:${placeId(at)}`, act, price === null ? { why: 'not-sold' } : null, 'p.27');
  }
  return offers;
}

/**
 * Item Upgrades (p.28): of the Store's tiers, or of a Material the party has (p.33). Where every copy is in use one may
 * be moved, for the same price; where the item is full one makes room.
 */
export function offerUpgrades(table: CampaignTable, store: Store): Offers {
  const { state, content, asBefore } = table;
  const offers = noOffers();
  const sold = listUpgradesSold(state, store, content.cards);
  const out = countOut(state);
  for (const { at, held } of itemsAtHand(table)) {
    const item = content.cards.items[held.ref];
    const price = item ? upgradeCost(item) : null;
    if (!item || price === null) continue;
    const on = (held.upgrades ?? []).map(({ ref }) => ref);
    for (const upgrade of sold) {
      if (!canCarry(item, upgrade) || (asBefore && on.includes(upgrade.id))) continue;
      const isLeft = copiesFree(out, upgrade, content.cards) > 0;
      const used = isLeft ? [] : usedOn(table, upgrade.id, at);
      // Where several items have a copy, the players say which loses it (X407).
      const several = used.length > 1 && !asBefore;
      const places = isLeft ? [undefined] : asBefore ? used.slice(0, 1) : used;
      const isFull = roomForUpgrades(entryOf(held), content.cards) === 0;
      const rooms = isFull ? [...new Set(on)].filter((one) => one !== upgrade.id) : [undefined];
      for (const from of places)
        for (const instead of rooms)
          offerIf(
            offers,
            [
              `upgrade:${placeId(at)}:${upgrade.id}`,
              ...(from && several ? [`from:${placeId(from)}`] : []),
              ...(instead === undefined ? [] : [instead]),
            ].join(':'),
            {
              do: 'upgrade',
              at,
              upgrade: upgrade.id,
              price,
              ...(from ? { from } : {}),
              ...(instead === undefined ? {} : { instead }),
            },
            tooDear(state.gold, price),
            'p.28',
          );
    }
  }
  return offers;
}

/** Items at hand that have this Upgrade on them, other than the one at that place (p.11, p.28). */
function usedOn(table: CampaignTable, upgrade: string, other: Place): readonly Place[] {
  const has = (held: Held) => held.upgrades?.some(({ ref }) => ref === upgrade) === true;
  const all = table.asBefore ? listItems(table.state) : itemsAtHand(table);
  return all.flatMap(({ at, held }) => (placeId(at) !== placeId(other) && has(held) ? [at] : []));
}

export const tooDear = (has: number, needs: number): CampaignReason | null =>
  needs > has ? { why: 'gold', needs, has } : null;

/** Carries out what was chosen of these; false where it is none of them. */
export function trade(table: CampaignTable, act: CampaignAct): boolean {
  const { state, content, emit } = table;
  switch (act.do) {
    case 'buy':
      emit({ type: 'itemBought', ref: act.item, price: act.price, rule: 'p.13' });
      return true;
    case 'sell': {
      const item = heldAt(state, act.at)!;
      emit({ type: 'itemSold', at: act.at, item, price: act.price, rule: 'p.27' });
      // A sold Unique is gone for the Adventure (p.27).
      if (content.cards.items[item.ref]?.unique) emit({ type: 'cardRemoved', card: item.ref, rule: 'p.27' });
      return true;
    }
    case 'upgrade': {
      const { do: _, ...attached } = act;
      emit({ type: 'upgradeAttached', ...attached, rule: 'p.28' });
      return true;
    }
    default:
      return false;
  }
}
