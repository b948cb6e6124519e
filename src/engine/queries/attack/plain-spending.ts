import { figureIn, listCards } from '../../model/figure-in.ts';
import type { NamelessAbility } from '../../model/language/abilities.ts';
import type { Position } from '../../model/position.ts';
import { type AttackScope, innermostAttack } from '../../model/scopes.ts';
import type { Figure } from '../../model/state.ts';
import type { SymbolCount } from '../../model/vocabulary.ts';
import { heldOn } from '../cards/abilities-in-play.ts';
import { canSpend } from '../cards/symbols.ts';

/**
 * What abilities ask for of the symbols that the attack under way has left, beside those that raise its damage (p.43 6a):
 * its attacker's own and what it was given, what others have that answers somebody else's attack; each that could be paid
 * with what is left. None where no attack is under way.
 */
export function listSymbolPrices({ state, cards }: Position): readonly SymbolCount[] {
  const attack = innermostAttack(state);
  if (!attack) return [];
  const held = ({ cards: own }: Figure) =>
    listCards({ cards: own, pack: [] })
      .flatMap((card) => heldOn(card, cards))
      .filter(({ card, ability: { conditions } }) => !(conditions?.exhaust && card.exhausted))
      .map(({ ability }) => ability);
  const given = ({ granted = [] }: Figure) => granted.flatMap(({ abilities }) => abilities);
  const own = figureIn(state, attack.attacker);
  const others = state.figures.filter((one) => one !== own).flatMap((one) => [...held(one), ...given(one)]);
  return [...held(own), ...given(own), ...ofAttack(attack), ...others.filter(({ of }) => of !== undefined)]
    .flatMap(({ conditions }) => conditions?.symbols ?? [])
    .filter((price) => canSpend(attack.symbols, price));
}

const ofAttack = ({ with: added }: AttackScope): readonly NamelessAbility[] => added?.abilities ?? [];

/**
 * Whether the symbols of the attack under way are of use for its damage alone: nothing else could be paid for with them.
 * Then the spending that deals the most (D5) leaves out nothing any other would give (X106).
 */
export const isDamageAllSymbolsBuy = (position: Position): boolean =>
  innermostAttack(position.state) !== null && listSymbolPrices(position).length === 0;
