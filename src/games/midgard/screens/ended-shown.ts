import type { Ended } from '../../../ui/guests/guest-look.ts';
import type { MidgardSetup } from '../rules/model/setup.ts';
import { leaders } from '../rules/procedures/ending.ts';
import { prestigeOf } from '../rules/queries/numbers.ts';
import { resultOf } from '../table/play.ts';
import { type Named, playerName } from '../words/en/names.ts';
import { screens } from '../words/en/screens.ts';

/** How the race ended: everybody's prestige, who is ahead first. */
export function outcomeOf(named: Named, setup: MidgardSetup): Ended | null {
  const { state } = named;
  if (!state.over) return null;
  const { winner, why } = state.over;
  const name = winner === null ? '' : playerName(named, winner);
  const ended = why === 'red' ? screens.ended.red(name) : screens.ended.won(name);
  return {
    title: winner === null ? screens.ended[why === 'late' ? 'late' : 'nothing-left'] : ended,
    how: resultOf(state, setup) ?? 'lost',
    numbers: [
      { name: screens.round, value: state.round },
      ...leaders(named).map((player) => ({
        name: playerName(named, player),
        value: prestigeOf(named, player),
      })),
    ],
  };
}
