/** The ruler laid on the board, as the screen reads it. */
import { useMemo } from 'react';
import type { FigureId, Position, Space } from '../../../engine/index.ts';
import { endOfRuler, type HandState } from '../../../stores/middara/hand-state.ts';
import { type Measure, measureBetween } from '../../../stores/middara/measure.ts';
import type { SightLine } from '../../board/marks/space-hint.ts';
import { useHandState } from './use-hand.ts';

export interface Ruler {
  readonly from: Space;
  /** Null until another space is pointed at, and where it takes too long. */
  readonly measure: Measure | null;
  /** The best line of sight between the two ends. */
  readonly line: SightLine | null;
}

const startIn = ({ ruler }: HandState): Space | null => ruler?.from ?? null;

/** From where it was laid to the space under pointer or cursor, or to the one pressed last; null where none is laid. */
export function useRuler(position: Position, viewer: FigureId | null): Ruler | null {
  const from = useHandState(startIn);
  const to = useHandState(endOfRuler);
  const measure = useMemo(
    () => (from && to ? measureBetween(position, from, to, viewer) : null),
    [position, viewer, from, to],
  );
  const line = useMemo(() => {
    if (!measure) return null;
    const { clear, blockedBy } = measure.sight;
    return { from: measure.sight.from, to: measure.sight.to, clear, blockedAt: blockedBy?.at };
  }, [measure]);
  return from && { from, measure, line };
}
