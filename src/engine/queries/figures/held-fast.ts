import type { FigureId } from '../../model/ids.ts';
import type { Position } from '../../model/position.ts';
import type { Figure } from '../../model/state.ts';
import { areAllies } from './figures.ts';
import { hasModifierFor } from './modifiers.ts';

/** Whether another figure, or a Current, cannot move it so: what *moves* it is also what pushes and pulls it (X163). */
export function isHeldFast(
  position: Position,
  figure: Figure,
  by: FigureId | null,
  how: 'pushed' | 'pulled' | 'moved' = 'moved',
): boolean {
  if (by === figure.id) return false;
  if (hasModifierFor(position, figure, 'cannotBe', 'moved')) return true;
  return how !== 'moved' && hasModifierFor(position, figure, 'cannotBe', how);
}

/** Whether that figure may not choose it: an opponent to whom it cannot be targeted (X163). */
export const isBeyond = (position: Position, figure: Figure, by: Figure): boolean =>
  !areAllies(figure, by) && hasModifierFor(position, figure, 'cannotBe', 'targeted');
