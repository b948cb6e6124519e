import type { Rating } from '../../../../campaign/index.ts';
import type { ItemType } from '../../../../engine/index.ts';
import { capital, points, signed, spelled } from '../../grammar.ts';

/** The Story Round (p.13): its three doors and what lies behind them. */
export const hub = {
  doors: 'Story Round',
  door: { shop: 'Shop and Train', explore: 'Explore', venture: 'Venture Forth' } as const,
  now: 'now',
  gold: 'Gold',
  tabs: { store: 'Store', training: 'Training', items: 'Items' } as const,
  tabsLabel: 'Shop and Train',
  done: 'Done here',
  doneAbout: 'On to Explore. You may come back.',
  doneOnly: 'Done',
  shopTitle: 'The store',
  arrangeTitle: 'Rearrange what you have',
  notYet: (why: string) => `Not yet: ${why}.`,
  rulesAbout: 'They may be changed in a Story Round alone, and the chronicle tells it.',
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
  unique: 'The one of a kind',
  uniqueAbout: (inRound: boolean) =>
    `Drawn for this ${inRound ? 'Story Round' : 'store'} alone. Left here, it is gone for good (p.55).`,
  left: (n: number) => points(n, 'copy', n === 1 ? 'copy' : 'copies'),
  buy: (price: number) => `Buy for ${price}`,
  buyNamed: (name: string, price: number) => `Buy ${name} for ${price} Gold`,
  look: (name: string) => `Look at ${name}`,
  chosen: 'The card',
  nothing: 'Choose a card to read it.',
  nothingSold: 'Nothing of that kind is left.',
  wouldChange: 'What it would change',
  nowhere: 'No numbers of anybody; its words say what it does.',
  tooMany: 'something else would have to come off',
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
  intoStash: 'It goes into the stash; equip it under Items.',
  close: 'Close',
};

export const training = {
  free: (n: number) => `${n} XP free`,
  gained: (n: number) => `${n} gained in all`,
  whose: 'Whose training',
  level: (n: number) => `LVL ${n}`,
  tree: (name: string) => capital(spelled(name)),
  learn: (xp: number) => `Learn for ${xp} XP`,
  learnNamed: (name: string, xp: number) => `Learn ${name} for ${xp} XP`,
  known: 'Known',
  respec: (back: number, price: number) =>
    price === 0 ? `Re-spec: ${back} XP back, free this once` : `Re-spec: ${back} XP back for ${price} XP`,
  respecAbout: 'All Disciplines come off but those of the story (p.71).',
  familiar: 'Choose a Familiar',
  familiarAbout: 'Once, and for good (p.68).',
  take: (name: string) => `Take ${name}`,
  locked: (name: string, why: string) => `${name}: ${why}`,
};

export const items = {
  equipped: 'Equipped',
  pack: 'Pack',
  stash: 'The stash',
  stashAbout: 'What nobody carries. It is not taken along.',
  empty: 'empty',
  choose: (name: string) => `Choose ${name}`,
  putHere: (where: string) => `Put it here: ${where}`,
  here: 'Put it here',
  chosen: 'What to do with it',
  none: 'Choose an item: its card opens, and where it may go is lit. Or drag it there.',
  sell: (price: number) => `Sell for ${price} Gold`,
  notSold: 'It is not for sale (p.27).',
  turn: 'Turn it over',
  upgrades: 'Item Upgrades',
  noUpgrades: 'No Upgrade that is sold here fits it.',
  upgrade: (name: string, price: number) => `${name} for ${price} Gold`,
  upgradeFrom: (where: string) => `taken off ${where}`,
  upgradeInstead: (name: string) => `instead of ${name}`,
  companion: 'Companion',
  give: (name: string) => `Give to ${name}`,
  unselectable: 'not at hand',
  hands: (used: number, limit: number) => `${used} of ${limit} hands`,
  otherSide: 'other side',
};

export const group = {
  title: 'The Active Group',
  about: (size: number) => `${capital(String(size))} go along (p.10); the others wait.`,
  count: (n: number, size: number) => `${n} of ${size} go along`,
  goes: 'goes along',
  waits: 'waits',
  done: 'These go',
};

/** What the party should bring to one of that rating (p.13). */
const GEAR: Readonly<Record<Rating, string>> = {
  easy: 'for Common items',
  intermediate: 'for Uncommon items',
  hard: 'for Rare items',
  special: 'for the best there is, chosen with care',
};

const RATING: Readonly<Record<Rating, string>> = {
  easy: 'Easy',
  intermediate: 'Intermediate',
  hard: 'Hard',
  special: 'Special',
};

export const explore = {
  title: 'Explore',
  about: 'A Side Quest or a Bounty may be tried; afterwards you come back here, and may shop once more.',
  quests: 'Side Quests',
  board: 'Bounty board',
  rating: (rating: Rating) => `${RATING[rating]}, ${GEAR[rating]}`,
  stars: { easy: 1, intermediate: 2, hard: 3, special: 4 } as const,
  encounters: (n: number) => points(n, 'encounter'),
  begin: 'Set out',
  beginNamed: (name: string) => `Set out: ${name}`,
  noQuests: 'Nobody here has anything for you.',
  on: 'Nothing more here',
  onAbout: 'On to Venture Forth.',
  back: 'Back to the store',
};

export const venture = {
  title: 'Venture Forth',
  about: 'Beyond this door there is no way back to this place.',
  unique: (name: string) => `${name} was not bought: it will be gone for good (p.55).`,
  active: 'These go along',
  go: 'Venture forth',
  back: 'Back to the store',
};

/** A Crawl between two encounters (p.9), and a party without a story. */
export const crawl = {
  next: 'The next Scenario',
  nextAbout: 'Each must be of a higher Rank than all that were won (p.9).',
  rank: (n: number) => `Rank ${n}`,
  end: 'End the Crawl here',
  free: 'Where to next?',
  freeAbout: 'Any encounter, with what the last one left. The store and a rest are open in between.',
  shop: 'To the store',
  restore: 'Rest: everybody is restored (p.18)',
  finish: 'End it here',
  go: (name: string) => `Play ${name}`,
  roadOf: (name: string) => `The road of ${name}`,
  station: (n: number) => `Station ${n}`,
  ahead: 'lies ahead',
  damage: (n: number) => (n === 0 ? '–' : `−${n}`),
  left: (name: string, damage: number, fell: boolean) =>
    `${name}: ${fell ? 'was Defeated' : damage === 0 ? 'unhurt' : `${damage} damage`}`,
  won: 'Scenario won',
  lost: 'Scenario lost',
  lostAbout: 'All that came of it is gone, and the party is as it was before (p.9).',
  of: (n: number, all: number) => `${n} of ${all}`,
  numbers: {
    encounters: 'Encounters won',
    rounds: 'Rounds',
    gold: 'Gold gained',
    goldLost: 'Gold gained, and lost',
    fell: 'Fell on the way',
    nobody: 'nobody',
  },
  again: 'Again',
  againAbout: 'The same four from the beginning, with other dice. This one stays in the list.',
};
