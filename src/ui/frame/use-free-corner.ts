/** The corner of the board in which something lies on the fewest figures. */
import { type RefObject, useLayoutEffect, useState } from 'react';
import { onSize } from '../page/sizes.ts';

export const CORNERS = ['top-right', 'top-left', 'bottom-right', 'bottom-left'] as const;
export type BoardCorner = (typeof CORNERS)[number];

/** What must not be covered: figures, and what is to be pressed. */
const KEPT_FREE = '.board-figures .figure, .lit-space, .dice-tray, .board-controls';

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** The box of that size in a corner of another. */
export function boxIn(corner: BoardCorner, room: Box, width: number, height: number, gap: number): Box {
  const left = corner.endsWith('left') ? room.left + gap : room.right - gap - width;
  const top = corner.startsWith('top') ? room.top + gap : room.bottom - gap - height;
  return { left, top, right: left + width, bottom: top + height };
}

/** The first corner that covers least of what is to be seen. */
export function freestCorner(room: Box, width: number, height: number, kept: readonly Box[]): BoardCorner {
  const covered = (corner: BoardCorner) => {
    const box = boxIn(corner, room, width, height, 10);
    return kept.reduce((sum, one) => sum + overlap(box, one), 0);
  };
  return CORNERS.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best));
}

/** Looked for anew whenever `about` changes, and with the board's size; it stays put else. */
export function useFreeCorner(box: RefObject<HTMLElement | null>, about: unknown): BoardCorner {
  const [corner, setCorner] = useState<BoardCorner>('top-right');
  // biome-ignore lint/correctness/useExhaustiveDependencies: for whatever it is about
  useLayoutEffect(() => {
    const element = box.current;
    const board = element?.parentElement;
    if (!element || !board) return;
    return onSize(board, () => {
      const kept = [...board.querySelectorAll(KEPT_FREE)].map((one) => one.getBoundingClientRect());
      const { offsetWidth, offsetHeight } = element;
      setCorner(freestCorner(board.getBoundingClientRect(), offsetWidth, offsetHeight, kept));
    });
  }, [box, about]);
  return corner;
}
