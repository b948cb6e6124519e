import { LIMITS } from '../../check/limits.ts';
import { type Finding, shown } from '../../check/problem.ts';
import type { CardIndex, CombatantCard } from '../../engine/model/cards/cards.ts';
import type { EncounterFile } from '../files/encounter-file.ts';

/**
 * Whether the Combatants of an encounter choose their ways in a bounded time: each weighs the spaces within its movement,
 * once for every move and every condition about moving on its card. What only the game shows (sight, spawns) is bounded by
 * the budget of a decision (`engine/kernel/budget.ts`).
 */
export function checkWeight(file: EncounterFile, rows: readonly string[], cards: CardIndex): Finding[] {
  const spaces = rows.join('').replaceAll(' ', '').length;
  const weighed = file.combatants.reduce((sum, { card }) => {
    const found = cards.combatants[card];
    return found ? sum + weightOf(found, spaces) : sum;
  }, 0);
  if (weighed <= LIMITS.weighed) return [];
  const expected = { what: 'weighed-spaces', most: LIMITS.weighed } as const;
  return [{ path: '$.combatants', expected, got: shown(weighed) }];
}

function weightOf({ movement, size, ai }: CombatantCard, spaces: number): number {
  // All within so many steps in four directions.
  const within = (points: number) => Math.min(spaces, 2 * points * (points + 1) + 1) * size[0] * size[1];
  return ai.reduce((sum, step) => {
    const asked = JSON.stringify(step.if).split('"can-move').length - 1;
    const moves = step.do.reduce((n, one) => n + (one.do === 'move' ? within(one.spaces ?? movement) : 0), 0);
    return sum + asked * within(movement) + moves;
  }, 0);
}
