/** Spells of one's own choice before the first round (o): heroes whose card says so. */
import type { MidgardOption } from '../model/prompts.ts';
import { takeFromPile } from './shop.ts';
import { ask, type MidgardTable, type Rule } from './table.ts';

export function* chooseSpells(table: MidgardTable): Rule {
  const { state, content, emit } = table;
  for (const [player, { hero }] of state.players.entries())
    for (let n = 0; n < content.heroes[hero]!.choice; n++) {
      const spells = [...new Set(state.decks.spells.left)];
      if (spells.length === 0) break;
      const options = spells.map(
        (card): MidgardOption => ({ id: `take:${card}`, act: { do: 'take', card } }),
      );
      const act = yield* ask(table, player, { kind: 'spell-choice', options, rule: 'MI-51' });
      if (act.do === 'take') yield* takeFromPile(table, player, 'spells', act.card, 'MI-51');
    }
  emit({ type: 'phaseBegan', phase: 'begin', rule: 'P 1' });
}
