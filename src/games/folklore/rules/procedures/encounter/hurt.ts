import type { Figure } from '../../model/field.ts';
import { figureIn, onField } from '../../queries/encounter/ground.ts';
import { changeStat } from '../changes.ts';
import type { FolkloreTable } from '../table.ts';

/** The die of flames and of pushing (pp.28-29). */
export const D4 = 'd4';

/** A figure loses Vita: a hero its own, a foe what its card gave it; at 0 it falls, a hero as a ghost. */
export function hurt(table: FolkloreTable, id: number, amount: number, rule: string): void {
  const figure = figureIn(onField(table), id);
  if (figure.at === null || amount <= 0) return;
  if (figure.hero !== null) {
    changeStat(table, figure.hero, 'vita', -amount, rule);
    if (table.state.heroes[figure.hero]!.isGhost)
      table.emit({ type: 'figureFell', figure: id, rule: 'FK-2' });
    return;
  }
  const lost = Math.min(amount, figure.vita);
  table.emit({ type: 'foeHurt', figure: id, amount: lost, rule });
  if (figure.vita === lost) table.emit({ type: 'figureFell', figure: id, rule: 'p.24' });
}

/** Who rolls for it: a hero for itself, the leader for foes. */
export const handOf = (figure: Figure): number | undefined => figure.hero ?? undefined;
