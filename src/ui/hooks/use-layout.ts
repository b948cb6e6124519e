import { useEffect, useState } from 'react';
import { useTable } from './use-table.ts';

/**
 * How a table lies in its window: with all panels beside the board; on a phone upright, under a sheet that is drawn up
 * over the board; on a low screen, with one panel at a time beside it.
 */
export type Layout = 'wide' | 'sheet' | 'low';

/** Pixels of the usual letters: windows are measured in these, so that twice the letters are half the window. */
const USUAL = 17;

/** The layout of a window, by its pixels and those of its letters. */
export function layoutOf(width: number, height: number, letters: number): Layout {
  const [wide, high] = [(width / letters) * USUAL, (height / letters) * USUAL];
  if (wide < 500 || (wide <= 760 && high > 500)) return 'sheet';
  return high <= 600 ? 'low' : 'wide';
}

const layoutHere = (): Layout =>
  layoutOf(
    window.innerWidth,
    window.innerHeight,
    Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL,
  );

/** The layout of this window, by the letters it has. */
export function useLayout(): Layout {
  const { settings } = useTable();
  const [layout, setLayout] = useState(layoutHere);
  useEffect(() => {
    const look = () => setLayout(layoutHere());
    look();
    window.addEventListener('resize', look);
    const forget = settings.subscribe(look);
    return () => {
      window.removeEventListener('resize', look);
      forget();
    };
  }, [settings]);
  return layout;
}
