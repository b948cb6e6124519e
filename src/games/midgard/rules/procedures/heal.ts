/** Healing basic Life Points (A 6), and repairing armor (A 7). */
import type { CardRef } from '../model/content.ts';
import { mostLp } from '../queries/numbers.ts';
import type { MidgardTable } from './table.ts';

/** A 6a: one more action card for its hearts, up to the basic Life Points; those of *Robust* are among them. */
export function heal(table: MidgardTable, player: number, card: CardRef): void {
  table.emit({ type: 'cardPlayed', player, card, as: 'heart', rule: 'A 6a' });
  healBy(table, player, table.content.actions[card]!.hearts, 'A 6a');
}

/** Something of one use that heals. */
export function spendGood(table: MidgardTable, player: number, good: CardRef): void {
  const { use } = table.content.goods[good]!;
  table.emit({ type: 'goodUsed', player, good, rule: 'A 6' });
  if (use && 'heal' in use) healBy(table, player, use.heal, 'A 6');
}

function healBy(table: MidgardTable, player: number, most: number, rule: string): void {
  const amount = Math.min(most, mostLp(table, player) - table.state.players[player]!.lp);
  if (amount > 0) table.emit({ type: 'healed', player, amount, rule });
}

/** A 7: all Life Points of an armor or helmet, also when they are all gone. */
export function repair({ content, emit }: MidgardTable, player: number, good: CardRef): void {
  emit({ type: 'repaired', player, good, lp: content.goods[good]!.lp ?? 0, rule: 'A 7' });
}
