import type { Card, ItemCard, ItemFace } from '../../engine/index.ts';
import { type IconComponent, iconOfCard } from '../board/figure-art.ts';
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
      return { Icon: UpgradeIcon, band: 'var(--brass-dark)' };
    case 'familiar':
      return { Icon: AssemblageIcon, band: 'var(--tree-assemblage)' };
    case 'discipline':
      return { Icon: BY_TREE[card.tree], band: `var(--tree-${card.tree})` };
    case 'adventurer':
      return { Icon: iconOfCard(card.icon) ?? CowledIcon, band: 'var(--brass-dark)' };
    case 'combatant':
      return { Icon: iconOfCard(card.icon) ?? MonsterIcon, band: 'var(--enamel-combatant)' };
  }
}

const FITS = {
  weapon: 'a weapon',
  armor: 'armor',
  core: 'a core',
  'armor-and-shield': 'armor or a shield',
} as const;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The line under a card's name: what it is. */
export function typeLineOf(card: Card, face: ItemFace | null): string {
  switch (card.type) {
    case 'item': {
      const kind = face?.kind ? `${face.kind} ` : '';
      const unique = card.unique ? 'unique ' : '';
      return capital(`${card.tier} ${unique}${kind}${card.itemType}`);
    }
    case 'upgrade':
      return `Upgrade for ${FITS[card.fits]}`;
    case 'familiar':
      return 'Familiar';
    case 'discipline':
      return `${capital(card.tree)} discipline, level ${card.level}`;
    case 'adventurer':
      return 'Adventurer';
    case 'combatant':
      return `${capital(card.kind)} combatant, ${card.tier}, DR ${card.dr}`;
  }
}
