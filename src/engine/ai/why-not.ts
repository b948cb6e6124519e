import { isSameSpace, type Space } from '../model/board.ts';
import type { EncounterEvent } from '../model/events.ts';
import type { FigureId } from '../model/ids.ts';
import type { TargetBecause, TargetRemoved, WayBecause, WayRemoved } from '../model/messages/because.ts';
import type { Reason } from '../model/messages/reason.ts';

type WayChosen = Extract<EncounterEvent, { type: 'aiWayChosen' }>;
type TargetChosen = Extract<EncounterEvent, { type: 'aiTargetChosen' }>;

export type WhyNotSpace =
  | { readonly kind: 'went-there'; readonly because: WayBecause }
  | { readonly kind: 'worse'; readonly removedBy: WayRemoved }
  /** It could not end there. */
  | { readonly kind: 'barred'; readonly reason: Reason }
  | { readonly kind: 'no-way'; readonly points: number };

export type WhyNotTarget =
  | { readonly kind: 'chosen'; readonly because: TargetBecause }
  | { readonly kind: 'removed'; readonly removedBy: TargetRemoved }
  | { readonly kind: 'no-better' }
  /** Out of range, of line of sight or of SOI: the trace does not tell it apart. */
  | { readonly kind: 'not-possible' };

/** Why a Combatant did not go to a space, from the trace of the way it chose (C3-C6). */
export function whyNotSpace(event: WayChosen, space: Space): WhyNotSpace {
  if (event.way && isSameSpace(event.way.end, space)) return { kind: 'went-there', because: event.because };
  const other = event.rejected.find((way) => isSameSpace(way.end, space));
  if (other?.removedBy) return { kind: 'worse', removedBy: other.removedBy };
  const barred = event.barred.find((one) => isSameSpace(one.space, space));
  return barred ? { kind: 'barred', reason: barred.why } : { kind: 'no-way', points: event.points };
}

/** Why a Combatant did not choose a figure, from the trace of the target it chose (p.60, C2). */
export function whyNotTarget(event: TargetChosen, figure: FigureId): WhyNotTarget {
  if (event.target === figure) return { kind: 'chosen', because: event.because };
  const other = event.candidates.find((candidate) => candidate.figure === figure);
  if (!other) return { kind: 'not-possible' };
  return other.removedBy ? { kind: 'removed', removedBy: other.removedBy } : { kind: 'no-better' };
}
