import type { IconComponent } from '../../../ui/icons/icon.tsx';
import {
  AcrobatIcon,
  AgilityIcon,
  CastingIcon,
  ConvictionIcon,
  LoreIcon,
  MaceIcon,
  PackIcon,
  SpecialIcon,
  StaffIcon,
  StrengthIcon,
  SwordIcon,
} from '../../../ui/icons/index.ts';
import type { Ability, Pile } from '../rules/model/content.ts';

const HEROES: Readonly<Record<string, IconComponent>> = {
  drover: StaffIcon,
  ropewalker: AcrobatIcon,
  scrivener: LoreIcon,
  almoner: MaceIcon,
};

/** The emblem of a hero. */
export function Emblem({ of }: { readonly of: string }) {
  const Icon = HEROES[of] ?? SpecialIcon;
  return <Icon className="mid-emblem rigid" fill="currentColor" />;
}

export const TRADE_ICONS: Readonly<Record<Ability | Pile, IconComponent>> = {
  strength: StrengthIcon,
  dexterity: AgilityIcon,
  intelligence: ConvictionIcon,
  equipment: PackIcon,
  weapons: SwordIcon,
  spells: CastingIcon,
};
