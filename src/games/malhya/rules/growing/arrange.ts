/**
 * What is worn is changed (L1071–1097, L1156–1185).
 * 1. Armour: one at most, for nothing, between two travel cards and before a new room is entered (L1093, L1095).
 * 2. An artifact that is put on acts at once and as long as it is worn; one of a type at most (L1156, L1158). One that is
 *    taken off goes back into its deck (L1185), and so does the one a new one of its type is put on for (MA-157). It is put
 *    on for nothing wherever objects may be used (MA-166), and taken off with the armour.
 */

import { wearOptions } from '../land/hand-over.ts';
import type { MalhyaAct, MalhyaOption } from '../model/prompts.ts';
import { ask, type MalhyaTable, type Rule } from '../procedures/table.ts';
import type { Position } from '../queries/booklets.ts';
import { lifeOf, putOn } from './worn.ts';

/** Artifacts in its knapsack. */
export const donOptions = ({ state, content }: Position, hero: number): MalhyaOption[] => {
  const { id, objects } = state.heroes[hero]!;
  return [...new Set(objects)]
    .filter((gear) => content.gear[gear]!.kind === 'artifact')
    .map((gear): MalhyaOption => ({ id: `don:${id}:${gear}`, act: { do: 'don', hero, gear } }));
};

/** Artifacts that are worn, of all heroes. */
export const doffOptions = ({ state }: Pick<Position, 'state'>): MalhyaOption[] =>
  state.heroes.flatMap(({ id, artifacts }, hero) =>
    artifacts.map((gear): MalhyaOption => ({ id: `doff:${id}:${gear}`, act: { do: 'doff', hero, gear } })),
  );

/** Whether it was one of these. */
export function changeWorn(table: MalhyaTable, act: MalhyaAct): boolean {
  const { emit } = table;
  if (act.do === 'wear') emit({ type: 'worn', hero: act.hero, gear: act.gear, rule: 'L1093' });
  else if (act.do === 'don') putOn(table, act.hero, act.gear);
  else if (act.do === 'doff') {
    lifeOf(table, act.hero, act.gear, -1);
    emit({ type: 'artifactOff', hero: act.hero, gear: act.gear, rule: 'L1185' });
  } else return false;
  return true;
}

/** Before a room is entered; nobody is asked who has nothing in the knapsack to put on. */
export function* arrange(table: MalhyaTable): Rule {
  const hasSpare = () =>
    table.state.heroes.some(({ objects }) =>
      objects.some((ref) => ['armour', 'artifact'].includes(table.content.gear[ref]!.kind)),
    );
  while (hasSpare()) {
    const act = yield* ask(table, {
      kind: 'arrange',
      hero: null,
      options: [
        { id: 'done', act: { do: 'done' } },
        ...wearOptions(table),
        ...table.state.heroes.flatMap((_, hero) => donOptions(table, hero)),
        ...doffOptions(table),
      ],
      rule: 'L1095',
    });
    if (!changeWorn(table, act)) return;
  }
}
