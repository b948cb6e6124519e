/** Who has had their turn this round. */
import type { EncounterState, FigureId } from '../../engine/index.ts';

/**
 * Those whose turn is over in this round. A card of the track is turned when the first of its group goes: the others wait
 * in the queue, and whoever's turn it is has not had it yet.
 */
export function actedIn({ track, clock, turn }: EncounterState): ReadonlySet<FigureId> {
  const figures = track.flatMap((card) => (card.acted ? card.figures : []));
  return new Set(figures.filter((id) => id !== turn?.figure && !clock.queue.includes(id)));
}
