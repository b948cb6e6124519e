/** One gear card for the group: of a second the table chooses one and discards the other (L5573–5577). */
import type { CardRef } from '../model/content.ts';
import type { MalhyaOption } from '../model/prompts.ts';
import { ask, type MalhyaTable, type Rule } from '../procedures/table.ts';
import { gearCardOf } from './states-and-gear.ts';

/** Of scenario cards about to be taken: which are, and which are put away for them. */
export function* keepOneGear(
  table: MalhyaTable,
  take: readonly CardRef[],
): Rule<{ readonly taken: readonly CardRef[]; readonly put: readonly CardRef[] }> {
  const found = take.filter((ref) => table.content.scenario[ref]!.kind === 'gear');
  const held = gearCardOf(table)?.ref;
  const all = held === undefined ? found : [held, ...found];
  if (found.length === 0 || all.length < 2) return { taken: take, put: [] };
  const act = yield* ask(table, {
    kind: 'gear-card',
    hero: null,
    options: all.map((card): MalhyaOption => ({ id: `paper:${card}`, act: { do: 'paper', card } })),
    rule: 'L5573',
  });
  const kept = act.do === 'paper' ? act.card : all[0]!;
  return {
    taken: take.filter((ref) => ref === kept || !found.includes(ref)),
    put: held !== undefined && held !== kept ? [held] : [],
  };
}
