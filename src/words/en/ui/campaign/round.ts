import type { Rating } from '../../../../campaign/index.ts';
import type { ItemType } from '../../../../engine/index.ts';
import { capital, points, signed, spelled } from '../../grammar.ts';

/** The Story Round (p.13): its three doors and what lies behind them. */
export const hub = {
  doors: 'Story Round',
  door: { shop: 'Shop and Train', explore: 'Explore', venture: 'Continue story' } as const,
  now: 'now',
  gold: 'Gold',
  tabs: { store: 'Store', training: 'Training', items: 'Items' } as const,
  tabsLabel: 'Shop and Train',
  done: 'Next: Explore',
  doneAbout: 'You can come back.',
  doneOnly: 'Done',
  shopTitle: 'Store',
  arrangeTitle: 'Rearrange items',
  reEquipTitle: (name: string) => `${name}: re-equip for free`,
  reEquipAbout: 'A new item may be equipped at once (p.67).',
  tradeTitle: 'Restored: trade items',
  tradeAbout: 'Everyone here may trade. The stash is out of reach (p.18).',
  noRoom: 'No room. Choose what goes (p.67).',
  discard: (name: string) => `Discard ${name}`,
  sendToStash: (name: string) => `Send ${name} to the stash`,
  notYet: (why: string) => `Not yet: ${why}.`,
  rulesAbout: 'You can change rules only in a Story Round. The chronicle notes it.',
};

const KINDS: Readonly<Record<ItemType, string>> = {
  weapon: 'Weapons',
  armor: 'Armor',
  core: 'Cores',
  relic: 'Relics',
  accessory: 'Accessories',
  consumable: 'Consumables',
};

export const store = {
  kind: KINDS,
  all: 'All',
  kinds: 'Kinds of items',
  unique: 'Unique item: this visit only',
  uniqueAbout: 'If you do not buy it, it is gone for good (p.55).',
  left: (n: number) => points(n, 'copy', n === 1 ? 'copy' : 'copies'),
  buy: (price: number) => `Buy for ${price}`,
  buyNamed: (name: string, price: number) => `Buy ${name} for ${price} Gold`,
  look: (name: string) => `Look at ${name}`,
  chosen: 'Selected card',
  nothing: 'Select a card to read it.',
  nothingSold: 'None left.',
  wouldChange: 'Changes',
  nowhere: 'No numbers change. Its text says what it does.',
  tooMany: 'no room: remove something first',
  change: (what: string, from: number, to: number) => `${what} ${from} → ${to} (${signed(to - from)})`,
  stat: {
    hp: 'HP',
    sp: 'SP',
    recovery: 'SP recovered',
    defense: 'Defense',
    armor: 'Armor',
    movement: 'Movement',
    range: 'Range',
    dice: 'combat dice',
  } as const,
  skill: (name: string) => capital(name),
  intoStash: 'Goes to the stash. Equip it under Items.',
  close: 'Close',
};

export const training = {
  free: (n: number) => `${n} XP to spend`,
  gained: (n: number) => `(${n} total)`,
  whose: 'Adventurer',
  level: (n: number) => `LVL ${n}`,
  tree: (name: string) => capital(spelled(name)),
  learn: (xp: number) => `Learn for ${xp} XP`,
  learnNamed: (name: string, xp: number) => `Learn ${name} for ${xp} XP`,
  known: 'Known',
  respec: (back: number, price: number) =>
    price === 0 ? `Retrain free, once (${back} XP back)` : `Retrain for ${price} XP (${back} back)`,
  respecAbout: 'Removes all Disciplines except those of the story (p.71).',
  familiar: 'Choose a Familiar',
  familiarAbout: 'Once only. You cannot change it later (p.68).',
  take: (name: string) => `Choose ${name}`,
  locked: (name: string, why: string) => `${name}: ${why}`,
};

export const items = {
  equipped: 'Equipped',
  pack: 'Pack',
  stash: 'Stash',
  stashAbout: 'Carried by no one. It stays behind.',
  empty: 'empty',
  choose: (name: string) => `Choose ${name}`,
  putHere: (where: string) => `Put it here: ${where}`,
  here: 'Put it here',
  chosen: 'Selected item',
  none: 'Select an item to see its card and where it can go. Or drag it.',
  sell: (price: number) => `Sell for ${price} Gold`,
  notSold: 'You cannot sell it (p.27).',
  turn: 'Turn over',
  upgrades: 'Item Upgrades',
  noUpgrades: 'No Upgrade sold here fits it.',
  upgrade: (name: string, price: number) => `${name} for ${price} Gold`,
  upgradeFrom: (item: string, where: string) => `removed from ${item} (${where})`,
  upgradeInstead: (name: string) => `instead of ${name}`,
  companion: 'Companion',
  give: (name: string) => `Give to ${name}`,
  unselectable: 'unavailable',
  hands: (used: number, limit: number) => `${used} of ${limit} hands`,
  otherSide: 'other side',
};

export const group = {
  title: 'Active Group',
  about: (size: number) => `Choose ${size} to go (p.10). The others wait.`,
  count: (n: number, size: number) => `${n} of ${size} chosen`,
  goes: 'goes',
  waits: 'waits',
  done: 'Confirm group',
};

/** What the party should bring to one of that rating (p.13). */
const GEAR: Readonly<Record<Rating, string>> = {
  easy: 'for Common items',
  intermediate: 'for Uncommon items',
  hard: 'for Rare items',
  special: 'for the best items',
};

const RATING: Readonly<Record<Rating, string>> = {
  easy: 'Easy',
  intermediate: 'Intermediate',
  hard: 'Hard',
  special: 'Special',
};

export const explore = {
  title: 'Explore',
  about: 'Try a Side Quest or Bounty. Then you return here and can shop again.',
  quests: 'Side Quests',
  board: 'Bounty board',
  rating: (rating: Rating) => `${RATING[rating]}, ${GEAR[rating]}`,
  stars: { easy: 1, intermediate: 2, hard: 3, special: 4 } as const,
  encounters: (n: number) => points(n, 'encounter'),
  begin: 'Start',
  beginNamed: (name: string) => `Start: ${name}`,
  noQuests: 'No Side Quests here.',
  on: 'Next: Continue story',
  back: 'Back to the store',
};

export const venture = {
  title: 'Continue story',
  about: 'Venture Forth (p.13): you cannot come back to this place.',
  unique: (name: string) => `You did not buy ${name}. It will be gone for good (p.55).`,
  active: 'Active Group',
  go: 'Continue story',
  back: 'Back to the store',
};

/** A Crawl between two encounters (p.9), and a party without a story. */
export const crawl = {
  next: 'Next Scenario',
  nextAbout: 'Its Rank must be higher than any you have won (p.9).',
  rank: (n: number) => `Rank ${n}`,
  end: 'End the Crawl',
  free: 'Choose the next encounter',
  freeAbout: 'Your gear and wounds carry over. You can shop and rest in between.',
  shop: 'Go to the store',
  restore: 'Rest: restore everyone (p.18)',
  finish: 'End the campaign',
  go: (name: string) => `Play ${name}`,
  roadOf: (name: string) => `The road of ${name}`,
  station: (n: number) => `Stop ${n}`,
  ahead: 'ahead',
  damage: (n: number) => (n === 0 ? '–' : `−${n}`),
  left: (name: string, damage: number, fell: boolean) =>
    `${name}: ${fell ? 'was Defeated' : damage === 0 ? 'healthy' : `${damage} damage`}`,
  won: 'Scenario won',
  lost: 'Scenario lost',
  lostAbout: 'All gains are lost. The party is as it was before (p.9).',
  of: (n: number, all: number) => `${n} of ${all}`,
  numbers: {
    encounters: 'Encounters won',
    rounds: 'Rounds',
    gold: 'Gold gained',
    goldLost: 'Gold gained, and lost',
    fell: 'Defeated on the way',
    nobody: 'nobody',
  },
  again: 'Play again',
  againAbout: 'Same party from the start, new dice. This one stays in the list.',
};
