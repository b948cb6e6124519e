/** How a table lies in its window. */
import { useEffect, useRef, useState } from 'react';
import { letterSize } from '../page/letter-size.ts';
import { useTable } from '../page/use-table.ts';

/**
 * A bar, the board and a dock below it; on a phone upright the same with a high dock; on a low screen the dock in a
 * column beside the board.
 */
export type Layout = 'wide' | 'phone' | 'low';

/** Pixels of the usual letters: windows are measured in these, so that twice the letters are half the window. */
const USUAL = 17;

/** The layout of a window, by its pixels and those of its letters. */
export function layoutOf(width: number, height: number, letters: number): Layout {
  const [wide, high] = [(width / letters) * USUAL, (height / letters) * USUAL];
  // Narrow and low, as a page read at 200 %: below a phone's dock nothing would be left of the board.
  const isLying = wide >= 480 && high < Math.min(440, wide);
  if (!isLying && (wide < 560 || (wide < 700 && high > wide))) return 'phone';
  return high < 560 ? 'low' : 'wide';
}

/** The widest window whose board lies beneath a drawer that is open, in pixels of the usual letters. */
const COVERED = 1366;

/** Whether a drawer covers what a question asks for, in a window of that width with such letters. */
export const coversBoard = (width: number, letters: number): boolean => (width / letters) * USUAL <= COVERED;

/** The same of this window. */
export const coversBoardHere = (): boolean => coversBoard(window.innerWidth, lettersHere());

const lettersHere = (): number => letterSize() || USUAL;

interface Window {
  readonly layout: Layout;
  /** How many cards there is room for. */
  readonly most: number;
}

/** Of the dock: its hero's block and what ends the turn take that much of its width, a card and its gap the rest. */
const BESIDE_CARDS = 388;
const CARD = 108;
const SHORT = 700;

/** Room for cards: up to nine in a line, three lines of three on a phone, two columns beside the board. */
export function roomForCards(width: number, height: number, letters: number): number {
  const [wide, high] = [(width / letters) * USUAL, (height / letters) * USUAL];
  const layout = layoutOf(width, height, letters);
  if (layout === 'phone') return high < SHORT ? 6 : 9;
  if (layout === 'low') return Math.max(4, Math.min(10, 2 * Math.floor((high - 160) / 54)));
  if (wide < 1000) return Math.min(9, Math.floor((wide - 18) / 98));
  const [beside, card] = wide < 1200 ? [334, 98] : [BESIDE_CARDS, CARD];
  return Math.min(9, Math.floor((wide - beside + 6) / card));
}

const windowHere = (): Window => {
  const here = [window.innerWidth, window.innerHeight, lettersHere()] as const;
  return { layout: layoutOf(...here), most: roomForCards(...here) };
};

/** It draws anew only where something of it is another: settings change for much else. */
function useWindow(): Window {
  const { settings } = useTable();
  const [now, setNow] = useState(windowHere);
  const last = useRef(now);
  useEffect(() => {
    const look = () => {
      const next = windowHere();
      if (last.current.layout === next.layout && last.current.most === next.most) return;
      last.current = next;
      setNow(next);
    };
    look();
    window.addEventListener('resize', look);
    const forget = settings.subscribe(look);
    return () => {
      window.removeEventListener('resize', look);
      forget();
    };
  }, [settings]);
  return now;
}

/** The layout of this window, by the letters it has. */
export const useLayout = (): Layout => useWindow().layout;

/** How many cards there is room for in the dock. */
export const useRoomForCards = (): number => useWindow().most;
