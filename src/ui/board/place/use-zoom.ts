/** How large a space of the board is drawn, and what makes it larger or smaller. */
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { medium } from '../../page/media.ts';
import { type BoardSize, CELL, HEAD, MARGIN } from './geometry.ts';
import { type Corner, covered, laidOf, middleOf, zoomedAbout } from './zoomed.ts';

/** A space of fewer pixels is not found by a finger, or by a mouse: a game begins no smaller, where one can zoom out. */
const FINGER = 44;
const MOUSE = 32;
const LARGEST = 150;
const STEP = 1.25;
/** A space as large as this is looked at closely. */
const CLOSE = 72;

const BY_TOUCH = medium('(pointer: coarse)');

/** A board in its place: what scrolls, and in it what is drawn. */
export interface Sheet {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly sheet: RefObject<HTMLDivElement | null>;
}

export interface Zoom {
  /** Pixels of the drawing. */
  readonly width: number;
  readonly height: number;
  /** Pixels of a space. */
  readonly cell: number;
  /** Pixels of a space where all of the board is seen, and the most there are. */
  readonly least: number;
  readonly most: number;
  /** Whether the place is known: before that nothing need be drawn, it would be drawn twice. */
  readonly measured: boolean;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  /** All of the board. */
  readonly fit: () => void;
  /** Where spaces are too small for the finger that pressed there, a closer look at it; whether that was so. */
  readonly loupe: (point: Corner) => boolean;
  /** All of the board, or from there a closer look at a point of the page. */
  readonly toggle: (point: Corner) => void;
  /** That many pixels a space, the drawing's corner there on the page, as far as the place has room for it. */
  readonly commit: (cell: number, corner: Corner) => void;
}

/** The size of the board in its place: as large as fits unless that is too small to press, all of it, or zoomed by hand. */
export function useZoom({ place, sheet }: Sheet, { columns, rows }: BoardSize): Zoom {
  const [room, setRoom] = useState<{ width: number; height: number } | null>(null);
  const [touch] = useState(BY_TOUCH.matches);
  const [chosen, setChosen] = useState<number | 'whole' | null>(null);
  const units = { width: columns * CELL + 2 * MARGIN, height: rows * CELL + HEAD + MARGIN };

  useLayoutEffect(() => {
    const element = place.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      // Of a place that something may lie over, what usually stays free of it.
      const { scrollPaddingTop, scrollPaddingRight, scrollPaddingBottom } = getComputedStyle(element);
      const width = element.clientWidth - covered(scrollPaddingRight);
      const height = element.clientHeight - covered(scrollPaddingTop) - covered(scrollPaddingBottom);
      setRoom((was) => (was?.width === width && was.height === height ? was : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);

  const measured = room !== null || typeof ResizeObserver === 'undefined';
  const byWidth = ((room?.width ?? 900) / units.width) * CELL;
  const byHeight = room && room.height > 120 ? (room.height / units.height) * CELL : byWidth;
  const whole = Math.min(byWidth, byHeight, LARGEST);
  const usual = Math.max(whole, touch || (room && room.width < 600) ? FINGER : MOUSE);
  const cell = chosen === 'whole' ? whole : (chosen ?? usual);
  const width = Math.floor((units.width * cell) / CELL);
  const height = Math.floor((units.height * cell) / CELL);

  const corner = useRef<Corner | null>(null);
  const commit = useCallback(
    (wanted: number, to: Corner) => {
      const next = Math.max(whole, Math.min(LARGEST, wanted));
      if (next === cell) sheet.current?.style.removeProperty('transform');
      else corner.current = to;
      setChosen(next);
    },
    [sheet, cell, whole],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it has its new size
  useLayoutEffect(() => {
    const to = corner.current;
    corner.current = null;
    if (!sheet.current || !place.current) return;
    sheet.current.style.removeProperty('transform');
    if (!to) return;
    const { left, top } = sheet.current.getBoundingClientRect();
    place.current.scrollLeft += left - to.left;
    place.current.scrollTop += top - to.top;
  }, [place, sheet, width, height]);

  return useMemo(() => {
    const about = (next: number, point?: Corner) => {
      if (!place.current || !sheet.current) return;
      const free = laidOf(place.current);
      const factor = Math.max(whole, Math.min(LARGEST, next)) / cell;
      const at = point ?? middleOf(free);
      commit(next, zoomedAbout(sheet.current.getBoundingClientRect(), free, factor, at, at));
    };
    const showAll = () => setChosen('whole');
    return {
      width,
      height,
      cell: (width * CELL) / units.width,
      least: whole,
      most: LARGEST,
      measured,
      zoomIn: () => about(cell * STEP),
      zoomOut: () => about(cell / STEP),
      fit: showAll,
      loupe: (point) => {
        const isSmall = touch && cell < FINGER - 1;
        if (isSmall) about(FINGER, point);
        return isSmall;
      },
      toggle: (point) => (cell > whole * 1.05 ? showAll() : about(Math.max(CLOSE, usual * 1.6), point)),
      commit,
    };
  }, [place, sheet, width, height, units.width, cell, whole, usual, touch, measured, commit]);
}
