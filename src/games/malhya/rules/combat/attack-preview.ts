/**
 * An attack before the dice: what the situation adds on both sides, and its exact odds (malhya.txt L4552, L4591, L4650).
 * An area is judged for each defender by itself (L5076, MA-47).
 */
import { type FightOdds, fightOdds } from './fight-odds.ts';
import type { Target } from './fight-targets.ts';
import {
  attackPartsOf,
  attackPlans,
  type Handler,
  type HandlingPlan,
  type LineState,
  lineStates,
  type WeaponLines,
} from './handling.ts';
import {
  type AttackPart,
  type AttackPool,
  attackPool,
  type DefensePart,
  type DefensePool,
  defensePool,
} from './pools.ts';

/** What allies beside the target are worth, each a damage (L4552). */
export const outnumberPart = ({ outnumber }: Pick<Target, 'outnumber'>): AttackPart[] =>
  outnumber.length > 0 ? [{ gain: { damage: outnumber.length } }] : [];

/** One Dodge die for any number of penalties (L4591). */
export const penaltyPart = ({ penalties }: Pick<Target, 'penalties'>): DefensePart[] =>
  penalties.length > 0 ? [{ dice: { dodge: 1 } }] : [];

/** One side of an attack. */
export interface Fighting<P> {
  readonly parts: readonly P[];
  readonly of: 'hero' | 'enemy';
}

export interface PoolsMet {
  readonly attack: AttackPool;
  readonly defense: DefensePool;
}

/** Both pools with all that the situation adds. */
export const poolsAgainst = (
  attacker: Fighting<AttackPart>,
  defender: Fighting<DefensePart>,
  target: Target,
): PoolsMet => ({
  attack: attackPool(
    [...attacker.parts, ...outnumberPart(target)],
    attacker.of,
    target.sight ? 'ranged' : 'melee',
  ),
  defense: defensePool([...defender.parts, ...penaltyPart(target)], defender.of),
});

export interface AttackPreview extends PoolsMet {
  readonly plan: HandlingPlan;
  /** For defense afterwards. */
  readonly apLeft: number;
  readonly odds: FightOdds;
}

export interface WeaponPreview {
  /** Each line, and what it lacks. */
  readonly lines: readonly LineState[];
  readonly attacks: readonly AttackPreview[];
}

/** Every attack a hero could make on a target, with its odds; none on one it does not get at. */
export function weaponPreview(
  weapon: WeaponLines,
  hero: Handler,
  target: Target,
  defender: Fighting<DefensePart>,
  people: readonly AttackPart[] = [],
): WeaponPreview {
  const plans = target.why ? [] : attackPlans(weapon, hero);
  return {
    lines: lineStates(weapon.attack, hero.ch),
    attacks: plans.map((plan) => {
      const parts = attackPartsOf(weapon, plan, people);
      const pools = poolsAgainst({ parts, of: 'hero' }, defender, target);
      return { plan, ...pools, apLeft: hero.ap - plan.ap, odds: fightOdds(pools.attack, pools.defense) };
    }),
  };
}
