import type { Position } from '../../model/position.ts';
import type { Figure } from '../../model/state.ts';
import { listModifiers } from './modifiers.ts';

/** Whether the turn has no Move Action left for that figure: one (p.41), and those its cards add (X192). */
export function hasMoved(position: Position, figure: Figure): boolean {
  const { turn } = position.state;
  if (!turn?.moved) return false;
  const more = listModifiers(position, figure, 'moreMoves');
  return (turn.movedMore ?? 0) >= more.reduce((sum, { modifier }) => sum + modifier.moreMoves, 0);
}
