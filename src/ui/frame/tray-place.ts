import { useLayoutEffect, useState } from 'react';
import type { FigureId } from '../../engine/index.ts';
import { onSize } from '../page/sizes.ts';
import { type BoardCorner, boxIn, CORNERS, overlap } from './corners.ts';

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

/** Which corner of the board the tray lies in: the one away from whom it concerns, and from whoever else stands there. */
export function useCorner(box: { readonly current: HTMLElement | null }, figures: readonly FigureId[]) {
  const [corner, setCorner] = useState<BoardCorner | null>(null);
  const whom = figures.join(' ');
  useLayoutEffect(() => {
    const element = box.current;
    let isPlaced = false;
    const place = () => {
      // Once: what comes into the tray later does not send it to another corner.
      if (!isPlaced && element) setCorner(cornerFor(element, whom.split(' ')));
      isPlaced = true;
    };
    return element ? onSize(element, place) : undefined;
  }, [box, whom]);
  return corner;
}

/** Pixels between the tray and the board's edges. */
const GAP = 10;

function cornerFor(tray: HTMLElement, whom: readonly FigureId[]): BoardCorner {
  const stage = tray.parentElement!.getBoundingClientRect();
  const all = [...document.querySelectorAll<SVGElement>('.board-figures [data-figure]')];
  const buttons = [...document.querySelectorAll('.board-controls > :first-child, .edge-arrow')];
  const hidden = (corner: BoardCorner) => {
    const box = boxIn(corner, stage, tray.offsetWidth, tray.offsetHeight, GAP);
    const pressed = buttons.reduce((sum, one) => sum + overlap(box, one.getBoundingClientRect()), 0);
    // Whom it concerns is never covered as long as anybody else can be, nor what is pressed.
    return all.reduce((sum, figure) => {
      const weight = whom.includes(figure.dataset.figure ?? '') ? 100 : 1;
      return sum + weight * overlap(box, figure.getBoundingClientRect());
    }, 100 * pressed);
  };
  return CORNERS.reduce((best, corner) => (hidden(corner) < hidden(best) ? corner : best), 'top-left');
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
