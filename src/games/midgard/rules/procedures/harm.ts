/** Life Points that are lost (C 4r), and what happens at none (MI-17, MI-18). */
import type { MidgardOption } from '../model/prompts.ts';
import { usable } from '../queries/numbers.ts';
import { ask, isOwnTurn, type MidgardTable, type Rule } from './table.ts';

/**
 * A player loses Life Points, one after another: of armor and helmet or basic ones, as they choose (MI-17). At no basic
 * Life Points the adventurer is out of it (MI-18). Whether they still stand.
 */
export function* loseLp(table: MidgardTable, player: number, amount: number, rule: string): Rule<boolean> {
  const { state, emit } = table;
  for (let n = 0; n < amount; n++) {
    const { goods } = state.players[player]!;
    // Armor that asks for more than its owner has protects nobody (A 3r).
    const fits = usable(table, player, 'armor', 'helmet').map(({ id }) => id);
    const worn = [
      ...new Set(goods.flatMap(({ ref, lp = 0 }) => (lp > 0 && fits.includes(ref) ? [ref] : []))),
    ];
    const act = yield* ask(table, player, {
      kind: 'lp-from',
      options: [
        ...worn.map((from): MidgardOption => ({ id: `lose:${from}`, act: { do: 'lose', from } })),
        { id: 'lose:basic', act: { do: 'lose', from: null } },
      ],
      rule: 'MI-17',
    });
    emit({ type: 'lpLost', player, amount: 1, from: act.do === 'lose' ? act.from : null, rule });
    if (state.players[player]!.lp <= 0) {
      fall(table, player);
      return false;
    }
  }
  return true;
}

/** All basic Life Points are gone: the tower of the city, half the gold, 2 Life Points, no actions left (MI-18). */
export function fall(table: MidgardTable, player: number): void {
  const { state, emit } = table;
  emit({ type: 'fell', player, gold: Math.floor(state.players[player]!.gold / 2), rule: 'MI-18' });
  if (isOwnTurn(table, player) && state.turn.points > 0) emit({ type: 'pointsLost', player, rule: 'MI-18' });
}
