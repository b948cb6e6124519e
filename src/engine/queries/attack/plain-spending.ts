import { listCards } from '../../model/figure-in.ts';
import type { Position } from '../../model/position.ts';
import { innermostAttack } from '../../model/scopes.ts';
import { abilitiesOfCard } from '../cards/abilities-in-play.ts';

/**
 * Whether the symbols of the attack under way are of use for its damage alone (p.43 6a): no ability that anybody has in
 * play is paid for with some. Then the spending that deals the most (D5) leaves out nothing any other would give (X106).
 */
export function isDamageAllSymbolsBuy({ state, cards }: Position): boolean {
  if (!innermostAttack(state)) return false;
  const inPlay = state.figures.flatMap((figure) => listCards({ cards: figure.cards, pack: [] }));
  const abilities = inPlay.flatMap((card) => abilitiesOfCard(cards, card));
  const granted = state.figures.flatMap((figure) => figure.granted ?? []).flatMap((grant) => grant.abilities);
  return [...abilities, ...granted].every(({ conditions }) => conditions?.symbols === undefined);
}
