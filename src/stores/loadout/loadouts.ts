import { canCarry, cardsIn, type PartyFault, type PartyLoadout } from '../../content/index.ts';
import type { CardIndex, ItemCard } from '../../engine/index.ts';

/** What a party may bring, for the set-up screen: the content layer's rules. */
export {
  type Budget,
  canCarry,
  cardsIn,
  costOfLoadout,
  type Equipped,
  faultText,
  itemOf,
  type LoadoutCost,
  type PartyFault,
  type PartyLoadout,
  type Slot,
  type Slots,
  sellPrice,
  slotsOf,
  upgradeCost,
  upgradeSlots,
  whatIsWrong,
} from '../../content/index.ts';

/** The faults of one place of a loadout; with `below` also of what lies under it. */
export const faultsAt = (
  faults: readonly PartyFault[],
  at: readonly (string | number)[],
  below = false,
): PartyFault[] =>
  faults.filter(
    (fault) =>
      (below ? fault.at.length >= at.length : fault.at.length === at.length) &&
      at.every((step, i) => fault.at[i] === step),
  );

/** How many of an item or Upgrade the party has, its stash counted. */
export function countIn(
  { members, stash = [] }: PartyLoadout,
  kind: 'items' | 'upgrades',
  ref: string,
): number {
  const brought = members
    .flatMap(({ loadout }) => cardsIn(loadout))
    .filter((one) => one.kind === kind && one.ref === ref);
  return brought.length + (kind === 'items' ? stash.filter((one) => one === ref).length : 0);
}

/** Whether there is an Upgrade for it (p.28): consumables, relics and accessories carry none. */
export const canBeUpgraded = (cards: CardIndex, item: ItemCard): boolean =>
  Object.values(cards.upgrades).some((upgrade) => canCarry(item, upgrade));
