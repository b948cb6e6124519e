/** The odds of a skirmish: of a hundred faces, which do what. */
import { readDice } from '../model/dice.ts';
import type { Declared } from '../model/state.ts';
import {
  abilityOf,
  attackBonus,
  attacksOf,
  defenseOf,
  foeBonus,
  foeDefense,
  foeOf,
  type Position,
} from './numbers.ts';

/** Of a hundred faces, how many hit: a roll with its bonus equal to what is needed does (p.18). */
export const hitsInHundred = (need: number, bonus: number): number =>
  Math.min(100, Math.max(0, 100 - (need - bonus) + 1));

export interface StanceOdds {
  /** Of a hundred faces of one foe's roll. */
  readonly hitBy: number;
  /** Vita that is lost in this round on average. */
  readonly lost: number;
  /** How likely a ghost rises from it. */
  readonly falls: number;
}

/** What the foes' turn does to a hero when all have declared this: every way of the dice, weighed. */
export function stanceOdds(
  position: Position,
  at: number,
  declared: readonly (Declared | null)[],
): StanceOdds {
  const { count, damage } = foeOf(position);
  const { sides, plus } = readDice(damage);
  const { vita } = position.state.heroes[at]!;
  const hitBy = hitsInHundred(defenseOf(position, at, declared).total, foeBonus(position, declared).total);
  /** How likely so much Vita is left. */
  let left = Array.from({ length: vita + 1 }, (_, n): number => (n === vita ? 1 : 0));
  for (let foe = 0; foe < count; foe++) {
    const after = left.map(() => 0);
    left.forEach((share, n) => {
      // Nobody attacks a ghost.
      const hit = n === 0 ? 0 : hitBy / 100;
      after[n]! += share * (1 - hit);
      for (let face = 1; face <= sides; face++) after[Math.max(0, n - face - plus)]! += (share * hit) / sides;
    });
    left = after;
  }
  const lost = left.reduce((sum, share, n) => sum + share * (vita - n), 0);
  return { hitBy, lost, falls: left[0]! };
}

/**
 * How likely the counter comes to 0 in this round, if all who stand now still stand in the heroes' turn and strike as
 * declared, with their ability where `abilities` says so: each attack by itself, joined one by one.
 */
export function chanceToFinish(
  position: Position,
  declared: readonly (Declared | null)[],
  abilities: readonly boolean[] = [],
): number {
  const need = foeDefense(position).total;
  const { counter } = position.state.fight!;
  /** How likely so much of the counter is left. */
  let left = Array.from({ length: counter + 1 }, (_, n): number => (n === counter ? 1 : 0));
  declared.forEach((one, at) => {
    if (one === null) return;
    const ability = abilities[at] ?? false;
    const hit = hitsInHundred(need, attackBonus(position, at, [], ability, declared).total) / 100;
    const attacks = attacksOf(abilityOf(position, at), ability);
    for (let n = 0; n < attacks; n++)
      left = left.map((share, of) => share * (of === 0 ? 1 : 1 - hit) + (left[of + 1] ?? 0) * hit);
  });
  return left[0]!;
}
