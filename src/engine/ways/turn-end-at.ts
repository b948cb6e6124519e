/** What a space brings to whoever's way ends there. */
import type { Space } from '../model/board.ts';
import { figureIn } from '../model/figure-in.ts';
import type { FigureId } from '../model/ids.ts';
import type { Position } from '../model/position.ts';
import { isWonByTurnOf } from '../procedures/consequences/objectives.ts';
import { isUnder, priceOf } from '../queries/figures/costs.ts';
import { stoodAt } from './attack-after.ts';

/** Ground that changes what may be done on it: all that costs SP is dearer in Muck, nobody Dodges in Water (p.21). */
export type Hampering = 'muck' | 'water';

/** What hampers the figure where it stands; null for what does not, and for who flies over it. */
export function hamperedBy(position: Position, figureId: FigureId): Hampering | null {
  const figure = figureIn(position.state, figureId);
  if (figure.kind === 'intelligent') return null;
  if (priceOf(position, figure, 1) > 1) return 'muck';
  return isUnder(position, figure, 'water') ? 'water' : null;
}

/** The same once its way has ended there. */
export const hamperedAt = (position: Position, figureId: FigureId, at: Space): Hampering | null =>
  hamperedBy(landedAt(position, figureId, at), figureId);

/** Whether the figure wins the encounter if its turn ends there. */
export function winsAt(position: Position, figureId: FigureId, at: Space): boolean {
  // Asked of every space that can be reached: most have no Exit.
  if (!position.state.boardTokens.some((token) => token.kind === 'exit')) return false;
  const there = landedAt(position, figureId, at);
  return !isUnder(there, figureIn(there.state, figureId), 'dangerous') && isWonByTurnOf(there, figureId);
}

/** As if its movement were over there: what flies for one movement alone no longer does. */
function landedAt(position: Position, figureId: FigureId, at: Space): Position {
  const [{ state, ...rest }] = stoodAt(position, figureId, at);
  return { ...rest, state: { ...state, scopes: state.scopes.filter(({ kind }) => kind !== 'move') } };
}
