/** Spells cast outside of combat (A 6b, M 3): each does what its card says, if the roll succeeds. */
import type { CardRef } from '../model/content.ts';
import { mostLp } from '../queries/numbers.ts';
import { castSpell } from './cast.ts';
import type { MidgardTable, Rule } from './table.ts';

export function* castForItself(table: MidgardTable, player: number, spell: CardRef): Rule {
  const { state, content, emit } = table;
  if (!(yield* castSpell(table, player, spell))) return;
  const { does } = content.spells[spell]!;
  const { lp, at } = state.players[player]!;
  if ('heal' in does) {
    const amount = Math.min(does.heal, mostLp(table, player) - lp);
    if (amount > 0) emit({ type: 'healed', player, amount, rule: 'A 6b' });
  } else if ('look' in does) emit({ type: 'tokensSeen', player, city: at, rule: 'M 3' });
  else if ('move' in does) emit({ type: 'freeMoveGained', player, rule: 'M 3' });
  else if ('leave' in does) emit({ type: 'leftTower', player, rule: 'M 3' });
}
