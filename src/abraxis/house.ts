/** Who plays for an empty seat of Abraxis. */
import type { AbraxisOption, AbraxisPrompt } from './model/prompts.ts';
import type { AbraxisState } from './model/state.ts';
import type { AbraxisOdds } from './odds/lock-odds.ts';

/**
 * The answer of whoever plays by the expectation to the end of the game: the first of those worth the most. `open` is a
 * question about a roll that lies.
 */
export function houseAnswer(odds: AbraxisOdds, state: AbraxisState, open: AbraxisPrompt): AbraxisOption {
  let best = open.options[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of open.options) {
    const { game } = odds.of(state, open.player, option);
    if (game <= most + 1e-9) continue;
    best = option;
    most = game;
  }
  return best;
}
