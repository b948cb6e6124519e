/**
 * Order of a turn of combat (malhya.txt L4245–L4361, L4520–L4532).
 *
 * 1. Initiative: heroes from their boards, enemies from their cards (L4255). On 0 for all on the board after an alarm, in
 *    the first turn only (L4288); whoever comes back onto it by the alarm keeps its own (L4231). On 0 in the turn after
 *    Initiative was lost (L4292). Even then a hero may pay for more, at its board's price (L4268, L4296).
 * 2. Improvement: tokens may raise that of enemies (L4324); heroes change nothing any more (L4334).
 * 3. Action, from the highest down; of equals the players decide (L4253), and a type's enemies one after another as they
 *    wish (L4352).
 *
 * A hero who is healed comes back when its Initiative is next: in this turn if its place is still to come, else in the
 * next one (L4524–L4530), with all AP, and its shocks are life (L4532, L4536).
 */

/** AP, and what they add: once or as often as it can be paid. */
export interface InitiativePrice {
  readonly ap: number;
  readonly adds: number;
}

export interface HeroInitiative {
  readonly value: number;
  /** It is the first turn after an alarm, and the hero was on the board. */
  readonly alarmed: boolean;
  /** Lost in the turn before. */
  readonly lost: boolean;
}

/** Where its token lies at the start of a turn. */
export const initiativeAtStart = ({ value, alarmed, lost }: HeroInitiative): number =>
  alarmed || lost ? 0 : value;

/** How far a hero can raise it: how often the price is paid, and what it comes to. */
export const initiativeRaises = (
  at: number,
  { ap, adds }: InitiativePrice,
  has: number,
): { readonly times: number; readonly ap: number; readonly initiative: number }[] =>
  Array.from({ length: Math.floor(has / ap) + 1 }, (_, times) => ({
    times,
    ap: times * ap,
    initiative: at + times * adds,
  }));

/** A hero, or a type of enemy. */
export interface Turner {
  readonly id: string;
  readonly initiative: number;
}

/** Who acts, from the highest down; those of one group as the players decide. */
export function orderOf<T extends Turner>(all: readonly T[]): T[][] {
  const values = [...new Set(all.map(({ initiative }) => initiative))].sort((a, b) => b - a);
  return values.map((value) => all.filter(({ initiative }) => initiative === value));
}

/** When a hero healed now comes back; `now`: the Initiative whose turn it is. */
export const returnsIn = (initiative: number, now: number): 'this-turn' | 'next-turn' =>
  initiative < now ? 'this-turn' : 'next-turn';
