/**
 * Life points in their zones (malhya.txt L990–L1006, L4459–L4536).
 *
 * - a wound moves a crystal of life to the zone of its kind (L990, MA-49); with none left further wounds do nothing
 * - a heal moves one from injury to damage, or from damage to life (L4484); an injury takes two (L4494)
 * - shocks are not healed (L4490): they go when combat ends (L5146), and when the fallen come back (L4536)
 * - at 0 by shocks alone nobody else can heal a hero (L4490)
 * - leaving a place at 0: 1 life, of damage first (L5156)
 */
import { sharesOf } from './outcome-of-attack.ts';
import { type Wounds, woundsIn } from './pools.ts';

export interface LifeZones extends Wounds {
  readonly life: number;
}

export const isDown = ({ life }: LifeZones): boolean => life <= 0;

/** What may be suffered of wounds that are more than the life there is: the players choose which. */
export const sufferable = ({ life }: LifeZones, wounds: Wounds): Wounds[] =>
  sharesOf(wounds, Math.min(life, woundsIn(wounds)));

/** Wounds as chosen of `sufferable`; any beyond the life there is fall away, shocks first. */
export function wounded(zones: LifeZones, wounds: Wounds): LifeZones {
  const [taken = wounds] = sufferable(zones, wounds);
  return {
    life: zones.life - woundsIn(taken),
    damage: zones.damage + taken.damage,
    injury: zones.injury + taken.injury,
    shock: zones.shock + taken.shock,
  };
}

export type Heal = 'injury-to-damage' | 'damage-to-life';

/** What one heal can do, life first; none: it does nothing. */
export const healsOf = ({ injury, damage }: LifeZones): Heal[] => [
  ...(damage > 0 ? (['damage-to-life'] as const) : []),
  ...(injury > 0 ? (['injury-to-damage'] as const) : []),
];

export const healed = (zones: LifeZones, heal: Heal): LifeZones =>
  heal === 'damage-to-life'
    ? { ...zones, damage: zones.damage - 1, life: zones.life + 1 }
    : { ...zones, injury: zones.injury - 1, damage: zones.damage + 1 };

/** Whether another can heal a fallen hero: not one that has suffered shocks alone (L4490). */
export const canBeRaised = (zones: LifeZones): boolean => isDown(zones) && healsOf(zones).length > 0;

/** When combat ends, and when a fallen hero comes back (L4536, L5146). */
export const withoutShocks = (zones: LifeZones): LifeZones => ({
  ...zones,
  life: zones.life + zones.shock,
  shock: 0,
});

/** A hero at 0 when the place is left (L5156); shocks are life again by then. */
export function onLeaving(zones: LifeZones): LifeZones {
  if (!isDown(zones)) return zones;
  if (zones.damage > 0) return { ...zones, damage: zones.damage - 1, life: 1 };
  return zones.injury > 0 ? { ...zones, injury: zones.injury - 1, life: 1 } : zones;
}

/** Pushed into a rift (L3466): all life is lost, as damage (MA-115). */
export const fallen = (zones: LifeZones): LifeZones =>
  wounded(zones, { damage: zones.life, injury: 0, shock: 0 });
