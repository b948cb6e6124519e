import type { IconComponent } from '../../../ui/icons/icon.tsx';
import {
  BowIcon,
  CrabIcon,
  GuardsIcon,
  HalberdIcon,
  HammerIcon,
  HoundIcon,
  KeyIcon,
  LoreIcon,
  PresenceIcon,
  RangeIcon,
  SpecialIcon,
  WaterIcon,
} from '../../../ui/icons/index.ts';

/** Heroes and enemies by their names. */
const EMBLEMS: Readonly<Record<string, IconComponent>> = {
  bargewoman: WaterIcon,
  archivist: LoreIcon,
  picklock: KeyIcon,
  wayfinder: BowIcon,
  kilnwright: HammerIcon,
  'bell-warden': PresenceIcon,
  'eel-hound': HoundIcon,
  'lock-beast': CrabIcon,
  'pike-bearer': HalberdIcon,
  'quay-guard': GuardsIcon,
  slinger: RangeIcon,
};

const iconOf = (of: string): IconComponent => EMBLEMS[of] ?? SpecialIcon;

/** The emblem of a hero or of a type of enemy. */
export function Emblem({ of }: { readonly of: string }) {
  const Icon = iconOf(of);
  return <Icon className="mal-emblem rigid" fill="currentColor" />;
}

/** The same in a drawing, as large as its units say. */
export function Silhouette({ of, size }: { readonly of: string; readonly size: number }) {
  const Icon = iconOf(of);
  return <Icon width={size} height={size} fill="currentColor" />;
}
