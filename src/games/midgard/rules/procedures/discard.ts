import type { MidgardOption } from '../model/prompts.ts';
import { ask, type MidgardTable, type Rule } from './table.ts';

/** A card of one's own choice goes. */
export function* payWithCard(table: MidgardTable, player: number, rule: string): Rule {
  const { state, emit } = table;
  const hand = [...new Set(state.players[player]!.hand)];
  if (hand.length === 0) return;
  const act = yield* ask(table, player, {
    kind: 'discard',
    options: hand.map((card): MidgardOption => ({ id: `discard:${card}`, act: { do: 'discard', card } })),
    rule,
  });
  if (act.do === 'discard') emit({ type: 'discarded', player, cards: [act.card], rule });
}
