export { cardsIn, itemOf } from '../model/cards/loadout.ts';
/** What an Adventurer may bring, what it costs, and what is wrong with it (pp.24, 27-28, 34). */
export { faultText, type LoadoutFault, listLoadoutFaults } from './faults.ts';
export { type Budget, type PartyFault, type PartyLoadout, whatIsWrong } from './party.ts';
export { costOfLoadout, type LoadoutCost, sellPrice, upgradeCost } from './prices.ts';
export { type Equipped, type Slot, type Slots, slotsOf } from './slots.ts';
export { canCarry, upgradeSlots } from './upgrade-faults.ts';
