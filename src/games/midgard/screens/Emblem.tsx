import type { Look } from '../../../engine/index.ts';
import { Standing } from '../../../ui/figures/Standing.tsx';
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

interface StandeeProps {
  readonly look: Look | undefined;
  readonly side: 'ours' | 'theirs';
  /** What is left of its Life Points, 0-1. */
  readonly life: number;
}

/** Somebody in a fight, standing: adventurers on round bases, others on six-sided ones. */
export function Standee({ look, side, life }: StandeeProps) {
  return (
    <span className="mid-standee grid centered">
      <Standing
        look={look}
        base={side === 'ours' ? 'round' : 'hexagon'}
        ring={side === 'ours' ? 'var(--mid-blue)' : 'var(--ink-red)'}
        life={life}
        flipped={side === 'theirs'}
      >
        <SpecialIcon className="mid-emblem rigid" fill="currentColor" />
      </Standing>
    </span>
  );
}

export const TRADE_ICONS: Readonly<Record<Ability | Pile, IconComponent>> = {
  strength: StrengthIcon,
  dexterity: AgilityIcon,
  intelligence: ConvictionIcon,
  equipment: PackIcon,
  weapons: SwordIcon,
  spells: CastingIcon,
};
