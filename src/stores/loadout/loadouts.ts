import type { PartyFault } from '../../engine/index.ts';

/** What a party may bring, for the set-up screen: the engine's rules. */
export {
  type Budget,
  canBeUpgraded,
  canCarry,
  cardsIn,
  copiesLeft,
  costOfLoadout,
  countIn,
  type Equipped,
  goldOfParty,
  itemOf,
  knowsFamiliars,
  type LoadoutCost,
  listForPlace,
  type PartyFault,
  type PartyLoadout,
  roomForUpgrades,
  type Slot,
  type Slots,
  sellPrice,
  slotsOf,
  upgradeCost,
  whatIsWrong,
  xpToLearn,
} from '../../engine/index.ts';

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
