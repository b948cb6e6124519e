/** The abilities a figure has now. */
import { figureIn } from '../../model/figure-in.ts';
import type { Timing } from '../../model/language/abilities.ts';
import type { Position } from '../../model/position.ts';
import type { Figure } from '../../model/state.ts';
import type { HeldAbility } from '../cards/abilities-in-play.ts';
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
  return position.state.wards ? [...held, ...listWardAbilities(position, figure, timing)] : held;
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
