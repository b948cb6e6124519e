import { prestigeOf } from '../../rules/queries/numbers.ts';
import { cityName, type Named, playerName, several } from './names.ts';

/** How one stands, in a sentence. */
export function standingText(named: Named, player: number): string {
  const { lp, gold, ep, hand, at, tower } = named.state.players[player]!;
  const prestige = prestigeOf(named, player);
  const where = `${tower ? 'in the tower of' : 'at'} ${cityName(named, at)}`;
  return `${playerName(named, player)}: ${prestige}/${named.state.goal} prestige, ${lp} LP, ${gold} gold, ${ep} EP, ${several(hand.length, 'card')}, ${where}`;
}

/** A player in the bar, for whoever does not look; pressed, all of them are shown. */
export const plateText = (named: Named, player: number): string =>
  `${standingText(named, player)}. Show the players`;

/** Everybody, said aloud. */
export const playersAloud = (named: Named): string =>
  named.state.players.map((_, player) => `${standingText(named, player)}.`).join(' ');
