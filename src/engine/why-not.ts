import { isSameSpace, type Space } from './model/board.ts';
import type { EncounterEvent } from './model/events.ts';
import type { FigureId } from './model/ids.ts';

type WayChosen = Extract<EncounterEvent, { type: 'aiWayChosen' }>;
type TargetChosen = Extract<EncounterEvent, { type: 'aiTargetChosen' }>;

/** Why a Combatant did not go to a space, from the trace of the way it chose (C3-C6). */
export function whyNotSpace(event: WayChosen, space: Space): string {
  if (event.way && isSameSpace(event.way.end, space)) return `it went there: ${event.because}`;
  const other = event.rejected.find((way) => isSameSpace(way.end, space));
  const barred = event.barred.find((one) => isSameSpace(one.space, space));
  return other?.removedBy ?? barred?.why ?? `no way leads there with its ${event.points} points (C4)`;
}

/** Why a Combatant did not choose a figure, from the trace of the target it chose (p.60, C2). */
export function whyNotTarget(event: TargetChosen, figure: FigureId): string {
  if (event.target === figure) return `it chose this one: ${event.because}`;
  const other = event.candidates.find((candidate) => candidate.figure === figure);
  if (!other) return 'no possible target: out of range, of line of sight or of SOI';
  return other.removedBy ?? 'no better';
}
