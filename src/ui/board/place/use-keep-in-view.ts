/** Keeps what happens, and the cursor of the keys, within the board's place. */
import { useEffect, useRef } from 'react';
import type { Space } from '../../../engine/index.ts';
import { onSize } from '../../page/sizes.ts';
import { isMotionReduced } from '../../page/use-reduced-motion.ts';
import { CELL, HEAD, MARGIN } from './geometry.ts';
import type { Around } from './in-reach.ts';
import type { Sheet, Zoom } from './use-zoom.ts';
import { awayOf, middleOf, roomOf, type Span } from './zoomed.ts';

/** Of the board's place: nothing that moves on the board moves the board with it. */
export const BY_HAND = 'data-by-hand';

/** Of the board's place: it lies so that all that can be reached in this turn is seen. */
export const FITTED = 'data-fitted';

/** What the arrows at the board's edges take of it (edge-places.ts). */
export const EDGE = { across: 92, down: 42 } as const;

/** An area with the room round whoever acts that arrows may take at the edge. */
const withRoom = ([from, to]: Span, heart: Span, edge: number): Span => [
  Math.min(from, heart[0] - edge),
  Math.max(to, heart[1] + edge),
];

/** A space that is to be in sight. */
export interface InView {
  readonly space: Space | null;
  /** Somebody asks for it, by the keys or in a list: it is shown wherever the board was moved to. */
  readonly isAsked: boolean;
  /** With all of that, once a turn. */
  readonly around: Around | null;
}

/**
 * Moves a board larger than its place so that the space comes into sight: to the middle at first, later only if it is
 * not seen. Zooming and dragging are left alone: who moved the board looks somewhere else.
 */
export function useKeepInView({ place, sheet }: Sheet, zoom: Zoom, { space, isAsked, around }: InView): void {
  const [x, y] = space ?? [null, null];
  const { measured, least } = zoom;
  const began = useRef(false);
  const fitted = useRef('');
  const wide = useRef(0);
  const scale = useRef(0);
  useEffect(() => {
    scale.current = zoom.cell / CELL;
  });
  const turn = around?.turn ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what can be reached counts once a turn
  useEffect(() => {
    const scroller = place.current;
    const drawn = sheet.current;
    if (!scroller || !drawn || !measured || x === null || y === null) return;
    const look = (again = false): void => {
      if (!scroller.scrollBy) return;
      if (again) fitted.current = '';
      const isFree = again || !scroller.hasAttribute(BY_HAND);
      if (began.current && !isAsked && !isFree) return;
      const room = roomOf(scroller);
      const drawing = drawn.getBoundingClientRect();
      const middle = middleOf(room);
      if (around && !isAsked && fitted.current !== around.turn && isFree) {
        fitted.current = around.turn;
        const lies = (edge: number, head: number, from: number, to: number): Span => [
          edge + (head + from * CELL) * scale.current,
          edge + (head + (to + 1) * CELL) * scale.current,
        ];
        const heart = { x: lies(drawing.left, MARGIN, x, x), y: lies(drawing.top, HEAD, y, y) };
        const across = withRoom(
          lies(drawing.left, MARGIN, around.from[0], around.to[0]),
          heart.x,
          EDGE.across,
        );
        const down = withRoom(lies(drawing.top, HEAD, around.from[1], around.to[1]), heart.y, EDGE.down);
        const half = (CELL * scale.current) / 2;
        scroller.scrollBy({
          left: awayOf(across, heart.x[0] + half, [room.left, room.left + room.width]),
          top: awayOf(down, heart.y[0] + half, [room.top, room.top + room.height]),
          behavior: began.current && !again && !isMotionReduced() ? 'smooth' : 'auto',
        });
        scroller.toggleAttribute(FITTED, true);
        began.current = true;
        return;
      }
      const away = {
        left: drawing.left + (MARGIN + (x + 0.5) * CELL) * scale.current - middle.left,
        top: drawing.top + (HEAD + (y + 0.5) * CELL) * scale.current - middle.top,
      };
      const within = (distance: number, size: number) => Math.abs(distance) < size / 2 - CELL * scale.current;
      const isSeen = within(away.left, room.width) && within(away.top, room.height);
      if (isSeen && began.current && !again) return;
      scroller.scrollBy({ ...away, behavior: began.current && !isMotionReduced() ? 'smooth' : 'auto' });
      began.current = true;
    };
    let isNew = true;
    // A place that becomes smaller may leave it out. A phone that was turned is another place: what was seen, and where a
    // hand had moved it, is of the one before.
    return onSize(scroller, () => {
      const isTurned = isNew && began.current && scroller.clientWidth !== wide.current;
      if (isNew) wide.current = scroller.clientWidth;
      isNew = false;
      look(isTurned);
    });
  }, [place, sheet, measured, least, x, y, isAsked, turn]);
}
