/** The abilities a figure has now. */
import { cardsInStash } from '../../model/cards/in-stash.ts';
import { figureIn } from '../../model/figure-in.ts';
import type { Timing } from '../../model/language/abilities.ts';
import type { Position } from '../../model/position.ts';
import type { Figure } from '../../model/state.ts';
import { type HeldAbility, heldOn } from '../cards/abilities-in-play.ts';
import { heldWithoutCard, listAbilities } from '../cards/abilities-of.ts';
import { rangeBetween } from '../geometry/adjacency.ts';
import { sightBetween } from '../geometry/line-of-sight.ts';
import { areAllies, spacesOf } from './figures.ts';

/** Abilities of that timing for the figure's own occasions: its own, and those of tokens on the board near it (X48). */
export function listHeldAbilities(
  position: Position,
  figure: Figure,
  timing: Timing,
): readonly HeldAbility[] {
  const held = listAbilities(position.cards, figure, timing);
  const { stash, inStash } = position.state.loot;
  const stashed = stash || inStash ? listStashAbilities(position, figure, timing) : NONE;
  const near = position.state.wards ? listWardAbilities(position, figure, timing) : NONE;
  return stashed.length + near.length > 0 ? [...held, ...stashed, ...near] : held;
}

const NONE: readonly HeldAbility[] = [];

const opensStash = ({ ability: { modifiers = [] } }: HeldAbility): boolean =>
  modifiers.some((modifier) => 'usesStash' in modifier);

/** What is DISCARDED of the Consumables in the party stash, for who may use them from there (X473). */
function listStashAbilities(position: Position, figure: Figure, timing: Timing): HeldAbility[] {
  if (!listAbilities(position.cards, figure, 'passive').some(opensStash)) return [];
  return cardsInStash(position.state.loot)
    .filter(({ ref }) => position.cards.items[ref]?.itemType === 'consumable')
    .flatMap((card) => heldOn(card, position.cards))
    .filter(({ ability }) => ability.when === timing && !ability.of && ability.conditions?.discard);
}

const BY_SOI = { influence: true };

/** Abilities of that timing that tokens on the board give it (X48). */
export function listWardAbilities(position: Position, figure: Figure, timing: Timing): HeldAbility[] {
  if (figure.at === null) return [];
  return (position.state.wards ?? []).flatMap(({ id, cause, at, by, side, reach, soi, abilities }) => {
    const ally = areAllies(figureIn(position.state, by), figure);
    if ((side === 'ally' && !ally) || (side === 'opponent' && ally)) return [];
    if (rangeBetween([at], spacesOf(figure)) > reach) return [];
    if (soi && !sightBetween(position.state.board, [at], spacesOf(figure), [], BY_SOI).clear) return [];
    return abilities
      .filter((ability) => ability.when === timing && !ability.of)
      .map((ability) => heldWithoutCard(id, cause, ability));
  });
}
