import type { FolkloreAct } from '../model/prompts.ts';
import { handsWith, handsWithout } from '../queries/hands.ts';
import type { FolkloreTable } from './table.ts';

/** An item is handed over, taken in hand or put away. Whether it was that. */
export function handle(table: FolkloreTable, act: FolkloreAct, rule: string): boolean {
  if (act.do === 'give') {
    const { from, place, to } = act;
    table.emit({ type: 'itemGiven', from, place, to, rule });
  } else if (act.do === 'equip' || act.do === 'stow') {
    const { hero, place } = act;
    const held = (act.do === 'equip' ? handsWith : handsWithout)(table, hero, place);
    table.emit({ type: 'handsChanged', hero, held, rule: 'p.26' });
  } else return false;
  return true;
}
