import { type KeyboardEvent, useState } from 'react';
import type { Space } from '../../../engine/index.ts';
import { type Grid, nextSpace } from './grid.ts';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

interface Wishes {
  readonly grid: Grid;
  /** Where the cursor begins. */
  readonly start: Space;
  /** A place given from outside, which the cursor then goes to. */
  readonly given: Space | null | undefined;
  /** Stops for Page Up and Page Down: the figures. */
  readonly stops: readonly Space[];
  readonly onMove: (space: Space) => void;
  readonly onEnter: (space: Space) => void;
  readonly onZoom: (way: 'in' | 'out' | 'fit') => void;
  /** Moves the board itself, by Shift and arrows. */
  readonly onPan: (way: readonly [number, number]) => void;
}

const ZOOM_KEYS: Readonly<Record<string, 'in' | 'out' | 'fit'>> = {
  '+': 'in',
  '=': 'in',
  '-': 'out',
  '0': 'fit',
};

/** A cursor on the board for the keyboard: arrows move it, Enter or Space acts, Page keys go from figure to figure. */
export function useBoardCursor({ grid, start, given, stops, onMove, onEnter, onZoom, onPan }: Wishes) {
  const [cursor, setCursor] = useState<Space | null>(null);
  const [sent, setSent] = useState<string | undefined>(undefined);
  // While it is drawn, not after: a key that is pressed at once finds it there.
  if (given?.join() !== sent) {
    setSent(given?.join());
    if (given) setCursor(given);
  }

  const go = (space: Space | null | undefined) => {
    if (!space) return;
    setCursor(space);
    onMove(space);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const here = cursor ?? start;
    const arrow = ARROWS[event.key];
    const zoom = ZOOM_KEYS[event.key];
    if (arrow && event.shiftKey) onPan(arrow);
    else if (arrow) go(cursor === null ? start : nextSpace(grid, here, arrow));
    else if (event.key === 'Enter' || event.key === ' ') onEnter(here);
    else if (event.key === 'PageDown' || event.key === 'PageUp') {
      const at = stops.findIndex((stop) => stop[0] === here[0] && stop[1] === here[1]);
      const step = event.key === 'PageDown' ? 1 : -1;
      go(stops[(at + step + stops.length) % stops.length]);
    } else if (zoom) onZoom(zoom);
    else return;
    event.preventDefault();
  };
  return { cursor, moveTo: setCursor, onKeyDown };
}
