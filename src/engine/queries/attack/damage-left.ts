import type { Position } from '../../model/position.ts';
import type { Figure } from '../../model/state.ts';
import type { DamageType } from '../../model/vocabulary.ts';
import { armorTotalOf, isImmune, resistanceOf } from '../figures/stats.ts';

/** An attack's damage by type before anything is taken off, and its ARMOR PIERCING. */
export type RawDamage = Readonly<Record<DamageType | 'piercing', number>>;

/**
 * What would be left of an attack's damage on that target in the order of A2: armour less piercing, RESISTANCE,
 * IMMUNITY. What the target may yet choose to use is not counted. For weighing; `reduceDamage` decides.
 */
export function damageLeft(
  position: Position,
  target: Figure,
  weapons: readonly string[],
): (raw: RawDamage) => number {
  const armor = armorTotalOf(position, target);
  const factor = (type: DamageType) => ({
    resistant: type !== 'irreducible' && resistanceOf(position, target, type, weapons) !== null,
    immune: isImmune(position, target, type),
  });
  const of = { physical: factor('physical'), magic: factor('magic'), irreducible: factor('irreducible') };
  const left = (type: DamageType, amount: number): number => {
    if (amount <= 0 || of[type].immune) return 0;
    return of[type].resistant ? Math.ceil(amount / 2) : amount;
  };
  return ({ physical, magic, irreducible, piercing }) =>
    left('physical', physical - Math.max(0, armor - Math.max(0, piercing))) +
    left('magic', magic) +
    left('irreducible', irreducible);
}
