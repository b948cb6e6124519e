/** What nobody could know before it was told. */
import type { Revealed } from '../../engine/index.ts';
import type { AbraxisEvent } from '../model/events.ts';

export function revealedInAbraxis(event: AbraxisEvent): Revealed | null {
  if (event.type === 'diceRolled') return 'dice';
  return event.type === 'roundBegan' && event.drawn !== null ? 'draw' : null;
}
