import type { Space } from '../model/board.ts';
import { figureIn } from '../model/figure-in.ts';
import type { FigureId } from '../model/ids.ts';
import type { Position } from '../model/position.ts';
import { figureWith, positionWithFigure } from '../model/with.ts';

/** The position with a figure standing elsewhere. */
export const positionAt = (position: Position, figure: FigureId, at: Space): Position =>
  positionWithFigure(position, figureWith(figureIn(position.state, figure), { at }));
