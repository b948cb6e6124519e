import type { AiStep, Position } from '../../src/engine/index.ts';

/** The position with those steps on the card of the `beast`, one of plain numbers. */
export function withSteps(position: Position, ...ai: readonly AiStep[]): Position {
  const ref = position.state.figures.find(({ id }) => id === 'beast')!.card;
  const card = { ...position.cards.combatants[ref]!, ai };
  const combatants = { ...position.cards.combatants, [ref]: card };
  return { ...position, cards: { ...position.cards, combatants } };
}
