import { isBetween } from '../../model/between.ts';
import { familyOf } from '../../model/cards/cards.ts';
import type { Circumstances } from '../../model/circumstances.ts';
import { figureIn } from '../../model/figure-in.ts';
import type { FigureFilter } from '../../model/language/abilities.ts';
import type { Position } from '../../model/position.ts';
import type { Figure } from '../../model/state.ts';
import { borneBy } from './borne.ts';
import { standsIn } from './circumstance-holds.ts';
import { attacksOf } from './counts.ts';
import { areFiguresAdjacent, listOpponents, listOtherAllies } from './figures.ts';
import { armorTotalOf, defenseOf, hasTag, remainingHpOf } from './stats.ts';
import { hasAnyEffect, isMarked } from './tests.ts';

/** Whether a figure is one of those a card speaks of: all that is said is true of it. */
export function fitsFilter(
  position: Position,
  user: Figure,
  figure: Figure,
  filter: FigureFilter,
  about: Circumstances = {},
): boolean {
  const { effect, anyEffect, mark, tag, attacked, beside } = filter;
  const owner = about.owner === undefined ? user : figureIn(position.state, about.owner);
  if (effect !== undefined && !figure.effects.includes(effect)) return false;
  if (anyEffect !== undefined && !hasAnyEffect(figure, anyEffect === 'any' ? undefined : anyEffect))
    return false;
  if (mark !== undefined && !isMarked(figure, mark, owner)) return false;
  if (tag !== undefined && !hasTag(position, figure, tag)) return false;
  if (filter.damaged && figure.damage === 0) return false;
  if (filter.undamaged && figure.damage > 0) return false;
  if (filter.kin && familyOf(position.cards, figure.card) !== familyOf(position.cards, owner.card))
    return false;
  if (filter.summoned && !figure.spawnedByFigure) return false;
  if (filter.loyal && figure.summoner !== owner.id) return false;
  if (filter.own && figure.id !== owner.id && figure.summoner !== owner.id) return false;
  if (filter.defeated && !figure.defeated) return false;
  if (attacked !== undefined && attacksOf(position, owner, figure.id) > 0 !== attacked) return false;
  if (!fitsNumbers(position, figure, filter)) return false;
  if (beside === undefined) return true;
  const others =
    beside === 'ally'
      ? [user, ...listOtherAllies(position.state, user)]
      : listOpponents(position.state, user);
  return others.some((other) => other.id !== figure.id && areFiguresAdjacent(position, other.id, figure.id));
}

function fitsNumbers(position: Position, figure: Figure, filter: FigureFilter): boolean {
  const { kind, defense, armor, hpLeft, size, dr, terrain, bears } = filter;
  if (bears !== undefined && borneBy(figure, bears) === 0) return false;
  if (kind !== undefined && figure.kind !== kind) return false;
  if (size !== undefined && !isBetween(figure.size[0] * figure.size[1], size)) return false;
  if (dr !== undefined && !isBetween(position.cards.combatants[figure.card]?.dr ?? 0, dr)) return false;
  if (terrain !== undefined && !standsIn(position, figure, terrain)) return false;
  if (hpLeft !== undefined && !isBetween(remainingHpOf(position, figure), hpLeft)) return false;
  if (armor !== undefined && !isBetween(armorTotalOf(position, figure), armor)) return false;
  return defense === undefined || isBetween(defenseOf(position, figure).total, defense);
}
