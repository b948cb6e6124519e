import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Corner } from '../../board/place/zoomed.ts';
import { letterSize } from '../../page/letter-size.ts';
import { onSize } from '../../page/sizes.ts';
import { isMotionReduced } from '../../page/use-reduced-motion.ts';

const SLIDE = { duration: 260, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };

const firstRow = (track: HTMLElement) => track.querySelector<HTMLElement>('.track-card')?.offsetTop ?? 0;

/** Slides the cards that have changed their places in the row; gives where all are now. */
function slidIn(track: HTMLElement, were: ReadonlyMap<string, Corner>): Map<string, Corner> {
  const places = new Map<string, Corner>();
  for (const card of track.querySelectorAll<HTMLElement>('.track-card')) {
    const { offsetLeft: left, offsetTop: top } = card;
    const id = card.dataset.card ?? '';
    const was = were.get(id);
    places.set(id, { left, top });
    if (was && was.top === top && was.left !== left && !isMotionReduced())
      card.animate?.([{ transform: `translateX(${was.left - left}px)` }, { transform: 'none' }], SLIDE);
  }
  return places;
}

/** How much room its cards take beside one another, in the page's letters; parts of a pixel count as a whole. */
function roomOf(track: HTMLElement): number {
  const { columnGap, paddingLeft, paddingRight } = getComputedStyle(track);
  const cards = [...track.querySelectorAll<HTMLElement>('.track-card')].map((card) => card.offsetWidth + 1);
  // Before there is an order it says so, in as much room as that takes.
  if (cards.length === 0) return 0;
  const gaps = Number.parseFloat(columnGap) * Math.max(0, cards.length - 1);
  const sides = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
  return (cards.reduce((sum, one) => sum + one, gaps) + sides) / letterSize() || 0;
}

/** How many lie in rows that are not seen, and how to turn to the next row. */
interface Track {
  readonly hidden: number;
  /** Some were: what turns to them keeps its place. */
  readonly wasLong: boolean;
  /** The most room its cards have taken: it keeps that, so that nothing beside it moves when somebody falls. */
  readonly widest: number;
  readonly turn: () => void;
}

/**
 * A track that is longer than its place lies in rows of whole portraits, one row in sight: the one with the active
 * figure, turned to within the track alone. Cards that change their places slide there.
 */
export function useTrack(list: RefObject<HTMLElement | null>, active: string | null, order: string): Track {
  const [hidden, setHidden] = useState(0);
  const [widest, setWidest] = useState(0);
  const [wasLong, setWasLong] = useState(false);
  const were = useRef(new Map<string, Corner>());
  const across = useRef(0);

  const look = useCallback(() => {
    const track = list.current;
    if (!track) return;
    const row = track.scrollTop + firstRow(track);
    const away = [...track.querySelectorAll<HTMLElement>('.track-figure')].filter((figure) => {
      const { offsetTop } = figure.closest<HTMLElement>('.track-card')!;
      return Math.abs(offsetTop - row) > 8;
    });
    setHidden(away.length);
    if (away.length > 0) setWasLong(true);
  }, [list]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: for each turn, and each order of the cards
  useLayoutEffect(() => {
    const track = list.current;
    if (!track) return;
    const follow = () => {
      const card = track.querySelector<HTMLElement>('.track-card[data-active]');
      if (card) track.scrollTop = card.offsetTop - firstRow(track);
      const room = roomOf(track);
      // Another window is laid out anew: what it kept room for was of the one before.
      const isAnother = across.current !== innerWidth;
      across.current = innerWidth;
      if (isAnother) setWasLong(false);
      look();
      setWidest((most) => (isAnother ? room : Math.max(most, room)));
      were.current = slidIn(track, were.current);
    };
    return onSize(track, follow);
  }, [list, look, active, order]);

  const turn = useCallback(() => {
    const track = list.current;
    if (!track) return;
    const next = track.scrollTop + track.clientHeight;
    track.scrollTop = next >= track.scrollHeight - 4 ? 0 : next;
    look();
  }, [list, look]);
  return { hidden, wasLong, widest, turn };
}
