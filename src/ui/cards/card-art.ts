import type { Card } from '../../engine/index.ts';
import { iconOfCard } from '../figures/figure-art.ts';
import type { IconComponent } from '../icons/icon.tsx';
import {
  AssemblageIcon,
  CowledIcon,
  CruorIcon,
  MartialIcon,
  MonsterIcon,
  SanctusIcon,
  SubterfugeIcon,
  UpgradeIcon,
} from '../icons/index.ts';
import { iconOfItem } from './item-icons.ts';

const BY_TREE = {
  assemblage: AssemblageIcon,
  cruor: CruorIcon,
  martial: MartialIcon,
  sanctus: SanctusIcon,
  subterfuge: SubterfugeIcon,
} as const;

export interface CardArt {
  readonly Icon: IconComponent;
  /** The band along the head of the card. */
  readonly band: string;
  /** What its emblem is made of. */
  readonly stuff: 'steel' | 'iron' | 'glass' | 'hide' | 'gold' | 'potion' | 'light';
}

const STUFF = {
  weapon: 'steel',
  armor: 'iron',
  core: 'glass',
  accessory: 'hide',
  relic: 'gold',
  consumable: 'potion',
} as const;

/** The picture and colour of a card. */
export function artOfCard(card: Card): CardArt {
  switch (card.type) {
    case 'item':
      return {
        Icon: iconOfItem(card),
        band: `var(--band-plain, var(--tier-${card.tier}))`,
        stuff: STUFF[card.itemType],
      };
    case 'upgrade':
      return { Icon: UpgradeIcon, band: 'var(--gold-dark)', stuff: 'gold' };
    case 'token':
      return { Icon: UpgradeIcon, band: 'var(--gold-dark)', stuff: 'glass' };
    case 'ubiquitous':
      return { Icon: CowledIcon, band: 'var(--gold-dark)', stuff: 'gold' };
    case 'familiar':
    case 'exalted':
      return { Icon: AssemblageIcon, band: 'var(--band-plain, var(--tree-assemblage))', stuff: 'light' };
    case 'companion':
      return { Icon: iconOfCard(card.icon) ?? CowledIcon, band: 'var(--gold-dark)', stuff: 'hide' };
    case 'discipline':
      return {
        Icon: BY_TREE[card.tree],
        band: `var(--band-plain, var(--tree-${card.tree}))`,
        stuff: 'light',
      };
    case 'adventurer':
      return { Icon: iconOfCard(card.icon) ?? CowledIcon, band: 'var(--gold-dark)', stuff: 'gold' };
    case 'combatant':
      return { Icon: iconOfCard(card.icon) ?? MonsterIcon, band: 'var(--enamel-combatant)', stuff: 'steel' };
  }
}
