/** What an Adventurer may bring, what it costs, and what is wrong with it (pp.24, 27-28, 34). */

export { copiesInBox, isKeptBack, isToBeHad, tierOfUpgrade } from '../model/cards/box.ts';
export type { Hidden } from '../model/cards/hidden.ts';
export type { Slot } from '../model/cards/item-limits.ts';
export { cardsIn, itemOf } from '../model/cards/loadout.ts';
export { listLoadoutFaults } from './faults.ts';
export type { FaultOfLoadout, LoadoutFault, PartyFault } from './loadout-fault.ts';
export {
  type Budget,
  copiesLeft,
  countIn,
  goldOfParty,
  listForPlace,
  type PartyLoadout,
  whatIsWrong,
} from './party.ts';
export { costOfLoadout, type LoadoutCost, sellPrice, upgradeCost, xpToLearn } from './prices.ts';
export { type Equipped, knowsFamiliars, type Slots, slotsOf } from './slots.ts';
export { canBeUpgraded, canCarry, roomForUpgrades, upgradeSlots } from './upgrade-faults.ts';
