import type { ExaltedCard } from '../../model/cards/cards.ts';
import type { Reason } from '../../model/messages/reason.ts';
import { inOwnShape } from '../../model/own-shape.ts';
import type { Position } from '../../model/position.ts';
import type { Figure } from '../../model/state.ts';
import { highestLevel } from './counts.ts';

/** Why a figure may not call an EXALTED ESPER: its LVL is above the highest ASSEMBLAGE Discipline (X180). */
export function whyNotCalled(position: Position, figure: Figure, { level }: ExaltedCard): Reason | null {
  return level !== undefined && level > highestLevel(position, inOwnShape(figure), 'assemblage')
    ? { why: 'discipline-level', tree: 'assemblage', level }
    : null;
}

/** The EXALTED ESPERS a figure may call, as the shelf has them. */
export const listCallable = (position: Position, figure: Figure): ExaltedCard[] =>
  Object.values(position.cards.exalted).filter((card) => whyNotCalled(position, figure, card) === null);
