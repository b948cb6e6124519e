/** Artifacts as they are put on: one of a type at most (L1158), and it acts at once (L1156). */
import type { MalhyaTable } from '../procedures/table.ts';
import type { Position } from '../queries/booklets.ts';

/** The one of its type that is worn. */
export const wornInstead = ({ state, content }: Position, hero: number, gear: string): string | null =>
  state.heroes[hero]!.artifacts.find((one) => content.gear[one]!.slot === content.gear[gear]!.slot) ?? null;

/** Life points of what is put on, or taken off (L4475). */
export function lifeOf({ content, emit }: MalhyaTable, hero: number, gear: string, sign: 1 | -1): void {
  const { life = 0 } = content.gear[gear]!.adds ?? {};
  if (life > 0) emit({ type: 'lifeWorn', hero, amount: sign * life, rule: 'L4475' });
}

/** One of its type goes back into its deck for it (MA-157). */
export function putOn(table: MalhyaTable, hero: number, gear: string): void {
  const off = wornInstead(table, hero, gear);
  if (off !== null) lifeOf(table, hero, off, -1);
  table.emit({ type: 'artifactWorn', hero, gear, off, rule: 'L1156' });
  lifeOf(table, hero, gear, 1);
}
