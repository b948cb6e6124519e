/** What a party may bring, for the set-up screen: the content layer's rules. */
export {
  type Budget,
  canCarry,
  costOfLoadout,
  faultText,
  itemOf,
  type LoadoutCost,
  type PartyFault,
  type PartyLoadout,
  sellPrice,
  upgradeCost,
  upgradeSlots,
  whatIsWrong,
} from '../content/index.ts';
