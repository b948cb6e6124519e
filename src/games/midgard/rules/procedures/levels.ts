import { LEVEL_AT } from '../model/fixed-numbers.ts';
import type { MidgardTable } from './table.ts';

/** Experience Points (X): each level they reach lets a skill be chosen (A 5). */
export function gainEp({ state, emit }: MidgardTable, player: number, amount: number, rule: string): void {
  const { ep } = state.players[player]!;
  const levels = LEVEL_AT.filter((at) => at > ep && at <= ep + amount).length;
  emit({ type: 'epGained', player, amount, levels, rule });
}
