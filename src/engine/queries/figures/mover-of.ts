import type { Position } from '../../model/position.ts';
import type { Figure } from '../../model/state.ts';
import type { Mover } from '../geometry/mover-field.ts';
import { hasModifier } from './modifiers.ts';
import { hasTag } from './stats.ts';

/** The figure as the movement queries see it. It must be on the board. */
export function moverOf(
  position: Position,
  figure: Figure,
  options: { free?: boolean; flight?: boolean; diagonal?: boolean; through?: boolean } = {},
): Mover {
  return {
    id: figure.id,
    at: figure.at!,
    size: figure.size,
    flight: options.flight === true || hasTag(position, figure, 'flight'),
    crush: hasTag(position, figure, 'crush') || hasTag(position, figure, 'relentless'),
    unstoppable: hasTag(position, figure, 'unstoppable'),
    evenCost: hasModifier(position, figure, 'ignoreTerrainCost'),
    freeMovement: options.free === true,
    diagonal: options.diagonal === true,
    ...(options.through ? { through: true } : {}),
  };
}
