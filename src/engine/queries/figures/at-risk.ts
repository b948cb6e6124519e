import type { CardIndex } from '../../model/cards/cards.ts';
import { keptLately } from '../../model/kept.ts';
import type { Position } from '../../model/position.ts';
import type { Figure } from '../../model/state.ts';
import { passivesOf } from '../cards/passives.ts';
import { isOnBoard } from './figures.ts';
import { mightAnyBeGiven } from './modifiers.ts';

/**
 * Who might have no more HP left than damage, or an Effect it is immune to: whoever is hurt as badly as its card says,
 * bears an Effect, or has HP of its own cards; and everybody where something else may change HP. What is seen to between
 * two actions asks nobody else.
 */
export const listAtRisk = (position: Position): readonly Figure[] =>
  mightAnyBeGiven(position, 'hp') ? position.state.figures : atRisk(position.state.figures, position.cards);

const atRisk = keptLately((figures: readonly Figure[], cards: CardIndex) =>
  figures.filter(
    (figure) =>
      isOnBoard(figure) &&
      (figure.effects.length > 0 ||
        figure.damage >= leastHpOf(cards, figure) ||
        passivesOf(cards, figure, 'hp').length > 0),
  ),
);

/** What is printed: a fifth player only adds to it (p.71). A card that is not known is for others to tell. */
const leastHpOf = ({ adventurers, combatants }: CardIndex, { card }: Figure): number =>
  (adventurers[card] ?? combatants[card])?.hp ?? 0;
