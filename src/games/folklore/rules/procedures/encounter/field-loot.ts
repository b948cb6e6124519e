import { onField } from '../../queries/encounter/ground.ts';
import { changeStat, drawItem } from '../changes.ts';
import { type FolkloreTable, listFromLeader, type Rule, roll } from '../table.ts';

const D10 = 10;

/**
 * Winning an encounter (p.29): each character receives the coins of every foe that was defeated, the Lore of each foe's
 * card, and rolls for each unique creature: on a 10 an item. Ghosts do not roll. Foes that were called and defeated are
 * foes like others (FK-36); allies are gone with the fight (p.28). Then the token passes (p.11).
 */
export function* fieldLoot(table: FolkloreTable): Rule {
  const { state, content, emit } = table;
  const { figures, last } = onField(table).field;
  const foes = figures.flatMap(({ foe, ally }) => (foe === null || ally !== undefined ? [] : [foe]));
  const unique = [...new Set(foes)];
  const coins = foes.reduce((sum, foe) => sum + content.foes[foe]!.coins, 0);
  const lore = unique.reduce((sum, foe) => sum + content.foes[foe]!.lore, 0);
  for (const at of listFromLeader(state)) {
    changeStat(table, at, 'coins', coins, 'p.29');
    changeStat(table, at, 'lore', lore, 'p.29');
  }
  for (const at of listFromLeader(state))
    for (let n = state.heroes[at]!.isGhost ? 0 : unique.length; n > 0; n--) {
      const face = yield* roll(table, D10, 'p.29', at);
      const found = face === D10;
      emit({ type: 'searched', hero: at, face, found, rule: 'p.29' });
      if (found) drawItem(table, at, 'p.29');
    }
  emit({ type: 'fieldEnded', rule: 'p.29' });
  if (last) emit({ type: 'chapterEnded', ending: 'won', rule: 'p.29' });
  else emit({ type: 'stepBegan', step: 'pass', rule: 'p.11' });
}
