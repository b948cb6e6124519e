/**
 * The village (L2293–2335): four steps in order, each may be left out.
 * 1. Market, where resources are sold too, as often as wanted (L2305).
 * 2. Inn: once a visit, 2 gold for the group: each hero 2 life points and 1 aura token (L2311–2315).
 * 3. Room: only with the Rest card unused; 2 gold a hero: its Inn side in the next space (L2319–2325).
 * 4. Departure.
 * States are healed at every step (L5587–5591).
 */
import type { MalhyaOption } from '../model/prompts.ts';
import { activate, heal } from '../procedures/heal.ts';
import { ask, type MalhyaTable, type Rule } from '../procedures/table.ts';
import { cureChosen, cureOptions } from './cures.ts';
import { INN, ROOM_GOLD } from './land-numbers.ts';
import { innSide, mayRest } from './rest.ts';
import { market } from './stall.ts';

/** What the room costs. */
export const roomGold = ({ state }: Pick<MalhyaTable, 'state'>): number => ROOM_GOLD * state.heroes.length;

export function* visit(table: MalhyaTable, ref: string): Rule {
  const { content, emit } = table;
  emit({ type: 'villageEntered', village: ref, rule: 'L2293' });
  yield* market(
    table,
    content.villages[ref]!.market,
    () => cureOptions(table, 'village'),
    function* (act) {
      if (act.do === 'cure') yield* cureChosen(table, 'village', act.hero, act.card);
    },
  );
  emit({ type: 'villageStep', step: 'inn', rule: 'L2311' });
  if (yield* step(table, { id: 'inn', act: { do: 'inn' } }, INN.gold)) {
    emit({ type: 'goldChanged', amount: -INN.gold, rule: 'L2315' });
    for (const hero of table.state.heroes.keys()) {
      heal(table, hero, INN.heal, 'L2315');
      activate(table, hero, INN.aura, 'L2315');
    }
  }
  emit({ type: 'villageStep', step: 'room', rule: 'L2319' });
  if (mayRest(table) && (yield* step(table, { id: 'room', act: { do: 'room' } }, roomGold(table)))) {
    emit({ type: 'goldChanged', amount: -roomGold(table), rule: 'L2321' });
    innSide(table);
  }
  emit({ type: 'villageStep', step: 'departure', rule: 'L2335' });
  yield* step(table, null, 0);
  emit({ type: 'villageLeft', rule: 'L2335' });
}

/** Whether what a step offers is taken; states may be healed meanwhile. */
function* step(table: MalhyaTable, offer: MalhyaOption | null, gold: number): Rule<boolean> {
  for (;;) {
    const act = yield* ask(table, {
      kind: 'village',
      hero: null,
      gold,
      options: [
        { id: 'done', act: { do: 'done' } },
        ...(offer && gold <= table.state.group.gold ? [offer] : []),
        ...cureOptions(table, 'village'),
      ],
      rule: 'L2293',
    });
    if (act.do !== 'cure') return act.do !== 'done';
    yield* cureChosen(table, 'village', act.hero, act.card);
  }
}
