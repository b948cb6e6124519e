/** A point of the page, in pixels; of a box, its upper left. */
export interface Corner {
  readonly left: number;
  readonly top: number;
}

export interface Box extends Corner {
  readonly width: number;
  readonly height: number;
}

/** Pixels of a padding. */
export const covered = (padding: string): number => Number.parseFloat(padding) || 0;

/** The part of what scrolls that nothing lies over: its padding is what does. */
export function roomOf(place: HTMLElement): Box {
  const { left, top } = place.getBoundingClientRect();
  const { paddingTop, paddingRight, paddingBottom } = getComputedStyle(place);
  return {
    left,
    top: top + covered(paddingTop),
    width: place.clientWidth - covered(paddingRight),
    height: place.clientHeight - covered(paddingTop) - covered(paddingBottom),
  };
}

/**
 * The part of what scrolls by which a drawing is laid out. It has more room than that where the page lends it some for a
 * while (its scroll padding): then it is drawn no larger, and goes nowhere, when it gets the room or loses it.
 */
export function laidOf(place: HTMLElement): Box {
  const { scrollPaddingRight, scrollPaddingBottom } = getComputedStyle(place);
  const room = roomOf(place);
  return {
    ...room,
    width: room.width - covered(scrollPaddingRight),
    height: room.height - covered(scrollPaddingBottom),
  };
}

/** From where to where along one side of the page, in pixels. */
export type Span = readonly [from: number, to: number];

/**
 * How far a board is moved along one side so that all of `area` lies in its room: not at all where it does, to its middle
 * where there is room for it, else so that `least` of it is in the middle, as far as there is more of it on both sides.
 */
export function awayOf([from, to]: Span, least: number, room: Span): number {
  if (from >= room[0] && to <= room[1]) return 0;
  const half = (room[1] - room[0]) / 2;
  const middle = to - from <= 2 * half ? (from + to) / 2 : Math.max(from + half, Math.min(to - half, least));
  return middle - (room[0] + half);
}

export const middleOf = ({ left, top, width, height }: Box): Corner => ({
  left: left + width / 2,
  top: top + height / 2,
});

/** In the middle where there is room for all of it, else without a gap on either side. */
const along = (wanted: number, size: number, from: number, room: number): number =>
  size <= room ? from + (room - size) / 2 : Math.min(from, Math.max(from + room - size, wanted));

/**
 * Where a drawing's corner comes to lie that grows by a factor while the point `held` of it goes to `to`: as it is laid
 * out afterwards, so that nothing jumps when a gesture ends.
 */
export function zoomedAbout(drawing: Box, room: Box, factor: number, held: Corner, to: Corner): Corner {
  return {
    left: along(to.left - (held.left - drawing.left) * factor, drawing.width * factor, room.left, room.width),
    top: along(to.top - (held.top - drawing.top) * factor, drawing.height * factor, room.top, room.height),
  };
}
