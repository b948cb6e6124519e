/** What the bot thinks of taking something in hand. */
import { readDice } from './rules/model/dice.ts';
import { handsWith, mightLines, weaponOf } from './rules/queries/hands.ts';
import type { Position } from './rules/queries/numbers.ts';

/** Better than all else where it strikes harder with it than without, or is as strong and better guarded; else never. */
export function worthOfHands(position: Position, hero: number, place: number): number {
  const { state } = position;
  const held = handsWith(position, hero, place);
  const heroes = state.heroes.map((one, i) =>
    i === hero ? { ...one, items: one.items.map((item, n) => ({ ...item, inHand: held.includes(n) })) } : one,
  );
  const gain = strength({ ...position, state: { ...state, heroes } }, hero) - strength(position, hero);
  return gain > 0 ? 2000 : Number.NEGATIVE_INFINITY;
}

/** Might, Defense and what a hit costs, weighed against one another; whoever shoots is loath not to. */
function strength(position: Position, hero: number): number {
  const { damage, reach, ranged } = weaponOf(position, hero);
  const { sides, plus } = readDice(damage);
  const { items } = position.state.heroes[hero]!;
  const defense = items.reduce((sum, { ref, inHand, broken }) => {
    const item = position.content.items[ref];
    return inHand && !broken && item?.kind === 'held' ? sum + (item.defense ?? 0) : sum;
  }, 0);
  return 8 * ((sides + 1) / 2 + plus) + mightOf(position, hero) + defense + (ranged ? 20 : 3 * reach);
}

const mightOf = (position: Position, hero: number): number =>
  mightLines(position, hero, 'FK-53').reduce((sum, { amount }) => sum + amount, 0);
