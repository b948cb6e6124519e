/**
 * Result of an attack (malhya.txt L4433–L4457).
 *
 * 1. Armour that can be broken is broken now, before shields are laid against wounds (L4457, L4773; MA-45).
 * 2. A dodge: nothing to this defender; its own effects work (L4439).
 * 3. More shields than wounds: the attack is void with its effects (L4443; totals: MA-3).
 * 4. As many: no wound, but effects of both (L4447).
 * 5. A wound is left: it is suffered, and all effects work (L4451).
 * 6. Of several kinds of wounds the players choose which are cancelled (L4433).
 * 7. Shocks whose effect is cancelled are no wounds (L5792, MA-192).
 * 8. A counter strikes back after the attack, a void one, too (L5239).
 */
import { type FightEffect, type Guard, type Strike, WOUND_KINDS, type Wounds, woundsIn } from './pools.ts';

export type ResultKind = 'dodged' | 'void' | 'even' | 'wounds';

export interface AttackResult {
  readonly kind: ResultKind;
  readonly wounds: Wounds;
  /** Shields that count, those the attack cancels taken off. */
  readonly shields: number;
  /** Wounds nobody cancels. */
  readonly left: number;
  /** What may be suffered: more than one where the players choose which wounds are cancelled. */
  readonly choices: readonly Wounds[];
  readonly attackEffects: readonly FightEffect[];
  readonly defenseEffects: readonly FightEffect[];
  readonly counter: number;
}

/** What a broken armour does (L4773–L4777). */
export interface BrokenArmour {
  readonly dodge?: boolean;
  readonly shields?: number;
}

export const withBrokenArmour = (guard: Guard, { dodge = false, shields = 0 }: BrokenArmour): Guard => ({
  ...guard,
  dodged: guard.dodged || dodge,
  shields: guard.shields + shields,
});

/** Every way to have so many of these wounds: of damage first. */
export function sharesOf(wounds: Wounds, count: number): Wounds[] {
  const found: Wounds[] = [];
  const most = Math.min(count, woundsIn(wounds));
  for (let damage = Math.min(most, wounds.damage); damage >= 0; damage--)
    for (let injury = Math.min(most - damage, wounds.injury); injury >= 0; injury--) {
      const shock = most - damage - injury;
      if (shock <= wounds.shock) found.push({ damage, injury, shock });
    }
  return found;
}

function shieldsThatCount({ shields }: Guard, { cancelShields }: Strike): number {
  return cancelShields === 'all' ? 0 : Math.max(0, shields - cancelShields);
}

const shocksLeft = ({ shock }: Wounds, { cancelShocks }: Guard): number =>
  cancelShocks === 'all' ? 0 : Math.max(0, shock - cancelShocks);

export function resultOf(strike: Strike, guard: Guard): AttackResult {
  const wounds: Wounds = { ...strike.wounds, shock: shocksLeft(strike.wounds, guard) };
  const all = woundsIn(wounds);
  const shields = shieldsThatCount(guard, strike);
  const left = guard.dodged ? 0 : Math.max(0, all - shields);
  const kind: ResultKind = guard.dodged ? 'dodged' : shields > all ? 'void' : left === 0 ? 'even' : 'wounds';
  return {
    kind,
    wounds,
    shields,
    left,
    choices: sharesOf(wounds, left),
    attackEffects: kind === 'dodged' || kind === 'void' ? [] : strike.effects,
    defenseEffects: guard.effects,
    counter: guard.counter,
  };
}

/** Against enemies every wound is damage (L4423). */
export const damageToEnemy = (wounds: Wounds): number =>
  WOUND_KINDS.reduce((sum, kind) => sum + wounds[kind], 0);
