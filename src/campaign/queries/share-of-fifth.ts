/** The fifth member of an Adventure: what it begins with (X295). */
import {
  type CardIndex,
  costOfLoadout,
  isToBeHad,
  itemOf,
  type Loadout,
  whatIsWrong,
} from '../../engine/index.ts';
import type { NewMember } from '../model/content.ts';

/** Who comes as the fifth, and with what. */
export type Fifth = Pick<NewMember, 'card' | 'loadout'>;

/** Gold and XP: a share, or what is left of it. */
export interface Share {
  readonly gold: number;
  readonly xp: number;
}

/** What a fifth begins with (p.71, X295): the mean of what the others' loadouts are worth and of their XP, rounded up. */
export function shareOfFifth(party: readonly NewMember[], cards: CardIndex): Share {
  const costs = party.map(({ loadout }) => costOfLoadout(loadout, cards));
  const mean = (all: readonly number[]) =>
    Math.ceil(all.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length));
  return {
    gold: mean(costs.map(({ gold }) => gold.total)),
    xp: mean(costs.map(({ xp }, i) => xp.total + (party[i]!.xp ?? 0))),
  };
}

/**
 * What is left of that share beside a loadout; null where it costs more, has what no Store sells, or is none the party
 * may bring (pp.13, 24).
 */
export function leftOfShare(
  party: readonly NewMember[],
  { card, loadout }: Fifth,
  cards: CardIndex,
): Share | null {
  if (party.some((one) => one.card === card)) return null;
  const members = [...party, { card, loadout }];
  if (whatIsWrong({ members }, cards).some(({ member }) => member === party.length)) return null;
  if (!isAllForSale(loadout, cards)) return null;
  const share = shareOfFifth(party, cards);
  const cost = costOfLoadout(loadout, cards);
  const left = { gold: share.gold - cost.gold.total, xp: share.xp - cost.xp.total };
  return left.gold < 0 || left.xp < 0 ? null : left;
}

/** What has no price would cost nothing of the share: Monster Loot, what a story gives, a Companion. */
const isAllForSale = ({ items, pack = [], disciplines, companion }: Loadout, cards: CardIndex): boolean =>
  companion === undefined &&
  [...items, ...pack].every((entry) => {
    const item = cards.items[itemOf(entry).ref];
    return item !== undefined && item.lootOf === undefined && !item.unique && isToBeHad(item);
  }) &&
  disciplines.every((ref) => !cards.disciplines[ref]?.story);
