/** The corners of the board, and how far boxes lie over one another. */

export const CORNERS = ['top-right', 'top-left', 'bottom-right', 'bottom-left'] as const;
export type BoardCorner = (typeof CORNERS)[number];

export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** The area two have in common, in square pixels. */
export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** The box of that size in a corner of another. */
export function boxIn(corner: BoardCorner, room: Box, width: number, height: number, gap: number): Box {
  const left = corner.endsWith('left') ? room.left + gap : room.right - gap - width;
  const top = corner.startsWith('top') ? room.top + gap : room.bottom - gap - height;
  return { left, top, right: left + width, bottom: top + height };
}
