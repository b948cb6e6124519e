import {
  adjacency,
  attackProfileOf,
  attackRangeOf,
  combatDiceOf,
  defenseOf,
  type Figure,
  type FigureId,
  figureIn,
  isFlankingAttack,
  oddsOf,
  type Position,
  rangeOf,
  remainingHpOf,
  sightOf,
  spacesOf,
} from '../engine/index.ts';

export interface AttackWorth {
  /** Mean final damage. */
  readonly expected: number;
  readonly hit: number;
}

/** Exact odds cost hundreds of dice rolls to list, so like attacks share them: across figures, turns and games. */
const known = new Map<string, AttackWorth>();

/** What a plain attack is worth now; nothing when it is not legal. */
export function attackWorth(
  position: Position,
  attacker: FigureId,
  target: FigureId,
  empower = false,
): AttackWorth {
  const key = `${likeness(position, figureIn(position.state, attacker), figureIn(position.state, target))}${empower}`;
  const found = known.get(key);
  if (found) return found;
  const { hit, expected } = oddsOf(position, attacker, target, { empower });
  const worth = { expected, hit: hit[0] / hit[1] };
  known.set(key, worth);
  return worth;
}

/** Everything odds depend on, as text: cards, effects, defence, distance, line of sight, flanking. */
function likeness(position: Position, attacker: Figure, target: Figure): string {
  const profile = attackProfileOf(position, attacker);
  const isWithin = rangeOf(attacker, target) <= attackRangeOf(profile);
  const sight = isWithin ? sightOf(position, attacker, target) : null;
  return [
    position.cards.hash,
    attacker.card,
    cardsOf(position, attacker),
    target.card,
    cardsOf(position, target),
    defenseOf(position, target).total,
    isWithin && adjacency.areBasesAdjacent(position.state.board, spacesOf(attacker), spacesOf(target)),
    sight?.clear,
    sight?.penalty,
    profile.kind === 'melee' && isFlankingAttack(position, attacker.id, target.id, profile.range),
    attacker.damage * 2 >= (position.cards.adventurers[attacker.card]?.hp ?? Number.POSITIVE_INFINITY),
  ].join('|');
}

/** The cards that have a say in an attack: not the consumables, which come and go. */
const cardsOf = (position: Position, figure: Figure): string =>
  figure.cards
    .filter(({ ref }) => position.cards.items[ref]?.itemType !== 'consumable')
    .map(({ ref, face, flipped }) => `${ref}${face === 'back' ? '-' : ''}${flipped ? '!' : ''}`)
    .concat(figure.effects)
    .join(',');

/**
 * The same by rule of thumb, for games of many cards where exact odds take too long: dice come up with their mean,
 * a point over or under the Defense is worth an eighth, and a hit deals 3.
 */
export function roughWorth(
  position: Position,
  attacker: FigureId,
  target: FigureId,
  empower = false,
): AttackWorth {
  const dice = combatDiceOf(position, figureIn(position.state, attacker)).length + Number(empower);
  const over = dice * MEAN_OF_A_DIE - defenseOf(position, figureIn(position.state, target)).total;
  const hit = Math.min(0.95, Math.max(0.05, 0.5 + over / 8));
  return { hit, expected: 3 * hit };
}
const MEAN_OF_A_DIE = 3.5;

/** Prefers damage that counts, and among the like whoever is nearest to falling. */
export function targetWorth(
  position: Position,
  attacker: FigureId,
  target: FigureId,
  worth: typeof attackWorth = attackWorth,
): number {
  const left = remainingHpOf(position, figureIn(position.state, target));
  const { expected } = worth(position, attacker, target);
  return Math.min(expected, left) - left / 20;
}
