/** Where a bubble lies: beside what it speaks of, off figures, ways and whatever is to be pressed. */
import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';
import { type Box, overlap } from '../../frame/corners.ts';
import { onSize } from '../../page/sizes.ts';

/** On which side of what it speaks of. */
export type Side = 'right' | 'left' | 'top' | 'bottom';

export interface BubblePlace {
  readonly side: Side;
  readonly left: number;
  readonly top: number;
  /** Along its edge, where its arrow stands. */
  readonly arrow: number;
}

/** What must not be covered. */
const KEPT_FREE = '.board-figures .figure, .board-way, .lit-space, .dice-tray, .board-controls, .edge-arrow';
/** Pixels between it and what it speaks of, which its arrow bridges, and from the board's edges. */
const GAP = 14;
const EDGE = 8;
/** Milliseconds after which the board lies as it will: it may be drawn to whoever acts first. */
const SETTLED = [0, 250, 800];

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, Math.max(least, most)));

/** As wide as that share of its room it is a strip: at the upper edge, or at the lower one. */
const STRIP = 0.7;
/** Weighs more than all it may cover: an arrow that does not reach what it is for. */
const ASTRAY = 1e6;

/** The place in that room that covers least; of equals the first: beside it, else over it, else under it. */
export function bubbleBeside(
  target: Box,
  room: Box,
  width: number,
  height: number,
  kept: readonly Box[],
): BubblePlace {
  const [x, y] = [(target.left + target.right) / 2, (target.top + target.bottom) / 2];
  const isStrip = width > STRIP * (room.right - room.left);
  const over = isStrip ? room.top : target.top - GAP - height;
  const under = isStrip ? room.bottom - height : target.bottom + GAP;
  const sides: readonly Side[] = isStrip ? ['top', 'bottom'] : ['right', 'left', 'top', 'bottom'];
  const along = [-0.5, -0.15, -0.85];
  const candidates = sides.flatMap((side) =>
    along.map((share) => {
      const isAside = side === 'right' || side === 'left';
      const wished = isAside
        ? [side === 'right' ? target.right + GAP : target.left - GAP - width, y + share * height]
        : [x + share * width, side === 'bottom' ? under : over];
      const left = clamp(wished[0]!, room.left + EDGE, room.right - EDGE - width);
      const top = clamp(wished[1]!, room.top + EDGE, room.bottom - EDGE - height);
      const box = { left, top, right: left + width, bottom: top + height };
      const covers = [...kept, target].reduce((sum, one) => sum + overlap(box, one), 0);
      const to = isAside ? y - top : x - left;
      const arrow = clamp(to, 16, (isAside ? height : width) - 16);
      // A strip may lie under what stands over the board.
      const seen = isStrip ? (y > top ? 'top' : 'bottom') : side;
      const lies = {
        right: left >= target.right,
        left: left + width <= target.left,
        top: top + height <= target.top,
        bottom: top >= target.bottom,
      };
      const isAstray = arrow !== to || !(isStrip || lies[side]);
      return { side: seen as Side, left, top, arrow, covered: covers + (isAstray ? ASTRAY : 0) };
    }),
  );
  const { covered: _, ...best } = candidates.reduce((one, other) =>
    other.covered < one.covered ? other : one,
  );
  return best;
}

const boxOf = ({ left, top, right, bottom }: DOMRect): Box => ({ left, top, right, bottom });

/** Its place and its arrow's; looked for anew with what it is about, and with the board's size. */
export function useBubble(
  box: RefObject<HTMLElement | null>,
  about: object | null,
): { readonly side: Side; readonly style: CSSProperties } | null {
  const [place, setPlace] = useState<BubblePlace | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    const board = element?.parentElement;
    if (!about || !element || !board) return;
    const look = () => {
      const lit =
        document.querySelector('.lit-space') ??
        document.querySelector('[data-lesson="look"]') ??
        document.querySelector('[data-lesson]:not(.lesson *)');
      if (!lit) return;
      const place = board.getBoundingClientRect();
      // On a phone on its side the track lies over the board's upper edge.
      const track = document.querySelector('.track-bar')?.getBoundingClientRect();
      const isUnder = track !== undefined && overlap(track, place) > 0;
      const room = { ...boxOf(place), top: isUnder ? track.bottom : place.top };
      const kept = [...board.querySelectorAll(KEPT_FREE)].map((one) => one.getBoundingClientRect());
      const { offsetWidth, offsetHeight } = element;
      const found = bubbleBeside(lit.getBoundingClientRect(), room, offsetWidth, offsetHeight, kept);
      setPlace({ ...found, left: found.left - place.left, top: found.top - place.top });
    };
    const timers = SETTLED.map((wait) => setTimeout(look, wait));
    const stop = onSize(board, look);
    return () => {
      stop();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [box, about]);
  if (!about || !place) return null;
  const style: CSSProperties = { left: place.left, top: place.top };
  return { side: place.side, style: { ...style, '--arrow': `${place.arrow}px` } as CSSProperties };
}
