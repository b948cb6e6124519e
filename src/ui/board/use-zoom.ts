import { type RefObject, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { type BoardSize, CELL, HEAD, MARGIN } from './geometry.ts';

/** A space of fewer pixels is not found by a finger, or by a mouse; the board scrolls rather than go below. */
const FINGER = 42;
const MOUSE = 32;
const LARGEST = 150;
const STEP = 1.25;

const byTouch = () =>
  typeof window.matchMedia === 'function' && window.matchMedia('(pointer: coarse)').matches;

export interface Zoom {
  /** Pixels of the drawing. */
  readonly width: number;
  readonly height: number;
  /** Pixels of a space. */
  readonly cell: number;
  /** Whether the board is larger than its place. */
  readonly overflows: boolean;
  /** Whether the place is known: before that nothing need be drawn, it would be drawn twice. */
  readonly measured: boolean;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  /** As large as fits, or as small as a finger needs. */
  readonly fit: () => void;
}

/** The size of the board in its place: fitted, unless it would be too small to touch, or zoomed by hand. */
export function useZoom(place: RefObject<HTMLElement | null>, { columns, rows }: BoardSize): Zoom {
  const [room, setRoom] = useState<{ width: number; height: number } | null>(null);
  const [touch] = useState(byTouch);
  const [chosen, setChosen] = useState<number | null>(null);
  const units = { width: columns * CELL + 2 * MARGIN, height: rows * CELL + HEAD + MARGIN };

  useLayoutEffect(() => {
    const element = place.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
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
  const whole = Math.min(byWidth, byHeight);
  const least = touch || (room && room.width < 600) ? FINGER : MOUSE;
  const cell = chosen ?? Math.max(least, Math.min(LARGEST, whole));
  const smallest = Math.min(least, whole);
  const change = useCallback(
    (factor: number) => setChosen(Math.max(smallest, Math.min(LARGEST, cell * factor))),
    [cell, smallest],
  );
  const width = Math.floor((units.width * cell) / CELL);
  const height = Math.floor((units.height * cell) / CELL);
  const overflows = cell > whole + 0.5;
  return useMemo(
    () => ({
      width,
      height,
      cell: (width * CELL) / units.width,
      overflows,
      measured,
      zoomIn: () => change(STEP),
      zoomOut: () => change(1 / STEP),
      fit: () => setChosen(null),
    }),
    [width, height, units.width, overflows, measured, change],
  );
}
