import { isolated } from '../../../check/isolated.ts';
import type { PartyFault } from '../../../engine/index.ts';
import {
  type AdventurerCard,
  type Card,
  type CardIndex,
  type DisciplineCard,
  type Loadout,
  SHELVES,
  type Tier,
  type Tree,
} from '../../../engine/index.ts';
import type { ItemKind } from '../../../stores/loadout/loadout-shelf.ts';
import type { ReadyMadeFrom } from '../../../stores/loadout/ready-made.ts';
import { wordsOn } from '../card-words.ts';
import { plainParts } from '../cards/parts.ts';
import { capital, points, spelled } from '../grammar.ts';
import { faultText } from '../loadout-faults.ts';
import { cardName, figureName } from '../tell/names.ts';

/** Kinds of items, as headings. */
export const kind: Readonly<Record<ItemKind, string>> = {
  weapon: 'Weapons',
  armor: 'Armor',
  core: 'Cores',
  relic: 'Relics',
  accessory: 'Accessories',
  consumable: 'Consumables',
  loot: 'Loot and story',
};

/** A problem in words, with the page that says so; `whose` where it is another's. */
export function fault(found: PartyFault, cards: CardIndex, whose?: string): string {
  const text = faultText(
    found,
    (type, ref) => cardName(cards, type, ref),
    (type) => Object.keys(cards[SHELVES[type]]),
  );
  return whose === undefined ? text : `${whose}: ${text}`;
}

export const faults = (n: number): string => points(n, 'problem');

export const budget = {
  field: { gold: 'Gold for the party', xp: 'XP for each' },
  noLimit: 'no limit',
  unlessSaid: 'Default: what the ready-made party costs.',
  gold: 'Gold',
  goldUnit: 'gold',
  xp: 'XP',
  xpUnit: (limit: number | undefined) => (limit === undefined ? 'XP' : `of ${limit} XP`),
  party: (gold: number, limit: number | undefined) => `(party ${gold}${ofLimit(limit)})`,
};

const ofLimit = (limit: number | undefined): string => (limit === undefined ? '' : ` of ${limit}`);

/** The sheet of one Adventurer; `who` is what it is called. */
export const sheet = {
  title: (who: string) => `${who}’s equipment`,
  done: 'Done',
  inOrder: 'OK',
  brought: (who: string) => `Carried by ${who}`,
  shelf: 'All cards',
  theShelf: 'All cards',
  readyMade: 'Ready-made',
  own: 'Your own',
  somebody: 'Adventurer',
  called: (adventurer: AdventurerCard, cards: CardIndex) =>
    figureName(cards, {
      id: adventurer.id,
      card: adventurer.id,
      kind: 'adventurer',
      group: adventurer.id,
      number: 0,
    }),
};

export function readyMade(source: ReadyMadeFrom): string {
  switch (source.from) {
    case 'encounter':
      return `As in ${isolated(source.name)}`;
    case 'start':
      return 'Starting equipment';
    case 'nothing':
      return 'Empty';
  }
}

export const brought = {
  pack: 'Pack',
  disciplines: 'Disciplines',
  familiar: 'Familiar',
  companion: 'Companion',
  room: (used: number, limit: number, hands: boolean) => `${used} of ${limit}${hands ? ' hands' : ''}`,
  choose: 'Choose',
  /** After the same, for those who hear it. */
  chooseWhat: (part: string) => ` ${part.toLowerCase()}`,
  otherSide: 'other side',
  level: (level: DisciplineCard['level']) => (level === 0 ? 'Story' : `LVL ${level}`),
  turn: 'Turn over',
  turnItem: (name: string) => `Turn over ${name}`,
  upgrade: 'Upgrade',
  upgradeItem: (name: string) => `Upgrade ${name}`,
  equip: 'Equip',
  equipFromPack: (name: string) => `Equip ${name} from the Pack`,
  toPack: 'Pack',
  putInPack: (name: string) => `Put ${name} in the Pack`,
};

/** How a card goes out of what is brought. */
export const removing = { forget: 'Unlearn', leave: 'Remove', takeOff: 'Remove', detach: 'Detach' };
export type Removing = keyof typeof removing;
export const remove = (how: Removing, name: string): string => `${removing[how]} ${name}`;

export const shelf = {
  choose: 'Cards to choose from',
  tab: {
    items: 'Items',
    upgrades: 'Upgrades',
    disciplines: 'Disciplines',
    familiars: 'Familiars',
    companions: 'Companions',
  },
  search: 'Search the cards',
  searchFor: 'Name, tag or text',
  none: 'No card matches.',
  more: (n: number) => `Show ${points(n, 'more card')}`,
  equip: 'Equip',
  equipItem: (name: string) => `Equip ${name}`,
  pack: 'Pack',
  takeInPack: (name: string) => `Take ${name} in the Pack`,
  learn: (name: string) => `Learn ${name}`,
  learnFor: (xp: number) => `Learn for ${xp} XP`,
  known: 'Known',
  keep: 'Choose',
  keepCard: (name: string) => `Choose ${name}`,
  kept: 'Chosen',
  along: 'Choose',
  takeAlong: (name: string) => `Choose ${name}`,
  isAlong: 'Chosen',
  onlyWhoKnows: (discipline: string) => `Needs the discipline ${discipline} (p.68).`,
  /** What is to be known of a card on the shelf. */
  notes: ({ brought, found, copies }: ShelfNotes) =>
    [
      brought ? `${brought} carried` : '',
      found ? 'not sold in stores' : '',
      copies ? `${copies.left} of ${copies.of} left` : '',
    ]
      .filter(Boolean)
      .join(', '),
};

export interface ShelfNotes {
  /** Copies this Adventurer brings. */
  readonly brought?: number;
  /** No store has it (p.27). */
  readonly found?: boolean;
  readonly copies?: { readonly left: number; readonly of: number } | null;
}

/** What the shelf can be narrowed to. */
export const filter = {
  kind: 'Kind',
  anyKind: 'All kinds',
  tier: 'Tier',
  anyTier: 'All tiers',
  tree: 'Tree',
  anyTree: 'All trees',
  level: 'LVL',
  anyLevel: 'All LVLs',
  tierName: (tier: Tier) => capital(tier),
  treeName: (tree: Tree) => capital(tree),
  levelName: (level: DisciplineCard['level']) => `LVL ${level}`,
};

export const upgrades = {
  none: 'No carried item can be upgraded (p.28).',
  for: 'Upgrades for',
  host: (name: string, list: keyof Loadout) => `${name}${list === 'pack' ? ' (in the Pack)' : ''}`,
  room: (room: number) => (room > 0 ? `room for ${room}` : 'full'),
  inStash: (material: string) => `${material} is in the party stash`,
  attach: (upgrade: string, item: string) => `Attach ${upgrade} to ${item}`,
  attachFor: (gold: number) => `Attach for ${gold} gold`,
};

/** All that stands on a card, for whoever searches the shelf: its name, what it is, its tags and its text. */
export function allOn(card: Card): string[] {
  const blocks = wordsOn(card).flatMap(({ name = '', tags, parts }) => [name, ...tags, plainParts(parts)]);
  return [card.name, ...about(card), ...blocks];
}

function about(card: Card): string[] {
  if (card.type === 'discipline') return [card.tree, card.story ? 'story' : `level ${card.level}`];
  if (card.type !== 'item') return [card.type];
  return [
    card.tier,
    card.itemType,
    card.front.kind ?? '',
    card.unique ? 'unique' : '',
    card.material ? 'material' : '',
    ...(card.front.tags ?? []),
    ...(card.back?.tags ?? []),
  ].map(spelled);
}
