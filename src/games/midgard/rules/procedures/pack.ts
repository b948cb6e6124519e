/** What lies in the backpack (B 1 to B 5), and what is left behind where it is full (MI-30, MI-40). */
import type { Thing } from '../model/events.ts';
import type { MidgardOption } from '../model/prompts.ts';
import { backpackOf } from '../queries/numbers.ts';
import { idOfThing } from '../queries/things.ts';
import { ask, type MidgardTable, type Rule } from './table.ts';

/** Leaves things until all that is left has room; a fixed token then lies in the city again. */
export function* makeRoom(table: MidgardTable, player: number): Rule {
  const { state, emit } = table;
  for (;;) {
    const { places, taken } = backpackOf(table, player);
    if (taken <= places) return;
    const options = listInPack(table, player).map(
      (thing): MidgardOption => ({ id: `drop:${idOfThing(thing)}`, act: { do: 'drop', thing } }),
    );
    const act = yield* ask(table, player, { kind: 'pack-full', options, rule: 'MI-30' });
    if (act.do !== 'drop') return;
    emit({ type: 'left', player, thing: act.thing, rule: 'MI-40' });
    if (state.over) return;
  }
}

function listInPack({ state, content }: MidgardTable, player: number): Thing[] {
  const { goods, tokens, forgeries } = state.players[player]!;
  const inPack = <T extends { readonly carried: string }>(card: T | undefined) => card?.carried === 'pack';
  return [
    ...[...new Set(goods.map(({ ref }) => ref))]
      .filter((ref) => inPack(content.goods[ref]))
      .map((ref): Thing => ({ of: 'goods', ref })),
    ...tokens.filter((ref) => inPack(content.tokens[ref])).map((ref): Thing => ({ of: 'tokens', ref })),
    ...[...new Set(forgeries)].map((ref): Thing => ({ of: 'forgeries', ref })),
  ];
}

/** A good comes to a player: with the Life Points of an armor. */
export function* gainGood(table: MidgardTable, player: number, good: string, rule: string): Rule {
  const { lp } = table.content.goods[good]!;
  table.emit({ type: 'goodGained', player, good, ...(lp === undefined ? {} : { lp }), rule });
  yield* makeRoom(table, player);
}
