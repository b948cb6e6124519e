import { figureIn, onField } from '../../queries/encounter/ground.ts';
import type { FolkloreTable } from '../table.ts';

/** Missing a Turn (p.27): who lies down has none this time, and stands up again. Whether it was so. */
export function missTurn(table: FolkloreTable, id: number): boolean {
  const { field } = onField(table);
  const { down, hero } = figureIn(onField(table), id);
  if (!down) return false;
  if (field.lasting.some((one) => one.hero === hero))
    table.emit({ type: 'lastingEnded', hero: hero!, rule: 'FK-31' });
  table.emit({ type: 'turnMissed', figure: id, rule: 'p.27' });
  return true;
}
