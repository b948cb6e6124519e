import { useMemo, useState } from 'react';
import type { FigureId, Position, Space } from '../../engine/index.ts';
import { type Measure, measureBetween } from '../../stores/middara/measure.ts';
import type { SightLine } from '../board/space-hint.ts';
import { useStable } from './use-stable.ts';

/** The ruler laid on the board: from a space to the one under pointer or cursor, or to the one pressed last. */
export interface Ruler {
  readonly from: Space;
  /** Null until another space is pointed at, and where it takes too long. */
  readonly measure: Measure | null;
  /** The best line of sight between the two ends. */
  readonly line: SightLine | null;
  /** Lays the end there: for touch, and to look away from the board. */
  press(space: Space): void;
  /** Measures on from the end. */
  turn(): void;
}

interface Laid {
  readonly from: Space;
  readonly to: Space | null;
}

export interface Rulers {
  /** Null while nothing is measured. */
  readonly ruler: Ruler | null;
  point(space: Space | null): void;
  toggle(): void;
  leave(): void;
}

/** Measures on the board, from where the figure stands; nothing is answered meanwhile. */
export function useRuler(position: Position, figure: FigureId | null): Rulers {
  const [laid, setLaid] = useState<Laid | null>(null);
  const [pointed, setPointed] = useState<Space | null>(null);
  const end = pointed && laid && pointed.join() !== laid.from.join() ? pointed : (laid?.to ?? null);
  const [fromX, fromY, toX, toY] = [laid?.from[0], laid?.from[1], end?.[0], end?.[1]];
  const measure = useMemo(
    () =>
      fromX === undefined || fromY === undefined || toX === undefined || toY === undefined
        ? null
        : measureBetween(position, [fromX, fromY], [toX, toY], figure),
    [position, figure, fromX, fromY, toX, toY],
  );
  const toggle = useStable(() => {
    const { figures } = position.state;
    const standing = figures.find(({ id, at }) => id === figure && at) ?? figures.find(({ at }) => at);
    const from = standing?.at ?? null;
    setLaid(laid || !from ? null : { from, to: null });
  });
  const point = useStable((space: Space | null) => {
    if (laid) setPointed(space);
  });
  const leave = useStable(() => setLaid(null));
  const press = useStable((to: Space) => setLaid((was) => was && { ...was, to }));
  const turn = useStable(() => {
    if (end) setLaid({ from: end, to: null });
    setPointed(null);
  });
  const line = useMemo(() => {
    if (!measure) return null;
    const { from, to, clear, blockedBy } = measure.sight;
    return { from, to, clear, blockedAt: blockedBy?.at };
  }, [measure]);
  const ruler = laid && { from: laid.from, measure, line, press, turn };
  return { ruler, point, toggle, leave };
}
