/** The part of a board that is in sight, for what marks how things lie to it. */
import { type RefObject, useEffect, useState } from 'react';
import { CELL, HEAD, MARGIN } from './geometry.ts';
import type { Zoom } from './use-zoom.ts';
import { roomOf } from './zoomed.ts';

/** Its edges, in spaces of the board. */
export interface SeenPart {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Laid {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly sheet: RefObject<HTMLDivElement | null>;
  readonly zoom: Zoom;
}

/** A tenth of a space: nothing is drawn anew for less. */
const rounded = (spaces: number): number => Math.round(spaces * 10) / 10;

/** At most once a frame; null until it is known. */
export function useSeenPart({ place, sheet, zoom: { cell, measured } }: Laid): SeenPart | null {
  const [seen, setSeen] = useState<SeenPart | null>(null);
  useEffect(() => {
    const scroller = place.current;
    const drawn = sheet.current;
    if (!scroller || !drawn || !measured) return;
    let frame = 0;
    const look = () => {
      frame = 0;
      const room = roomOf(scroller);
      if (room.width === 0 || room.height === 0) return;
      const { left, top } = drawn.getBoundingClientRect();
      const x = rounded((room.left - left) / cell - MARGIN / CELL);
      const y = rounded((room.top - top) / cell - HEAD / CELL);
      const [right, bottom] = [rounded(x + room.width / cell), rounded(y + room.height / cell)];
      setSeen((was) =>
        was?.left === x && was.top === y && was.right === right && was.bottom === bottom
          ? was
          : { left: x, top: y, right, bottom },
      );
    };
    const soon = () => {
      frame ||= requestAnimationFrame(look);
    };
    soon();
    scroller.addEventListener('scroll', soon, { passive: true });
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(soon);
    observer?.observe(scroller);
    observer?.observe(drawn);
    return () => {
      cancelAnimationFrame(frame);
      scroller.removeEventListener('scroll', soon);
      observer?.disconnect();
    };
  }, [place, sheet, cell, measured]);
  return seen;
}
