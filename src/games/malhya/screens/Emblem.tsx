import type { IconComponent } from '../../../ui/icons/icon.tsx';
import { BowIcon, HammerIcon, KeyIcon, LoreIcon, SpecialIcon, WaterIcon } from '../../../ui/icons/index.ts';

const HEROES: Readonly<Record<string, IconComponent>> = {
  bargewoman: WaterIcon,
  archivist: LoreIcon,
  picklock: KeyIcon,
  wayfinder: BowIcon,
  kilnwright: HammerIcon,
};

/** The emblem of a hero. */
export function Emblem({ of }: { readonly of: string }) {
  const Icon = HEROES[of] ?? SpecialIcon;
  return <Icon className="mal-emblem rigid" fill="currentColor" />;
}
