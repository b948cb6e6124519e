import { useLayoutEffect, useState } from 'react';
import type { FigureId } from '../../engine/index.ts';
import { onSize } from '../hooks/sizes.ts';

/** Lays the canvas over the way the dice take, and gives where they will lie on it. */
export function spread(canvas: HTMLElement, box: HTMLElement, from: 'near' | 'far') {
  const slots = [...box.querySelectorAll('.tray-die')].map((slot) => slot.getBoundingClientRect());
  const stage = box.parentElement!.getBoundingClientRect();
  const own = box.getBoundingClientRect();
  const first = slots[0]!;
  const last = slots.at(-1)!;
  const size = first.width * 0.84;
  const middle = first.top + first.height / 2;
  const near = from === 'near';
  const left = Math.max(stage.left, first.left - size * (near ? 3.8 : 0.5));
  const right = Math.min(stage.right, last.right + size * (near ? 0.5 : 3.8));
  // What is thrown to the upper edge may hop over it.
  const top = Math.max(0, stage.top - size, middle - size * (near ? 2 : 4));
  const bottom = Math.min(
    stage.bottom,
    Math.max(...slots.map((slot) => slot.bottom)) + size * (near ? 3.4 : 0.6),
  );
  Object.assign(canvas.style, {
    left: `${left - own.left}px`,
    top: `${top - own.top}px`,
    width: `${right - left}px`,
    height: `${bottom - top}px`,
  });
  const places = slots.map((slot) => ({
    x: slot.left + slot.width / 2 - left,
    y: slot.top + slot.height * 0.46 - top,
  }));
  return { places, size };
}

/** The tray's size, whenever it changes: what is painted lies on it. */
export function useRoom(box: { readonly current: HTMLElement | null }): string {
  const [room, setRoom] = useState('');
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    return onSize(element, () => setRoom(`${element.offsetWidth} ${element.offsetHeight}`));
  }, [box]);
  return room;
}

/** Which edge of the board the tray lies at: the lower one, unless it would lie on whom it concerns. */
export function useEdge(box: { readonly current: HTMLElement | null }, figures: readonly FigureId[]) {
  const [edge, setEdge] = useState<'low' | 'high' | null>(null);
  const whom = figures.join(' ');
  useLayoutEffect(() => {
    const element = box.current;
    let isPlaced = false;
    const place = () => {
      // Once: what comes into the tray later does not send it to the other edge.
      if (!isPlaced && element) setEdge(edgeFor(element, whom.split(' ')));
      isPlaced = true;
    };
    return element ? onSize(element, place) : undefined;
  }, [box, whom]);
  return edge;
}

/** Pixels of what the dice came to, which stands between the tray and the board's middle where there is room for it. */
const VERDICT = 88;
const NARROW = 780;

function edgeFor(tray: HTMLElement, whom: readonly FigureId[]): 'low' | 'high' {
  const stage = tray.parentElement!.getBoundingClientRect();
  const places = whom.flatMap((id) => {
    const figure = document.querySelector(`.board-figures [data-figure="${CSS.escape(id)}"]`);
    return figure ? [figure.getBoundingClientRect()] : [];
  });
  const height = tray.offsetHeight + 16 + (stage.width > NARROW ? VERDICT : 0);
  const hidden = (top: number, bottom: number) =>
    places.reduce((all, at) => all + Math.max(0, Math.min(bottom, at.bottom) - Math.max(top, at.top)), 0);
  const low = hidden(stage.bottom - height, stage.bottom);
  return low > 0 && hidden(stage.top, stage.top + height) < low ? 'high' : 'low';
}

/** The way to where the dice count: the panel's row, if it is in sight; else they fade. */
export function flightOf(box: HTMLElement): Keyframe[] {
  const rows = [...document.querySelectorAll('.side .dice-row')];
  const row = rows.map((one) => one.getBoundingClientRect()).find(({ width }) => width > 0);
  const own = box.getBoundingClientRect();
  if (!row || row.top > window.innerHeight || row.bottom < 0)
    return [{ opacity: 1 }, { opacity: 0, transform: 'translateY(18px)' }];
  const x = row.left + row.width / 2 - own.left - own.width / 2;
  const y = row.top + row.height / 2 - own.top - own.height / 2;
  const scale = Math.max(0.2, Math.min(0.6, row.width / own.width));
  return [
    { opacity: 1, transform: 'none' },
    { opacity: 0.9, offset: 0.6 },
    { opacity: 0, transform: `translate(${x}px, ${y}px) scale(${scale})` },
  ];
}
