/** Movement (A 2), and entering a city with a shadow (A 12e). */
import { cityAt } from '../queries/cities.ts';
import { loseLp } from './harm.ts';
import { ask, isOwnTurn, type MidgardTable, type Rule } from './table.ts';

type How = 'walked' | 'rode' | 'free' | 'fled' | 'storm';

/**
 * An adventurer comes into a city. Where a shadow lies it costs 1 Life Point without combat, none where it is attacked at
 * once, which takes the next point (A 12e). Whether it is attacked at once.
 */
export function* enterCity(
  table: MidgardTable,
  player: number,
  to: number,
  how: How,
  rule: string,
): Rule<boolean> {
  const { state, emit } = table;
  emit({ type: 'moved', player, to, how, rule });
  if (cityAt(state, to).shadow === null) return false;
  if (how !== 'fled' && how !== 'storm' && isOwnTurn(table, player) && state.turn.points > 0) {
    const act = yield* ask(table, player, {
      kind: 'enter-shadow',
      options: [
        { id: 'fight', act: { do: 'fight' } },
        { id: 'lose', act: { do: 'no' } },
      ],
      rule: 'A 12e',
    });
    if (act.do === 'fight') return true;
  }
  yield* loseLp(table, player, 1, 'A 12e');
  return false;
}
