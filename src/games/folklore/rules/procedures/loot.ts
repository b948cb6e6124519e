import { foeOf } from '../queries/numbers.ts';
import { changeStat, drawItem } from './changes.ts';
import { type FolkloreTable, listFromLeader, type Rule, roll } from './table.ts';

/** What a search must show, of a d10. */
const FINDS = 10;

/**
 * 8. Get Loot (p.19): all characters receive the coins and the lore of the card, and search once for each unique
 * creature: on a 10 of a d10 they draw an item. Ghosts do, too: that they do not is of encounters alone (FK-51). The last
 * fight wins the chapter.
 */
export function* getLoot(table: FolkloreTable): Rule {
  const { state, emit } = table;
  const { coins, lore } = foeOf(table);
  for (const at of listFromLeader(state)) {
    changeStat(table, at, 'coins', coins, 'p.19 8');
    changeStat(table, at, 'lore', lore, 'p.19 8');
  }
  for (const at of listFromLeader(state)) {
    const face = yield* roll(table, FINDS, 'p.19 8', at);
    const found = face === FINDS;
    emit({ type: 'searched', hero: at, face, found, rule: 'p.19 8' });
    if (found) drawItem(table, at, 'p.19 8');
  }
  const { last } = state.fight!;
  emit({ type: 'fightEnded', rule: 'p.19' });
  if (last) emit({ type: 'chapterEnded', ending: 'won', rule: 'p.19' });
  else emit({ type: 'stepBegan', step: 'pass', rule: 'p.11' });
}
