import type { IconComponent } from '../../../../ui/icons/icon.tsx';
import {
  BowIcon,
  ClawIcon,
  CrossbowIcon,
  GargoyleIcon,
  GolemIcon,
  HalberdIcon,
  HoundIcon,
  HammerIcon,
  KeyIcon,
  LoreIcon,
  MonsterIcon,
  ShortSwordIcon,
  WaterIcon,
} from '../../../../ui/icons/index.ts';

/** Heroes by their names. */
const HEROES: Readonly<Record<string, IconComponent>> = {
  bargewoman: WaterIcon,
  archivist: LoreIcon,
  picklock: KeyIcon,
  wayfinder: BowIcon,
  kilnwright: HammerIcon,
};

/** Enemies by the place of their type among all there are. */
const ENEMIES: readonly IconComponent[] = [
  ShortSwordIcon,
  CrossbowIcon,
  HoundIcon,
  HalberdIcon,
  GolemIcon,
  MonsterIcon,
  GargoyleIcon,
  ClawIcon,
];
const known: string[] = [];

/** The silhouette of a hero or of a type of enemy. */
export function Silhouette({ of, size }: { readonly of: string; readonly size?: number }) {
  if (!HEROES[of] && !known.includes(of)) known.push(of);
  const Icon = HEROES[of] ?? ENEMIES[known.indexOf(of) % ENEMIES.length]!;
  return size === undefined ? (
    <Icon className="mal-emblem rigid" fill="currentColor" />
  ) : (
    <Icon width={size} height={size} fill="currentColor" />
  );
}
