import type { Card, ItemCard } from '../../engine/index.ts';
import { iconOfCard } from '../board/figure-art.ts';
import type { IconComponent } from '../icons/icon.tsx';
import {
  AccessoryIcon,
  AssemblageIcon,
  AxeIcon,
  BodyArmorIcon,
  BowIcon,
  ConsumableIcon,
  CoreIcon,
  CowledIcon,
  CruorIcon,
  DaggerIcon,
  DefenseIcon,
  HammerIcon,
  MartialIcon,
  MonsterIcon,
  RelicIcon,
  SanctusIcon,
  StaffIcon,
  SubterfugeIcon,
  SwordIcon,
  UpgradeIcon,
} from '../icons/index.ts';

const BY_TAG: readonly (readonly [string, IconComponent])[] = [
  ['axe', AxeIcon],
  ['blunt', HammerIcon],
  ['staff', StaffIcon],
  ['bow', BowIcon],
  ['knife', DaggerIcon],
  ['dagger', DaggerIcon],
  ['shield', DefenseIcon],
  ['sword', SwordIcon],
];
const BY_TYPE = {
  weapon: SwordIcon,
  armor: BodyArmorIcon,
  core: CoreIcon,
  relic: RelicIcon,
  accessory: AccessoryIcon,
  consumable: ConsumableIcon,
} as const;
const BY_TREE = {
  assemblage: AssemblageIcon,
  cruor: CruorIcon,
  martial: MartialIcon,
  sanctus: SanctusIcon,
  subterfuge: SubterfugeIcon,
} as const;

function iconOfItem(card: ItemCard): IconComponent {
  const found = BY_TAG.find(([tag]) => card.front.tags?.some((one) => one.includes(tag)));
  return found?.[1] ?? BY_TYPE[card.itemType];
}

export interface CardArt {
  readonly Icon: IconComponent;
  /** The band along the head of the card. */
  readonly band: string;
}

/** The picture and colour of a card. */
export function artOfCard(card: Card): CardArt {
  switch (card.type) {
    case 'item':
      return { Icon: iconOfItem(card), band: `var(--tier-${card.tier})` };
    case 'upgrade':
      return { Icon: UpgradeIcon, band: 'var(--gold-dark)' };
    case 'familiar':
      return { Icon: AssemblageIcon, band: 'var(--tree-assemblage)' };
    case 'discipline':
      return { Icon: BY_TREE[card.tree], band: `var(--tree-${card.tree})` };
    case 'adventurer':
      return { Icon: iconOfCard(card.icon) ?? CowledIcon, band: 'var(--gold-dark)' };
    case 'combatant':
      return { Icon: iconOfCard(card.icon) ?? MonsterIcon, band: 'var(--enamel-combatant)' };
  }
}
